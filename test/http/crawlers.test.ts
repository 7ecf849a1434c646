import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { notices } from '../../content/notices.ts';
import { prices as priceList, priceTerms } from '../../content/prices.ts';
import { services } from '../../content/services/index.ts';
import { findPerson } from '../../content/team.ts';
import { drawCity, drawCoast } from '../../server/maps/maps.ts';
import { findClosures } from '../../server/office/find-notices.ts';
import { createSiteIndex } from '../../server/page/site-index.ts';
import { describeOpeningHours } from '../../server/structured-data/opening-hours.ts';
import { formatMonth } from '../../shared/dates.ts';
import { formatPrice, formatTelHref } from '../../shared/format.ts';
import { formatTitle, getPreviewImagePath } from '../../shared/head.tsx';
import { getOfficeDay, readOfficeTime } from '../../shared/office/clock.ts';
import { formatHoursRow, listHours } from '../../shared/office/hours.ts';
import { launch } from '../browser/browser.ts';
import { graphIn, hrefsOf, textOf } from '../documents.ts';
import { assets, makeApp } from '../site.ts';
import { origin, usePages } from '../use-pages.ts';

const noImage = ['/search?q=homestead', '/search', '/nope', '/blog/nope'];
const { app, paths, htmlOf, documentOf, findAll, textOn } = usePages(...noImage);
const written = articles.filter(({ body }) => body);
const day = getOfficeDay(new Date());
const { pages: heads } = await createSiteIndex(day);
const headOf = (path: string) => heads.find((page) => page.path === path)?.head ?? { title: '', description: '' };

/** The city of the office, if it has a page. */
const home = cities.find(({ city }) => city === firm.office.city);

/** What the metadata of a name say, which stand once. */
function metaOf(path: string, name: string): string {
  const found = findAll(path, `head meta:is([name="${name}"], [property="${name}"])`);
  expect(found.length, `${path}: ${name}`).toBe(1);
  return found[0]?.getAttribute('content') ?? '';
}

describe('the head of every page', () => {
  // The content check says whether they are of a good length, and each page's own.
  test.each(paths)('%s has the title and the description of its file, a canonical and a card', (path) => {
    const head = headOf(path);
    const [title, description] = [formatTitle(head.title), head.description];
    expect([findAll(path, 'title').map(textOf), metaOf(path, 'description')]).toEqual([[title], description]);
    expect(hrefsOf(findAll(path, 'link[rel="canonical"]'))).toEqual([origin + path]);
    const card = ['url', 'title', 'description', 'image'].map((name) => metaOf(path, `og:${name}`));
    expect(card).toEqual([origin + path, title, description, origin + getPreviewImagePath(path)]);
    expect(metaOf(path, 'og:type')).toBe(path.startsWith('/blog/') ? 'article' : 'website');
    expect(metaOf(path, 'twitter:card')).toBe('summary_large_image');
    const colors = findAll(path, 'meta[name="theme-color"]').map((meta) =>
      ['media', 'content'].map((name) => meta.getAttribute(name)).join(' '),
    );
    expect(colors).toEqual(['(prefers-color-scheme: light) #fcf9f3', '(prefers-color-scheme: dark) #0b2024']);
    expect(hrefsOf(findAll(path, 'link[type="application/atom+xml"][title="Articles"]'))).toEqual(['/feed.xml']);
  });

  test('describes the image of its link preview after naming it, and one without says nothing of an image', () => {
    // https://ogp.me/#array: structured properties come after their root tag.
    for (const path of paths)
      expect(
        findAll(path, 'meta[property^="og:image"]').map((meta) => meta.getAttribute('property')),
        path,
      ).toEqual(['og:image', 'og:image:width', 'og:image:height', 'og:image:alt']);
    for (const path of noImage) expect(htmlOf(path), path).not.toMatch(/og:image|twitter:card/);
  });

  test('says in words what the image shows: the heading, and the drawing with its numbers', () => {
    for (const path of paths) {
      const alt = metaOf(path, 'og:image:alt');
      const heading = textOn(path, 'h1');
      expect(alt, path).toContain(heading);
      if (path !== '/contact' && findAll(path, '.figure, .coast, .town-map, .key-dates').length > 0)
        expect(alt.length, path).toBeGreaterThan(heading.length + 20);
      expect(alt.length, path).toBeLessThanOrEqual(420);
      expect(alt, path).not.toMatch(/undefined|NaN|{{/);
    }
    expect(metaOf('/services/payroll-services', 'og:image:alt')).toContain('7.65%');
  });

  test('has keywords where the specification sets them, and the place of every city', () => {
    const named = ['bookkeeping-services', 'business-tax-services', 'personal-tax-services', 'tax-preparation'];
    for (const path of ['/location', ...named.map((slug) => `/services/${slug}`), ...cities.map(({ path }) => path)])
      expect(metaOf(path, 'keywords').length, path).toBeGreaterThan(20);
    for (const { path, city, lat, lon } of cities) {
      const place = ['region', 'placename', 'position'].map((name) => metaOf(path, `geo.${name}`));
      expect(place).toEqual(['US-FL', city, `${lat};${lon}`]);
    }
  });

  test('points at an image that other sites may show', async () => {
    const { headers } = await request(app).get(getPreviewImagePath('/')).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
  });
});

describe('the HTML of every page', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes a valid attribute or an element without content.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // Numbers are kept on one line by the style sheet, and stay searchable as they are written.
      'tel-non-breaking': 'off',
    },
  });

  test.each([...paths, ...noImage])('%s is valid, with headings in order', async (path) => {
    const { results } = await validator.validateString(htmlOf(path).replace(assets.styles, ''));
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`)).toEqual([]);
  });

  test.each(paths)('%s says in each link where it leads', (path) => {
    const links = findAll(path, 'a[href]').map(textOf);
    expect(links.length).toBeGreaterThan(20);
    const vague = /^(learn more|read more|more( info)?|(click )?here|this|link|start|go)?\W*$/i;
    expect(links.filter((words) => vague.test(words))).toEqual([]);
  });
});

type Node = Record<string, unknown> & { '@type': string; '@id'?: string };

const graphOf = (path: string): Node[] => graphIn(documentOf(path));
const nodesOf = (path: string, type: string) => graphOf(path).filter((node) => node['@type'] === type);

/**
 * Values that are addresses or codes for machines, and have their words elsewhere on the page: of the holidays it says
 * which they are, of the office it has a pin on the map. The price range is for machines alone.
 */
const codes = new Set(
  '@type @id @context url item image mainEntityOfPage dayOfWeek opens closes validFrom validThrough datePublished dateModified position telephone latitude longitude priceRange'.split(
    ' ',
  ),
);

function shownValues(value: unknown, key = ''): string[] {
  if (codes.has(key)) return [];
  if (typeof value === 'string') return [value.replace(/^-(?=\d)/, '')];
  if (Array.isArray(value)) return value.flatMap((part) => shownValues(part, key));
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([name, part]) => shownValues(part, name));
  return [];
}

describe('structured data', () => {
  test.each(paths)('of %s parses, has one firm, joins its nodes by id and says nothing that the page does not show', (path) => {
    const graph = graphOf(path);
    const ids = graph.map((node) => node['@id']).filter(Boolean);
    expect(nodesOf(path, 'AccountingService')).toHaveLength(1);
    for (const [, id] of JSON.stringify(graph).matchAll(/"(?:provider|publisher)":\{"@id":"([^"]+)"\}/g))
      expect(ids).toContain(id);
    const text = textOn(path, '#site-root').toLowerCase();
    for (const value of shownValues(graph)) expect(text.includes(value.replace(/\s+/g, ' ').toLowerCase()), value).toBe(true);
    expect(JSON.stringify(graph)).not.toMatch(/"@type":"(Review|AggregateRating|SearchAction)"|aggregateRating|ratingValue/);
  });

  test('describes the firm: phone with +1, address, coordinates to five decimals, price range', () => {
    const [node] = nodesOf('/contact', 'AccountingService');
    const { street, zip, state, lat, lon } = firm.office;
    expect(node).toMatchObject({
      '@id': `${origin}/#firm`,
      telephone: formatTelHref(firm.phone).replace('tel:', ''),
      priceRange: '$299-$1550',
      geo: { latitude: lat.toFixed(5), longitude: lon.toFixed(5) },
      address: { streetAddress: street, postalCode: zip, addressRegion: state },
    });
  });

  test('has the hours and the special days of a year wherever it has them, and the page says them, too', () => {
    const closures = findClosures(notices, readOfficeTime(new Date()));
    const expected = describeOpeningHours(firm.hours, day, closures);
    const rows = listHours(firm.hours, day).map(({ days, times }) => ({ days, times }));
    let found = 0;
    for (const path of paths) {
      const [node] = nodesOf(path, 'AccountingService');
      if (!node?.openingHoursSpecification) expect(node?.specialOpeningHoursSpecification, path).toBeUndefined();
      else {
        found++;
        expect(node, path).toMatchObject(expected);
        for (const { days, times } of rows)
          expect(textOn(path, '.hours'), path).toMatch(new RegExp(`${days}(?: [^)]*\\))?${times}`));
      }
    }
    expect(found).toBeGreaterThan(2);
  });

  test('names the site on the home page, breadcrumbs elsewhere, a service on its page, questions wherever they are shown', () => {
    for (const path of paths) {
      const shown = findAll(path, '.accordion:not(:has(> [name="audience"])), .question-cards').length > 0;
      const counts = ['WebSite', 'BreadcrumbList', 'Service', 'FAQPage'].map((type) => nodesOf(path, type).length);
      const expected = [path === '/', path !== '/', path.startsWith('/services/'), shown].map(Number);
      expect(counts, path).toEqual(expected);
    }
    expect(nodesOf('/faqs', 'FAQPage')[0]?.mainEntity).toHaveLength(12);
    expect(nodesOf('/services/tax-preparation', 'FAQPage')).toHaveLength(1);
    const [bookkeeping] = nodesOf('/services/bookkeeping-services', 'Service');
    expect(bookkeeping).toMatchObject({ serviceType: 'Bookkeeping Services', provider: { '@id': `${origin}/#firm` } });
    const served = cities.filter(({ isServedWithBooks }) => isServedWithBooks).map(({ city }) => city);
    const areas = bookkeeping?.areaServed as { name: string }[];
    expect(areas.map(({ name }) => name)).toEqual(served.length > 0 ? served : [firm.office.city]);
  });

  test('describes the cities that are to be as local business, with the one office there is', () => {
    for (const { path } of cities.filter(({ isLocalBusiness }) => isLocalBusiness))
      expect(nodesOf(path, 'AccountingService')).toMatchObject([
        {
          name: firm.legalName,
          description: expect.stringMatching(/./),
          mainEntityOfPage: origin + path,
          makesOffer: services.map(({ title }) => ({ itemOffered: { serviceType: title } })),
          address: { addressLocality: firm.office.city, postalCode: firm.office.zip },
        },
      ]);
    for (const path of paths)
      expect(nodesOf(path, 'AccountingService')[0]?.url, path).toBe(path === home?.path ? origin + path : `${origin}/`);
  });

  test('describes the written articles, with the month that the page says of a revision', () => {
    for (const { slug, date, updated } of written) {
      const path = `/blog/${slug}`;
      const dates = { datePublished: date, dateModified: updated };
      expect(nodesOf(path, 'BlogPosting')[0]).toMatchObject({ ...dates, mainEntityOfPage: origin + path });
      // No person of whom the owner has not confirmed that he exists.
      expect(nodesOf(path, 'BlogPosting')[0]).toMatchObject({ author: { '@id': expect.stringContaining('#firm') } });
      const times = findAll(path, 'time').map(({ outerHTML }) => outerHTML);
      if (updated) expect(times).toContain(`<time dateTime="${updated}">Updated ${formatMonth(updated)}</time>`);
    }
  });
});

describe('files for machines', () => {
  let page: Page;
  beforeAll(async () => {
    const browser = await launch();
    page = await browser.newPage();
    return () => browser.close();
  });

  /** The elements of one name in an XML file, as the browser's parser reads them: what each child says, by its name. */
  const parseXml = (text: string, name: string): Promise<Record<string, string>[]> =>
    page.evaluate(
      ([source = '', tag = '']) => {
        const document = new DOMParser().parseFromString(source, 'application/xml');
        const error = document.querySelector('parsererror')?.textContent;
        if (error) throw new Error(error);
        const nameOf = (child: Element) => [child.nodeName, child.getAttribute('rel')].filter(Boolean).join(' ');
        const textIn = (child: Element) => child.getAttribute('href') ?? child.getAttribute('term') ?? child.textContent.trim();
        const elements = [...document.getElementsByTagName(tag)].map(({ children }) => [...children]);
        return elements.map((children) => Object.fromEntries(children.map((child) => [nameOf(child), textIn(child)])));
      },
      [text, name],
    );

  test('the sitemap is the set of pages, each with the day on which readers last gained by its words', async () => {
    const { text, headers } = await request(app).get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = paths.map((path) => ({ loc: origin + path, lastmod: Object(headOf(path)).updated }));
    expect(await parseXml(text, 'url')).toEqual(listed);
    for (const { lastmod } of listed) expect(lastmod).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(listed.every(({ lastmod }) => lastmod <= new Date().toISOString().slice(0, 10))).toBe(true);
  });

  test('the feed has what RFC 4287 requires of the written articles: ids, titles, dates, authors', async () => {
    const { text, headers } = await request(app).get('/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const [feed] = await parseXml(text, 'feed');
    expect(feed).toMatchObject({ 'link self': `${origin}/feed.xml`, 'link alternate': `${origin}/blog` });
    const entries = await parseXml(text, 'entry');
    const newest = entries.map(({ updated }) => updated).sort();
    expect(feed?.updated).toBe(newest.at(-1));
    expect(entries.map(({ link }) => link)).toEqual(written.map(({ slug }) => `${origin}/blog/${slug}`));
    entries.forEach((entry, index) => {
      const { title, subject = 'trusts', date, updated, category, excerpt } = written[index] ?? {};
      expect(entry).toMatchObject({ title, author: findPerson(subject).name, category, summary: excerpt });
      expect([entry.published, entry.updated]).toEqual([date, updated].map((day) => `${day}T12:00:00.000Z`));
    });
    for (const { id } of [feed, ...entries] as { id: string }[]) expect(id).toMatch(/^tag:/);
    expect(new Set([feed, ...entries].map((entry) => entry?.id)).size).toBe(written.length + 1);
  });

  test('llms.txt has the firm’s facts and every page', async () => {
    const { text } = await request(app).get('/llms.txt');
    expect(text).toMatch(/^# .+\n\n> /);
    for (const path of paths) expect(text).toContain(`](${origin}${path}): `);
    const hours = listHours(firm.hours, day).map((row) => formatHoursRow(row, ':'));
    const lineOf = (service: string) => text.split('\n').find((line) => line.startsWith(`- ${service}`));
    for (const { service, price } of Object.values(priceList))
      expect(lineOf(service)).toMatch(new RegExp(`: ${formatPrice(price).replaceAll('$', '\\$')}$`));
    const lines = cities.flatMap(({ phone }) => phone ?? []);
    for (const fact of [firm.phone, ...lines, firm.office.zip, ...hours, priceTerms]) expect(text).toContain(fact);
    // Under a heading its reference parser takes links alone: - [name](url): words
    const [, ...listed] = text.split(/^## .*$/m);
    const links = listed.flatMap((part) => part.split('\n')).filter(Boolean);
    expect(links.filter((line) => !/^- \[[^\]]+\]\([^)]+\): ./.test(line))).toEqual([]);
  });

  test.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/office.vcf', 'text/vcard; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s is there', async (path, type) => {
    await request(app).get(path).expect(200).expect('Content-Type', type);
  });

  test('robots may read everything on a staging server, where each answer says noindex', async () => {
    const { text, headers } = await request(makeApp({ ALLOW_INDEXING: 'off' }).app)
      .get('/robots.txt')
      .expect(200);
    expect([text, headers['x-robots-tag']]).toEqual(['User-agent: *\nDisallow:\n', 'noindex, nofollow']);
  });

  test('robots leave the choices of /deadlines alone, which make 512 pages, but not its calendars', async () => {
    const { text } = await request(app).get('/robots.txt');
    const [previewers = '', everybody = ''] = text.split('\n\n');
    expect(previewers).toMatch(/^User-agent: Twitterbot$/m);
    expect(previewers).toMatch(/^Disallow:$/m);
    expect(everybody, 'for parsers that take the first rule').not.toContain('Allow: /');
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, start = '']) => start);
    const mayRead = (path: string) => !closed.some((start) => path.startsWith(start));
    for (const path of ['/deadlines', '/deadlines.ics', '/deadlines.ics?who=employer', '/search?q=w-2', '/forms?q=941'])
      expect(mayRead(path), path).toBe(true);
    const choices = hrefsOf(findAll('/deadlines', 'a[href^="/deadlines?"]'));
    expect(choices).toHaveLength(9);
    expect(choices.filter(mayRead)).toEqual([]);
  });
});

describe.skipIf(drawCoast().length === 0)('the map of the coast', () => {
  test.each(['/', '/location', '/contact'])('on %s links every town and has the office in its city', (path) => {
    expect(findAll(path, '.coast a').length).toBe(cities.length);
    expect(hrefsOf(findAll(path, '.coast a[aria-current="true"]'))).toEqual([home?.path]);
    expect(textOn(path, '.coast').match(/Our office/g)).toHaveLength(1);
    expect(textOn(path, '.coast')).not.toContain('°');
  });
});

describe.skipIf(cities.length === 0)('the page of a town', () => {
  test.each(cities.filter((city) => drawCity(city).length > 0))(
    '$path has three ways with their minutes as text, and two neighbors, each in its own direction',
    ({ path }) => {
      expect(findAll(path, 'dl.town dt').length).toBe(3);
      expect(findAll(path, 'dl.town dd').map(textOf)).toContainEqual(expect.stringMatching(/^\d+( to \d+)? minutes$/));
      const directions = findAll(path, 'nav.way-links small').map(textOf);
      expect([directions.length, new Set(directions).size]).toEqual([2, 2]);
    },
  );

  const ways = [
    ['Boca Raton', 'Deerfield Beach', 'South along the coast'],
    ['Deerfield Beach', 'Boca Raton', 'North along the coast'],
    ['Ocean Ridge', 'Boynton Beach', 'West over the bridge'],
    ['Boynton Beach', 'Ocean Ridge', 'East over the bridge'],
  ].map(([from, to, way]) => ({ path: cities.find(({ city }) => city === from)?.path ?? '', to, way }));
  test.each(ways.filter(({ path }) => path))('$path leads to $to: $way', ({ path, to, way }) => {
    const links = findAll(path, 'nav.way-links a').map(textOf);
    expect(links.find((words) => words.includes(`${to}`))).toContain(way);
  });

  test.each(cities.filter(({ phone }) => phone))(
    'with a number of its own, $city, says where the office is',
    ({ path, city }) => {
      expect(textOn(path)).toContain(`Our office${firm.office.city} only`);
      expect(textOn(path)).toContain(`We have no office in ${city}.`);
    },
  );
});

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { parseFragment } from 'parse5';
import sharp from 'sharp';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { prices as priceList } from '../../content/prices.ts';
import { security } from '../../content/security.ts';
import { services } from '../../content/services/index.ts';
import { listClosings } from '../../shared/components/office-status.ts';
import { formatHours, formatTelHref } from '../../shared/format.ts';
import { getOfficeDay } from '../../shared/office-clock.ts';
import { pages } from '../../shared/routes.ts';
import { makeApp, readPages, root } from '../site.ts';

const origin = 'https://www.example.com';
const paths = pages.map(({ path }) => path);
const written = articles.filter(({ load }) => load);
let app: Awaited<ReturnType<typeof makeApp>>['app'];
let html: Map<string, string>;

beforeAll(async () => {
  ({ app } = await makeApp({ SITE_ORIGIN: origin }));
  html = await readPages(app, paths);
});

const unescaped = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const meta = (page: string, name: string) =>
  unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1] ?? '');

describe('the head of every page', () => {
  test.each(paths)('%s has a title, a description, a canonical and a card that fit', (path) => {
    const page = html.get(path) ?? '';
    const title = unescaped(/<title>([^<]+)<\/title>/.exec(page)?.[1] ?? '');
    expect(title.length).toBeGreaterThan(10);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(meta(page, 'description').length).toBeGreaterThanOrEqual(70);
    expect(meta(page, 'description').length).toBeLessThanOrEqual(160);
    expect(page).toContain(`<link rel="canonical" href="${origin}${path}"`);
    expect(meta(page, 'og:url')).toBe(origin + path);
    expect(meta(page, 'og:title')).toBe(title);
    expect(meta(page, 'og:description')).toBe(meta(page, 'description'));
    expect(meta(page, 'og:type')).toBe(path.startsWith('/blog/') ? 'article' : 'website');
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(
      [...page.matchAll(/name="theme-color" content="(#\w{6})" media="\(prefers-color-scheme: (\w+)\)"/g)].map(
        ([, ...found]) => found,
      ),
    ).toEqual([
      ['#fcf9f3', 'light'],
      ['#0b2024', 'dark'],
    ]);
    expect(page).toContain('<link rel="alternate" type="application/atom+xml" title="Articles" href="/feed.xml"/>');
    for (const single of ['<title>', 'name="description"', 'rel="canonical"', 'property="og:image"', 'property="og:image:alt"'])
      expect(page.split(single)).toHaveLength(2);
  });

  test('says in words what the image shows: the heading, and the drawing with its numbers', () => {
    for (const path of paths) {
      const alt = meta(html.get(path) ?? '', 'og:image:alt');
      const heading = unescaped(/<h1[^>]*>(.*?)<\/h1>/s.exec(html.get(path) ?? '')?.[1]?.replace(/<[^>]+>/g, '') ?? '?');
      expect(alt, path).toContain(heading);
      expect(alt.length, path).toBeGreaterThan(heading.length + 30);
      expect(alt.length, path).toBeLessThanOrEqual(420);
      expect(alt, path).not.toMatch(/undefined|NaN|{{/);
    }
    expect(meta(html.get('/services/irs-resolution') ?? '', 'og:image:alt')).toContain('30 days');
    expect(meta(html.get('/services/payroll-services') ?? '', 'og:image:alt')).toContain('$843.50');
  });

  test('has keywords where the specification sets them', () => {
    for (const path of [
      '/location',
      '/services/bookkeeping-services',
      '/services/business-tax-services',
      '/services/personal-tax-services',
      '/services/tax-preparation',
      ...cities.map(({ path }) => path),
    ])
      expect(meta(html.get(path) ?? '', 'keywords').length, path).toBeGreaterThan(20);
  });

  test('places every city', () => {
    for (const { path, city, lat, lon } of cities) {
      const page = html.get(path) ?? '';
      expect([meta(page, 'geo.region'), meta(page, 'geo.placename'), meta(page, 'geo.position')]).toEqual([
        'US-FL',
        city,
        `${lat};${lon}`,
      ]);
    }
  });

  test('points at an image of its own, 1200 by 630, at most 60 kB', async () => {
    const images = new Set<string>();
    for (const path of paths) {
      const address = new URL(meta(html.get(path) ?? '', 'og:image'));
      images.add(address.pathname);
      const file = join(root, 'dist/client', address.pathname);
      expect(statSync(file).size, path).toBeLessThanOrEqual(60_000);
      expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    }
    expect(images.size).toBe(pages.length);
    const response = await request(app).get([...images][0] ?? '');
    expect([response.status, response.headers['content-type'], response.headers['cross-origin-resource-policy']]).toEqual([
      200,
      'image/png',
      'cross-origin',
    ]);
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

  test.each([...paths, '/nope', '/blog/nope'])('%s is valid, with headings in order', async (path) => {
    // Validating holds the event loop up, and the server with it: it may say that it is busy.
    const page = (await readPages(app, [path])).get(path) ?? '';
    const { results } = await validator.validateString(page);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
      ),
    ).toEqual([]);
    const levels = [...page.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const afterFirst = levels.slice(levels.indexOf(1));
    afterFirst.forEach((level, index) => {
      expect(level, `heading ${index}`).toBeLessThanOrEqual((afterFirst[index - 1] ?? 1) + 1);
    });
  });
});

type Node = Record<string, unknown> & { '@type': string; '@id'?: string };

function graphOf(path: string): Node[] {
  const scripts = [...(html.get(path) ?? '').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  const graph = JSON.parse(scripts[0]?.[1] ?? '');
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'];
}

const nodeOf = (path: string, type: string) => graphOf(path).filter((node) => node['@type'] === type);

/** Values that are addresses or codes for machines, and have their words elsewhere on the page. */
const codes = new Set([
  '@type',
  '@id',
  '@context',
  'url',
  'item',
  'image',
  'mainEntityOfPage',
  'dayOfWeek',
  'opens',
  'closes',
  // The dates of the holidays that the page names as such; the next of them are on it.
  'validFrom',
  'validThrough',
  'datePublished',
  'dateModified',
  'position',
  'telephone',
  // People have the office as a pin on the map, and its address.
  'latitude',
  'longitude',
  // Which the specification has for machines alone.
  'priceRange',
]);

function shownValues(value: unknown, key = ''): string[] {
  if (codes.has(key)) return [];
  if (typeof value === 'string') return [value.replace(/^-(?=\d)/, '')];
  if (Array.isArray(value)) return value.flatMap((part) => shownValues(part, key));
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([name, part]) => shownValues(part, name));
  return [];
}

/** All text of a page, as a reader has it. */
function textOf(page: string): string {
  const body = page.slice(page.indexOf('<body>')).replace(/<script.*?<\/script>/gs, '');
  const collect = (node: { childNodes?: unknown[]; value?: string }): string =>
    node.value ?? (node.childNodes ?? []).map((child) => collect(child as typeof node)).join('');
  return collect(parseFragment(body) as never)
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

describe('the links of every page', () => {
  const empty = /^(learn more|read more|more( info)?|(click )?here|this|link|start|go)\W*$/i;

  test.each(paths)('%s says in each where it leads', (path) => {
    const links = [...(html.get(path) ?? '').matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    expect(links.length).toBeGreaterThan(20);
    const texts = links.map(([, href, inner = '']) => `${inner.replace(/<[^>]*>/g, '').trim()} -> ${href}`);
    expect(texts.filter((text) => empty.test(text.replace(/ -> .*/, '')))).toEqual([]);
  });
});

describe('structured data', () => {
  test.each(paths)('of %s parses, has one firm, joins its nodes by id and says nothing that the page does not show', (path) => {
    const graph = graphOf(path);
    const ids = graph.map((node) => node['@id']).filter(Boolean);
    expect(graph.filter((node) => node['@type'] === 'AccountingService')).toHaveLength(1);
    for (const [, id] of JSON.stringify(graph).matchAll(/"(?:provider|publisher)":\{"@id":"([^"]+)"\}/g))
      expect(ids).toContain(id);
    const text = textOf(html.get(path) ?? '');
    for (const value of shownValues(graph)) expect(text.includes(value.replace(/\s+/g, ' ').toLowerCase()), value).toBe(true);
    expect(JSON.stringify(graph)).not.toMatch(/"@type":"(Review|AggregateRating|SearchAction)"|aggregateRating|ratingValue/);
  });

  test('describes the firm: phone with +1, address, hours without Sunday, coordinates to five decimals, price range', () => {
    const [node] = nodeOf('/contact', 'AccountingService');
    expect(node).toMatchObject({
      '@id': `${origin}/#firm`,
      telephone: formatTelHref(firm.phone).replace('tel:', ''),
      priceRange: '$299-$1550',
      geo: { latitude: firm.office.lat.toFixed(5), longitude: firm.office.lon.toFixed(5) },
      address: {
        streetAddress: firm.office.street,
        postalCode: firm.office.zip,
        addressRegion: firm.office.state,
      },
    });
    const hours = (node?.openingHoursSpecification ?? []) as { dayOfWeek: string[] }[];
    const days = hours.flatMap(({ dayOfWeek }) => dayOfWeek);
    expect(days).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  });

  test('has the closed days of a year wherever it has the hours, and the page says which they are', () => {
    for (const path of paths) {
      const [node] = nodeOf(path, 'AccountingService');
      const closed = node?.specialOpeningHoursSpecification;
      if (!node?.openingHoursSpecification) expect(closed, path).toBeUndefined();
      else {
        const today = getOfficeDay(new Date());
        const shut = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
        expect(closed).toEqual(listClosings(today, 365).map((day) => ({ ...shut, validFrom: day, validThrough: day })));
        expect(html.get(path)).toContain(`<dt>${firm.closed.holidays}</dt><dd>Closed</dd>`);
      }
    }
  });

  test('names the site on the home page only, and breadcrumbs everywhere else', () => {
    for (const path of paths) {
      expect(nodeOf(path, 'WebSite')).toHaveLength(path === '/' ? 1 : 0);
      expect(nodeOf(path, 'BreadcrumbList')).toHaveLength(path === '/' ? 0 : 1);
    }
  });

  test('lists questions wherever the page shows them, and nowhere else', () => {
    for (const path of paths) {
      const shown = /class="accordion"|question-cards/.test(html.get(path) ?? '');
      expect(nodeOf(path, 'FAQPage'), path).toHaveLength(shown ? 1 : 0);
    }
    expect(nodeOf('/faqs', 'FAQPage')[0]?.mainEntity).toHaveLength(12);
    expect(nodeOf('/services/tax-preparation', 'FAQPage')).toHaveLength(1);
  });

  test('describes a service on every service page, and bookkeeping as the specification has it', () => {
    for (const path of paths.filter((candidate) => candidate.startsWith('/services/')))
      expect(nodeOf(path, 'Service'), path).toHaveLength(1);
    const [bookkeeping] = nodeOf('/services/bookkeeping-services', 'Service');
    expect(bookkeeping).toMatchObject({ serviceType: 'Bookkeeping Services', provider: { '@id': `${origin}/#firm` } });
    expect(bookkeeping?.areaServed).toHaveLength(6);
  });

  test('describes Boca Raton, Deerfield Beach and Pompano Beach as local business, with the one office there is', () => {
    for (const slug of ['boca-raton', 'deerfield-beach', 'pompano-beach']) {
      const [node] = nodeOf(`/locations/${slug}`, 'AccountingService');
      expect(node).toMatchObject({ name: firm.legalName, mainEntityOfPage: `${origin}/locations/${slug}` });
      expect(node?.description).toBeTruthy();
      const offers = (node?.makesOffer ?? []) as { itemOffered: { serviceType: string } }[];
      expect(offers.map(({ itemOffered }) => itemOffered.serviceType)).toEqual(services.map(({ title }) => title));
      expect(node?.address).toMatchObject({ addressLocality: firm.office.city, postalCode: firm.office.zip });
    }
    for (const path of paths) expect(nodeOf(path, 'AccountingService')[0]?.url, path).toBe(`${origin}/`);
  });

  test('describes the written articles', () => {
    for (const { slug, date, updated } of written) {
      expect(nodeOf(`/blog/${slug}`, 'BlogPosting')[0]).toMatchObject({
        datePublished: date,
        dateModified: updated,
        mainEntityOfPage: `${origin}/blog/${slug}`,
      });
    }
  });
});

describe('files for machines', () => {
  test('the sitemap is the set of pages, each with the day its words changed', async () => {
    const { text, headers } = await request(app).get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc).sort()).toEqual(
      paths.map((path) => origin + path).sort(),
    );
    const days = [...text.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day]) => day ?? '');
    expect(days).toHaveLength(pages.length);
    for (const day of days) expect(day <= new Date().toISOString().slice(0, 10) && /^\d{4}-\d\d-\d\d$/.test(day)).toBe(true);
  });

  test('robots may read everything, or nothing on a staging server', async () => {
    expect((await request(app).get('/robots.txt')).text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
    const { app: staging } = await makeApp({ ALLOW_INDEXING: 'off' });
    expect((await request(staging).get('/robots.txt')).text).toContain('Disallow: /\n');
  });

  test('security.txt has its fields and more than a month to run', async () => {
    const { text, headers } = await request(app).get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.split('\n')).toEqual([
      `Contact: mailto:${firm.email}`,
      `Expires: ${security.expires}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ]);
    const days = (Date.parse(security.expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });

  test('llms.txt has the firm’s facts and every page', async () => {
    const { text } = await request(app).get('/llms.txt');
    expect(text).toMatch(/^# .+\n\n> /);
    for (const path of paths) expect(text).toContain(`](${origin}${path}): `);
    const hours = firm.hours.map((line) => `${line.days}: ${formatHours(line)}`);
    const prices = Object.values(priceList).map(({ service, price }) => `${service}: ${price}`);
    for (const fact of [firm.phone, firm.fortLauderdalePhone, firm.office.zip, ...hours, ...prices]) expect(text).toContain(fact);
  });

  test('the feed has what RFC 4287 requires: ids, titles, dates, authors, and the written articles in full', async () => {
    const { text, headers } = await request(app).get('/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const [opening = '', ...entries] = text.split('<entry>');
    for (const part of [
      /<id>tag:[^<]+<\/id>/,
      /<title>[^<]+<\/title>/,
      new RegExp(`<updated>${written[0]?.updated}T00:00:00Z</updated>`),
      /rel="self"/,
    ])
      expect(opening).toMatch(part);
    expect(entries).toHaveLength(written.length);
    for (const entry of entries) {
      for (const part of [
        /<id>tag:[^<]+<\/id>/,
        /<title>[^<]+<\/title>/,
        /<published>[^<]+Z<\/published>/,
        /<updated>[^<]+Z<\/updated>/,
        /<author><name>/,
        /rel="alternate"/,
      ])
        expect(entry).toMatch(part);
      const content = unescaped(/<content type="html">([^<]+)<\/content>/.exec(entry)?.[1] ?? '');
      expect(content.replace(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(1100);
      expect(content).not.toMatch(/href="\//);
    }
    expect(new Set(text.match(/<id>[^<]+<\/id>/g)).size).toBe(written.length + 1);
  });

  test('the contact card is a vCard, which tests of its own read', async () => {
    const { status, headers } = await request(app).get('/office.vcf');
    expect([status, headers['content-type']]).toEqual([200, 'text/vcard; charset=utf-8']);
  });

  test.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('%s is there', async (path, type) => {
    const response = await request(app).get(path);
    expect([response.status, response.headers['content-type']]).toEqual([200, type]);
  });
});

describe('the map of the coast', () => {
  test.each(['/', '/location'])(
    'on %s costs at most 3 kB of HTML, links every town and has the office in its city',
    async (path) => {
      const { brotliCompressSync } = await import('node:zlib');
      const map = /<nav class="coast".*?<\/nav>/s.exec(html.get(path) ?? '')?.[0] ?? '';
      expect(brotliCompressSync(map).length).toBeLessThanOrEqual(3000);
      expect(map.match(/<a /g)).toHaveLength(cities.length);
      expect(map).toMatch(/<a [^>]*href="\/locations\/boca-raton"[^>]*aria-current="true"/);
      expect(map.match(/Our office/g)).toHaveLength(1);
      expect(map).toMatch(/<use href="#drawing-coast"/);
      expect(map).not.toMatch(/°/);
    },
  );
});

describe('the head of a town', () => {
  const headOf = (path: string) => /<div class="town-head.*?<ul class="key-facts">/s.exec(html.get(path) ?? '')?.[0] ?? '';

  test('has the ways and their minutes as text, and a map that says nothing to a screen reader', () => {
    for (const { path } of cities) {
      const list = /<dl class="town">.*?<\/dl>/s.exec(headOf(path))?.[0] ?? '';
      expect(list.match(/<dt>/g), path).toHaveLength(3);
      expect(list, path).toMatch(/<dd>\d+( to \d+)? minutes<\/dd>/);
      expect(headOf(path), path).toMatch(/<div class="town-map" aria-hidden="true">/);
      expect(headOf(path).match(/<symbol id="town-(?!leaf)/g)?.length, path).toBeLessThanOrEqual(3);
    }
  });

  test('says of Fort Lauderdale that the office is in Boca Raton', () => {
    expect(headOf('/locations/fort-lauderdale')).toMatch(/<dt>Our office<\/dt><dd>Boca Raton only<\/dd>/);
    expect(headOf('/locations/fort-lauderdale')).toContain('No office here');
    expect(html.get('/locations/fort-lauderdale')).toContain('We have no office in Fort Lauderdale.');
  });

  test('is followed by two neighbors, each with a way of its own', () => {
    for (const { path } of cities) {
      const neighbors = /<nav class="neighbors.*?<\/nav>/s.exec(html.get(path) ?? '')?.[0] ?? '';
      const ways = [...neighbors.matchAll(/<span>([^<]*)<\/span>/g)].map(([, way]) => way);
      expect(ways, path).toHaveLength(2);
      expect(new Set(ways).size, path).toBe(2);
    }
  });
});

describe('the drawn images', () => {
  test('are up to date with their words', () => {
    const ledger = JSON.parse(readFileSync(join(root, 'client/generated/og/ledger.json'), 'utf8'));
    expect(Object.keys(ledger)).toHaveLength(pages.length);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { readFactsOn } from '../../content/facts.ts';
import { headerLinks } from '../../content/navigation.ts';
import { search } from '../../content/pages/search.ts';
import { services } from '../../content/services/index.ts';
import { createSiteIndex, loadOn } from '../../server/page/site-index.ts';
import { pages } from '../../server/pages/index.ts';
import { formatDate, formatMonth } from '../../shared/dates.ts';
import { getOfficeDay } from '../../shared/office/clock.ts';
import { toDataPath } from '../../shared/page/page-frame.ts';
import { getText } from '../../shared/tree.ts';
import { alwaysThere } from '../../tools/subset-fonts/characters.ts';
import { hrefsOf, parse, readParts, textOf } from '../documents.ts';
import { readPages, root } from '../site.ts';
import { usePages } from '../use-pages.ts';

/** Where the words of a page are that its path alone does not show. */
const asked = ['/pricing?1040=x&c=1&state=1&books=1', '/pricing?1120=1&books=1', '/forms?q=lt11'];
const { app, htmlOf, paths, documentOf, findAll, textOn } = usePages(...asked);

/** The due dates on the first of a month, when all that is due in it is still ahead. */
let onFirst: Document;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${getOfficeDay(new Date()).slice(0, 8)}01T17:00:00Z`) });
  const read = readPages(app, ['/deadlines']).finally(() => vi.useRealTimers());
  onFirst = parse((await read).get('/deadlines'));
});

const day = getOfficeDay(new Date());
const index = await createSiteIndex(day);
const shown = pages.map((page) => ({ path: page.path, kind: page.kind, ...loadOn(page, day, index) }));

/** Ids of sections that have no words of their own: what an estimate comes to, the date that is next, and the letters of the alphabet. */
const computed = /^(estimated|next|letter-.)$/;

/** What stands in the section or line with an id, or on the whole page if there is none, for all that it can be asked for. */
function readPart(path: string, id: string): string {
  const all = [path, ...asked.filter((other) => other.startsWith(`${path}?`))].map(documentOf);
  return (path === '/deadlines' ? [...all, onFirst] : all)
    .map((document) => document.querySelector(`section[id="${id}"], li[id="${id}"]`) ?? document.querySelector('#site-root'))
    .map((part) => part && readParts(part))
    .join(' ');
}

/** The reviews that the content has beyond the limit of their section. */
const hidden = services.flatMap(({ path, body }) =>
  body(readFactsOn(day), day).sections.flatMap((section) =>
    section.kind === 'reviews' ? section.items.slice(section.limit).map(({ quote }) => ({ path, quote })) : [],
  ),
);

describe('what a page shows', () => {
  test.each(shown)(
    '$path has each of its texts in its section, and each of its sections among its texts',
    ({ path, kind, texts }) => {
      // An article may be a paragraph of news.
      expect(texts.flatMap(({ passages }) => passages).length).toBeGreaterThan(kind === 'article' ? 0 : 4);
      for (const { id, heading, passages } of texts) {
        if (id) expect(findAll(path, `[id="${id}"]`).length, `#${id}`).toBe(1);
        const told = [heading, ...passages.flatMap((passage) => [passage.title, passage.text])];
        // A price and its unit stand in an order of their own, and what a row says of its columns is told in one line.
        const listWords = (part: string) => part.split(/[\s.,:;()“”?]+/).filter(Boolean);
        const known = new Set(listWords(readPart(path, id)));
        const missing = told.filter((part) => listWords(part).some((word) => !known.has(word)));
        expect(
          missing.filter((part) => part !== search.hours.heading),
          `#${id}`,
        ).toEqual([]);
      }
      const ids = findAll(path, 'main section[id]').map(({ id }) => id);
      expect(texts.map(({ id }) => id)).toEqual(expect.arrayContaining(ids.filter((id) => !computed.test(id))));
    },
  );

  test.each(shown)('most words of $path are among its texts', ({ path, texts }) => {
    const listWords = (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\d$]+/gu))];
    const told = texts.flatMap(({ heading, passages }) => [heading, ...passages.flatMap(({ title, text }) => [title, text])]);
    const known = new Set(listWords(told.join(' ')));
    const words = findAll(path, 'main').map(readParts).flatMap(listWords);
    // The cards of /blog have the words of pictures, those of /services the least price of each.
    const least = { '/blog': 0.58, '/services': 0.75 }[path] ?? 0.8;
    expect(words.filter((word) => known.has(word)).length / words.length).toBeGreaterThan(least);
  });

  test('a review beyond the limit of its section is in no document, in no data and in no search result', async () => {
    expect(hidden.length).toBeGreaterThan(2);
    for (const { path, quote } of hidden) {
      const data = (await readPages(app, [toDataPath(path, '')])).get(toDataPath(path, ''));
      for (const text of [htmlOf(path), data]) expect(text).not.toContain(JSON.stringify(quote).slice(1, -1));
      const results = index.search(quote).map(({ title, sentence }) => getText([...title, ...sentence]));
      for (const sentence of results) expect(quote).not.toContain(sentence);
    }
  });

  test.each(['public-sans.woff2', 'young-serif.woff2'])(
    '%s has every character; if not, run npm run subset-fonts',
    async (name) => {
      const font = await readFile(join(root, 'client/styles/fonts', name));
      /** The size of the font cut to some characters: one that it lacks adds nothing. */
      const measure = async (text: string) => (await subsetFont(font, text, { targetFormat: 'sfnt' })).length;
      const empty = await measure('');
      const missing: string[] = [];
      for (const sign of new Set([...alwaysThere, ...paths.flatMap((path) => [...textOn(path, '#site-root')])]))
        if ((await measure(sign)) === empty) missing.push(sign);
      expect(missing).toEqual([]);
    },
  );

  test('the header marks the page, or the one above it', () => {
    for (const { path, parent } of pages) {
      const marked = findAll(path, '.header-links [aria-current]').map(
        (link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`,
      );
      const inMenu = headerLinks.some(({ href }) => href === path);
      expect(marked, path).toEqual(inMenu ? [`${path} page`] : parent ? [`${parent.path} true`] : []);
    }
  });

  test('the blog lists its articles newest first by their last change, each with its day in words', () => {
    const listed = findAll('/blog', '.article-cards > li').map((card) => {
      const [slug] = hrefsOf(card.querySelectorAll('a')).map((href) => href.replace('/blog/', ''));
      const article = articles.find((one) => one.slug === slug);
      const { date = '', updated } = article ?? {};
      expect(card.querySelector('time')?.outerHTML, slug).toBe(`<time dateTime="${date}">${formatDate(date)}</time>`);
      if (updated) expect(textOf(card), slug).toContain(`Updated ${formatMonth(updated)}`);
      return updated ?? date;
    });
    expect(listed).toEqual([...listed].sort().reverse());
    expect(listed).toHaveLength(articles.length);
  });

  test('no two neighboring sections stand on the same background, and one or two are the pauses of their page', () => {
    for (const path of paths) {
      const bands = findAll(path, 'main :is(section:not(.band-part), div.section, nav.way-links)[class*="background-"]');
      const backgrounds = bands.map(({ className }) => /background-(\w+)/.exec(className)?.[1]);
      for (const [at, name] of backgrounds.entries()) expect(name, `${path}, section ${at}`).not.toBe(backgrounds[at + 1]);
      if (/^\/(services|locations)\//.test(path)) expect(backgrounds.join(), path).toMatch(/^(?!.*deep.*deep.*deep).*deep/);
    }
  });
});

describe('the page of a service', () => {
  test.each(services)('$path says at its top who it is for, what it costs, how long it takes and what to bring', ({ path }) => {
    const answers = findAll(path, '.brief > dl > div');
    expect(answers.length).toBe(4);
    for (const answer of answers) {
      expect(textOf(answer.querySelector('.brief-value'))).not.toBe('');
      expect(textOf(answer.querySelector('dd:last-child')).length).toBeGreaterThan(12);
      expect(hrefsOf(answer.querySelectorAll('dd > a'))).toEqual([expect.stringMatching(/^\//)]);
    }
    expect(textOf(answers[1])).toMatch(/^Cost(?:from |Usually )?\$\d|Quoted in writing.*\$\d/);
  });

  test.each(services)(
    '$path has at most twelve bands, says in its head who does it, and leads on: three services, a form, a place',
    (service) => {
      const { path, related } = service;
      const bands = findAll(path, ':is(section, div).section').length;
      expect(bands > 4 && bands <= 12).toBe(true);
      const cards = findAll(path, '.neighbors-services li');
      expect(cards.map((card) => hrefsOf(card.querySelectorAll('a')))).toEqual(related.map((other) => [other]));
      for (const [at, other] of related.entries())
        expect(textOf(cards[at])).toContain(services.find((candidate) => candidate.path === other)?.description);
      expect(textOn(path, '.neighbors-services')).toContain('View All Our Services');
      const also = hrefsOf(findAll(path, '.neighbors-also a'));
      const towns = cities.filter(({ services }) => services.some((service) => service.path === path));
      expect(also).toEqual(expect.arrayContaining(towns.map(({ path }) => path)));
      expect(also).toContainEqual(expect.stringMatching(/^\/forms#/));
      const [person] = findAll(path, '.page-head .person-strip');
      expect(hrefsOf(person?.querySelectorAll('a') ?? [])).toEqual([expect.stringMatching(/^\/about#[\w-]+$/)]);
      for (const part of ['span', 'small']) expect(textOf(person?.querySelector(part))).not.toBe('');
    },
  );
});

test.each([...services, ...cities])(
  '$path says in links of one to three words what is on it, in the order of its sections',
  ({ path }) => {
    const links = findAll(path, '.on-this-page li > a');
    const sections = findAll(path, ':is(section.section, section.band-part)[id]').map(({ id }) => id);
    expect(sections.length).toBeGreaterThanOrEqual(6);
    expect(hrefsOf(links)).toEqual(sections.map((id) => `#${id}`));
    expect(textOn(path, '.on-this-page small')).toBe(`${sections.length} sections`);
    for (const [at, id = ''] of sections.entries()) {
      const name = textOf(links[at]);
      expect(name.split(' ').length, name).toBeLessThanOrEqual(3);
      expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
      expect(findAll(path, `[id="${id}"]`).length, `${id} is there once`).toBe(1);
    }
  },
);

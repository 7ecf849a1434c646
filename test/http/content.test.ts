import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { readFactsOn } from '../../content/facts.ts';
import { headerLinks } from '../../content/navigation.ts';
import { search } from '../../content/pages/search.ts';
import { services } from '../../content/services/index.ts';
import { createSiteIndex, loadOn } from '../../server/page/site-index.ts';
import { pages } from '../../server/pages/index.ts';
import { formatDate } from '../../shared/dates.ts';
import { getOfficeDay } from '../../shared/office/clock.ts';
import { toDataPath } from '../../shared/page/page-frame.ts';
import { getText } from '../../shared/tree.ts';
import { readSources } from '../imports.ts';
import { joinWords, readPages } from '../site.ts';
import { textOf } from '../words.ts';
import { bodyOf, find, mainOf, usePages } from './html.ts';

const { app, html, pageOf: documentOf } = usePages();
const paths = pages.map(({ path }) => path);
/** Where the words of a page are that its path alone does not show. */
const asked = ['/pricing?1040=x&c=1&state=1&books=1', '/pricing?1120=1&books=1', '/forms?q=lt11'];

beforeAll(async () => {
  for (const [path, page] of await readPages(app, asked)) html.set(path, page);
  // On the first of a month, all that is due in it is still ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${getOfficeDay(new Date()).slice(0, 8)}01T17:00:00Z`) });
  for (const [path, page] of await readPages(app, ['/deadlines'])) html.set(path, `${html.get(path)}${page}`);
  vi.useRealTimers();
});

const pageOf = (path: string) => joinWords(bodyOf(documentOf(path)));
const wordsOf = (markup: string) => textOf(markup.replace(/></g, '> <'));

const day = getOfficeDay(new Date());
const index = await createSiteIndex(day);
const shown = pages.map((page) => ({ path: page.path, kind: page.kind, ...loadOn(page, day, index) }));

type Element = DefaultTreeAdapterTypes.Element;
const elementsOf = (node: { childNodes?: unknown[] }): Element[] =>
  (node.childNodes ?? []).flatMap((child) =>
    'tagName' in Object(child) ? [child as Element, ...elementsOf(child as Element)] : [],
  );
const idOf = ({ attrs }: Element) => attrs.find(({ name }) => name === 'id')?.value ?? '';

/** Ids of sections that have no words of their own: what an estimate comes to, the date that is next, and the letters of the alphabet. */
const computed = /^(estimated|next|letter-.)$/;

/** The texts of markup, with a space between two of them. */
const textsOf = (node: { childNodes?: unknown[]; value?: string }): string =>
  node.value ?? (node.childNodes ?? []).map((child) => textsOf(child as typeof node)).join(' ');

/** What stands in the section with an id, or on the whole page if that is not the id of a section or of a line. */
function readPart(path: string, id: string): string {
  const whole = parseFragment(wholeOf(path));
  const part = elementsOf(whole).find((element) => idOf(element) === id);
  return textsOf((part && ['section', 'li'].includes(part.tagName) ? part : whole) as never);
}

/** A page as it is for all that it can be asked for. */
const wholeOf = (path: string) => [path, ...asked.filter((other) => other.startsWith(`${path}?`))].map(pageOf).join('');

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
        const text = readPart(path, id);
        const told = [heading, ...passages.flatMap((passage) => [passage.title, passage.text])];
        // A price and its unit stand in an order of their own, and what a row says of its columns is told in one line.
        const listWords = (part: string) => part.split(/[\s.,:;()“”?]+/).filter(Boolean);
        const known = new Set(listWords(text));
        const missing = told.filter((part) => listWords(part).some((word) => !known.has(word)));
        expect(
          missing.filter((part) => part !== search.hours.heading),
          `#${id}`,
        ).toEqual([]);
      }
      const ids = elementsOf(parseFragment(mainOf(pageOf(path))))
        .filter(({ tagName }) => tagName === 'section')
        .map(idOf);
      expect(texts.map(({ id }) => id)).toEqual(expect.arrayContaining(ids.filter((id) => id && !computed.test(id))));
    },
  );

  test.each(shown)('most words of $path are among its texts', ({ path, texts }) => {
    const listWords = (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\d$]+/gu))];
    const told = texts.flatMap(({ heading, passages }) => [heading, ...passages.flatMap(({ title, text }) => [title, text])]);
    const known = new Set(listWords(told.join(' ')));
    const words = listWords(wordsOf(mainOf(pageOf(path))));
    // Most words of /deadlines are days, and whom a date is for.
    const least = path === '/deadlines' ? 0.25 : 0.5;
    expect(words.filter((word) => known.has(word)).length / words.length).toBeGreaterThan(least);
  });

  test('a review beyond the limit of its section is in no document, in no data and in no search result', async () => {
    expect(hidden.length).toBeGreaterThan(2);
    for (const { path, quote } of hidden) {
      const data = (await readPages(app, [toDataPath(path, '')])).get(toDataPath(path, ''));
      for (const text of [documentOf(path), data]) expect(text).not.toContain(JSON.stringify(quote).slice(1, -1));
      const results = index.search(quote).map(({ title, sentence }) => getText([...title, ...sentence]));
      for (const sentence of results) expect(quote).not.toContain(sentence);
    }
  });

  test('every character shown is one that the fonts were cut to: of ASCII, the words or the components', () => {
    const known = new Set(readSources(['content', 'shared', 'server'], /\.tsx?$/).flatMap(({ text }) => [...text]));
    for (const path of paths) {
      const foreign = [...wordsOf(pageOf(path))].filter((character) => character > '~' && !known.has(character));
      expect(foreign, path).toEqual([]);
    }
  });

  test('no page says a name of the code, such as `keyDates`, `CallToActionWords` or `cta`', () => {
    const names = /\b(?:[a-z]+[A-Z]\w*|(?:[A-Z][a-z]+){3,}|cta|undefined|null)\b/g;
    for (const path of paths) {
      const head = [...pageOf(path).matchAll(/<title>([^<]*)|<meta name="description" content="([^"]*)/g)].flat().join(' ');
      const words = `${head} ${mainOf(pageOf(path))}`.replace(/<(style|script)\b.*?<\/\1>|<[^>]*>?/gs, ' ');
      // The state calls its portal so.
      expect(
        (words.match(names) ?? []).filter((name) => name !== 'eServices'),
        path,
      ).toEqual([]);
    }
  });

  test('the header marks the page, or the one above it', () => {
    for (const { path, parent } of pages) {
      const nav = find(pageOf(path), /<nav class="header-links".*?<\/nav>/s);
      const marked = [...nav.matchAll(/<a [^>]*aria-current="(page|true)"[^>]*>/g)].map(
        ([link, value]) => `${/href="([^"]*)"/.exec(link)?.[1]} ${value}`,
      );
      const inMenu = headerLinks.some(({ href }) => href === path);
      expect(marked, path).toEqual(inMenu ? [`${path} page`] : parent ? [`${parent.path} true`] : []);
    }
  });

  test('the blog lists its articles newest first by their last change, each with its day in words', () => {
    const main = mainOf(pageOf('/blog'));
    const days = [...main.matchAll(/<time dateTime="([^"]+)">([^<]+)<\/time>/gi)];
    const written = articles.filter(({ body }) => body);
    expect(days).toHaveLength(articles.length);
    const lastChange = (day: string) => articles.find(({ date }) => date === day)?.updated ?? day;
    const changes = days.map(([, day = '']) => lastChange(day));
    expect(changes).toEqual([...changes].sort().reverse());
    expect(main.match(/Updated November 2026/g)).toHaveLength(articles.filter(({ updated }) => updated).length);
    expect(main.match(/In preparation/g) ?? []).toHaveLength(articles.length - written.length);
    for (const [, day = '', words] of days) expect(words).toBe(formatDate(day));
  });

  test('no two neighboring sections stand on the same background, and one or two are the pauses of their page', () => {
    for (const path of paths) {
      const bands = mainOf(pageOf(path)).matchAll(
        /<(?:section class="(?!band-part)[^"]*|div class="section [^"]*|nav class="way-links )background-(\w+)/g,
      );
      const backgrounds = [...bands].map(([, name = '']) => name);
      for (const [at, name] of backgrounds.entries()) expect(name, `${path}, section ${at}`).not.toBe(backgrounds[at + 1]);
      if (/^\/(services|locations)\//.test(path)) expect(backgrounds.join(), path).toMatch(/^(?!.*deep.*deep.*deep).*deep/);
    }
  });
});

describe('the page of a service', () => {
  test.each(services)('$path says at its top who it is for, what it costs, how long it takes and what to bring', ({ path }) => {
    const answers = find(pageOf(path), /<section class="brief .*?<\/section>/s)
      .split('<dt')
      .slice(1);
    expect(answers).toHaveLength(4);
    for (const answer of answers) expect(answer).toMatch(/brief-value">[^<]+<\/dd><dd>[^<]{12,}<a href="\/[^"]+">[^<]+<\/a>/);
    expect(answers[1]).toMatch(/brief-value">(?:from |Usually )?\$\d|Quoted in writing.*\$\d/);
  });

  test.each(services)('$path has at most twelve bands, and leads on: three services, a form, a place, who does it', (service) => {
    const { path, related } = service;
    const bands = [...pageOf(path).matchAll(/<(?:section|div) class="section /g)];
    expect(bands.length).toBeGreaterThan(4);
    expect(bands.length).toBeLessThanOrEqual(12);
    const cards = find(pageOf(path), /<section class="neighbors-services".*?<\/section>/s);
    for (const other of related) {
      expect(cards).toContain(`href="${other}"`);
      expect(wordsOf(cards)).toContain(services.find((candidate) => candidate.path === other)?.description);
    }
    expect(cards.match(/<li>/g)).toHaveLength(3);
    expect(cards).toContain('View All Our Services');
    expect(cards).not.toContain(`href="${path}"`);
    const also = find(pageOf(path), /<section class="neighbors-also">.*?<\/section>/s);
    expect(also).toMatch(/href="\/forms#/);
    for (const { path: town } of cities.filter(({ services }) => services.some((service) => service.path === path)))
      expect(also).toContain(`href="${town}"`);
    expect(also).toMatch(/href="\/about#[\w-]+">[^<]+ \w/);
  });
});

describe('what is on a page', () => {
  const long: string[] = [...services, ...cities].map(({ path }) => path);

  test.each(long)('%s says it in links of one to three words, in the order of its sections', (path) => {
    const page = pageOf(path);
    const nav = find(page, /<nav class="on-this-page".*?<\/nav>/s);
    const links = [...nav.matchAll(/<li><a href="#([^"]+)">([^<]+)<\/a>/g)];
    const sections = [...page.matchAll(/<section class="(?:section|band-part)[^"]*" id="([^"]+)"/g)].map(([, id]) => id);
    expect(sections.length).toBeGreaterThanOrEqual(6);
    expect(links.map(([, id]) => id)).toEqual(sections);
    expect(nav).toContain(`<small>${sections.length} sections</small>`);
    for (const [, id, name = ''] of links) {
      expect(name.split(' ').length, name).toBeLessThanOrEqual(3);
      expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
      expect(page.split(` id="${id}"`), `${id} is there once`).toHaveLength(2);
    }
  });
});

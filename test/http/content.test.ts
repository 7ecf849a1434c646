import { beforeAll, describe, expect, test, vi } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { readFactsOn } from '../../content/facts.ts';
import { headerLinks } from '../../content/navigation.ts';
import { services } from '../../content/services/index.ts';
import { pages } from '../../server/find-page.ts';
import { formatDate } from '../../shared/format.ts';
import { getOfficeDay } from '../../shared/office-clock.ts';
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

/** Fields that code reads and nobody else; a figure has tests of its own. */
const silent = new Set(
  'head kind nav states figure item icon colour id opens slug date updated relatedServices key said others desk object query written metaDescription keywords image subject lines copied fewer more hours'.split(
    ' ',
  ),
);

/** The strings of a page's content that it has to show, and those beyond a section's limit, which it must not. */
function promised(value: unknown): { shown: string[]; hidden: string[] } {
  // What has a {place} is filled in when the page is made.
  if (typeof value === 'string')
    return {
      // An article's opening stands above its figure.
      shown: /^([/#]|https:)|\{\w+\}/.test(value) ? [] : value.split(/(?=<aside>)/).map((part) => wordsOf(part).trim()),
      hidden: [],
    };
  if (!value || typeof value !== 'object') return { shown: [], hidden: [] };
  const limit = 'limit' in value ? Number(value.limit) : Number.POSITIVE_INFINITY;
  const parts = Object.entries(value).filter(([key]) => !silent.has(key));
  const all = parts.map(([key, part]) => {
    const items: unknown = key === 'items' && Array.isArray(part) ? part.slice(0, limit) : part;
    const rest: unknown[] = key === 'items' && Array.isArray(part) ? part.slice(limit) : [];
    const [within, beyond] = [promised(items), promised(rest)];
    return { shown: within.shown, hidden: [...within.hidden, ...beyond.shown] };
  });
  return { shown: all.flatMap(({ shown }) => shown), hidden: all.flatMap(({ hidden }) => hidden) };
}

describe('what a page shows', () => {
  test.each(pages)('$path has every word of its content, and nothing beyond a limit', ({ path, read }) => {
    const today = readFactsOn(getOfficeDay(new Date()));
    const text = wordsOf([path, ...asked.filter((other) => other.startsWith(`${path}?`))].map(pageOf).join(''));
    const { shown, hidden } = promised(read(today).words);
    expect(shown.join(' ').length).toBeGreaterThan(400);
    for (const words of shown) expect(text, words.slice(0, 80)).toContain(words);
    for (const words of hidden) expect(wordsOf(mainOf(pageOf(path)))).not.toContain(words);
  });

  test('every character shown is one that the fonts were cut to: of ASCII, the words or the components', () => {
    const known = new Set(readSources(['content', 'shared', 'server'], /\.tsx?$/).flatMap(({ text }) => [...text]));
    for (const path of paths) {
      const foreign = [...wordsOf(pageOf(path))].filter((character) => character > '~' && !known.has(character));
      expect(foreign, path).toEqual([]);
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
    expect(main.match(/In preparation/g)).toHaveLength(articles.length - written.length);
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
    for (const answer of answers)
      expect(answer).toMatch(/brief-value">[^<]+<\/dd><dd><details>.*<p>[^<]{12,}<a href="\/[^"]+">[^<]+<\/a>/);
    expect(answers[1]).toMatch(/brief-value">(?:from )?\$\d|Quoted in writing.*\$\d/);
  });

  test.each(services)('$path has at most twelve bands, and leads on: three services, a form, a place, who does it', (service) => {
    const { path, related } = service;
    const bands = [...pageOf(path).matchAll(/<(?:section|div) class="section /g)];
    expect(bands.length).toBeGreaterThan(4);
    expect(bands.length).toBeLessThanOrEqual(12);
    const cards = find(pageOf(path), /<section class="related-services".*?<\/section>/s);
    for (const other of related) {
      expect(cards).toContain(`href="${other}"`);
      expect(wordsOf(cards)).toContain(services.find((candidate) => candidate.path === other)?.description);
    }
    expect(cards.match(/<li>/g)).toHaveLength(3);
    expect(cards).toContain('View All Our Services');
    expect(cards).not.toContain(`href="${path}"`);
    const also = find(pageOf(path), /<section class="related-also">.*?<\/section>/s);
    expect(also).toMatch(/href="\/forms#/);
    expect(also).toMatch(/href="\/(blog|locations)\//);
    expect(also).toMatch(/href="\/about#\w+">[^<]+ \w/);
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

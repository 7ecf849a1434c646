import { parseFragment } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { headerLinks } from '../../content/navigation.ts';
import { services } from '../../content/services/index.ts';
import { loadView } from '../../server/load-view.ts';
import { fillText } from '../../shared/dated-words.ts';
import { formatDate, formatMonth } from '../../shared/format.ts';
import { getOfficeDay } from '../../shared/office-clock.ts';
import { pages } from '../../shared/routes.ts';
import { readSources } from '../imports.ts';
import { makeApp, readPages } from '../site.ts';

let html: Map<string, string>;

beforeAll(async () => {
  const { app } = await makeApp();
  html = await readPages(app, [...pages.map(({ path }) => path), ...states]);
});

/** What the words of a page speak of besides what its path shows. */
const states = ['/pricing?1040=x&c=1&state=1&books=1'];

const pageOf = (path: string) => html.get(path) ?? '';
const mainOf = (path: string) => /<main.*<\/main>/s.exec(pageOf(path))?.[0] ?? '';

/** The text of markup as a reader has it, with single spaces. */
function textOf(markup: string): string {
  const collect = (node: { childNodes?: unknown[]; value?: string }): string =>
    node.value ?? (node.childNodes ?? []).map((child) => collect(child as typeof node)).join('');
  return collect(parseFragment(markup.replace(/></g, '> <')) as never).replace(/\s+/g, ' ');
}

/** Fields that code reads and nobody else. */
const silent = new Set([
  'head',
  'kind',
  'states',
  // A figure has tests of its own: test/unit/figures.test.ts and those of each kind.
  'figure',
  'icon',
  'colour',
  'id',
  'opens',
  'slug',
  'date',
  'updated',
  'relatedServices',
  'key',
  'needs',
  'desk',
  'query',
]);
const metadata = new Set(['metaDescription', 'keywords', 'image']);

/** The strings of a page's content that it has to show, and those beyond a section's limit, which it must not. */
function promised(value: unknown): { shown: string[]; hidden: string[] } {
  // What has a {place} is filled in by the build.
  if (typeof value === 'string') return { shown: /^([/#]|https:)|\{\w+\}/.test(value) ? [] : [textOf(value).trim()], hidden: [] };
  if (!value || typeof value !== 'object') return { shown: [], hidden: [] };
  const limit = 'limit' in value ? Number(value.limit) : Number.POSITIVE_INFINITY;
  const parts = Object.entries(value).filter(([key]) => !silent.has(key) && !metadata.has(key));
  const all = parts.map(([key, part]) => {
    const items: unknown = key === 'items' && Array.isArray(part) ? part.slice(0, limit) : part;
    const rest: unknown[] = key === 'items' && Array.isArray(part) ? part.slice(limit) : [];
    const [within, beyond] = [promised(items), promised(rest)];
    return { shown: within.shown, hidden: [...within.hidden, ...beyond.shown] };
  });
  return { shown: all.flatMap(({ shown }) => shown), hidden: all.flatMap(({ hidden }) => hidden) };
}

describe('what a page shows', () => {
  test.each(pages)('$path has every word of its content, and nothing beyond a limit', async (route) => {
    const words: unknown = JSON.parse(fillText(JSON.stringify((await loadView(route)).words), getOfficeDay(new Date())));
    const isOfRoute = (address: string) => address === route.path || address.startsWith(`${route.path}?`);
    const text = textOf([...html.keys()].filter(isOfRoute).map(pageOf).join());
    const { shown, hidden } = promised(words);
    expect(shown.join(' ').length).toBeGreaterThan(400);
    for (const words of shown) expect(text, words.slice(0, 80)).toContain(words);
    for (const words of hidden) expect(textOf(mainOf(route.path))).not.toContain(words);
  });

  test.each(pages)('$path is linked from another page', ({ path }) => {
    const from = [...html].filter(([other, page]) => other !== path && page.includes(`href="${path}"`));
    expect(from.length).toBeGreaterThan(0);
  });

  test('related services: three cards, each with its own link, on every service page', () => {
    for (const { path, related } of services) {
      const section = /<section class="related-services".*?<\/section>/s.exec(pageOf(path))?.[0] ?? '';
      for (const other of related) {
        expect(section, path).toContain(`href="${other}"`);
        expect(textOf(section), path).toContain(services.find(({ path }) => path === other)?.description);
      }
      expect(section.match(/<li>/g), path).toHaveLength(3);
      expect(section).not.toContain(`href="${path}"`);
    }
  });

  test('every character shown is one that the fonts were cut to: of ASCII, the words or the components', () => {
    const known = new Set(readSources(['content', 'shared', 'server/figures'], /\.tsx?$/).flatMap(({ text }) => [...text]));
    for (const { path } of pages) {
      const foreign = [...textOf(pageOf(path))].filter((character) => character > '~' && !known.has(character));
      expect(foreign, path).toEqual([]);
    }
  });

  test('the header marks the page, or the one above it', () => {
    for (const { path, parent } of pages) {
      const nav = /<nav class="header-links".*?<\/nav>/s.exec(pageOf(path))?.[0] ?? '';
      const marked = [...nav.matchAll(/<a [^>]*aria-current="(page|true)"[^>]*>/g)].map(
        ([link, value]) => `${/href="([^"]*)"/.exec(link)?.[1]} ${value}`,
      );
      const inMenu = headerLinks.some(({ href }) => href === path);
      expect(marked, path).toEqual(inMenu ? [`${path} page`] : parent ? [`${parent.path} true`] : []);
    }
  });

  test('the server does not say whether the office is open: nobody knows when the page will be read', () => {
    for (const path of ['/', '/contact', '/location'])
      expect(pageOf(path), path).toContain('data-open="false">Open six days a week</p>');
  });

  test('the blog lists its articles newest first by their last change, each with its day in words', () => {
    const days = [...mainOf('/blog').matchAll(/<time dateTime="([^"]+)">([^<]+)<\/time>/gi)];
    expect(days).toHaveLength(articles.length);
    const lastChange = (day: string) => articles.find(({ date }) => date === day)?.updated ?? day;
    const changes = days.map(([, day = '']) => lastChange(day));
    expect(changes).toEqual([...changes].sort().reverse());
    expect(mainOf('/blog').match(/Updated November 2026/g)).toHaveLength(articles.filter(({ updated }) => updated).length);
    expect(mainOf('/blog').match(/Announced, not yet published/g)).toHaveLength(articles.filter(({ load }) => !load).length);
    for (const [, day = '', words] of days) expect(words).toBe(formatDate(day));
  });

  test('an article says the month in which it was last revised', () => {
    for (const { slug, updated = '' } of articles.filter(({ load }) => load))
      expect(mainOf(`/blog/${slug}`), slug).toContain(`<time dateTime="${updated}">Updated ${formatMonth(updated)}</time>`);
  });

  test('no two neighboring sections stand on the same background', () => {
    for (const { path } of pages) {
      const bands = mainOf(path).matchAll(
        /<(?:section class="[^"]*|div class="section [^"]*)background-(\w+)|<nav class="neighbors/g,
      );
      const backgrounds = [...bands].map(([, name = 'paper']) => name);
      backgrounds.forEach((name, index) => {
        expect(name, `${path}, section ${index}`).not.toBe(backgrounds[index + 1]);
      });
    }
  });
});

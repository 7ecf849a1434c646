import { describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { prices } from '../../content/prices.ts';
import { services } from '../../content/services/index.ts';
import { pages } from '../../server/find-page.ts';
import { stringsOf, today, wordsOf } from '../words.ts';

const words = new Map(pages.map(({ path, read }) => [path, read(today).words]));

const bodies = new Map([...services, ...cities].map(({ path, body }) => [path, body(today)]));

/** Every value under a key, anywhere in a page's words. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => [...(name === key ? [part] : []), ...valuesOf(part, key)]);
}

/** The headings of a page, those in an article's HTML among them. */
function headingsOf(page: unknown): string[] {
  const inHtml = stringsOf(page).flatMap((text) => [...text.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, heading = '']) => heading));
  return [...valuesOf(page, 'heading').map(String), ...inHtml];
}

const textOf = (page: unknown) => stringsOf(page).join('\n');

const shapes = {
  'opens with a number': /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|\d+)\b(?!\. )/i,
  'is split by a comma': /^[^,]+, [^,]+$/,
  'opens with a question word': /^(what|who|how|why|when|where|which)\b/i,
  'opens with from': /^from\b/i,
};

describe('headings', () => {
  test.each(Object.entries(shapes))('%s: at most two a page', (_name, shape) => {
    for (const [path, page] of words) {
      const alike = headingsOf(page).filter((heading) => shape.test(heading));
      expect(alike.length, `${path}: ${alike.join(' | ')}`).toBeLessThanOrEqual(2);
    }
  });

  test('are said once, and few of all open with a number', () => {
    const all = [...words.values()].flatMap(headingsOf);
    expect(all.filter((heading, index) => all.indexOf(heading) < index)).toEqual([]);
    const counting = all.filter((heading) => shapes['opens with a number'].test(heading));
    expect(counting.length, counting.join(' | ')).toBeLessThanOrEqual(20);
  });
});

test('the last words of pages begin in different ways, and half of them are questions', () => {
  const closings = [...words.values()].flatMap((page) => valuesOf(page, 'closing')).flatMap((closing) => headingsOf({ closing }));
  const startAll = (count: number) => closings.map((heading) => wordsOf(heading).slice(0, count).join(' '));
  const twice = startAll(2).filter((start, index, all) => all.indexOf(start) < index);
  expect(twice).toEqual([]);
  for (const first of startAll(1)) expect(startAll(1).filter((other) => other === first).length, first).toBeLessThanOrEqual(4);
  const asked = closings.filter((heading) => heading.endsWith('?'));
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.length).toBeLessThan(closings.length * 0.6);
});

describe('clients and their stories', () => {
  const people = (page: unknown) =>
    valuesOf(page, 'author')
      .map(String)
      .filter((author) => / \p{Lu}\.$/u.test(author));

  test('no first name twice on a page, and no person on two', () => {
    for (const [path, page] of words) {
      const names = people(page).map((author) => author.split(' ')[0]);
      expect(new Set(names).size, path).toBe(names.length);
    }
    const all = [...words.values()].flatMap(people);
    expect(all.filter((person, index) => all.indexOf(person) < index)).toEqual([]);
  });

  test('no story is told twice', () => {
    const stories = [...bodies].flatMap(([path, { sections }]) =>
      sections
        .flatMap((section) => (section.kind === 'stories' ? section.items : []))
        .map(({ title, description }) => ({
          title: `${path}: ${title}`,
          long: new Set(wordsOf(description).filter((word) => word.length > 5)),
        })),
    );
    expect(stories.length).toBeGreaterThan(20);
    for (const [index, a] of stories.entries())
      for (const b of stories.slice(index + 1)) {
        const shared = [...a.long].filter((word) => b.long.has(word));
        expect(shared.length / Math.min(a.long.size, b.long.size), `${a.title}, ${b.title}: ${shared}`).toBeLessThan(0.35);
      }
  });
});

test('prices stand at the top of every service and city page, as the list has them, with what moves them', () => {
  const listed = Object.values(prices).flatMap(({ price }) => price.match(/\$[\d,]+/g) ?? []);
  for (const [path, page] of words) {
    if (!/^\/(services|locations)\//.test(path)) continue;
    const [hero] = valuesOf(page, 'hero');
    const [brief = page] = valuesOf(page, 'brief');
    const top = stringsOf([valuesOf(hero, 'keyFacts'), valuesOf(brief, 'price')]).join(' ');
    const figures = top.match(/\$\d[\d,]*\d/g) ?? [];
    expect(figures.length, path).toBeGreaterThan(0);
    for (const figure of figures) expect([...listed, '$299', '$899', '$2,499'], path).toContain(figure);
    const notes = valuesOf(page, 'sections').flatMap((sections) => valuesOf(sections, 'note'));
    expect([...stringsOf(valuesOf(page, 'price')), ...notes].join(' ').length, path).toBeGreaterThan(40);
  }
});

describe('what is true today', () => {
  test('nothing is said as of 2024, and no earlier figure without its years', () => {
    for (const [path, page] of words) {
      const text = textOf(page);
      expect(text, path).not.toMatch(/as of 20\d\d/i);
      for (const [, around = ''] of text.matchAll(/(.{0,60}\$13\.61.{0,30})/g)) expect(around, path).toContain('2024');
      for (const [, around = ''] of text.matchAll(/(Palm Beach[^.]{0,60}\b7%(?! in Broward).{0,40})/g))
        expect(around, path).toMatch(/20(17|24|25)/);
    }
  });

  test.each([
    ['/services/tax-planning', [/\$40,400/, /\$6,000/, /0\.5%/, /January 19, 2025/]],
    ['/services/personal-tax-services', [/\$6,000/, /\$40,400/]],
    ['/services/payroll-services', [/tips/i, /overtime/i, /2028/]],
    ['/services/bookkeeping-services', [/\$2,000/]],
    ['/services/business-tax-services', [/1099-K/, /20,000/]],
    ['/services/business-formation', [/FinCEN|beneficial owner/i]],
    ['/services/estate-trust-services', [/\$15 million/]],
    ['/services/nonprofit-tax-services', [/0\.5%/]],
    ['/locations/pompano-beach', [/90%/]],
  ])('the 2025 tax law is told where its readers are: %s', (path, patterns) => {
    for (const pattern of patterns) expect(textOf(words.get(path))).toMatch(pattern);
  });
});

describe('one account everywhere', () => {
  const everywhere = () => [...words].map(([path, page]) => ({ path, text: textOf(page) }));

  test.each([
    ['one ProAdvisor in the office', /our QuickBooks staff|ProAdvisors in the office/i],
    ['half an hour for the first talk', /(?<!half )an hour with a CPA|first hour is free|free hour/i],
    ['the hours do not change in the season', /before 9 or after 5, so/i],
    ['one return to the state, however many counties', /file in both every month/i],
    ['an office west of I-95', /between the campus and the beach|Our office is near FAU/i],
    ['nothing is settled for anybody', /your taxes, settled/i],
  ])('%s', (_name, wrong) => {
    for (const { path, text } of everywhere()) expect(text, path).not.toMatch(wrong);
  });

  test.each([
    ['$50M+', /saved for clients since the firm opened/],
    ['$2M+', /saved for clients in the last filing season/],
    ['20+', /bookkeeping|keeping books/i],
    ['15–30%', /something to plan/],
    ['$899', /already keep|per month|a month/],
  ])('%s carries its scope: %s', (value, scope) => {
    const holding = everywhere().filter(({ text }) => text.includes(value));
    expect(holding.length).toBeGreaterThan(0);
    for (const { path, text } of holding) expect(text, path).toMatch(scope);
  });
});

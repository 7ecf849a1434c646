import { describe, expect, test } from 'vitest';
import { prices } from '../../content/prices.ts';
import { listPassages, loadedPages } from '../words.ts';

/** Every value under a key, anywhere in a page's words. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => [...(name === key ? [part] : []), ...valuesOf(part, key)]);
}

test('clients sign with a first name that is once on a page and an initial, and no person is on two pages', () => {
  const all: string[] = [];
  for (const [path, { props }] of loadedPages) {
    const names = path.startsWith('/blog') ? [] : valuesOf(props, 'author').map(String);
    for (const name of names) expect(name, path).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
    expect(new Set(names.map((name) => name.split(' ')[0])).size, path).toBe(names.length);
    all.push(...names);
  }
  expect(all.length).toBeGreaterThan(25);
  expect(new Set(all).size).toBe(all.length);
});

test('prices stand at the top of every service and city page, as the list has them', () => {
  const listed = Object.values(prices).flatMap(({ price }) => price.match(/\$[\d,]+/g) ?? []);
  for (const [path, { props }] of loadedPages) {
    if (!/^\/(services|locations)\//.test(path)) continue;
    const top = JSON.stringify([valuesOf(props, 'keyFacts'), valuesOf(valuesOf(props, 'brief'), 'price')]);
    const figures = top.match(/\$\d[\d,]*\d/g) ?? [];
    expect(figures.length, path).toBeGreaterThan(0);
    for (const figure of figures) expect([...listed, '$299', '$899', '$2,499'], path).toContain(figure);
  }
});

test('nothing is said as of 2024, and no earlier figure without its years', () => {
  for (const [path, page] of loadedPages) {
    const text = listPassages(page).join('\n');
    expect(text, path).not.toMatch(/as of 20\d\d/i);
    for (const [around] of text.matchAll(/.{0,60}\$13\.61.{0,30}/g)) expect(around, path).toContain('2024');
    for (const [around] of text.matchAll(/Palm Beach[^.]{0,60}\b7%(?! in Broward).{0,40}/g))
      expect(around, path).toMatch(/20(17|24|25)/);
  }
});

describe('one account everywhere', () => {
  const everywhere = [...loadedPages].map(([path, page]) => ({ path, text: listPassages(page).join('\n') }));

  test.each([
    ['one ProAdvisor in the office', /our QuickBooks staff|ProAdvisors in the office/i],
    ['half an hour for the first talk', /(?<!half )an hour with a CPA|first hour is free|free hour/i],
    ['the hours do not change in the season', /before 9 or after 5, so/i],
    ['one return to the state, however many counties', /file in both every month/i],
    ['an office west of I-95', /between the campus and the beach|Our office is near FAU/i],
    ['nothing is settled for anybody', /your taxes, settled/i],
  ])('%s', (_name, wrong) => {
    for (const { path, text } of everywhere) expect(text, path).not.toMatch(wrong);
  });

  test.each([
    ['$50M+', /saved for clients since the firm opened/],
    ['$2M+', /saved for clients in the last filing season/],
    ['20+', /bookkeeping|keeping books/i],
    ['15–30%', /something to plan/],
    ['$899', /already keep|per month|a month/],
  ])('%s carries its scope: %s', (value, scope) => {
    const holding = everywhere.filter(({ text }) => text.includes(value));
    expect(holding.length).toBeGreaterThan(0);
    for (const { path, text } of holding) expect(text, path).toMatch(scope);
  });
});

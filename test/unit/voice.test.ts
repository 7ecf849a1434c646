import { describe, expect, test } from 'vitest';
import { claims } from '../../content/claims.ts';
import { facts, valueOn } from '../../content/facts.ts';
import { costOf, packagePrices, prices } from '../../content/prices.ts';
import type { DatedFact, PriceRow } from '../../content/types.ts';
import { pages } from '../../server/pages/index.ts';
import { formatDollars } from '../../shared/format.ts';
import { listPassages, loadedPages, requestOn } from '../words.ts';

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
  const ranges = Object.values<PriceRow>(prices).flatMap(({ price }) => (typeof price === 'string' ? [] : [price]));
  const letter = costOf(prices.audit.price, claims.noticeHours.value);
  const asides = [packagePrices.advisory, claims.simpleReturn.value, claims.companyReturn.value, letter];
  const listed = [...ranges, ...asides].flatMap(({ low, high }) => [formatDollars(low), formatDollars(high)]);
  for (const [path, { props }] of loadedPages) {
    if (!/^\/(services|locations)\//.test(path)) continue;
    const top = JSON.stringify([valuesOf(props, 'keyFacts'), valuesOf(valuesOf(props, 'brief'), 'price')]);
    const figures = top.match(/\$\d[\d,]*\d/g) ?? [];
    expect(figures.length, path).toBeGreaterThan(0);
    for (const figure of figures) expect(listed, path).toContain(figure);
  }
});

test('what is promised of a consultation and of paper is not said on every line', () => {
  const text = [...loadedPages.values()].flatMap(listPassages).join('\n');
  expect(text.match(/half[- ](an )?hour/gi)?.length).toBeLessThanOrEqual(27);
  expect(text.match(/in writing/gi)?.length).toBeLessThanOrEqual(26);
});

test('every page that speaks of the vote says what the facts say of it on its day', () => {
  const on = (day: string) =>
    pages.flatMap(({ path, load }) => {
      const text = listPassages(load(requestOn(day))).join('\n');
      return text.includes('November 3, 2026') ? [[path, text] as const] : [];
    });
  for (const day of ['2026-10-15', '2026-11-28', '2027-02-01']) {
    const said = on(day);
    expect(said.length).toBeGreaterThanOrEqual(6);
    for (const [path, text] of said) {
      const fact = /^\/(services|locations)\//.test(path) ? facts.homesteadVoteClause : facts.homesteadVote;
      expect(text.split('November 3, 2026').length, `${path} on ${day}`).toBe(2);
      expect(text, `${path} on ${day}`).toContain(valueOn(fact, day));
    }
  }
});

test('an amount that stands with 2026 is that of 2026, also when those of 2027 are known', () => {
  const next = new Set(Object.values<DatedFact>(facts).filter(({ values }) => values.at(-1)?.to === '2026-12-31'));
  expect(next.size).toBeGreaterThanOrEqual(5);
  const inNextYear = (fact: DatedFact) => (next.has(fact) ? 'AMOUNT OF 2027' : valueOn(fact, '2027-01-02'));
  for (const { path, load } of pages)
    for (const sentence of listPassages(load({ ...requestOn('2027-01-02'), facts: inNextYear }))
      .join('\n')
      .split(/(?<=[.;!?])\s/))
      if (sentence.includes('AMOUNT OF 2027')) expect(sentence, path).not.toContain('2026');
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

test('a card that names a line leads to a section that has it', () => {
  const cards = [...loadedPages.values()].flatMap(({ props }) => [
    ...JSON.stringify(props).matchAll(/"href":"([^"#]+)#([^"]+)","line":"([^"]+)"/g),
  ]);
  expect(cards.length).toBeGreaterThan(30);
  for (const [card, path = '', section, line] of cards) {
    const passages = loadedPages.get(path)?.texts.find(({ id }) => id === section)?.passages;
    expect(
      passages?.map(({ title }) => title),
      card,
    ).toContain(line);
  }
});

describe('one account everywhere', () => {
  const everywhere = [...loadedPages].map(([path, page]) => ({ path, text: listPassages(page).join('\n') }));

  test.each([
    ['/services/personal-tax-services', /widow or widower .* \$500,000 if the sale closes within two years of the death/],
    ['/services/estate-trust-services', /within two years of the death, before you remarry/],
    ['/services/tax-planning', /income at which the premium credit ends/],
    ['/services/tax-preparation', /1095-A .* owed back in full/],
    ['/services/personal-tax-services', /first sent it on time, it still is when it is .* accepted within five days/],
    ['/services/personal-tax-services', /More than \$100,000 .* Form 3520 by April 15/],
    ['/services/personal-tax-services', /the 2025 law did not end the tax on Social Security/],
    ['/services/irs-resolution', /Form 8857 .* two years of the IRS’s first step .* Form 8379/],
    ['/services/sales-tax-services', /With one location you file one return/],
    ['/services/tax-planning', /becomes income on December 31, 2026.* Losses .* must be sold by then/],
    ['/services/business-tax-services', /a partnership of ten or fewer people .* can often be excused/],
    ['/services/payroll-services', /Tipped staff: \$11\.98/],
    ['/services/irs-resolution', /Is this letter real\? .* call the number at IRS\.gov, not the one on the letter/],
    ['/services/personal-tax-services', /10% of the rented ones if that is more, a loss no longer counts.* fewer than 15 days/],
    ['/locations/boca-raton', /the cap’s benefit over, up to \$500,000.* by the third January 1 after you gave up the old one/],
    [
      '/locations/boca-raton',
      /\$180,000 of income on a joint return and \$90,000 .* From 2026 .* Social Security number for each/,
    ],
    ['/locations/boynton-beach', /up to \$12,500 through 2028 \(\$25,000 on a joint return, which a married couple needs\)/],
    ['/locations/deerfield-beach', /from 183 days on, only the tax treaty .* lose every deduction once it is 16 months late/],
    ['/locations/deerfield-beach', /a share she had already put in your name.* 50% penalty and 15% interest/],
    ['/locations/delray-beach', /gain on property there stay taxable in New Jersey/],
    ['/locations/fort-lauderdale', /more than 30 days in each of two years/],
    ['/locations/fort-lauderdale', /together pass \$10,000 on any day, FinCEN Form 114/],
    ['/locations/gulf-stream', /wages reach \$3,000 in 2026.* From \$1,000 in a quarter/],
    ['/locations/highland-beach', /10% up to \$1 million and nothing up to \$300,000/],
    ['/locations/highland-beach', /Form 706-NA\) above \$60,000/],
    ['/locations/ocean-ridge', /above 10% of your income, and only if you itemize.* October 15/],
    ['/locations/pompano-beach', /three to a company/],
    ['/faqs', /solar panels .* ended December 31, 2025/],
  ])('%s says its rule with the limit that costs its reader: %s', (path, limit) => {
    expect(everywhere.find((page) => page.path === path)?.text).toMatch(limit);
  });

  test.each([
    ['one ProAdvisor in the office', /our QuickBooks staff|ProAdvisors in the office/i],
    ['half an hour for the first talk', /(?<!half )an hour with a CPA|first hour is free|free hour/i],
    ['the hours do not change in the season', /before 9 or after 5, so/i],
    ['one return to the state, however many counties', /file in both every month/i],
    ['an office west of I-95', /between the campus and the beach|Our office is near FAU/i],
    ['nothing is settled for anybody', /your taxes, settled|settle with the IRS/i],
    ['one name for the Basic 1040', /basic (personal|federal)|basic return/i],
    ['a callback that is normal and no oath', /even in April|even when the lease|second week of March too/i],
    ['a return of a trust that starts at its price', /(is|for) \$1,050/],
    ['a CP2000 that is let pass, and what follows', /Ignore a CP2000/],
    ['a fee, which Americans do not call a figure', /\b(own|final|written|new) figure\b|the figure (for|before)/i],
    [
      'a callback with its “normally”',
      /(?<!normally )returned within one business day|(?<!normally )answers within one business day/i,
    ],
    ['bank or wages in no order', /wages, then/i],
    ['a fee for a 990 that is quoted once the same four things are known', /990 (is quoted )?by /i],
    ['a price that a sentence says is where it starts', /\b(is|are|prepare|costs) from \$/i],
    ['the thing or the person by its name', /\b(what|who)ever\b/i],
  ])('%s', (_name, wrong) => {
    for (const { path, text } of everywhere) expect(text, path).not.toMatch(wrong);
  });

  test.each([
    ['$50M+', /saved for clients since the firm opened/],
    ['$2M+', /saved for clients in the last filing season/],
    ['20+', /bookkeeping|keeping books/i],
    ['15–30%', /room to plan/],
    ['$899', /already keep|per month|a month/],
    ['$299', /with one W-2 and nothing else|per (month|session|hour)|a month/],
  ])('%s carries its scope: %s', (value, scope) => {
    const holding = everywhere.filter(({ text }) => text.includes(value));
    expect(holding.length).toBeGreaterThan(0);
    for (const { path, text } of holding) expect(text, path).toMatch(scope);
  });
});

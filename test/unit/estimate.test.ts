import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { estimate } from '../../content/pages/estimate.ts';
import { prices } from '../../content/prices.ts';
import type { PriceRow } from '../../content/types.ts';
import { formatAmount } from '../../shared/format.ts';
import { PageContext } from '../../shared/page/page-context.ts';
import { sumEstimate } from '../../shared/pages/estimate/add-up.ts';
import { listTotals } from '../../shared/pages/estimate/describe-totals.ts';
import { formatAnswers, longestAnswer, parseAnswers, toHref } from '../../shared/pages/estimate/read-estimate.ts';
import { Tape } from '../../shared/pages/estimate/tape.tsx';
import { parse, readParts } from '../documents.ts';
import { readPageData } from '../words.ts';

const counted = estimate.counted.flatMap(({ lines }) => lines);
const monthly = estimate.monthly.lines;
const keys = [...counted, ...monthly].map(({ key }) => key);
const readQuery = (query: URLSearchParams) => formatAnswers(parseAnswers(estimate, query));
const read = (query: string) => readQuery(new URLSearchParams(query));
const addUp = (query: string) => sumEstimate(estimate, parseAnswers(estimate, new URLSearchParams(query)));
const value = readPageData('/pricing');

/** The tape as it is read, without markup; a line for each entry, total and remark. */
function readTape(query: string): string[] {
  const paper = createElement(Tape, { words: estimate.tape, totals: addUp(query), ref: null });
  const html = renderToStaticMarkup(createElement(PageContext, { value }, paper)).replace(/<\/(p|h3|div)>/g, '\n$&');
  return readParts(parse(html))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The dollars in a line of the tape: the low and the high end, which are the same if there is one. */
function readDollars(line: string): [number, number] {
  const figures = line.replace(/^(\d+ × )?[A-Z][A-Za-z ]*(-2)? (?=[$\d])/, '').match(/\d[\d,]*(\.00)?/g) ?? [];
  const [low = Number.NaN, high = low] = figures.map((figure) => Number(figure.replaceAll(',', '')));
  return [low, high];
}

const answers = fc.record(
  Object.fromEntries([
    ...counted.map(({ key }) => [key, fc.oneof(fc.nat(30).map(String), fc.string())] as const),
    ...monthly.map(({ key }) => [key, fc.constantFrom('', '1', 'on')] as const),
  ]),
);

test('an estimate adds up prices of the list, and has lines that are quoted', () => {
  const listed = [...Object.values<PriceRow>(prices).map(({ price }) => price), 'Quoted'];
  for (const { amount } of [...counted, ...monthly]) expect(listed).toContain(amount);
});

describe('the address of an estimate', () => {
  test.each([
    ['books=1&c=1&1040=2', '1040=2&c=1&books=1'],
    ['1040=02&1065=0&1120s=&c=+3+', '1040=2&c=3'],
    ['1040=1&1040=5&utm_source=mail', '1040=1'],
    ['1040=20&1065=21', '1040=20&1065=21'],
    ['1040=-1&1065=1.5&1120s=abc&1120=1e1&1041=%D9%A3', '1040=-1&1065=1.5&1120s=abc&1120=1e1&1041=%D9%A3'],
    ['1040=two%0A%00returns', '1040=two+returns'],
    ['1040=a+very+long+answer', '1040=a+very+long%E2%80%A6'],
    ['1040=twelve+and+more', '1040=twelve+and%E2%80%A6'],
    ['1040=twelve+marks', '1040=twelve+marks'],
    ['books=on&payroll=0&sales=1', 'sales=1'],
    ['1040=0&1065=000', ''],
    ['', ''],
  ])('%s says %s', (query, canonical) => expect(read(query)).toBe(canonical));

  test('has one spelling: whatever was asked, its address is its own, and short', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys, 'other'), fc.string({ unit: 'binary' }))), (asked) => {
        const query = readQuery(new URLSearchParams(asked));
        expect(read(query)).toBe(query);
        for (const [key, answer] of new URLSearchParams(query)) {
          expect(keys).toContain(key);
          expect(answer.length).toBeLessThanOrEqual(longestAnswer);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('leads to its form or to what it comes to, and has no question mark without a query', () => {
    const addresses = [toHref(''), toHref('c=1'), toHref('c=1', 'estimated')];
    expect(addresses.join(' ')).toBe('/pricing#estimate /pricing?c=1#estimate /pricing?c=1#estimated');
  });

  test('a preset is written as its page will be called, and counts what goes together', () => {
    for (const { query } of estimate.presets.items) {
      expect(read(query)).toBe(query);
      expect(addUp(query)).toMatchObject({ bad: [], remarks: [] });
    }
  });
});

describe('the tape', () => {
  test('shows the count, the item and the amount of each line, then the totals', () => {
    const [basic1040, scheduleC, stateReturn] = [prices.basic1040.price, prices.scheduleC.price, prices.stateReturn.price];
    const [bookkeeping, salesTax] = [prices.bookkeeping.price, prices.salesTax.price];
    const doubled = { low: 2 * basic1040.low, high: 2 * basic1040.high };
    const yearly = doubled.low + scheduleC.low + stateReturn.low;
    const monthly = { low: bookkeeping.low + salesTax.low, high: bookkeeping.high + salesTax.high };
    expect(readTape('1040=2&c=1&state=1&books=1&sales=1')).toEqual([
      'Your estimate',
      `${firm.brand}, ${firm.office.city} November 23, 2026`,
      'Each year',
      `2 × Individual return ${formatAmount(doubled)}`,
      `1 × Schedule C ${formatAmount(scheduleC)}`,
      `1 × State return ${formatAmount(stateReturn)}`,
      `From ${formatAmount({ low: yearly, high: yearly })}`,
      'Every month',
      `Bookkeeping ${formatAmount(bookkeeping)}`,
      `Sales tax returns ${formatAmount(salesTax)}`,
      `Per month ${formatAmount(monthly)}`,
      estimate.tape.note,
    ]);
  });

  test('totals are the sum of what is shown, and what is shown is what was asked', () => {
    fc.assert(
      fc.property(answers, (asked) => {
        const query = readQuery(new URLSearchParams(asked));
        const lines = readTape(query);
        for (const total of ['From', 'Per month']) {
          const end = lines.findIndex((line) => line.startsWith(`${total} $`));
          const start = lines.indexOf(total === 'From' ? 'Each year' : 'Every month');
          const isPriced = lines[start + 1]?.includes('$');
          expect(end < 0).toBe(start < 0 || !isPriced);
          if (end < 0) continue;
          const shown = lines
            .slice(start + 1, end)
            .filter((line) => line.includes('$'))
            .map(readDollars);
          const sum = [0, 1].map((side) => shown.reduce((all, dollars) => all + (dollars[side] ?? 0), 0));
          expect(readDollars(lines[end] ?? '')).toEqual(sum);
        }
        const isAdded = (answer = '') => /^\s*0*([1-9]|1\d|20)\s*$/.test(answer);
        const added =
          counted.filter(({ key }) => isAdded(asked[key])).length + monthly.filter(({ key }) => asked[key] === '1').length;
        expect(lines.slice(2).filter((line) => /^(\d+ × |(Bookkeeping|Payroll|Sales tax returns) \$)/.test(line)).length).toBe(
          added,
        );
        expect(lines.includes(`${estimate.tape.nothing}.`)).toBe(added === 0);
      }),
      { numRuns: 150 },
    );
  });

  test('counts a company’s return at its list price, also when we keep the books', () => {
    const count = (query: string) => addUp(query).once.total;
    expect(count('1120=1&books=1')).toEqual({ low: 1550, high: 1550 });
    const all = prices.partnership.price.low + 2 * prices.sCorporation.price.low + prices.cCorporation.price.low;
    expect(count('1065=1&1120s=2&1120=1&books=1').low).toBe(all);
    expect(count('1065=1&1040=1&payroll=1').low).toBe(prices.partnership.price.low + prices.basic1040.price.low);
  });

  test('has a line of what is quoted, and no sum of it', () => {
    const basic1040 = prices.basic1040.price;
    expect(readTape('1040=1&rental=2').slice(2)).toEqual([
      'Each year',
      `1 × Individual return ${formatAmount(basic1040)}`,
      '2 × Rental Quoted',
      `From ${formatAmount(basic1040)}`,
      estimate.tape.note,
    ]);
    expect(readTape('rental=1').slice(2)).toEqual(['Each year', '1 × Rental Quoted', expect.any(String), estimate.tape.note]);
    expect(listTotals(addUp('rental=1'), estimate.tape)).toEqual(['Quoted in writing']);
    expect(estimate.tape.note).toContain('no more than these for at least 30 days');
  });

  test('with nothing added says so, and names what has a bad number', () => {
    expect(readTape('').slice(2)).toEqual(['Nothing added yet.']);
    const leftOut = 'Not counted until you enter a whole number from 0 to 20: Individual return, Partnership return.';
    expect(readTape('1040=x&1065=21').slice(2)).toEqual(['Nothing added yet.', leftOut]);
  });

  test.each([
    ['c=1', 1],
    ['1065=1&c=1', 1],
    ['1040=1&c=1', 0],
    ['state=1', 1],
    ['1041=1&state=1', 0],
    ['c=1&state=1', 2],
    ['1040=1&rental=1', 0],
    ['1120s=1&rental=1', 1],
    ['1040=x&c=1', 1],
    ['1120s=1&books=1', 0],
  ])('says what goes with something that is not there: %s, %i times', (query, times) => {
    const { remarks } = addUp(query);
    expect(remarks.length).toBe(times);
    expect(readTape(query)).toEqual(expect.arrayContaining(remarks));
  });
});

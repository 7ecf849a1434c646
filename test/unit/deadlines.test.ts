import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { nextDateOf, taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';
import { listDueDates } from '../../server/deadlines/due-dates.ts';
import { nameHoliday } from '../../server/deadlines/holidays.ts';
import { findNextDue } from '../../server/deadlines/next-due.ts';
import { findOccurrences, type Occurrence } from '../../server/deadlines/occurrences.ts';
import { listDueMonths, listExtensions } from '../../server/deadlines/upcoming.ts';
import { describeMove, describeOccurrence, nameOccurrence, nameRule } from '../../server/deadlines/words.ts';
import { parseQuery } from '../../server/page/query.ts';
import { findPage } from '../../server/pages/index.ts';
import { addDays } from '../../shared/dates.ts';
import { requestOn } from '../words.ts';

/** What is due in some years, as `rule period` and the date. */
function readYears(from: number, to: number): Map<string, string> {
  const all = findOccurrences([], `${from}-01-01`, `${to}-12-31`);
  return new Map(all.map(({ rule, period, due }) => [`${rule.id} ${period.key}`, due]));
}

/** Written by hand: the day on which something was or is due, by rule and period. */
const published: [publication: string, dates: string][] = [
  ['Revenue Ruling 2015-13; IRS Publication 509 (2016)', '2016-04-18 form-1040 2015, 2016-04-18 form-1040-es 2016-p1'],
  ['IRS Publication 509 (2017), for payments of 2016', '2017-01-17 form-1040-es 2016-p4, 2016-09-15 form-1040-es 2016-p3'],
  ['FinCEN, FBAR Due Date Clarification (2018)', '2018-04-17 fincen-114 2017, 2018-10-15 fincen-114-extended 2017'],
  [
    'Form DR-659 for 2018, Sales Tax',
    `2018-01-19 dr-15-payment 2017-12, 2018-02-16 dr-15-payment 2018-01, 2018-03-19 dr-15-payment 2018-02,
    2018-04-19 dr-15-payment 2018-03, 2018-05-18 dr-15-payment 2018-04, 2018-06-19 dr-15-payment 2018-05,
    2018-07-19 dr-15-payment 2018-06, 2018-08-17 dr-15-payment 2018-07, 2018-09-19 dr-15-payment 2018-08,
    2018-10-19 dr-15-payment 2018-09, 2018-11-19 dr-15-payment 2018-10, 2018-12-19 dr-15-payment 2018-11`,
  ],
  ['Florida Department of Revenue, Emergency Order 20-52-DOR-003, Form F-7004', '2020-11-02 f-1120-extended 2019'],
  [
    'Forms F-1120N and DR-15N for 2022; the annual report of the Division of Corporations on a Sunday',
    `2022-05-02 f-1120 2021, 2022-11-01 f-1120-extended 2021, 2022-05-01 annual-report 2022, 2022-02-22 dr-15 2022-01,
    2022-02-18 dr-15-payment 2022-01, 2022-06-21 dr-15 2022-05`,
  ],
  [
    'IRS Publication 509 (2023)',
    `2023-01-17 form-1040-es 2022-p4, 2023-01-31 form-w-2 2022, 2023-03-15 form-1065 2022, 2023-04-18 form-1040 2022,
    2023-04-18 form-1041 2022, 2023-05-01 form-941 2023-q1, 2023-10-02 form-1041-extended 2022,
    2023-10-16 form-1040-extended 2022, 2023-10-16 form-1120-extended 2022`,
  ],
  ['Form DR-15N; Florida Statutes 205.053', '2023-02-21 dr-15 2023-01, 2023-10-02 business-tax-receipt 2023'],
  [
    'Florida Statutes 220.33: June 30, 2024 is a Sunday',
    '2024-05-31 f-1120-es 2024-p1, 2024-06-28 f-1120-es 2024-p2, 2024-09-30 f-1120-es 2024-p3, 2024-12-31 f-1120-es 2024-p4',
  ],
  ['Florida Statutes 192.047(2): March 1 is a Saturday, then a Sunday', '2025-03-03 dr-501 2025, 2026-03-02 dr-501 2026'],
  [
    'IRS Tax Calendars for 2026, by quarter',
    `2026-01-15 payroll-deposit 2025-12, 2026-01-15 form-1040-es 2025-p4, 2026-02-02 form-w-2 2025, 2026-02-02 form-1099-nec 2025,
    2026-02-02 form-940 2025, 2026-02-02 form-941 2025-q4, 2026-03-16 form-1065 2025, 2026-03-16 form-1120-s 2025,
    2026-03-16 form-2553 2026, 2026-04-15 form-1040 2025, 2026-04-15 form-1120 2025, 2026-07-15 payroll-deposit 2026-06,
    2026-07-31 form-941 2026-q2, 2026-08-17 payroll-deposit 2026-07, 2026-09-15 form-1065-extended 2025,
    2026-10-15 form-1040-extended 2025, 2026-10-15 form-1120-extended 2025, 2026-11-02 form-941 2026-q3`,
  ],
  [
    'By the same rules, 2027: January 31 and May 15 are on a weekend, May 1 is a Saturday, Memorial Day is May 31',
    `2027-02-01 form-w-2 2026, 2027-02-01 form-941 2026-q4, 2027-02-01 rt-6 2026-q4, 2027-02-16 payroll-deposit 2027-01,
    2027-04-15 form-1040 2026, 2027-05-17 form-990 2026, 2027-05-17 form-990-n 2026, 2027-05-01 annual-report 2027,
    2027-05-03 f-1120 2026, 2027-06-01 f-1120-es 2027-p1, 2027-08-02 form-941 2027-q2, 2027-11-01 f-1120-extended 2026,
    2027-12-31 rmd 2027, 2027-12-31 dr-13 2027, 2027-04-01 dr-405 2027, 2027-11-01 rt-6 2027-q3`,
  ],
  [
    'D.C. Code 28-2701 for 2028: April 15 is a Saturday, Emancipation Day a Sunday; New Year is observed on December 31',
    `2027-12-31 f-1120-es 2027-p4, 2028-01-18 form-1040-es 2027-p4, 2028-04-18 form-1040 2027, 2028-04-18 form-1041-es 2028-p1,
    2028-04-18 fincen-114 2027, 2028-04-18 payroll-deposit 2028-03, 2028-05-01 form-941 2028-q1,
    2028-10-02 form-1041-extended 2027`,
  ],
  [
    'Worked out by hand from the statutes and instructions that the rules name',
    `2026-11-30 property-tax-discount 2026, 2027-03-31 property-tax 2026, 2029-04-02 property-tax 2028, 2027-04-15 form-709 2026,
    2027-10-15 form-709-extended 2026, 2027-06-15 form-8840 2026, 2027-02-01 household-w-2 2026, 2027-02-01 rt-7 2026,
    2027-02-01 form-1099-misc 2026, 2027-03-31 form-1099-misc-irs 2026, 2027-05-17 form-990-pf 2026,
    2027-11-15 form-990-pf-extended 2026, 2027-05-17 form-990-t 2026, 2027-04-15 form-1120-h 2026, 2028-10-16 form-1120-h-extended 2027`,
  ],
  ['D.C. Code 28-2701 for 2033: Emancipation Day is a Saturday', '2033-04-18 form-1040 2032, 2033-04-18 form-1120 2032'],
];

describe('due dates', () => {
  test.each(published)('are those of %s', (_, dates) => {
    const computed = readYears(2016, 2033);
    for (const entry of dates.split(',')) {
      const [due, ...key] = entry.trim().split(' ');
      expect(`${computed.get(key.join(' '))} ${key.join(' ')}`).toBe(`${due} ${key.join(' ')}`);
    }
  });

  test('are all there: as many a year as the forms have', () => {
    const counts = new Map<string, number>();
    for (const { rule } of findOccurrences([], '2026-01-01', '2026-12-31')) counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1);
    expect(counts.size).toBe(deadlineRules.length);
    const often = {
      1: ['form-1040', 'form-1040-extended', 'dr-501', 'annual-report', 'rmd'],
      4: ['form-1040-es', 'form-1041-es', 'form-1120-estimates', 'f-1120-es', 'form-941', 'rt-6'],
      12: ['payroll-deposit', 'dr-15', 'dr-15-payment'],
    };
    for (const [times, ids] of Object.entries(often)) for (const id of ids) expect(counts.get(id), id).toBe(Number(times));
  });

  test('of the sales tax payment say that they are early to be safe, whatever the calendar has on the 19th', () => {
    const moves = findOccurrences(['sales-tax'], '2027-06-01', '2027-09-30')
      .filter(({ rule }) => rule.id === 'dr-15-payment')
      .map((occurrence) => `${occurrence.due} ${describeMove(occurrence)}`);
    const early = 'The last business day before the 20th, to be safe';
    expect(moves).toEqual([`2027-06-17 ${early}`, '2027-07-19 undefined', '2027-08-19 undefined', `2027-09-17 ${early}`]);
  });

  test('that nobody has to keep are offered, each with what it is, and none is named as next', () => {
    for (const { offer } of deadlineRules) if (offer) expect(offer).toMatch(/^An? [\w ,]+\.$/);
    const offered = new Set<string>(deadlineRules.filter(({ offer }) => offer).map(({ id }) => id));
    for (const { slug } of taxpayerTypes) {
      const { next, later } = listDueDates([slug], '2027-03-01');
      expect(
        next?.items.filter(({ id }) => offered.has(id)),
        slug,
      ).toEqual([]);
      expect(
        later.map(({ due }) => due),
        slug,
      ).not.toContain(next?.due);
    }
    expect(listDueDates(['sole-proprietor'], '2027-03-01').later.map(({ due }) => due)).not.toContain('2027-03-15');
  });

  test('of the homestead exemption say of the vote what the facts say on the day', () => {
    const notes = (day: string) =>
      listDueDates(['individual'], day)
        .months.flatMap(({ days }) => days.flatMap(({ items }) => items))
        .find(({ id }) => id.startsWith('dr-501-'))
        ?.notes.join(' ');
    expect(notes('2026-10-01')).toContain('Florida votes on November 3, 2026');
    expect(notes('2026-11-28')).toContain(
      'Florida voted on November 3, 2026 on a larger exemption, though not from school taxes',
    );
  });

  test('say what they are for, and from where they were moved', () => {
    const presidentsDay = 'Moved from Monday, February 15, for Washington’s Birthday';
    const said = findOccurrences(['employer', 'individual'], '2027-02-01', '2027-04-15').map((occurrence) =>
      [nameOccurrence(occurrence), describeOccurrence(occurrence), describeMove(occurrence)].filter(Boolean).join(' | '),
    );
    expect(said).toContain(
      'Payroll tax return, fourth quarter (Form 941) | Wages paid and tax withheld, fourth quarter of 2026 | Moved from Sunday, January 31',
    );
    expect(said).toContain(
      `Payroll tax deposit, January 2027 | Tax withheld in January 2027, if you deposit monthly | ${presidentsDay}`,
    );
    expect(said).toContain('Your tax return (Form 1040) | 2026 return and tax due, or Form 4868 for more time to file');
    expect(said).toContain(
      'Estimated tax, first payment (1040-ES) | Tax on income from which nobody withholds, first payment for 2027',
    );
    expect(said.join()).not.toContain('{');
  });
});

describe('what the page shows', () => {
  const chosen = ['individual', 's-corporation', 'employer'] as const;

  test('is the next date with all of its items, today included, those after it, and apart what is offered before it', () => {
    const { next, later, before } = listDueDates(chosen, '2026-11-23');
    expect(before.map(({ due, title }) => `${due} ${title}`)).toEqual([
      '2026-11-30 Property tax at 4% off',
      '2026-12-01 Request to file household payroll once a year (Form RT-7A)',
    ]);
    expect(next).toMatchObject({ due: '2026-12-15', days: 22, items: [{ id: 'payroll-deposit' }] });
    expect(later.map(({ due, days, what }) => `${due} ${days} ${what}`)).toEqual([
      '2026-12-31 38 Money you must take out of an IRA, from age 73',
      '2027-01-15 53 Estimated tax, fourth payment (1040-ES), and 1 more',
      '2027-02-01 70 Wage statements for employees (Forms W-2 and W-3), and 8 more',
    ]);
    expect(listDueDates(['individual'], '2027-01-15').next?.due).toBe('2027-01-15');
    expect(next?.due, 'as other pages say').toBe(findNextDue({ who: chosen }, '2026-11-23').date);
  });

  test('is first what all of a kind may have: what only some of them have stands before it, and beside it', () => {
    const { next, before } = listDueDates(['individual'], '2026-11-28');
    expect(next).toMatchObject({ due: '2027-01-15', items: [{ title: 'Estimated tax, fourth payment (1040-ES)' }] });
    expect(before.at(-1)).toMatchObject({ due: '2026-12-31', title: 'Money you must take out of an IRA, from age 73' });
    const april = listDueDates(['individual'], '2027-04-15').next?.items.map(({ id }) => id);
    expect(april).toEqual(['form-1040', 'form-709', 'form-3520', 'form-1040-es', 'fincen-114']);
    for (const { slug } of taxpayerTypes) {
      const date = listDueDates([slug], '2026-11-28').next;
      expect(
        date?.items.some(({ id }) => !deadlineRules.find((rule) => rule.id === id)?.onlySome),
        slug,
      ).toBe(true);
    }
  });

  test('is a ledger of twelve months, empty ones included, without what is over', () => {
    const list = (day: string) => listDueMonths(['individual'], day).map(({ month, dates }) => [month, dates.length].join(' '));
    expect(list('2026-11-23').join()).toBe(
      '2026-11 1,2026-12 2,2027-01 1,2027-02 1,2027-03 2,2027-04 2,2027-05 0,2027-06 1,2027-07 0,2027-08 1,2027-09 2,2027-10 1',
    );
    expect(list('2027-04-15')[0]).toBe('2027-04 1');
    expect(list('2027-04-16')[0]).toBe('2027-05 0');
    const last = listDueMonths(['employer'], '2026-11-23').at(-1);
    expect(last?.dates.map(({ due }) => due)).toEqual(['2027-11-01', '2027-11-15']);
  });

  test('is each extension with its two dates and what is filed for it', () => {
    const list = (who: TaxpayerType[], day: string) =>
      listExtensions(who, day).map(
        ({ by, original, extended }) => `${nameRule(original.rule)} ${original.due} ${extended.due} ${by}`,
      );
    const all = list([], '2026-11-23');
    expect(all).toHaveLength(deadlineRules.filter((rule) => 'extends' in rule).length);
    expect(all).toEqual(
      expect.arrayContaining([
        'Your tax return (Form 1040) 2027-04-15 2027-10-15 Form 4868',
        'Partnership tax return (Form 1065) 2027-03-15 2027-09-15 Form 7004',
        'Report of foreign bank accounts (FinCEN 114) 2027-04-15 2027-10-15 Automatic',
        'Florida corporation tax return (Form F-1120) 2027-05-03 2027-11-01 Form F-7004',
      ]),
    );
    expect(list(['trust'], '2027-04-16')[0]).toBe('Tax return of a trust or estate (Form 1041) 2028-04-18 2028-10-02 Form 7004');
  });
});

describe('what is said in short', () => {
  const show = () => listDueDates([], '2026-12-01');

  test('is what each month has, once, the next of it, and where a weekend or a holiday moves it', () => {
    const shown = show();
    expect(shown.monthly.map(({ id, day }) => `${day} ${id}`)).toEqual([
      ...['15 payroll-deposit', '19 dr-15-payment', '20 dr-15', '20 tourist-tax'],
    ]);
    const ids = shown.months.flatMap(({ days }) => days.flatMap(({ items }) => items.map(({ id }) => id)));
    const moved = ['2026-11', '2027-01', '2027-02', '2027-05', '2027-10'];
    expect(ids.filter((id) => id.startsWith('payroll-deposit'))[0]).toBe('payroll-deposit-2026-11');
    expect(ids.filter((id) => /^dr-15-2/.test(id))).toEqual(moved.map((month) => `dr-15-${month}`));
  });

  test('is whom a date is for, and a month by its first two rules', () => {
    const shown = show();
    const whoOf = (id: string) =>
      shown.months.flatMap(({ days }) => days.flatMap(({ items }) => items)).find((item) => item.id === id)?.who;
    expect(['property-tax-2026', 'annual-report-2027', 'form-1040-es-2026-p4'].map(whoOf)).toEqual([
      ...['Everyone', 'Every business, Nonprofit', 'Individual, Sole proprietor'],
    ]);
    expect(listDueDates(['trust'], '2026-12-01').months[3]?.days[0]?.items[0]?.who).toBeUndefined();
    expect(shown.months[4]?.what).toBe('Your tax return, Gift tax return, and 12 more');
    expect(listDueDates(['sales-tax'], '2026-12-01').months[1]?.what).toBe('');
  });
});

describe('the rules', () => {
  test('have ids for good, periods in their words, sources, and a day to look again', () => {
    expect(new Set(deadlineRules.map(({ id }) => id)).size).toBe(deadlineRules.length);
    for (const { id, what, who, sources, checked, reviewBy } of deadlineRules) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(what('THE PERIOD').split('THE PERIOD'), id).toHaveLength(2);
      expect(who.length, id).toBeGreaterThan(0);
      expect(sources.length, id).toBeGreaterThan(0);
      for (const { label, href } of sources) expect(`${label} ${href}`, id).toMatch(/^\S.* https?:\/\/\S+$/);
      expect(reviewBy > checked, id).toBe(true);
    }
  });

  test('of an extended date name a rule of the same form and the same people', () => {
    const byId = new Map(deadlineRules.map((rule) => [rule.id, rule]));
    for (const { id, form, who, extends: extension } of deadlineRules)
      if (extension) expect(byId.get(extension.id), id).toMatchObject({ form, who });
  });

  test('are there for each kind of people, and a service names only such kinds', () => {
    const slugs = taxpayerTypes.map(({ slug }) => slug);
    const named = Object.values(nextDateOf);
    expect(slugs).toHaveLength(9);
    for (const list of [deadlineRules, named]) expect(new Set(list.flatMap(({ who }) => who))).toEqual(new Set(slugs));
    const ids = deadlineRules.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(named.flatMap(({ rules = [] }) => rules)));
  });
});

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
const kinds = fc.subarray(taxpayerTypes.map(({ slug }) => slug));
/** Whether a date of a rule goes to the next business day, to the one before, or stays. */
function readShift({ rule, period }: Occurrence): 'next' | 'previous' | 'stays' {
  return rule.id === 'f-1120-es' && period.key.endsWith('p2') ? 'previous' : rule.shift.to;
}

describe('on any day of a hundred years', () => {
  test('nothing that moves is due on a weekend or a holiday, and it moves the way of its rule and no further', () => {
    fc.assert(
      fc.property(days, kinds, (from, who) => {
        for (const occurrence of findOccurrences(who, from, addDays(from, 400))) {
          const { rule, due, moved } = occurrence;
          const { holidays } = { holidays: undefined, ...rule.shift };
          const isClosed = (day: string) => new Date(day).getUTCDay() % 6 === 0 || nameHoliday(day, holidays);
          const way = { next: 1, previous: -1, stays: 0 }[readShift(occurrence)];
          let day = moved?.from ?? due;
          while (way && isClosed(day)) day = addDays(day, way);
          expect(due, `${rule.id} from ${moved?.from}`).toBe(day);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('dates are in order, one for each period, each kind of people’s own, and the same if asked for in two parts', () => {
    fc.assert(
      fc.property(days, kinds, fc.nat(400), (from, who, cut) => {
        const to = addDays(from, 500);
        const whole = findOccurrences(who, from, to);
        const dates = whole.map(({ due }) => due);
        expect(dates).toEqual([...dates].sort());
        expect(new Set(whole.map(({ rule, period }) => `${rule.id} ${period.key}`)).size).toBe(whole.length);
        const all = findOccurrences([], from, to);
        expect(whole).toEqual(who.length ? all.filter(({ rule }) => rule.who.some((kind) => who.includes(kind))) : all);
        const parts = [...findOccurrences(who, from, addDays(from, cut)), ...findOccurrences(who, addDays(from, cut + 1), to)];
        expect(parts).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });
});

describe('beside the dates, the page', () => {
  const load = (day: string, query = '') => {
    const page = findPage('/deadlines');
    return page.load({ ...requestOn(day), query: parseQuery(new URLSearchParams(query), page.accepts) });
  };
  const sectionOf = (day: string, heading: string, query = '') =>
    load(day, query)
      .texts.find((text) => text.heading === heading)
      ?.passages.filter(({ title }) => title);

  test.each([
    ['2026-10-31', undefined],
    ['2026-11-01', 6],
    ['2026-12-31', 6],
    ['2027-01-01', undefined],
  ])('on %s says what ends with the year, by kind of person: %s', (day, count) => {
    expect(sectionOf(day, 'Before December 31')?.length).toBe(count);
  });

  test('says it to whom it concerns', () => {
    const said = (who: string) => sectionOf('2026-11-29', 'Before December 31', `who=${who}`)?.map(({ title }) => title);
    expect(said('trust')).toEqual(['With gains, losses or an opportunity fund']);
    expect(said('individual')).toContain('From age 73, or with an inherited IRA');
    expect(said('individual')).not.toContain('If you own a company');
  });

  test('has the numbers of the year, and of the next one where they are known', () => {
    const numbers = sectionOf('2026-11-29', 'The numbers of the year')
      ?.map(({ title, text }) => `${title}: ${text}`)
      .join('\n');
    expect(numbers).toContain('State and local taxes, at most: $40,400 for 2026; from January $40,804 for 2027');
  });

  test('has those of the last year that is known whole', () => {
    const yearOn = (day: string) => Reflect.get(load(day).props, 'numbers').year;
    expect(['2026-11-29', '2027-02-01'].map(yearOn)).toEqual([2026, 2026]);
  });
});

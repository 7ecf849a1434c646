import { expect, test } from 'vitest';
import { keyDateRules } from '../../content/deadlines/key-dates.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';
import { listKeyDates } from '../../server/deadlines/key-dates.ts';
import { findNextDue } from '../../server/deadlines/next-due.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { linkDates } from '../../server/deadlines/query.ts';
import { describeMove, describeSharedMove, listMonthNames, listNames } from '../../server/deadlines/words.ts';

test('the dates of the home page are six that the rules give, moved ones included, and none that only some of their kind have', () => {
  expect(listKeyDates('2026-11-28').map(({ due, days, title }) => `${due} ${days} ${title}`)).toEqual([
    '2026-11-30 2 Property tax at 4% off',
    '2027-01-15 48 Estimated tax, fourth payment (1040-ES)',
    '2027-03-15 107 Partnership and S corporation returns (1065, 1120-S)',
    '2027-04-15 138 Your tax return (Form 1040)',
    '2027-05-01 154 Florida annual report',
    '2027-10-15 321 Your tax return, if extended (Form 1040)',
  ]);
  expect(listKeyDates('2028-04-01')[0]?.note).toMatch(/plus the first estimate for the new year\. Moved from Saturday, April 15/);
  const named = deadlineRules.filter(({ id }) => keyDateRules.some(({ rule }) => rule === id));
  expect(named.map(({ onlySome }) => onlySome)).toEqual(keyDateRules.map(() => undefined));
});

const companies: TaxpayerType[] = ['partnership', 's-corporation', 'c-corporation'];

test.each<[TaxpayerType[], string, string]>([
  [['individual'], '2026-11-25', 'Next due for individuals: 2027-01-15 in 51 days, Estimated tax, fourth payment (1040-ES)'],
  [
    ['s-corporation', 'partnership'],
    '2027-03-14',
    'Next due for partnerships and S corporations: 2027-03-15 tomorrow, Partnership tax return (Form 1065), and 1 more',
  ],
  [['trust', 'nonprofit'], '2027-05-01', 'Next due for nonprofits: 2027-05-01 today, Florida annual report'],
  [
    companies,
    '2027-04-01',
    'Next due for companies: 2027-04-01 today, Tax return for business equipment and rental furniture (Form DR-405)',
  ],
  [
    ['trust'],
    '2026-12-01',
    'Next due for trusts and estates: 2027-01-15 in 45 days, Estimated tax of a trust, or of an estate more than two years old, fourth payment (1041-ES)',
  ],
  [[], '2026-12-15', 'Next due date: 2026-12-15 today, Estimated tax of a C corporation, fourth payment (Form 1120), and 1 more'],
])('the next date of %j on %s is said with whose it is: %s', (who, day, said) => {
  const { lead, date, wait, what, href } = findNextDue({ who }, day);
  expect(`${lead}: ${date} ${wait}, ${what}`).toBe(said);
  expect(href).toBe(linkDates(who));
});

test('the address of dates names kinds of people in the order of the chooser, or nobody', () => {
  expect(linkDates(['s-corporation', 'partnership'])).toBe('/deadlines?who=partnership&who=s-corporation');
  expect(linkDates([])).toBe('/deadlines');
});

test('a page can name its own date, by some rules and under another name; nobody is offered one as due', () => {
  const next = findNextDue({ who: ['nonprofit'], rules: ['form-990'], lead: 'Next date for Form 990' }, '2026-11-25');
  expect(next).toMatchObject({ lead: 'Next date for Form 990', date: '2027-05-17' });
  expect(findOccurrences(['individual'], '2026-11-25', '2026-12-30').map(({ due }) => due)).toEqual(['2026-11-30', '2026-12-01']);
  expect(() => findNextDue({ who: [], rules: [] }, '2026-11-25')).toThrow('nothing is due after 2026-11-25');
});

test.each([
  ['2027-02-01', 'Wage statements for employees (Forms W-2 and W-3), and 8 more', 'All nine moved from Sunday, January 31'],
  ['2027-02-16', 'Payroll tax deposit, January 2027', undefined],
  ['2027-04-15', 'Your tax return (Form 1040), and 10 more', undefined],
  ['2027-08-02', 'Payroll tax return, second quarter (Form 941), and 2 more', 'All three moved from Saturday, July 31'],
])('what is due on %s is said in short, and why it is that day: %s, %s', (due, forms, move) => {
  const items = findOccurrences([], due, due);
  expect([listNames(items), describeSharedMove(items)]).toEqual([forms, move]);
});

test('a move is said with its holiday, without the weekend beside it, and once for those that come from one day alone', () => {
  const moves = findOccurrences([], '2023-04-18', '2023-04-18').map(describeMove);
  expect(moves).toContain('Moved from Saturday, April 15, for Emancipation Day in the District of Columbia');
  const [february, august] = ['2027-02-01', '2027-08-02'].map((day) => findOccurrences([], day, day));
  expect(describeSharedMove([...(february ?? []), ...(august ?? [])])).toBeUndefined();
});

test('a month is said by the names of two rules, those that are not of each month first', () => {
  const year = findOccurrences([], '2027-01-01', '2027-12-31');
  const list = (...ids: string[]) => listMonthNames(year.filter(({ rule }) => ids.includes(rule.id)));
  expect(list('payroll-deposit', 'form-990', 'form-941')).toBe('Payroll tax return, Nonprofit’s annual return, and 1 more');
  expect(list('payroll-deposit', 'form-1040', 'form-709', 'form-941')).toBe('Your tax return, Gift tax return, and 2 more');
});

import type { Shift } from '../../content/deadlines/types.ts';
import { addDays, readDayOfMonth, readMonth, readWeekday, readYear, toDay } from '../../shared/dates.ts';

interface Holiday {
  name: string;
  month: number;
  /** The day of the month on which it falls. */
  find: (year: number) => number;
  /** The calendar that has it, if only one does. */
  only?: Shift['holidays'];
  since?: number;
  /** Every how many years, counted from `since`. */
  every?: number;
  /** Whether nobody observes it on Friday when it falls on a Saturday. */
  staysOnSaturday?: boolean;
}

/** The nth of a weekday in a month, months from 1, Sunday = 0. */
const findNth = (nth: number, weekday: number, month: number) => (year: number) =>
  7 * nth - ((readWeekday(toDay(year, month, 1)) + 6 - weekday) % 7);

const findLastMonday = (month: number) => (year: number) => {
  const last = toDay(year, month + 1, 0);
  return readDayOfMonth(last) - ((readWeekday(last) + 6) % 7);
};

const newYear: Holiday = { name: 'New Year’s Day', month: 1, find: () => 1 };
const findThanksgiving = findNth(4, 4, 11);

/**
 * Legal holidays of the United States (5 U.S.C. 6103), which are on both lists; of the District of Columbia (D.C. Code
 * 28-2701), which section 7503 follows; and of Florida's agencies (Florida Statutes 110.117).
 */
const holidays: Holiday[] = [
  newYear,
  { name: 'Birthday of Martin Luther King, Jr.', month: 1, find: findNth(3, 1, 1) },
  { name: 'Inauguration Day', month: 1, find: () => 20, only: 'federal', since: 1937, every: 4, staysOnSaturday: true },
  { name: 'Washington’s Birthday', month: 2, find: findNth(3, 1, 2) },
  { name: 'Emancipation Day in the District of Columbia', month: 4, find: () => 16, only: 'federal', since: 2007 },
  { name: 'Memorial Day', month: 5, find: findLastMonday(5) },
  { name: 'Juneteenth', month: 6, find: () => 19, since: 2021 },
  { name: 'Independence Day', month: 7, find: () => 4 },
  { name: 'Labor Day', month: 9, find: findNth(1, 1, 9) },
  { name: 'Columbus Day', month: 10, find: findNth(2, 1, 10) },
  { name: 'Veterans Day', month: 11, find: () => 11 },
  { name: 'Thanksgiving Day', month: 11, find: findThanksgiving },
  { name: 'the Friday after Thanksgiving', month: 11, find: (year) => findThanksgiving(year) + 1, only: 'florida' },
  { name: 'Christmas Day', month: 12, find: () => 25 },
];

/** The date of a holiday itself. */
const findDate = ({ month, find }: Holiday, year: number) => toDay(year, month, find(year));

/** Computes the day on which a holiday is observed: the Friday before a Saturday, the Monday after a Sunday. */
function observe(holiday: Holiday, year: number): string {
  const { staysOnSaturday } = holiday;
  const day = findDate(holiday, year);
  const weekday = readWeekday(day);
  if (weekday === 6 && !staysOnSaturday) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

const isHeld = ({ since = 0, every = 1 }: Holiday, year: number) => year >= since && (year - since) % every === 0;

/** Names the holiday that falls on a day, an ISO date, whether it is observed then or not; undefined if there is none. */
export function nameHolidayOf(day: string): string | undefined {
  const year = readYear(day);
  const common = holidays.filter((holiday) => !holiday.only && isHeld(holiday, year));
  return common.find((holiday) => findDate(holiday, year) === day)?.name;
}

/**
 * Names the holiday that is observed on a day, an ISO date, in one calendar or in both; undefined if there is none.
 * No rule moves a payment to Florida because of a New Year's Day observed on December 31, so that day moves none.
 */
export function nameHoliday(day: string, list?: Shift['holidays']): string | undefined {
  const year = readYear(day);
  if (list !== 'florida' && day.endsWith('-12-31') && observe(newYear, year + 1) === day) return newYear.name;
  const month = readMonth(day);
  const inMonth = holidays.filter((holiday) => holiday.month === month && (holiday.only ?? list) === list);
  return inMonth.find((holiday) => isHeld(holiday, year) && observe(holiday, year) === day)?.name;
}

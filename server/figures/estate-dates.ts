import type { Clock } from '../../content/figure-types.ts';
import { toDay } from '../../shared/deadlines/days.ts';
import { moveDay } from '../deadlines/business-days.ts';

/** Where a day of the death or of a month's end falls months later: if that month is too short, on its last day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = toDay(year, month + months + 1, 0);
  const same = toDay(year, month + months, date);
  return same > last ? last : same;
}

/** The last day of an estate's longest first year: the month before the one of the death, a year later. */
export function endEstateYear(death: string): string {
  return toDay(Number(death.slice(0, 4)) + 1, Number(death.slice(5, 7)), 0);
}

function readOwnDay(death: string, clock: Clock): string {
  if ('months' in clock) return addMonths(death, clock.months);
  const year = Number(death.slice(0, 4));
  const end = clock.every === 'estate year' ? endEstateYear(death) : toDay(year, 12, 31);
  return toDay(Number(end.slice(0, 4)), Number(end.slice(5, 7)) + 4, 15);
}

/** The ISO date on which a return is due after a death; one for a year is due in the fourth month after it. */
export function findDue(death: string, clock: Clock): string {
  return moveDay(readOwnDay(death, clock), { to: 'next', holidays: 'federal' }).due;
}

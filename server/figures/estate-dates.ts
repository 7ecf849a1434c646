import type { Clock } from '../../content/figure-types.ts';
import { toDay } from '../../shared/deadlines/days.ts';
import { moveDay } from '../deadlines/business-days.ts';

function readOwnDay(death: string, clock: Clock): string {
  const [year = 0, month = 0, date = 0] = death.split('-').map(Number);
  if ('months' in clock) {
    const same = toDay(year, month + clock.months, date);
    const last = toDay(year, month + clock.months + 1, 0);
    return same > last ? last : same;
  }
  // An estate's longest first year ends with the month before the one of the death.
  const end = clock.every === 'estate year' ? 12 + month - 1 : 12;
  return toDay(year, end + 4, 15);
}

/**
 * The ISO date on which a return is due after a death: a number of months later, on the last day of a month that is too
 * short; or in the fourth month after the end of a year.
 */
export function findDue(death: string, clock: Clock): string {
  return moveDay(readOwnDay(death, clock), { to: 'next', holidays: 'federal' }).due;
}

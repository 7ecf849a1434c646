import { firm } from '../../content/firm.ts';
import { addDays } from '../../shared/dates.ts';
import type { OfficeClosing } from '../../shared/page-data.ts';
import { nameHoliday, nameHolidayOf } from './holidays.ts';

/** What closes the office on an ISO date beside its weekdays: the name of a holiday, or of a day of its own. */
function nameClosing(date: string): string | undefined {
  const { holidays, isClosedWhenObserved, days } = firm.closed;
  const own = days.find(({ day }) => day === date)?.name;
  if (own || !holidays) return own;
  return nameHolidayOf(date) ?? (isClosedWhenObserved ? nameHoliday(date) : undefined);
}

/** The days on which something closes the office, of so many days from an ISO date on. */
export function listClosings(from: string, days: number): OfficeClosing[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index)).flatMap((date) => {
    const name = nameClosing(date);
    return name ? [{ date, name }] : [];
  });
}

import type { Times } from '../../content/types.ts';
import { addDays, countDays, formatLongDay, formatShortDay, formatShortWeekday } from '../../shared/dates.ts';
import { listTimes, type OfficeCalendar } from '../../shared/office/hours.ts';
import { calendarDays, getOfficeStatus } from './status.ts';

/** Half a day on which the office can call back: as `Mon morning`, and as `Monday, November 30, in the morning`. */
export interface CallBackTime {
  label: string;
  text: string;
}

/** How many are offered. */
const most = 4;

const halves = [
  { half: 'morning', from: '00:00', isOpen: ({ opens }: Times) => opens < '12:00' },
  { half: 'afternoon', from: '12:00', isOpen: ({ closes }: Times) => closes > '15:00' },
];

/** Lists the next half days on which the office can call back. While it is open, they begin on another day: today you can call. */
export function listCallBackTimes(wall: string, calendar: OfficeCalendar): CallBackTime[] {
  const today = wall.slice(0, 10);
  const first = getOfficeStatus(wall, calendar).open ? 1 : 0;
  const days = Array.from({ length: calendarDays - first }, (_, index) => addDays(today, first + index));
  const times = days.flatMap((day) => {
    const hours = listTimes(day, calendar);
    const name = countDays(today, day) < 7 ? formatShortWeekday(day) : formatShortDay(day);
    return halves
      .filter(({ from, isOpen }) =>
        hours.some((time) => isOpen(time) && wall < `${day}T${time.opens > from ? time.opens : from}`),
      )
      .map(({ half }) => ({ label: `${name} ${half}`, text: `${formatLongDay(day)}, in the ${half}` }));
  });
  return times.slice(0, most);
}

import { firm } from '../../content/firm.ts';
import { addDays, formatLongDay } from '../deadlines/days.ts';
import { formatHours } from '../format.ts';
import { usePage } from '../page-context.ts';
import { nameClosing } from './office-status.ts';

/** How many days ahead a closing is announced. */
const announced = 45;

/** The opening hours, a line for each group of days, and the next days on which the office is closed. */
export function HoursList() {
  const { day } = usePage();
  const days = Array.from({ length: announced }, (_, index) => addDays(day, index));
  const closings = days.filter(nameClosing);
  return (
    <dl className="hours">
      {firm.hours.map((line) => (
        <div key={line.days}>
          <dt>{line.days}</dt>
          <dd>{formatHours(line)}</dd>
        </div>
      ))}
      {closings.map((date) => (
        <div key={date}>
          <dt>
            {formatLongDay(date)} <small>{nameClosing(date)}</small>
          </dt>
          <dd>Closed</dd>
        </div>
      ))}
    </dl>
  );
}

import { firm } from '../../content/firm.ts';
import { formatLongDay } from '../deadlines/days.ts';
import { listHours } from '../format.ts';
import { usePage } from '../page-context.ts';
import { listClosings, nameClosing } from './office-status.ts';

/** How many days ahead a closing is announced. */
const announced = 45;

/** The opening hours, a line for each group of days, and the next days on which the office is closed. */
export function HoursList() {
  const { day } = usePage();
  return (
    <dl className="hours">
      {listHours().map(([days, times]) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
      {listClosings(day, announced).map((date) => (
        <div key={date}>
          <dt>
            {formatLongDay(date)} <small>{nameClosing(date)}</small>
          </dt>
          <dd>{firm.closed.label}</dd>
        </div>
      ))}
    </dl>
  );
}

import { firm } from '../../content/firm.ts';
import { formatLongDay } from '../deadlines/days.ts';
import { listHours } from '../format.ts';
import { usePage } from '../page-context.ts';

/** The opening hours, a line for each group of days, and the next days on which the office is closed. */
export function HoursList() {
  const { closings } = usePage();
  return (
    <dl className="hours">
      {listHours().map(([days, times]) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
      {closings.map(({ date, name }) => (
        <div key={date}>
          <dt>
            {formatLongDay(date)} <small>{name}</small>
          </dt>
          <dd>{firm.closed.label}</dd>
        </div>
      ))}
    </dl>
  );
}

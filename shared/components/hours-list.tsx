import { firm } from '../../content/firm.ts';
import { formatLongDay } from '../dates.ts';
import { listHours } from '../format.ts';
import { usePage } from '../page-context.ts';

/** The opening hours by groups of days, then the next day on which the office is closed. */
export function HoursList({ id }: { id?: string }) {
  const { closings } = usePage();
  return (
    <dl className="hours" id={id}>
      {listHours().map(([days, times]) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
      {closings.slice(0, 1).map(({ date, name }) => (
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

import { firm } from '../../content/firm.ts';
import { formatLongDay } from '../dates.ts';
import { formatTimes, listHours } from '../opening-hours.ts';
import { usePage } from '../page-context.ts';

/** The opening hours by groups of days, then the next day that has special ones. */
export function HoursList({ id }: { id?: string }) {
  const { day, special } = usePage();
  return (
    <dl className="hours" id={id}>
      {listHours(firm.hours, day).map(({ days, period, times }) => (
        <div key={`${days} ${period}`}>
          {period ? (
            <dt>
              {days} <small>{period}</small>
            </dt>
          ) : (
            <dt>{days}</dt>
          )}
          <dd>{times}</dd>
        </div>
      ))}
      {special.slice(0, 1).map(({ date, name, times }) => (
        <div key={date}>
          <dt>
            {formatLongDay(date)} <small>{name}</small>
          </dt>
          <dd>{formatTimes(times)}</dd>
        </div>
      ))}
    </dl>
  );
}

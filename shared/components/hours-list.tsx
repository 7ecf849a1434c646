import { firm } from '../../content/firm.ts';
import { addDays, formatLongDay } from '../dates.ts';
import { formatHour } from '../format.ts';
import { formatTimes, listHours } from '../office/hours.ts';
import { usePage, useSiteLang } from '../page/page-context.ts';
import { Text } from './text.tsx';

/** Formats the end of a closure. */
function formatEnd(until: string): string {
  const [day = '', time = ''] = until.split('T');
  return time === '00:00' ? `Through ${formatLongDay(addDays(day, -1))}` : `Until ${formatLongDay(day)}, ${formatHour(time)}`;
}

/** Whether the office is closed now, the opening hours by groups of days, and the next day that has special ones. */
export function HoursList({ id }: { id?: string }) {
  const { day, special, notices } = usePage();
  return (
    <dl className="hours" id={id} lang={useSiteLang()}>
      {notices
        .filter(({ closed }) => closed)
        .map(({ until }) => (
          <div key={until}>
            <dt>{formatEnd(until)}</dt>
            <dd>{formatTimes([])}</dd>
          </div>
        ))}
      {listHours(firm.hours, day).map(({ days, period, times }) => (
        <div key={`${days} ${period}`}>
          {period ? (
            <dt>
              {days} <small>{period}</small>
            </dt>
          ) : (
            <dt>{days}</dt>
          )}
          <Text as="dd">{times}</Text>
        </div>
      ))}
      {special && (
        <div>
          <dt>
            {formatLongDay(special.date)} <small>{special.name}</small>
          </dt>
          <Text as="dd">{formatTimes(special.times)}</Text>
        </div>
      )}
    </dl>
  );
}

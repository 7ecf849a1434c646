import { firm } from '../../content/firm.ts';
import { formatHours } from '../format.ts';

/** The opening hours, a line for each group of days. */
export function HoursList() {
  return (
    <dl className="hours">
      {firm.hours.map((line) => (
        <div key={line.days}>
          <dt>{line.days}</dt>
          <dd>{formatHours(line)}</dd>
        </div>
      ))}
    </dl>
  );
}

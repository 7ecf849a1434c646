import type { Spans as SpansData } from '../../content/figure-types.ts';
import { listMonths, toDay } from '../../shared/deadlines/days.ts';
import { formatDate, formatMonth } from '../../shared/format.ts';
import { findDue } from './estate-dates.ts';
import { Frame } from './frame.tsx';

/** How much of the width a month has, in percent. */
const month = 5;

/** Months from the year 0 to a day, with its part of its month. */
function countMonths(day: string): number {
  const [year = 0, of = 0, date = 0] = day.split('-').map(Number);
  return 12 * year + of + (date - 1) / Number(toDay(year, of + 1, 0).slice(8));
}

const toWidth = (from: string, to: string) => `${((countMonths(to) - countMonths(from)) * month).toFixed(1)}%`;

/** Returns whose time begins with a death, each as long as its bar, down to its due date. */
export function Spans({ figure: { caption, start, title, text, clocks } }: { figure: SpansData }) {
  const spans = clocks.map((clock) => ({ ...clock, day: findDue(start, clock.due) }));
  // As many months as there is room for, but for those after the last due date.
  const months = listMonths(start, 100 / month).filter((first) => spans.some(({ day }) => day >= first));
  const wet = (
    <ol className="track-clocks">
      {spans.map(({ form, text, day }) => (
        <li key={form}>
          <p>
            <b>{form}</b> {text}
          </p>
          <p className="track-span">
            <svg width={toWidth(start, day)} height="14" aria-hidden="true">
              <path stroke="var(--pale-foam)" strokeWidth="2" d={`M0 7q30-7 60 0${'t60 0'.repeat(19)}`} />
            </svg>
            <b>{formatDate(day)}</b>
          </p>
        </li>
      ))}
    </ol>
  );
  return (
    <Frame kind="track track-spans" place="under" caption={caption} wet={wet}>
      <p>
        <strong>{title.replace('{day}', formatDate(start))}</strong> {text}
      </p>
      <div className="track-months" aria-hidden="true">
        <svg width={toWidth(start, months[0] ?? start)} height="1" aria-hidden="true" />
        {months.map((day) => (
          <span key={day}>{formatMonth(day).slice(0, 3)}</span>
        ))}
      </div>
    </Frame>
  );
}

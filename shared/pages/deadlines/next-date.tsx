import { deadlines } from '../../../content/deadlines.ts';
import { countDays, formatLongDay, formatShortDay } from '../../deadlines/days.ts';
import type { DueDate } from '../../deadlines/upcoming.ts';
import { describeOccurrence, listForms } from '../../deadlines/words.ts';

/** The days to a date, as a figure and what it counts; today and tomorrow are words. */
function Countdown({ day, due }: { day: string; due: string }) {
  const { days, from } = deadlines.next;
  const { today, tomorrow } = deadlines.states;
  const count = countDays(day, due);
  return (
    <p className="due-next-count">
      <strong data-word={count < 2}>{[today, tomorrow][count] ?? count}</strong>
      <span>
        {count > 1 && <b>{days}</b>}
        <small>
          {from} {formatLongDay(day)}
        </small>
      </span>
    </p>
  );
}

/** The next date with all that is due on it, the days until then, and the three dates after it. */
export function NextDate({ day, dates }: { day: string; dates: DueDate[] }) {
  const { eyebrow, after, days } = deadlines.next;
  const { today, tomorrow } = deadlines.states;
  const [first, ...later] = dates;
  if (!first) return null;
  const words = [today, tomorrow];
  return (
    <section className="due-next background-deep">
      <div className="wrap">
        <div className="due-next-date" aria-live="polite">
          <p className="eyebrow">{eyebrow}</p>
          <h2>{formatLongDay(first.due)}</h2>
          <ul>
            {first.items.map((item) => (
              <li key={item.rule.id}>
                <strong>{item.rule.form}.</strong> {describeOccurrence(item)}.
              </li>
            ))}
          </ul>
        </div>
        <Countdown day={day} due={first.due} />
        <div className="due-next-after">
          <h3>{after}</h3>
          <ul>
            {later.map(({ due, items }) => {
              const count = countDays(day, due);
              return (
                <li key={due}>
                  <strong>{formatShortDay(due)}</strong> <span>{listForms(items)}</span>{' '}
                  <span>{words[count] ?? `${count} ${days.split(' ')[0]}`}</span>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}

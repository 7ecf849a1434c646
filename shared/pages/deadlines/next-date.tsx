import type { DeadlinesContent } from '../../../content/page-types.ts';
import { Text } from '../../components/text.tsx';
import { formatLongDay, formatShortDay } from '../../deadlines/days.ts';
import { usePage } from '../../page-context.ts';
import type { PageKinds } from '../../page-data.ts';

/** The days to a date, as a figure and what it counts; today and tomorrow are words. */
function Countdown({ words, days }: { words: DeadlinesContent; days: number }) {
  const { day } = usePage();
  const { next, states } = words;
  return (
    <p className="due-next-count">
      <strong data-word={days < 2}>{[states.today, states.tomorrow][days] ?? days}</strong>{' '}
      <span>
        {days > 1 && <b>{next.days}</b>}{' '}
        <small>
          {next.from} {formatLongDay(day)}
        </small>
      </span>
    </p>
  );
}

/** The next date with all that is due on it, the days until then, and the three dates after it. */
export function NextDate({ words, dates: { next: first, later } }: Pick<PageKinds['deadlines'], 'words' | 'dates'>) {
  const { eyebrow, after, days: unit } = words.next;
  const { today, tomorrow } = words.states;
  if (!first) return null;
  return (
    <section className="due-next background-deep" id="next">
      <div className="wrap">
        <div className="due-next-date" aria-live="polite">
          <p className="eyebrow">{eyebrow}</p>
          <h2>{formatLongDay(first.due)}</h2>
          <ul>
            {first.items.map(({ id, form, what }) => (
              <li key={id}>
                <Text as="strong">{`${form}.`}</Text> <Text>{`${what}.`}</Text>
              </li>
            ))}
          </ul>
        </div>
        <Countdown words={words} days={first.days} />
        <div className="due-next-after">
          <h3>{after}</h3>
          <ul>
            {later.map(({ due, days, forms }) => (
              <li key={due}>
                <strong>{formatShortDay(due)}</strong> <Text as="span">{forms}</Text>{' '}
                <span>{[today, tomorrow][days] ?? `${days} ${unit.split(' ')[0]}`}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

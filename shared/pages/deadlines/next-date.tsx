import { Text } from '../../components/text.tsx';
import { formatLongDay, formatShortDay } from '../../dates.ts';
import { usePage } from '../../page-context.ts';
import type { PageKinds } from '../../page-data.ts';

/** The next date with all that is due on it, what is offered until then, the days until then, and the dates after it; today and tomorrow are words. */
export function NextDate({ words, dates: { next: first, later, offers } }: Pick<PageKinds['deadlines'], 'words' | 'dates'>) {
  const { day } = usePage();
  const { eyebrow, from, after, before, days: unit, toGo } = words.next;
  const { today, tomorrow } = words.states;
  if (!first) return null;
  return (
    <section className="section due-next background-deep" id="next">
      <div className="wrap">
        <div className="due-next-date" aria-live="polite">
          <p className="eyebrow">{eyebrow}</p>
          <h2>{formatLongDay(first.due)}</h2>
          <ul>
            {first.items.map(({ id, form, what }) => (
              <li key={`${id} ${what}`}>
                <Text as="strong">{`${form}.`}</Text> <Text>{`${what}.`}</Text>
              </li>
            ))}
          </ul>
          {offers.map(({ due, id, form, what }) => (
            <p key={id}>
              {before}, <strong>{formatShortDay(due)}</strong>: <Text>{`${form}. ${what}.`}</Text>
            </p>
          ))}
        </div>
        <p className="due-next-count" key={`${first.due} ${day}`}>
          <strong data-word={first.days < 2}>{[today, tomorrow][first.days] ?? first.days}</strong>{' '}
          <span>
            {first.days > 1 && <b>{`${unit} ${toGo}`}</b>} <small>{`${from} ${formatLongDay(day)}`}</small>
          </span>
        </p>
        <div className="due-next-after">
          <h3>{after}</h3>
          <ul>
            {later.map(({ due, days, forms }) => (
              <li key={`${due} ${days} ${forms}`}>
                <strong>{formatShortDay(due)}</strong> <Text as="span">{forms}</Text>{' '}
                <span>{[today, tomorrow][days] ?? `${days} ${unit}`}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

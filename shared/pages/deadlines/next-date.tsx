import { Text } from '../../components/text.tsx';
import { formatLongDay, formatShortDay, nameNearDay } from '../../dates.ts';
import { usePage } from '../../page/page-context.ts';
import type { DeadlinesProps } from './props.ts';

/** The next date with its duties, optional dates before it, the days until then, and the dates after it. */
export function NextDate({ words, dates: { next: first, later, before } }: Pick<DeadlinesProps, 'words' | 'dates'>) {
  const { day } = usePage();
  const { eyebrow, from, after, days: unit, toGo } = words.next;
  if (!first) return null;
  return (
    <section className="section due-next background-deep" id="next">
      <div className="wrap">
        <div className="due-next-date" aria-live="polite">
          <p className="eyebrow">{eyebrow}</p>
          <h2>{formatLongDay(first.due)}</h2>
          <ul>
            {first.items.map(({ id, title, what }) => (
              <li key={`${id} ${what}`}>
                <Text as="strong">{`${title}.`}</Text> <Text>{`${what}.`}</Text>
              </li>
            ))}
          </ul>
          {before.length > 0 && (
            <div className="due-next-before">
              <h3>{words.next.before}</h3>
              <ul>
                {before.map(({ due, id, title, what }) => (
                  <li key={id}>
                    <strong>{formatShortDay(due)}</strong> <Text as="span">{`${title}. ${what}.`}</Text>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <p className="due-next-count" key={`${first.due} ${day}`}>
          <strong data-word={first.days < 2}>{nameNearDay(first.days) ?? first.days}</strong>{' '}
          <span>
            {first.days > 1 && <b>{`${unit} ${toGo}`}</b>} <small>{`${from} ${formatLongDay(day)}`}</small>
          </span>
        </p>
        <div className="due-next-after">
          <h3>{after}</h3>
          <ul>
            {later.map(({ due, days, what }) => (
              <li key={`${due} ${days} ${what}`}>
                <strong>{formatShortDay(due)}</strong> <Text as="span">{what}</Text>{' '}
                <span>{nameNearDay(days) ?? `${days} ${unit}`}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

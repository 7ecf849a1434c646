import { useEffect, useRef, useState } from 'react';
import { Text } from '../../components/text.tsx';
import { describeWait, formatLongDay, formatShortDay, nameNearDay } from '../../dates.ts';
import { usePage } from '../../page/page-context.ts';
import type { DeadlinesProps } from './props.ts';

/** What is said to who cannot see it after a choice: the choice and its next date. */
function useChoice({ words, dates }: Pick<DeadlinesProps, 'words' | 'dates'>): string {
  const { next, names } = dates;
  const [said, say] = useState('');
  const shown = useRef(dates);
  useEffect(() => {
    if (shown.current === dates) return;
    shown.current = dates;
    const { everyone, chosen, nextIs } = words.next;
    const date = next ? ` ${nextIs} ${formatLongDay(next.due)}, ${describeWait(next.days)}: ${next.items[0]?.title}.` : '';
    say(`${names || everyone} ${chosen}.${date}`);
  }, [dates, next, names, words]);
  return said;
}

/** The next date with the days until then, its duties, optional dates before it, and the dates after it. */
export function NextDate({ words, dates }: Pick<DeadlinesProps, 'words' | 'dates'>) {
  const { next: first, later, before } = dates;
  const { day } = usePage();
  const choice = useChoice({ words, dates });
  const { eyebrow, yours, from, after, days: unit, toGo } = words.next;
  if (!first) return null;
  return (
    <section className="section due-next background-deep" id="next">
      <p className="visually-hidden" role="status">
        {choice}
      </p>
      <div className="wrap">
        <div>
          <p className="eyebrow" key={dates.names}>
            {dates.names ? yours : eyebrow}
          </p>
          <h2 key={first.due}>{formatLongDay(first.due)}</h2>
        </div>
        <p className="due-next-count" key={`${first.due} ${day}`}>
          <strong data-word={first.days < 2}>{nameNearDay(first.days) ?? first.days}</strong>{' '}
          <span>
            {first.days > 1 && <b>{`${unit} ${toGo}`}</b>} <small>{`${from} ${formatLongDay(day)}`}</small>
          </span>
        </p>
        <div className="due-next-what">
          <ul>
            {first.items.map(({ id, title, what }) => (
              <li key={`${id} ${what}`}>
                <Text as="strong">{`${title}.`}</Text> <Text>{`${what}.`}</Text>
              </li>
            ))}
          </ul>
        </div>
        <div className="due-next-after">
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

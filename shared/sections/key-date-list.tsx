import { ButtonLink } from '../components/buttons.tsx';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { formatShortDay, formatShortWeekday } from '../dates.ts';
import type { PageKinds } from '../page/page-frame.ts';
import { toSlug } from '../slug.ts';
import { SectionTitle } from './page-section.tsx';

/** The main due dates of the year on a line, at the distance that they are away, and each in words. */
export function KeyDateList({ words: { keyDates: words }, keyDates }: Pick<PageKinds['home'], 'words' | 'keyDates'>) {
  const id = toSlug(words.heading);
  return (
    <section className="key-dates background-sky" aria-labelledby={id}>
      <div className="wrap key-dates-head">
        <div>
          <SectionTitle id={id} head={words} />
        </div>
        <div className="actions">
          <ButtonLink label={words.mine} icon="calendar-check" href="/deadlines#choose" />{' '}
          <Link href="/deadlines">{words.all}</Link>
        </div>
      </div>
      <div className="key-dates-drawing">
        <div className="wrap">
          <TreeNodes nodes={keyDates.drawing} />
        </div>
      </div>
      <div className="background-deep">
        <ol className="wrap">
          {keyDates.items.map(({ due, days, title, note }) => (
            <li key={due}>
              <h3>{formatShortDay(due)}</h3>
              <p className="key-dates-day">{formatShortWeekday(due)}</p>
              <p className="key-dates-count">
                {days > 0 && <b>{days}</b>} {['today', 'day'][days] ?? 'days'}
              </p>
              <p className="key-dates-what">
                <Text as="strong">{title}</Text> <Text>{note}</Text>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { Link } from '../../components/link.tsx';
import { Text } from '../../components/text.tsx';
import { formatShortDay, formatShortWeekday } from '../../dates.ts';
import type { DeadlinesProps } from './props.ts';

/**
 * The taxpayer types as links that add or remove one, the next date of the choice, which stays in view, and a link to
 * all dates.
 */
export function Chooser({ words, choices, dates: { next } }: Pick<DeadlinesProps, 'words' | 'choices' | 'dates'>) {
  const { label, hint } = words.chooser;
  const { chosen: chosenLabel, all, every, yours } = words.states;
  const isOwn = choices.some(({ chosen }) => chosen);
  return (
    <nav className="card due-chooser" id="choose" aria-label={label}>
      <h2>{label}</h2>
      <Text as="p" className="section-intro">
        {hint}
      </Text>
      <ul>
        {choices.map(({ label: name, href, chosen }) => (
          <li key={name}>
            <Link className={chosen ? 'button button-filled' : 'button'} href={href} aria-current={chosen ? 'true' : undefined}>
              <Text as="span">{name}</Text>
              {chosen && <span className="visually-hidden">, {chosenLabel}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {isOwn && next && (
        <p className="due-chooser-next" key={next.due}>
          <Text as="span">{`${formatShortWeekday(next.due)}, ${formatShortDay(next.due)} · ${next.items[0]?.title.split(/[,(]/)[0]}`}</Text>{' '}
          <Link href="#next">{yours}</Link>
        </p>
      )}
      <div className="actions" key={String(isOwn)}>
        <Link href={isOwn ? '/deadlines' : '#the-next-twelve-months'}>{isOwn ? all : every}</Link>
      </div>
    </nav>
  );
}

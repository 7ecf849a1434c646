import { Link } from '../../components/link.tsx';
import { Text } from '../../components/text.tsx';
import { describeWait, formatShortDay } from '../../deadlines/days.ts';
import type { PageKinds } from '../../page-data.ts';

/** The kinds of people as links, each of which adds or takes away one, and what comes of it. */
export function Chooser({ words, choices, dates }: Omit<PageKinds['deadlines'], 'calendar'>) {
  const { label, hint, next } = words.chooser;
  const { chosen: chosenLabel, all, yours } = words.states;
  return (
    <nav className="card due-chooser" id="choose" aria-label={label}>
      <h2>{label}</h2>
      <p>
        <Text>{hint}</Text>{' '}
        {dates.next && (
          <span>
            {next} <Link href="#next">{formatShortDay(dates.next.due)}</Link>, <Text>{describeWait(dates.next.days)}</Text>
          </span>
        )}
      </p>
      <ul>
        {choices.map(({ label: name, href, chosen }) => (
          <li key={name}>
            <Link className="button" href={href} aria-current={chosen ? 'true' : undefined}>
              <Text as="span">{name}</Text>
              {chosen && <span className="visually-hidden">, {chosenLabel}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {choices.some(({ chosen }) => chosen) && (
        <p className="actions">
          <Link href="#the-coming-twelve-months">{yours}</Link>
          <Link href="/deadlines">{all}</Link>
        </p>
      )}
    </nav>
  );
}

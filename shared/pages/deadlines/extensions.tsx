import { whoEntries } from '../../../content/deadlines/who.ts';
import { Icon } from '../../components/icon.tsx';
import { formatShortDay } from '../../deadlines/days.ts';
import type { Extension } from '../../deadlines/upcoming.ts';

/** For each return its date, the extended date, and what is filed for it. */
export function Extensions({ extensions }: { extensions: Extension[] }) {
  return (
    <ul className="due-extensions">
      {extensions.map(({ by, original, extended }) => (
        <li key={original.rule.id}>
          <h3>{original.rule.form}</h3>
          <p className="due-extensions-dates">
            {formatShortDay(original.due)} <Icon name="arrow-right" /> {formatShortDay(extended.due)}
          </p>
          <p>{by}</p>
          <p>
            {whoEntries
              .filter(({ slug }) => original.rule.who.includes(slug))
              .map(({ label }) => label)
              .join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

import { Icon } from '../../components/icon.tsx';
import { Text } from '../../components/text.tsx';
import { formatShortDay } from '../../deadlines/days.ts';
import type { DueDates } from '../../page-data.ts';

/** For each return its date, the extended date, and what is filed for it. */
export function Extensions({ extensions }: Pick<DueDates, 'extensions'>) {
  return (
    <ul className="due-extensions">
      {extensions.map(({ form, from, to, by, who }) => (
        <li key={form}>
          <Text as="h3">{form}</Text>
          <p className="due-extensions-dates">
            {formatShortDay(from)} <Icon name="arrow-right" /> {formatShortDay(to)}
          </p>
          <Text as="p">{by}</Text>
          <Text as="p">{who}</Text>
        </li>
      ))}
    </ul>
  );
}

import { LinkedHeading } from '../../components/linked-heading.tsx';
import { Text } from '../../components/text.tsx';
import type { FormsProps } from './props.ts';

/** Popular forms, a card each. */
export function MostAsked({ items, entries }: Pick<FormsProps['words']['most'], 'items'> & Pick<FormsProps, 'entries'>) {
  return (
    <ul className="forms-most">
      {items.map(({ form, text }) => {
        const entry = entries.find((one) => one.form === form);
        return (
          entry && (
            <li key={form} className="card">
              <LinkedHeading href={entry.href} state={form}>
                {form}
              </LinkedHeading>
              <Text as="p">{text}</Text>
              <Text as="p" className="note">
                {entry.when}
              </Text>
            </li>
          )
        );
      })}
    </ul>
  );
}

import { LinkedHeading } from '../../components/linked-heading.tsx';
import { Text } from '../../components/text.tsx';
import type { FormEntry, PageKinds } from '../../page-data.ts';
import { Letters, toLetterId } from './letters.tsx';

type Forms = PageKinds['forms'];

/** Under which letter a form stands, or under which digits. */
const getLetter = ({ form }: FormEntry) => (form < '2' ? '1' : form < '8' ? '2–7' : form < 'A' ? '8–9' : form.charAt(0));

/** Forms by their first letter, a line each. */
export function FormList({ words: { columns, states }, entries }: Pick<Forms, 'words' | 'entries'>) {
  const letters = [...new Set(entries.map(getLetter))].sort();
  // A list of a few letters is seen whole.
  const isLong = letters.length > 4;
  return (
    <div className="forms">
      {isLong && <Letters label={states.letters} letters={letters} />}
      <div>
        <p className="forms-columns eyebrow" aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        {letters.map((letter) => (
          <section key={letter} id={toLetterId(letter)}>
            <h3>{letter}</h3>
            <ul>
              {entries
                .filter((entry) => getLetter(entry) === letter)
                .map(({ id, form, from, what, when, href }) => (
                  <li key={id} id={id}>
                    <LinkedHeading as="h4" href={href} state={form}>
                      {form}
                    </LinkedHeading>
                    <p className="forms-from note">{from}</p>
                    <Text as="p">{what}</Text>
                    <Text as="p" className="note">
                      {when}
                    </Text>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

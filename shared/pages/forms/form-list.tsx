import { Fragment } from 'react';
import { LinkedHeading } from '../../components/linked-heading.tsx';
import { Text } from '../../components/text.tsx';
import { toFormId } from '../../slug.ts';
import { AlphabetIndex, toLetterId } from './alphabet.tsx';
import type { FormEntry, FormsProps } from './props.ts';

/** Letters that share a link, so that all links fit on one line of the narrowest phone. */
const groups = ['2–7', '8–9', 'E–F', 'I–L'];

/** Returns the group of a form: its first letter, or a few letters. */
const getLetter = ({ form }: FormEntry) => {
  const first = form.charAt(0);
  return groups.find((group) => group.charAt(0) <= first && first <= group.charAt(2)) ?? first;
};

function Lines({ entries, heading }: { entries: FormEntry[]; heading: 'h3' | 'h4' }) {
  return (
    <ul>
      {entries.map(({ form, from, what, when, href }) => (
        <li key={form} id={toFormId(form)}>
          <LinkedHeading as={heading} href={href} state={form}>
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
  );
}

/** Forms, a line each: grouped by first letter if there are many, in their order if there are few. */
export function FormList({ words: { columns, states }, entries }: Pick<FormsProps, 'words' | 'entries'>) {
  const letters = [...new Set(entries.map(getLetter))].sort();
  const isLong = letters.length > 4;
  return (
    <div className={isLong ? 'forms forms-long' : 'forms'}>
      {isLong && <AlphabetIndex label={states.letters} letters={letters} />}
      <div>
        <p className="forms-columns eyebrow" aria-hidden="true">
          {columns.map((column) => (
            <Fragment key={column}>
              <span>{column}</span>{' '}
            </Fragment>
          ))}
        </p>
        {isLong ? (
          letters.map((letter) => (
            <section key={letter} id={toLetterId(letter)}>
              <Text as="h3">{letter}</Text>
              <Lines entries={entries.filter((entry) => getLetter(entry) === letter)} heading="h4" />
            </section>
          ))
        ) : (
          <Lines entries={entries} heading="h3" />
        )}
      </div>
    </div>
  );
}

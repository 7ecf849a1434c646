import { useEffect, useRef, useState } from 'react';
import { Link } from '../../components/link.tsx';
import { LinkedHeading } from '../../components/linked-heading.tsx';
import { Text } from '../../components/text.tsx';
import type { FormEntry, PageKinds } from '../../page-data.ts';
import { PageSection } from '../../sections/page-section.tsx';
import { SearchField } from '../search/search-field.tsx';
import { filterForms } from './filter-forms.ts';
import { Letters, toLetterId } from './letters.tsx';

/** Under which letter a form stands. */
const getLetter = ({ form }: FormEntry) => (/^\d/.test(form) ? '1–9' : form.charAt(0));

/**
 * Everything from A to Z, a line each, or what is left of it by the words in the field: the server filters by what is
 * sent, a browser with script by what is typed.
 */
export function List({ words, entries, asked }: PageKinds['forms']) {
  const [typed, setTyped] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  const read = () => setTyped(field.current?.value ?? asked);
  // Somebody may have typed before this code was here.
  useEffect(read, []);
  function type() {
    read();
    // A phone's keyboard stands where what is found would be: the field goes up to the header.
    if ((window.visualViewport?.height ?? 0) < 500) field.current?.closest('search')?.scrollIntoView({ behavior: 'instant' });
  }
  const found = filterForms(entries, typed);
  const letters = [...new Set(found.map(getLetter))];
  const { list, filter, columns, states } = words;
  const count = found.length === entries.length ? `${entries.length}` : `${found.length} of ${entries.length}`;
  return (
    <PageSection
      background="paper"
      head={list}
      aside={
        <search className="forms-filter">
          <SearchField action="/forms#list" id="forms-words" words={filter} asked={asked} ref={field} onInput={type} />
          <p role="status">
            {`${count} ${filter.unit}`} {asked && found.length < entries.length && <Link href="/forms">{states.all}</Link>}
          </p>
        </search>
      }
    >
      {found.length > 0 ? (
        <div className="forms">
          {letters.length > 1 && <Letters label={states.letters} letters={letters} />}
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
                  {found
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
      ) : (
        <p>
          {states.none} <Link href={`/search?${new URLSearchParams({ q: typed.trim() })}`}>{states.search}</Link>
        </p>
      )}
    </PageSection>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Link } from '../../components/link.tsx';
import type { PageKinds } from '../../page-data.ts';
import { PageSection } from '../../sections/page-section.tsx';
import { SearchField } from '../search/search-field.tsx';
import { filterForms } from './filter-forms.ts';
import { FormList } from './form-list.tsx';
import { MostAsked } from './most-asked.tsx';

/**
 * A field, and below it what is found by its words: the server filters by what is sent, a browser with script by what is
 * typed. While it is empty, the forms most asked for and then all of them.
 */
export function Finder({ words, entries, asked }: PageKinds['forms']) {
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
  const { find, filter, most, list, states } = words;
  const found = filterForms(entries, typed);
  const isFiltered = found.length < entries.length;
  const status = `${isFiltered ? `${found.length} of ` : ''}${entries.length} ${filter.unit}`;
  return (
    <>
      <PageSection
        background={isFiltered ? 'paper' : 'sand'}
        head={find}
        aside={
          <search className="forms-filter">
            <SearchField action="/forms#find" id="forms-words" words={filter} asked={asked} ref={field} onInput={type} />
            <p role="status">
              {status} {asked && isFiltered && <Link href="/forms">{states.all}</Link>}
            </p>
          </search>
        }
      >
        {!isFiltered && <MostAsked words={most} entries={entries} />}
        {isFiltered && found.length > 0 && <FormList words={words} entries={found} />}
        {found.length === 0 && (
          <p>
            {states.none} <Link href={`/search?${new URLSearchParams({ q: typed.trim() })}`}>{states.search}</Link>
          </p>
        )}
      </PageSection>
      {!isFiltered && (
        <PageSection background="paper" head={list}>
          <FormList words={words} entries={entries} />
        </PageSection>
      )}
    </>
  );
}

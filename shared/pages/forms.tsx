import { useEffect, useRef, useState } from 'react';
import { Link } from '../components/link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { filterForms } from './forms/filter-forms.ts';
import { FormList } from './forms/form-list.tsx';
import { MostAsked } from './forms/most-asked.tsx';
import type { FormEntry, FormsProps } from './forms/props.ts';
import { LetterCard } from './search/letter-card.tsx';
import { SearchField } from './search/search-field.tsx';

/** How many of the forms and letters are found, in words. */
export function countForms({ length }: FormEntry[], entries: FormEntry[]): string {
  return `${length < entries.length ? `${length} of ` : ''}${entries.length} forms and letters`;
}

/**
 * All forms and letters, the popular ones first, or those that match a search field: the server filters by the query,
 * and the script filters while a visitor types.
 */
function Finder({ words, entries, query }: FormsProps) {
  const [typed, setTyped] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const read = () => setTyped(field.current?.value ?? query);
  // A visitor may have typed before hydration.
  useEffect(read, []);
  function type() {
    read();
    // On a phone the keyboard covers the results, so the field scrolls up to the header.
    if (window.innerWidth < 600) field.current?.closest('search')?.scrollIntoView({ behavior: 'instant' });
  }
  const { hero, filter, most, list, states } = words;
  const found = filterForms(entries, typed);
  const isFiltered = found.length < entries.length;
  const only = found.length === 1 ? found[0] : undefined;
  return (
    <>
      <PageHead hero={hero} isPlain>
        <search className="forms-filter" id="find">
          <SearchField action="/forms#find" id="forms-words" words={filter} query={query} ref={field} onInput={type} />
          <p role="status">
            <span>{countForms(found, entries)}</span> {query && isFiltered && <Link href="/forms">{states.all}</Link>}
          </p>
        </search>
      </PageHead>
      {!isFiltered && (
        <PageSection background="foam" head={most}>
          <MostAsked items={most.items} entries={entries} />
        </PageSection>
      )}
      {only?.letter ? (
        <div className="section background-paper">
          <div className="wrap">
            <LetterCard key={only.form} words={words.letter} letter={only.letter}>
              <li>
                <Link href={only.href}>{words.letter.more.label}</Link>
              </li>
            </LetterCard>
          </div>
        </div>
      ) : (
        <PageSection background="paper" head={isFiltered ? { heading: found.length > 0 ? states.found : states.none } : list}>
          {found.length > 0 ? (
            <FormList words={words} entries={found} />
          ) : (
            <Link href={`/search?${new URLSearchParams({ q: typed.trim() })}`}>{states.search}</Link>
          )}
        </PageSection>
      )}
    </>
  );
}

/** The forms and letters, with advice about one that is not among them. */
export function FormsPage(forms: FormsProps) {
  return (
    <>
      <Finder key={forms.query} {...forms} />
      <CallToAction cta={forms.words.cta} />
    </>
  );
}

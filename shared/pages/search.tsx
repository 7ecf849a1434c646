import { ButtonLink, PhoneButton } from '../components/buttons.tsx';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { LetterCard } from './search/letter-card.tsx';
import type { SearchProps } from './search/props.ts';
import { SearchField } from './search/search-field.tsx';
import { SearchResults } from './search/search-results.tsx';

/** How many results there are, in words. */
export const countResults = ({ length }: unknown[]): string => `${length} ${length === 1 ? 'result' : 'results'}`;

/** The search page: the results for the query in its address, with the card of an IRS letter before them. */
export function SearchPage(search: SearchProps) {
  const { words, query, letter, results } = search;
  const { otherwise } = words;
  return (
    <>
      <div className="page-head plain-head background-sky">
        <div className="wrap">
          <Breadcrumbs />
          <h1 tabIndex={-1}>{words.heading}</h1>
          <search className="forms-filter">
            {/* Each search has a new field, since an old one would keep its words. */}
            <SearchField key={query} action="/search#results" id="search-words" words={words} query={query} autoFocus={!query} />
            <p className="note" role="status" id="results">
              {query && `${countResults(results)} for “${query}”`}
            </p>
          </search>
        </div>
      </div>
      <section className="section background-paper">
        <div className="wrap search-columns">
          {letter && (
            <LetterCard key={letter.code} words={words.letter} letter={letter}>
              <li>
                <Link href={words.letter.more.href}>{words.letter.more.label}</Link>
              </li>
            </LetterCard>
          )}
          <SearchResults key={query} {...search} />
          {!letter && (
            <aside className="search-otherwise background-deep">
              <p className="eyebrow">{otherwise.eyebrow}</p>
              <h2>{otherwise.heading}</h2>
              <Text as="p">{otherwise.text}</Text>
              <div className="actions">
                <PhoneButton />
                <ButtonLink {...otherwise.forms} />
              </div>
            </aside>
          )}
        </div>
      </section>
    </>
  );
}

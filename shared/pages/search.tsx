import { search } from '../../content/search.ts';
import { PhoneButton } from '../components/phone-button.tsx';
import { usePage } from '../page-context.ts';
import type { View } from '../route.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { Found } from './search/found.tsx';
import { LetterCard } from './search/letter-card.tsx';
import { readQuery } from './search/read-query.ts';
import { SearchForm } from './search/search-form.tsx';

function Page({ query }: { query: string }) {
  const { results = [], letter } = usePage().served;
  const asked = new URLSearchParams(query).get('q') ?? '';
  const { eyebrow, heading, text, forms } = search.otherwise;
  return (
    <>
      <div className="page-head search-head background-sky">
        <div className="wrap">
          <Breadcrumbs />
          <h1 tabIndex={-1}>{search.heading}</h1>
          <SearchForm asked={asked} />
        </div>
      </div>
      <section className="section background-paper">
        <div className="wrap search-columns">
          <Found asked={asked} results={asked ? results : []} />
          {asked && letter ? (
            <LetterCard letter={letter} />
          ) : (
            <aside className="search-otherwise background-deep">
              <p className="eyebrow">{eyebrow}</p>
              <h2>{heading}</h2>
              <p>{text}</p>
              <div className="actions">
                <PhoneButton />
                <a className="button" href={forms.href}>
                  {forms.label}
                </a>
              </div>
            </aside>
          )}
        </div>
      </section>
    </>
  );
}

export const view: View = { head: search.head, heading: search.heading, words: search, Page, readQuery };

import { PhoneButton } from '../components/buttons.tsx';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import type { PageKinds } from '../page-data.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { Found } from './search/found.tsx';
import { LetterCard } from './search/letter-card.tsx';
import { SearchField } from './search/search-field.tsx';

/** The search, with what was found for the words in its address. */
export function SearchPage(search: PageKinds['search']) {
  const { words, asked, letter } = search;
  const { eyebrow, heading, text, forms } = words.otherwise;
  return (
    <>
      <div className="page-head search-head background-sky">
        <div className="wrap">
          <Breadcrumbs />
          <h1 tabIndex={-1}>{words.heading}</h1>
          <search>
            {/* A link from one search to the next keeps the field, which would keep its words. */}
            <SearchField key={asked} action="/search" id="search-words" words={words} asked={asked} primary autoFocus={!asked} />
          </search>
        </div>
      </div>
      <section className="section background-paper">
        <div className="wrap search-columns">
          <Found {...search} />
          {letter ? (
            <LetterCard words={words.letter} letter={letter} />
          ) : (
            <aside className="search-otherwise background-deep">
              <p className="eyebrow">{eyebrow}</p>
              <h2>{heading}</h2>
              <Text as="p">{text}</Text>
              <div className="actions">
                <PhoneButton />
                <Link className="button" href={forms.href}>
                  {forms.label}
                </Link>
              </div>
            </aside>
          )}
        </div>
      </section>
    </>
  );
}

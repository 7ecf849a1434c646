import type { Letter } from '../../content/letters.ts';
import type { SearchContent } from '../../content/page-types.ts';
import { ButtonLink, PhoneButton } from '../components/buttons.tsx';
import { Text, Texts } from '../components/text.tsx';
import type { PageKinds } from '../page-data.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { Found } from './search/found.tsx';
import { SearchField } from './search/search-field.tsx';

/** A letter of the IRS on a card: what it is, what to do, by when, and under the waterline what follows. */
function LetterCard({ words: { eyebrow, or, next }, letter }: { words: SearchContent['letter']; letter: Letter }) {
  const { code, alias, title, steps, days, daysNote, followedBy } = letter;
  return (
    <aside className="letter">
      <p className="eyebrow">{eyebrow}</p>
      <h2>{code}</h2>
      <p>
        <Text as="strong">{title}</Text>
        {alias && ` ${or} ${alias}`}
      </p>
      <ul>
        <Texts as="li" items={steps} />
      </ul>
      <p className="letter-days figure-sun">
        <b>{days}</b> <Text as="small">{daysNote}</Text>
      </p>
      <div className="letter-then background-deep">
        <Text as="h3">{`${next} ${followedBy.title}`}</Text>
        <Text as="p">{followedBy.text}</Text>
        <PhoneButton />
      </div>
    </aside>
  );
}

/** The search, with what was found for the words in its address: a letter of the IRS, or where else to look, beside it. */
export function SearchPage(search: PageKinds['search']) {
  const { words, asked, letter } = search;
  const { otherwise } = words;
  return (
    <>
      <div className="page-head search-head background-sky">
        <div className="wrap">
          <Breadcrumbs />
          <h1 tabIndex={-1}>{words.heading}</h1>
          <search>
            {/* A link from one search to the next keeps the field, which would keep its words. */}
            <SearchField key={asked} action="/search" id="search-words" words={words} asked={asked} autoFocus={!asked} />
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

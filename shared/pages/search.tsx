import type { IconName } from '../../content/icons.ts';
import { search } from '../../content/search.ts';
import { Icon } from '../components/icon.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { usePage } from '../page-context.ts';
import type { SearchResult } from '../route.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';

/** How many characters of what is asked for count. */
const most = 100;

/** What is asked for, on one line and cut to what counts. */
function readQuery(query: URLSearchParams): string {
  const line = (query.get('q') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const q = [...line].slice(0, most).join('').trim();
  return q && new URLSearchParams({ q }).toString();
}

const icons: Record<SearchResult['kind'], IconName> = {
  service: 'briefcase-business',
  city: 'map-pinned',
  article: 'notebook-pen',
  question: 'messages-square',
  form: 'file-text',
  page: 'compass',
};

function SearchForm({ asked }: { asked: string }) {
  return (
    <search>
      <form className="search-form" action="/search">
        <label className="visually-hidden" htmlFor="search-words">
          {search.label}
        </label>
        <Icon name="search" />
        {/* A link from one search to the next keeps the field, which would keep its words. */}
        <input
          key={asked}
          id="search-words"
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={most}
          placeholder={search.label}
          autoComplete="off"
          spellCheck={false}
        />
        <button className="button button-primary" type="submit">
          {search.button}
        </button>
      </form>
    </search>
  );
}

/** A text in which every second part is marked. */
function Marked({ parts }: { parts: string[] }) {
  return parts.map((part, index) => (index % 2 ? <mark key={index.toString()}>{part}</mark> : part || null));
}

function Result({ result: { path, page, kind, heading, sentence } }: { result: SearchResult }) {
  return (
    <li>
      <Icon name={icons[kind]} />
      <p className="found-where">
        <strong>{search.kinds[kind]}</strong> {page}
      </p>
      <h3>
        <a href={path}>
          <Marked parts={heading} />
        </a>
      </h3>
      <p>
        <Marked parts={sentence} />
      </p>
    </li>
  );
}

/** Words that others look for. The server has to be asked, so the browser follows these links itself. */
function Examples() {
  return (
    <>
      <h3 className="eyebrow">{search.examples.heading}</h3>
      <ul className="search-examples">
        {search.examples.words.map((words) => (
          <li key={words}>
            <a href={`/search?${readQuery(new URLSearchParams({ q: words }))}`} target="_self">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Found({ asked, results }: { asked: string; results: SearchResult[] }) {
  const none = asked.length === 0 ? search.start : asked.length === 1 ? search.short : search.none;
  return (
    <div>
      <p className="eyebrow" role="status">
        {asked && `${results.length} ${results.length === 1 ? 'result' : 'results'}`}
      </p>
      <h2>{asked ? `“${asked}”` : none}</h2>
      {results.length > 0 ? (
        <ol className="found">
          {results.map((result) => (
            <Result key={result.path} result={result} />
          ))}
        </ol>
      ) : (
        <>
          {asked && <p className="section-intro">{none}</p>}
          <Examples />
        </>
      )}
    </div>
  );
}

function Page({ query }: { query: string }) {
  const { results } = usePage();
  const asked = new URLSearchParams(query).get('q') ?? '';
  const { eyebrow, heading, text, forms } = search.otherwise;
  return (
    <>
      <div className="page-head search-head background-sand">
        <div className="wrap">
          <Breadcrumbs />
          <h1 tabIndex={-1}>{search.heading}</h1>
          <SearchForm asked={asked} />
        </div>
      </div>
      <section className="section background-paper">
        <div className="wrap search-columns">
          <Found asked={asked} results={asked ? results : []} />
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
        </div>
      </section>
    </>
  );
}

export const view = { head: search.head, heading: search.heading, words: search, Page, readQuery };

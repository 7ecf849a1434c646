import type { IconName } from '../../../content/icons.ts';
import { search } from '../../../content/search.ts';
import { Icon } from '../../components/icon.tsx';
import { TreeNodes } from '../../components/tree-nodes.tsx';
import type { SearchResult } from '../../route.ts';
import { readQuery } from './read-query.ts';

const icons: Record<SearchResult['kind'], IconName> = {
  service: 'briefcase-business',
  city: 'map-pinned',
  article: 'notebook-pen',
  question: 'messages-square',
  form: 'file-text',
  page: 'compass',
};

function Result({ result: { path, page, kind, heading, sentence } }: { result: SearchResult }) {
  return (
    <li>
      <Icon name={icons[kind]} />
      <p className="found-where">
        <strong>{search.kinds[kind]}</strong> {page}
      </p>
      <h3>
        <a href={path}>
          <TreeNodes nodes={heading} />
        </a>
      </h3>
      <p>
        <TreeNodes nodes={sentence} />
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

/** What is said to what is asked for: results, or words that find some. */
export function Found({ asked, results }: { asked: string; results: SearchResult[] }) {
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

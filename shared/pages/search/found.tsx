import type { IconName } from '../../../content/icons.ts';
import type { SearchContent } from '../../../content/page-types.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Text } from '../../components/text.tsx';
import { TreeNodes } from '../../components/tree-nodes.tsx';
import type { PageKind, PageKinds, SearchResult } from '../../page-data.ts';
import { readSearch } from './read-search.ts';

const icons: Partial<Record<PageKind, IconName>> = {
  service: 'briefcase-business',
  city: 'map-pinned',
  article: 'notebook-pen',
  faqs: 'messages-square',
  forms: 'file-text',
};

function Result({ kinds, result }: { kinds: SearchContent['kinds']; result: SearchResult }) {
  const { path, page, kind, heading, sentence } = result;
  return (
    <li>
      <Icon name={icons[kind] ?? 'compass'} />
      <p className="found-where note">
        <strong>{kinds[kind] ?? kinds.other}</strong> {page}
      </p>
      <h3>
        <Link href={path}>
          <TreeNodes nodes={heading} />
        </Link>
      </h3>
      <p>
        <TreeNodes nodes={sentence} />
      </p>
    </li>
  );
}

/** Words that others look for. */
function Examples({ examples }: Pick<SearchContent, 'examples'>) {
  return (
    <>
      <h3 className="eyebrow">{examples.heading}</h3>
      <ul className="search-examples">
        {examples.words.map((words) => (
          <li key={words}>
            <Link href={`/search?${readSearch(new URLSearchParams({ q: words }))}`}>{words}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is said to what is asked for: results, or words that find some. */
export function Found({ words, asked, results }: PageKinds['search']) {
  const none = asked.length === 0 ? words.start : asked.length === 1 ? words.short : words.none;
  return (
    <div>
      <p className="eyebrow" role="status">
        {asked && `${results.length} ${results.length === 1 ? 'result' : 'results'}`}
      </p>
      <Text as="h2">{asked ? `“${asked}”` : none}</Text>
      {results.length > 0 ? (
        <ol className="found">
          {results.map((result) => (
            <Result key={result.path} kinds={words.kinds} result={result} />
          ))}
        </ol>
      ) : (
        <>
          {asked && (
            <Text as="p" className="section-intro">
              {none}
            </Text>
          )}
          <Examples examples={words.examples} />
        </>
      )}
    </div>
  );
}

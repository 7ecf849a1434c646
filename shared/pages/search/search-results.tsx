import type { IconName } from '../../../content/icons.ts';
import { ButtonLink, PhoneButton } from '../../components/buttons.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Text } from '../../components/text.tsx';
import { TreeNodes } from '../../components/tree-nodes.tsx';
import type { PageKind } from '../../page/page-frame.ts';
import { getText } from '../../tree.ts';
import type { SearchProps } from './props.ts';

const icons: Partial<Record<PageKind, IconName>> = {
  service: 'briefcase-business',
  city: 'map-pinned',
  article: 'notebook-pen',
  faqs: 'messages-square',
  forms: 'file-text',
};

/** The results of a search, or suggestions of words that find some. */
export function SearchResults({ words, query, results }: SearchProps) {
  const kinds: Record<string, string | undefined> = words.kinds;
  const none = query.length === 0 ? words.start : query.length === 1 ? words.short : words.none;
  return (
    <div>
      <Text as="h2" className={query ? 'visually-hidden' : undefined}>
        {query ? `“${query}”` : none}
      </Text>
      {results.length > 0 ? (
        <ol className="found">
          {results.map(({ path, page, kind, lang, heading, title, sentence }) => (
            <li key={path}>
              <Icon name={icons[kind] ?? 'compass'} />
              <p className="note">
                <strong>{kinds[kind] ?? kinds.other}</strong> {page}
                {title.length > 0 && (
                  <>
                    {page && ': '}
                    <TreeNodes nodes={heading} />
                  </>
                )}
              </p>
              <h3 lang={lang}>
                <Link href={path} state={getText(sentence)}>
                  <TreeNodes nodes={title.length > 0 ? title : heading} />
                </Link>
              </h3>
              <p lang={lang}>
                <TreeNodes nodes={sentence} />
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <>
          {query && (
            <Text as="p" className="section-intro">
              {none}
            </Text>
          )}
          {query && (
            <div className="actions">
              <PhoneButton />
              {words.ways.map((way) => (
                <ButtonLink key={way.href} {...way} />
              ))}
            </div>
          )}
          <h3 className="eyebrow">{words.examples.heading}</h3>
          <ul className="search-examples">
            {words.examples.words.map((example) => (
              <li key={example}>
                <Link href={`/search?${new URLSearchParams({ q: example })}`}>{example}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

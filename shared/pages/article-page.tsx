import { Link } from 'react-router';
import { articlePage } from '../../content/article.ts';
import type { Article } from '../../content/blog/index.ts';
import type { ArticleBody, ArticleNode, BuiltArticle } from '../../content/types.ts';
import { ArticleNodes, getText } from '../components/article-nodes.tsx';
import { CategoryLabel } from '../components/category-label.tsx';
import { formatDate } from '../format.ts';
import { CallToAction } from '../sections/call-to-action.tsx';

function ArticleHead({ card: { category, title, author, date, readTime } }: { card: Article }) {
  const { back } = articlePage;
  return (
    <header className="page-head background-sand">
      <div className="wrap wrap-narrow">
        <Link className="back" to={back.href}>
          {back.label}
        </Link>
        <CategoryLabel name={category} />
        <h1 tabIndex={-1}>{title}</h1>
        <p className="article-byline">
          <span>By {author}</span>
          <time dateTime={date}>{formatDate(date)}</time>
          <span>{readTime} minute read</span>
        </p>
      </div>
    </header>
  );
}

/** The second-level headings as links, with numbers of the list's own. Not worth it for fewer than four. */
function ArticleContents({ nodes }: { nodes: ArticleNode[] }) {
  const headings = nodes.flatMap((node) => (typeof node !== 'string' && node[0] === 'h2' ? [node] : []));
  if (headings.length < 4) return null;
  return (
    <nav className="contents" aria-label={articlePage.contents}>
      <h2 className="eyebrow">{articlePage.contents}</h2>
      <ol>
        {headings.map(([, { id }, children]) => (
          <li key={id}>
            <a href={`#${id}`}>{getText(children).replace(/^\d+\. /, '')}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The page of any article. Throws if its HTML has not been through the build. */
export function ArticlePage({ card, body }: { card: Article; body: ArticleBody | BuiltArticle }) {
  if (!('nodes' in body)) throw new Error('not built');
  return (
    <article className="article">
      <ArticleHead card={card} />
      <div className="section background-paper">
        <div className="wrap wrap-narrow">
          <ArticleContents nodes={body.nodes} />
          <div className="prose article-body">
            <ArticleNodes nodes={body.nodes} />
          </div>
        </div>
      </div>
      <CallToAction closing={articlePage.closing} background="foam" />
    </article>
  );
}

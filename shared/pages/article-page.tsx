import { articlePage } from '../../content/article.ts';
import type { Article } from '../../content/blog/index.ts';
import type { ArticleBody, BuiltArticle, Byline, TreeNode } from '../../content/types.ts';
import { CategoryLabel } from '../components/category-label.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { formatDate, formatMonth } from '../format.ts';
import { usePage } from '../page-context.ts';
import { BelowHead } from '../sections/below-head.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';

/** What the index says of an article, as its page shows it. */
type ArticleName = Pick<Article, 'title' | 'category'>;

interface HeadProps {
  article: ArticleName;
  byline: Byline;
  figure: TreeNode[];
}

function ArticleHead({ article: { title, category }, byline, figure }: HeadProps) {
  const { author, date, updated, readTime } = byline;
  const { back } = articlePage;
  return (
    <header className="page-head background-sky figure-head">
      <div className="wrap">
        <a className="back" href={back.href}>
          {back.label}
        </a>
        <CategoryLabel name={category} />
        <h1 tabIndex={-1}>{title}</h1>
        <p className="article-byline">
          <span>By {author}</span>
          <time dateTime={date}>{formatDate(date)}</time>
          {updated && <time dateTime={updated}>{`Updated ${formatMonth(updated)}`}</time>}
          <span>{readTime} minute read</span>
        </p>
      </div>
      <TreeNodes nodes={figure} />
    </header>
  );
}

function ArticleContents({ headings }: { headings: BuiltArticle['headings'] }) {
  if (headings.length === 0) return null;
  return (
    <nav className="contents" aria-label={articlePage.contents}>
      <h2 className="eyebrow">{articlePage.contents}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Props {
  article: ArticleName;
  words: (day: string) => ArticleBody | BuiltArticle;
}

/** The page of any article. Throws if its HTML has not been through the build. */
export function ArticlePage({ article, words }: Props) {
  const body = words(usePage().day);
  if (!('drawn' in body)) throw new Error('not built');
  const { byline, drawn, headings } = body;
  return (
    <article className="article">
      <ArticleHead article={article} byline={byline} figure={drawn.figure ?? []} />
      <BelowHead>
        <div className="section background-paper">
          <div className="wrap wrap-narrow">
            <ArticleContents headings={headings} />
            <div className="prose article-body">
              <TreeNodes nodes={drawn.sections} />
            </div>
          </div>
        </div>
        <CallToAction closing={articlePage.closing} background="foam" />
      </BelowHead>
    </article>
  );
}

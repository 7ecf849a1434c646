import { CategoryLabel } from '../components/category-label.tsx';
import { Link } from '../components/link.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { formatDate, formatMonth } from '../format.ts';
import type { PageKinds } from '../page-data.ts';
import { CallToAction } from '../sections/call-to-action.tsx';

type Article = PageKinds['article'];

function ArticleHead({ labels: { back }, title, category, author, date, updated, readTime, figure }: Article) {
  return (
    <header className="page-head background-sky figure-head">
      <div className="wrap">
        <Link className="back note" href={back.href}>
          {back.label}
        </Link>
        <CategoryLabel name={category} />
        <h1 tabIndex={-1}>{title}</h1>
        <p className="article-byline note">
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

function ArticleContents({ labels: { contents }, headings }: Pick<Article, 'labels' | 'headings'>) {
  if (headings.length === 0) return null;
  return (
    <nav className="contents" aria-label={contents}>
      <h2 className="eyebrow">{contents}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link href={`#${id}`}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The page of any article. */
export function ArticlePage(article: Article) {
  const { labels, headings, text } = article;
  return (
    <article className="article">
      <ArticleHead {...article} />
      <div className="section background-paper">
        <div className="wrap wrap-narrow">
          <ArticleContents labels={labels} headings={headings} />
          <div className="prose article-body">
            <TreeNodes nodes={text} />
          </div>
        </div>
      </div>
      <CallToAction closing={labels.closing} background="foam" />
    </article>
  );
}

import { articlePage } from '../../content/article.ts';
import type { ArticleCard } from '../../content/blog/table.ts';
import { years } from '../../content/blog/years.ts';
import { CategoryLabel } from '../components/category-label.tsx';
import { formatDate, formatMonth } from '../format.ts';
import { useCurrentLink } from '../navigation/use-current-link.ts';

function Entry({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, category, date, updated, author, readTime, written } = article;
  return (
    <li>
      <div className="entries-meta">
        <CategoryLabel name={category} />
        <p>{readTime} minute read</p>
      </div>
      <div className="entries-words">
        <h2>{title}</h2>
        <p>{excerpt}</p>
        <p className="entries-byline">
          <time dateTime={date}>{formatDate(date)}</time> · by {author}
          {updated && <strong>{` · Updated ${formatMonth(updated)}`}</strong>}
          {!written && <strong>{` · ${articlePage.announced}`}</strong>}
        </p>
      </div>
      <a className="more" href={`/blog/${slug}`}>
        Read Full Article<span className="visually-hidden">: {title}</span>
      </a>
    </li>
  );
}

function YearLinks() {
  const current = useCurrentLink();
  if (years.length === 0) return null;
  return (
    <nav className="entries-years" aria-label={articlePage.years}>
      <h2 className="eyebrow">{articlePage.years}</h2>
      <ul>
        {years.map((year) => (
          <li key={year}>
            <a href={`/blog/${year}`} aria-current={current(`/blog/${year}`)}>
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Articles as cards, and below them the years that have a page. */
export function ArticleList({ articles }: { articles: ArticleCard[] }) {
  return (
    <>
      <ol className="entries">
        {articles.map((article) => (
          <Entry key={article.slug} article={article} />
        ))}
      </ol>
      <YearLinks />
    </>
  );
}

import { CategoryLabel } from '../components/category-label.tsx';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import { formatDate, formatMonth } from '../format.ts';
import type { ArticleCard } from '../page-data.ts';

function Entry({ article, announced }: { article: ArticleCard; announced: string }) {
  const { slug, title, excerpt, category, date, updated, author, readTime, written } = article;
  return (
    <li>
      <div className="entries-meta">
        <CategoryLabel name={category} />
        <p>{readTime} minute read</p>
      </div>
      <div className="entries-words">
        <h2>{title}</h2>
        <p>
          <Text>{excerpt}</Text>
        </p>
        <p className="entries-byline">
          <time dateTime={date}>{formatDate(date)}</time> · by {author}
          {updated && <strong>{` · Updated ${formatMonth(updated)}`}</strong>}
          {!written && <strong>{` · ${announced}`}</strong>}
        </p>
      </div>
      <Link className="more" href={`/blog/${slug}`} data-unwritten={!written || undefined}>
        Read Full Article<span className="visually-hidden">: {title}</span>
      </Link>
    </li>
  );
}

/** Articles as cards. `announced` is said of one that has not been written. */
export function ArticleList({ articles, announced }: { articles: ArticleCard[]; announced: string }) {
  return (
    <ol className="entries">
      {articles.map((article) => (
        <Entry key={article.slug} article={article} announced={announced} />
      ))}
    </ol>
  );
}

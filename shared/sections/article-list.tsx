import { CategoryLabel } from '../components/category-label.tsx';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import { formatDate, formatMonth } from '../format.ts';
import type { ArticleCard } from '../page-data.ts';

function Entry({ article, announced }: { article: ArticleCard; announced: string }) {
  const { slug, title, excerpt, category, date, updated, author, readTime, written } = article;
  return (
    <li className={written ? undefined : 'entries-quiet'}>
      <div className="entries-meta">
        <CategoryLabel name={category} />
        {written && <p>{readTime} minute read</p>}
      </div>
      <div className="entries-words">
        <h2>{title}</h2>
        <p>
          <Text>{excerpt}</Text>
        </p>
        <p className="entries-byline">
          {written ? (
            <>
              <time dateTime={date}>{formatDate(date)}</time> · by {author}
              {updated && <strong>{` · Updated ${formatMonth(updated)}`}</strong>}
            </>
          ) : (
            announced
          )}
        </p>
      </div>
      <Link className="more" href={`/blog/${slug}`} data-unwritten={!written || undefined}>
        Read Full Article<span className="visually-hidden">: {title}</span>
      </Link>
    </li>
  );
}

/** Articles as rows. Of one that has not been written, `announced` stands in place of its date and author. */
export function ArticleList({ articles, announced }: { articles: ArticleCard[]; announced: string }) {
  return (
    <ol className="entries">
      {articles.map((article) => (
        <Entry key={article.slug} article={article} announced={announced} />
      ))}
    </ol>
  );
}

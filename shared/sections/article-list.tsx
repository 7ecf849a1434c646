import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { formatDate, formatMonth } from '../format.ts';
import type { ArticleCard, TreeNode } from '../page-data.ts';

function ArticleLink({ article: { slug, title, written } }: { article: ArticleCard }) {
  return (
    <Link className="more" href={`/blog/${slug}`} data-unwritten={!written || undefined}>
      Read Full Article<span className="visually-hidden">: {title}</span>
    </Link>
  );
}

/** Articles that can be read, each with its picture. */
export function WrittenArticles({ articles, pictures }: { articles: ArticleCard[]; pictures: Record<string, TreeNode[]> }) {
  return (
    <ol className="article-cards">
      {articles.map((article) => {
        const { slug, title, excerpt, category, date, updated, author, readTime } = article;
        return (
          <li key={slug}>
            <TreeNodes nodes={pictures[slug] ?? []} />
            <div>
              <p className="article-cards-kind">
                {category} · {readTime} minute read
              </p>
              <h3>{title}</h3>
              <Text as="p">{excerpt}</Text>
              <p className="article-cards-byline note">
                <time dateTime={date}>{formatDate(date)}</time> · by {author}
                {updated && ` · Updated ${formatMonth(updated)}`}
              </p>
              <ArticleLink article={article} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Articles that are announced. In place of date and author stands what `announced` says. */
export function AnnouncedArticles({
  articles,
  heading,
  announced,
}: {
  articles: ArticleCard[];
  heading: string;
  announced: string;
}) {
  return (
    <section className="articles-coming">
      <h3>{heading}</h3>
      <ol>
        {articles.map((article) => (
          <li key={article.slug}>
            <p>{article.category}</p>
            <h4>{article.title}</h4>
            <Text as="p">{article.excerpt}</Text>
            <p>{announced}</p>
            <ArticleLink article={article} />
          </li>
        ))}
      </ol>
    </section>
  );
}

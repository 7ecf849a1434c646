import { categories } from '../../content/blog/categories.ts';
import { CategoryLabel } from '../components/category-label.tsx';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { formatDate, formatMonth } from '../format.ts';
import type { ArticleCard, PageKinds } from '../page-data.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { SectionBand } from '../sections/section-band.tsx';

type Blog = PageKinds['blog'];

function ArticleLink({ article: { slug, title, picture } }: { article: ArticleCard }) {
  return (
    <Link className="more" href={`/blog/${slug}`} data-unwritten={!picture || undefined}>
      Read Full Article<span className="visually-hidden">: {title}</span>
    </Link>
  );
}

/** Articles that can be read, each with its picture. */
function WrittenArticles({ articles }: Pick<Blog, 'articles'>) {
  return (
    <ol className="article-cards">
      {articles.map((article) => {
        const { slug, title, excerpt, category, date, updated, author, readTime, picture = [] } = article;
        return (
          <li key={slug}>
            <TreeNodes nodes={picture} />
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

/** The index of articles: those that are written, those to come without date and author, and the fixed categories. */
export function BlogPage({ words, articles, services }: Blog) {
  const { hero, written, coming, announced, subjects, subscribe, services: block } = words;
  return (
    <>
      <PageHead hero={hero} />
      <PageSection background="paper" head={written}>
        <WrittenArticles articles={articles.filter(({ picture }) => picture)} />
        <section className="articles-coming">
          <h3>{coming}</h3>
          <ol>
            {articles
              .filter(({ picture }) => !picture)
              .map((article) => (
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
        <ul className="categories note">
          <li>{subjects}</li>
          {categories.map(({ name, count }) => (
            <li key={name}>
              <CategoryLabel name={name} count={count} />
            </li>
          ))}
        </ul>
      </PageSection>
      <CallToAction closing={subscribe} background="deep" />
      <SectionBand background="foam" section={{ kind: 'cards', ...block, items: services }} />
    </>
  );
}

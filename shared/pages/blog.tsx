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
import { WayLinks } from '../sections/way-links.tsx';

function ArticleLink({ article: { slug, title, picture } }: { article: ArticleCard }) {
  return (
    <Link className="more" href={`/blog/${slug}`} data-unwritten={!picture || undefined}>
      Read Full Article<span className="visually-hidden">: {title}</span>
    </Link>
  );
}

/** The index of articles: those that are written with their pictures, those to come without date and author, and the fixed categories. */
export function BlogPage({ words, articles, services }: PageKinds['blog']) {
  const { hero, tools, written, coming, announced, subjects, subscribe, services: block } = words;
  return (
    <>
      <PageHead hero={hero} />
      <WayLinks label="Besides articles" links={tools} background="foam" />
      <PageSection background="paper" head={written}>
        <ol className="article-cards">
          {articles
            .filter(({ picture }) => picture)
            .map((article) => (
              <li key={article.slug}>
                <TreeNodes nodes={article.picture ?? []} />
                <div>
                  <p className="article-cards-kind">
                    {article.category} · {article.readTime} minute read
                  </p>
                  <h3>{article.title}</h3>
                  <Text as="p">{article.excerpt}</Text>
                  <p className="article-byline note">
                    <time dateTime={article.date}>{formatDate(article.date)}</time> <span>by {article.author}</span>{' '}
                    {article.updated && <span>Updated {formatMonth(article.updated)}</span>}
                  </p>
                  <ArticleLink article={article} />
                </div>
              </li>
            ))}
        </ol>
        <section className="articles-coming">
          <h3>{coming}</h3>
          <ol>
            {articles
              .filter(({ picture }) => !picture)
              .map((article) => (
                <li key={article.slug}>
                  <p>
                    {article.category} · {announced}
                  </p>
                  <h4>{article.title}</h4>
                  <Text as="p">{article.excerpt}</Text>
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

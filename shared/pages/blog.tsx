import { Link } from 'react-router';
import { articles, categories } from '../../content/blog/index.ts';
import { blogPage } from '../../content/blog-page.ts';
import { services } from '../../content/services/index.ts';
import type { ArticleCard } from '../../content/types.ts';
import { CategoryLabel } from '../components/category-label.tsx';
import { formatDate } from '../format.ts';
import { CallToAction, Cards, Frame, PageHead } from '../sections/index.ts';

export const head = blogPage.head;

const newestFirst = [...articles].sort((a, b) => b.date.localeCompare(a.date));
const serviceCards = blogPage.services.items.flatMap(({ slug, text }) =>
  services
    .filter((service) => service.slug === slug)
    .map(({ name, icon }) => ({ title: name, icon, description: text, href: `/services/${slug}` })),
);

function Entry({ article: { slug, title, excerpt, category, date, author, readTime } }: { article: ArticleCard }) {
  return (
    <li>
      <div className="entry-meta">
        <CategoryLabel name={category} />
        <p>{readTime} minute read</p>
      </div>
      <div className="entry-words">
        <h2>{title}</h2>
        <p>{excerpt}</p>
        <p className="entry-byline">
          <time dateTime={date}>{formatDate(date)}</time> · by {author}
        </p>
      </div>
      <Link className="more" to={`/blog/${slug}`}>
        Read Full Article<span className="visually-hidden">: {title}</span>
      </Link>
    </li>
  );
}

export function Page() {
  const { hero, subscribe, services: block } = blogPage;
  return (
    <>
      <PageHead path="/blog" hero={hero} />
      <section className="section ground-paper">
        <div className="wrap">
          <h2 className="visually-hidden">Categories</h2>
          <ul className="categories">
            {categories.map(({ name, count }) => (
              <li key={name}>
                <CategoryLabel name={name} count={count} />
              </li>
            ))}
          </ul>
          <ol className="entries">
            {newestFirst.map((article) => (
              <Entry key={article.slug} article={article} />
            ))}
          </ol>
        </div>
      </section>
      <CallToAction closing={subscribe} ground="deep" />
      <Frame ground="foam" eyebrow={block.eyebrow} heading={block.heading}>
        <Cards items={serviceCards} />
      </Frame>
    </>
  );
}

import { categories } from '../../content/blog/categories.ts';
import { type Article, articles } from '../../content/blog/index.ts';
import { blogPage } from '../../content/blog.ts';
import { CategoryLabel } from '../components/category-label.tsx';
import { ItemList } from '../components/lists.tsx';
import { findService } from '../find-service.ts';
import { formatDate, formatMonth } from '../format.ts';
import { getLastChange } from '../last-change.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

const newestFirst = [...articles].sort(
  (a, b) => getLastChange(b).localeCompare(getLastChange(a)) || b.date.localeCompare(a.date),
);
const serviceCards = blogPage.services.items.map(({ path, text }) => {
  const { title, icon } = findService(path);
  return { title, icon, description: text, href: path };
});

function Entry({ article }: { article: Article }) {
  const { slug, title, excerpt, category, date, updated, author, readTime, load } = article;
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
          {!load && <strong>{` · ${blogPage.announced}`}</strong>}
        </p>
      </div>
      <a className="more" href={`/blog/${slug}`}>
        Read Full Article<span className="visually-hidden">: {title}</span>
      </a>
    </li>
  );
}

function Page() {
  const { hero, subscribe, services: block } = blogPage;
  return (
    <>
      <PageHead hero={hero} />
      <section className="section background-paper">
        <div className="wrap">
          <h2 className="visually-hidden">Categories</h2>
          <p className="section-intro">{blogPage.subjects}</p>
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
      <CallToAction closing={subscribe} background="deep" />
      <PageSection background="foam" eyebrow={block.eyebrow} heading={block.heading}>
        <ItemList items={serviceCards} look="cards" />
      </PageSection>
    </>
  );
}

export const view = { head: blogPage.head, heading: blogPage.hero.heading, words: [blogPage, articles], Page };

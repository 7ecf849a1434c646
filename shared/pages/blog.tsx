import { categories } from '../../content/blog/categories.ts';
import { latestArticles } from '../../content/blog/table.ts';
import { blogPage } from '../../content/blog.ts';
import { CategoryLabel } from '../components/category-label.tsx';
import { ItemList } from '../components/lists.tsx';
import { findService } from '../find-service.ts';
import { ArticleList } from '../sections/article-list.tsx';
import { BelowHead } from '../sections/below-head.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

const serviceCards = blogPage.services.items.map(({ path, text }) => {
  const { title, icon } = findService(path);
  return { title, icon, description: text, href: path };
});

function Page() {
  const { hero, subscribe, services: block } = blogPage;
  return (
    <>
      <PageHead hero={hero} />
      <BelowHead>
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
            <ArticleList articles={latestArticles} />
          </div>
        </section>
        <CallToAction closing={subscribe} background="deep" />
        <PageSection background="foam" eyebrow={block.eyebrow} heading={block.heading}>
          <ItemList items={serviceCards} look="cards" />
        </PageSection>
      </BelowHead>
    </>
  );
}

export const view = { head: blogPage.head, heading: blogPage.hero.heading, words: [blogPage, latestArticles], Page };

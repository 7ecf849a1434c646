import { CategoryLabel } from '../components/category-label.tsx';
import { ItemList } from '../components/lists.tsx';
import { Text } from '../components/text.tsx';
import type { PageKinds } from '../page-data.ts';
import { ArticleList } from '../sections/article-list.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

/** The index of articles, with its fixed categories. */
export function BlogPage({ words, announced, categories, articles, services }: PageKinds['blog']) {
  const { hero, subjects, subscribe, services: block } = words;
  return (
    <>
      <PageHead hero={hero} />
      <section className="section background-paper">
        <div className="wrap">
          <h2 className="visually-hidden">Categories</h2>
          <p className="section-intro">
            <Text>{subjects}</Text>
          </p>
          <ul className="categories">
            {categories.map(({ name, count }) => (
              <li key={name}>
                <CategoryLabel name={name} count={count} />
              </li>
            ))}
          </ul>
          <ArticleList articles={articles} announced={announced} />
        </div>
      </section>
      <CallToAction closing={subscribe} background="deep" />
      <PageSection background="foam" eyebrow={block.eyebrow} heading={block.heading}>
        <ItemList items={services} look="cards" />
      </PageSection>
    </>
  );
}

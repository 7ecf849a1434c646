import { CategoryLabel } from '../components/category-label.tsx';
import { ItemList } from '../components/lists.tsx';
import type { PageKinds } from '../page-data.ts';
import { AnnouncedArticles, WrittenArticles } from '../sections/article-list.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

/** The index of articles: those that are written, those to come, and the fixed categories. */
export function BlogPage({ words, announced, categories, articles, pictures, services }: PageKinds['blog']) {
  const { hero, written, coming, subjects, subscribe, services: block } = words;
  const [done, others] = [true, false].map((is) => articles.filter((article) => article.written === is));
  return (
    <>
      <PageHead hero={hero} />
      <PageSection background="paper" head={written}>
        <WrittenArticles articles={done ?? []} pictures={pictures} />
        <AnnouncedArticles articles={others ?? []} heading={coming} announced={announced} />
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
      <PageSection background="foam" head={block}>
        <ItemList items={services} look="cards" />
      </PageSection>
    </>
  );
}

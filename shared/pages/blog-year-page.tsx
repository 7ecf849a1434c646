import type { ArticleCard } from '../../content/blog/table.ts';
import type { BlogYearContent } from '../../content/page-types.ts';
import { ArticleList } from '../sections/article-list.tsx';
import { BelowHead } from '../sections/below-head.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';

/** The articles of one year. */
export function BlogYearPage({ words: { hero, closing }, articles }: { words: BlogYearContent; articles: ArticleCard[] }) {
  return (
    <>
      <PageHead hero={hero} />
      <BelowHead>
        <section className="section background-paper">
          <div className="wrap">
            <ArticleList articles={articles} />
          </div>
        </section>
        <CallToAction closing={closing} background="deep" />
      </BelowHead>
    </>
  );
}

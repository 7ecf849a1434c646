import type { StatementContent } from '../../content/pages/page-types.ts';
import { PageHead } from '../sections/page-head.tsx';
import { SectionList } from '../sections/section-list.tsx';

/** A page that states how something is done, such as /privacy. */
export function StatementPage({ hero, sections }: StatementContent) {
  return (
    <>
      <PageHead hero={hero} />
      <SectionList sections={sections} before="deep" after="deep" />
    </>
  );
}

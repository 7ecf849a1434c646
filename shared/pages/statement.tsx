import type { PageKinds } from '../page-data.ts';
import { Bands } from '../sections/bands.tsx';
import { PageHead } from '../sections/page-head.tsx';

/** A page that states how something is done, such as /privacy. */
export function StatementPage({ hero, sections }: PageKinds['statement']) {
  return (
    <>
      <PageHead hero={hero} />
      <Bands sections={sections} before="deep" after="deep" />
    </>
  );
}

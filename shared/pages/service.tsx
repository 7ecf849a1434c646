import type { PageKinds } from '../page-data.ts';
import { Bands } from '../sections/bands.tsx';
import { Brief } from '../sections/brief.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { NextDueStrip } from '../sections/next-due.tsx';
import { OnThisPage } from '../sections/on-this-page.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { Related } from '../sections/related.tsx';

/**
 * The page of any service: its head with the figure, what is due next, answers in brief, its sections, and where to
 * read on.
 */
export function ServicePage({ labels, hero, figure, next, brief, sections, also, related, closing }: PageKinds['service']) {
  return (
    <>
      <PageHead hero={hero} figure={figure} />
      {next && <NextDueStrip next={next} />}
      <OnThisPage sections={sections} />
      <div className="band-page">
        <Brief lines={brief} labels={labels.brief} />
        <Bands sections={sections} before="paper" after="paper" />
        <Related also={also} labels={labels} services={related} />
      </div>
      <CallToAction closing={closing} />
    </>
  );
}

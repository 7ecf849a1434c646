import { Accordion } from '../components/accordion.tsx';
import type { PageKinds } from '../page-data.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

/** Questions in groups, one answer open at a time. */
export function FaqsPage({ hero, groups, closing }: PageKinds['faqs']) {
  return (
    <>
      <PageHead hero={hero} />
      {groups.map((group, index) => (
        <PageSection key={group.id} id={group.id} background={index % 2 ? 'foam' : 'paper'} layout="split" head={group}>
          <Accordion name="faqs" items={group.items} openFirst={index === 0} />
        </PageSection>
      ))}
      <CallToAction closing={closing} />
    </>
  );
}

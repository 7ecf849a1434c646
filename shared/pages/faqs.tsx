import { faqs } from '../../content/faqs.ts';
import { Accordion } from '../components/accordion.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

function Page() {
  return (
    <>
      <PageHead hero={faqs.hero} />
      {faqs.groups.map(({ id, eyebrow, heading, items }, index) => (
        <PageSection key={id} background={index % 2 ? 'foam' : 'paper'} layout="split" eyebrow={eyebrow} heading={heading}>
          <Accordion name="faqs" items={items} openFirst={index === 0} />
        </PageSection>
      ))}
      <CallToAction closing={faqs.closing} />
    </>
  );
}

export const view = { head: faqs.head, heading: faqs.hero.heading, words: faqs, Page };

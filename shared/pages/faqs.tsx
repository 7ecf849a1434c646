import { faqs } from '../../content/faqs.ts';
import { Accordion } from '../components/accordion.tsx';
import { useWords } from '../dated-words.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

function Page() {
  const { hero, groups, closing } = useWords(faqs);
  return (
    <>
      <PageHead hero={hero} />
      {groups.map(({ id, eyebrow, heading, items }, index) => (
        <PageSection key={id} background={index % 2 ? 'foam' : 'paper'} layout="split" eyebrow={eyebrow} heading={heading}>
          <Accordion name="faqs" items={items} openFirst={index === 0} />
        </PageSection>
      ))}
      <CallToAction closing={closing} />
    </>
  );
}

export const view = { head: faqs.head, heading: faqs.hero.heading, words: faqs, Page };

import { faqs } from '../../content/faqs.ts';
import { Accordion } from '../components/accordion.tsx';
import { datedWords } from '../dated-words.ts';
import { usePage } from '../page-context.ts';
import { BelowHead } from '../sections/below-head.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

const words = datedWords(faqs);

function Page() {
  const { hero, groups, closing } = words(usePage().day);
  return (
    <>
      <PageHead hero={hero} />
      <BelowHead>
        {groups.map(({ id, eyebrow, heading, items }, index) => (
          <PageSection
            key={id}
            id={id}
            background={index % 2 ? 'foam' : 'paper'}
            layout="split"
            eyebrow={eyebrow}
            heading={heading}
          >
            <Accordion name="faqs" items={items} openFirst={index === 0} />
          </PageSection>
        ))}
        <CallToAction closing={closing} />
      </BelowHead>
    </>
  );
}

export const view = { head: faqs.head, heading: faqs.hero.heading, words: faqs, Page };

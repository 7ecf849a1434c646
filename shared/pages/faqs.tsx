import { faqs } from '../../content/faqs.ts';
import { Accordion, CallToAction, Frame, PageHead } from '../sections/index.ts';

export const head = faqs.head;

const grounds = ['paper', 'foam', 'paper'] as const;

export function Page() {
  return (
    <>
      <PageHead path="/faqs" hero={faqs.hero} />
      {faqs.groups.map(({ id, eyebrow, heading, items }, index) => (
        <Frame key={id} ground={grounds[index] ?? 'paper'} layout="split" eyebrow={eyebrow} heading={heading}>
          <Accordion name="faqs" items={items} openFirst={index === 0} />
        </Frame>
      ))}
      <CallToAction closing={faqs.closing} />
    </>
  );
}

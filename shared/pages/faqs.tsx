import type { faqs } from '../../content/pages/faqs.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { SectionBand } from '../sections/section-band.tsx';

export type FaqsProps = ReturnType<typeof faqs>;

/** Questions in groups, one answer open at a time. */
export function FaqsPage({ hero, groups, free, cta }: FaqsProps) {
  return (
    <>
      <PageHead hero={hero} isPlain />
      {groups.map((group, index) => (
        <SectionBand
          key={group.id}
          background={index % 2 ? 'foam' : 'paper'}
          section={{ kind: 'questions', openFirst: index === 0, ...group }}
        />
      ))}
      <SectionBand background="foam" section={free} />
      <CallToAction cta={cta} />
    </>
  );
}

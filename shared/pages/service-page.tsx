import type { Service } from '../../content/services/index.ts';
import type { PageBody } from '../../content/types.ts';
import { useWords } from '../dated-words.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { RelatedServices } from '../sections/related-services.tsx';
import { Sections } from '../sections/sections.tsx';

/** The page of any service: its head, its sections in the order of the content, related services, and a last word. */
export function ServicePage({ service, body }: { service: Service; body: PageBody }) {
  const { hero, sections, closing } = useWords(body);
  return (
    <>
      <PageHead hero={hero} />
      <Sections sections={sections} before="deep" after="paper" />
      <RelatedServices service={service} />
      <CallToAction closing={closing} />
    </>
  );
}

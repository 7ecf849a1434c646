import type { PageBody } from '../../content/types.ts';
import { usePage } from '../page-context.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { NextDue } from '../sections/next-due.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { RelatedServices } from '../sections/related-services.tsx';
import { Sections } from '../sections/sections.tsx';

/** The page of any service: its head, its sections in the order of the content, related services, and a last word. */
export function ServicePage({ words }: { words: (day: string) => PageBody }) {
  const { hero, drawn, sections, closing, related = [], due } = words(usePage().day);
  return (
    <>
      <PageHead hero={hero} figure={drawn} />
      {due && <NextDue due={due} />}
      <Sections sections={sections} before="deep" after="paper" />
      <RelatedServices items={related} />
      <CallToAction closing={closing} />
    </>
  );
}

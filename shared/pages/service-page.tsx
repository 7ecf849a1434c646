import type { BuiltPage, PageBody } from '../../content/types.ts';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { usePage } from '../page-context.ts';
import { BelowHead } from '../sections/below-head.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { NextDue } from '../sections/next-due.tsx';
import { OnThisPage } from '../sections/on-this-page.tsx';
import { PageHead } from '../sections/page-head.tsx';

/**
 * The page of any service: its head with the figure, what is due next, what the build has drawn, and a last word.
 * Throws if its words have not been through the build.
 */
export function ServicePage({ words }: { words: (day: string) => PageBody | BuiltPage }) {
  const body = words(usePage().day);
  if (!('drawn' in body)) throw new Error('not built');
  const { hero, drawn, closing, due } = body;
  return (
    <>
      <PageHead hero={hero} figure={drawn.figure} />
      <BelowHead>
        {due && <NextDue due={due} />}
        <OnThisPage nodes={drawn.onThisPage} />
        <TreeNodes nodes={drawn.sections} />
        <CallToAction closing={closing} />
      </BelowHead>
    </>
  );
}

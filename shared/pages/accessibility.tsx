import { accessibility } from '../../content/accessibility.ts';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { BelowHead } from '../sections/below-head.tsx';
import { PageHead } from '../sections/page-head.tsx';

function Page() {
  return (
    <>
      <PageHead hero={accessibility.hero} />
      <BelowHead>
        <TreeNodes nodes={accessibility.drawn?.sections ?? []} />
      </BelowHead>
    </>
  );
}

export const view = { head: accessibility.head, heading: accessibility.hero.heading, words: accessibility, Page };

import { privacy } from '../../content/privacy.ts';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { BelowHead } from '../sections/below-head.tsx';
import { PageHead } from '../sections/page-head.tsx';

function Page() {
  return (
    <>
      <PageHead hero={privacy.hero} />
      <BelowHead>
        <TreeNodes nodes={privacy.drawn?.sections ?? []} />
      </BelowHead>
    </>
  );
}

export const view = { head: privacy.head, heading: privacy.hero.heading, words: privacy, Page };

import { accessibility } from '../../content/accessibility.ts';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { PageHead } from '../sections/page-head.tsx';

function Page() {
  return (
    <>
      <PageHead hero={accessibility.hero} />
      <TreeNodes nodes={accessibility.drawn?.sections ?? []} />
    </>
  );
}

export const view = { head: accessibility.head, heading: accessibility.hero.heading, words: accessibility, Page };

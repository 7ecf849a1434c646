import { privacy } from '../../content/privacy.ts';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { PageHead } from '../sections/page-head.tsx';

function Page() {
  return (
    <>
      <PageHead hero={privacy.hero} />
      <TreeNodes nodes={privacy.drawn?.sections ?? []} />
    </>
  );
}

export const view = { head: privacy.head, heading: privacy.hero.heading, words: privacy, Page };

import type { Hero } from '../../content/types.ts';
import { Horizon } from '../components/horizon.tsx';
import { TextList } from '../components/lists.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import type { TreeNode } from '../page-data.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { HeroText } from './hero-text.tsx';

/** The head of a page: breadcrumbs, words, and its figure or the horizon strip. */
export function PageHead({ hero, figure }: { hero: Hero; figure?: TreeNode[] | undefined }) {
  return (
    <>
      <div className={`page-head background-${hero.evening ? 'evening' : 'sky'}${figure ? ' figure-head' : ''}`}>
        <div className="wrap">
          <Breadcrumbs />
          <HeroText hero={hero} />
          {hero.keyFacts && <TextList items={hero.keyFacts} look="key-facts" />}
        </div>
        {figure && <TreeNodes nodes={figure} />}
      </div>
      {!figure && <Horizon variant="strip" />}
    </>
  );
}

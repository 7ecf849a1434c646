import type { ReactNode } from 'react';
import type { Hero } from '../../content/types.ts';
import { Horizon } from '../components/horizon.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import type { TreeNode } from '../page-data.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { HeroText, KeyFacts } from './hero-text.tsx';

interface Props {
  hero: Hero;
  figure?: TreeNode[];
  /** What stands below the words. */
  children?: ReactNode;
}

/** The head of a page: breadcrumbs, words, and its figure or the horizon strip. */
export function PageHead({ hero, figure, children }: Props) {
  return (
    <>
      <div className={`page-head background-${hero.evening ? 'evening' : 'sky'}${figure ? ' figure-head' : ''}`}>
        <div className="wrap">
          <Breadcrumbs />
          <HeroText hero={hero} />
          <KeyFacts hero={hero} />
          {children}
        </div>
        {figure && <TreeNodes nodes={figure} />}
      </div>
      {!figure && <Horizon variant="strip" />}
    </>
  );
}

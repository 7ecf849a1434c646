import type { ReactNode } from 'react';
import type { Hero } from '../../content/types.ts';
import { OpenNow } from '../components/open-now.tsx';
import { HeadPhotograph } from '../components/photograph.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import type { TreeNode } from '../tree.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { HeroText, KeyFacts, PageHead } from './page-head.tsx';

/**
 * The head of a page about a place: its words, after which `children` stand, and beside them the map of the drive to the
 * office, if there is one.
 */
export function CityHead({ hero, map, children }: { hero: Hero; map: TreeNode[]; children?: ReactNode }) {
  if (map.length === 0) return <PageHead hero={hero}>{children}</PageHead>;
  return (
    <>
      <div className="town-head background-sky">
        <div className="town-words">
          <Breadcrumbs />
          <HeroText hero={hero}>
            <OpenNow />
          </HeroText>
          {children}
        </div>
        <TreeNodes nodes={map} />
        <KeyFacts hero={hero} />
      </div>
      <HeadPhotograph />
    </>
  );
}

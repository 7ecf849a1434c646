import type { Hero } from '../../content/types.ts';
import { OpenNow } from '../components/open-now.tsx';
import { HeadPhotograph } from '../components/photograph.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import type { TreeNode } from '../page-data.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { HeroText, KeyFacts, PageHead } from './page-head.tsx';

/** The head of a page about a place: its words, and beside them the map of the drive to the office, if there is one. */
export function TownHead({ hero, map }: { hero: Hero; map: TreeNode[] }) {
  if (map.length === 0) return <PageHead hero={hero} />;
  return (
    <>
      <div className="town-head background-sky">
        <div className="town-words">
          <Breadcrumbs />
          <HeroText hero={hero}>
            <OpenNow />
          </HeroText>
        </div>
        <TreeNodes nodes={map} />
        <KeyFacts hero={hero} />
      </div>
      <HeadPhotograph />
    </>
  );
}

import type { WayLink } from '../../content/pages/page-types.ts';
import type { CityBody } from '../../content/types.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CityHead } from '../sections/city-head.tsx';
import { OnThisPage } from '../sections/on-this-page.tsx';
import { SectionList } from '../sections/section-list.tsx';
import { WayLinks } from '../sections/way-links.tsx';
import type { TreeNode } from '../tree.ts';

export interface CityProps extends Omit<CityBody, 'head'> {
  map: TreeNode[];
  neighbors: WayLink[];
}

/** The page of any city: words beside the map of the drive, its sections, and the cities next door. */
export function CityPage({ hero, map, sections, neighbors, cta }: CityProps) {
  return (
    <>
      <CityHead hero={hero} map={map} />
      <div>
        <OnThisPage sections={sections} />
        <SectionList sections={sections} before="sand" after="paper" />
      </div>
      {neighbors.length > 0 && <WayLinks label="Neighboring towns" links={neighbors} />}
      <CallToAction cta={cta} />
    </>
  );
}

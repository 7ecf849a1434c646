import type { PageKinds } from '../page/page-frame.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { TownHead } from '../sections/city-head.tsx';
import { OnThisPage } from '../sections/on-this-page.tsx';
import { SectionList } from '../sections/section-list.tsx';
import { WayLinks } from '../sections/way-links.tsx';

/** The page of any city: words beside the map of the drive, its sections, and the cities next door. */
export function CityPage({ hero, map, sections, neighbors, cta }: PageKinds['city']) {
  return (
    <>
      <TownHead hero={hero} map={map} />
      <div>
        <OnThisPage sections={sections} />
        <SectionList sections={sections} before="sand" after="paper" />
      </div>
      {neighbors.length > 0 && <WayLinks label="Neighboring towns" links={neighbors} />}
      <CallToAction cta={cta} />
    </>
  );
}

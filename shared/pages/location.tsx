import type { location } from '../../content/pages/location.ts';
import { Link } from '../components/link.tsx';
import { Directions, Office } from '../components/office.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { Text } from '../components/text.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CityHead } from '../sections/city-head.tsx';
import { MapBand } from '../sections/map-band.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { SectionBand } from '../sections/section-band.tsx';
import type { TreeNode } from '../tree.ts';

export interface LocationProps {
  words: typeof location;
  cities: { path: string; title: string; county: string }[];
  /** The maps of the drive through our own city, and of the coast. */
  drive: TreeNode[];
  map: TreeNode[];
}

/** The office, how to come to it, and the cities around it. */
export function LocationPage({ words, cities, drive, map }: LocationProps) {
  const { hero, office, access, areas, reviews, cta } = words;
  return (
    <>
      <CityHead hero={hero} map={drive}>
        <div className="actions">
          <Directions label={words.directions} />
        </div>
      </CityHead>
      <PageSection background="paper" layout="split" head={office} aside={<OpenNow />}>
        <div>
          <Office save={office.save} />
        </div>
      </PageSection>
      <SectionBand section={{ kind: 'cards', ...access }} />
      <MapBand map={map} head={areas}>
        <ul className="city-list">
          {cities.map(({ path, title, county }) => (
            <li key={path}>
              <Link href={path}>{title}</Link> <span className="note">{county} County</span>
            </li>
          ))}
        </ul>
        <Text as="p">{areas.beyond.text}</Text>
      </MapBand>
      <SectionBand section={{ kind: 'reviews', ...reviews }} />
      <CallToAction cta={cta} />
    </>
  );
}

import type { City } from '../../content/cities/table.ts';
import type { PageBody } from '../../content/types.ts';
import { CoastMap } from '../components/coast-map.tsx';
import { usePage } from '../page-context.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Neighbors } from '../sections/neighbors.tsx';
import { HeroText } from '../sections/page-head.tsx';
import { Sections } from '../sections/sections.tsx';

interface Props {
  city: City;
  /** The cities that its map shows, this one among them. */
  around: City[];
  words: (day: string) => PageBody;
}

/** The page of any city: words beside the map, its sections in the order of the content, and the cities next door. */
export function CityPage({ city, around, words }: Props) {
  const { hero, sections, closing } = words(usePage().day);
  return (
    <>
      <div className="city-hero">
        <div className="city-hero-words background-sand">
          <Breadcrumbs />
          <HeroText hero={hero} />
        </div>
        <CoastMap cities={around} current={city.path} />
      </div>
      <Sections sections={sections} before="sand" after="paper" />
      <Neighbors city={city} cities={around} />
      <CallToAction closing={closing} />
    </>
  );
}

import type { City } from '../../content/cities/table.ts';
import type { PageBody } from '../../content/types.ts';
import { TextList } from '../components/lists.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { usePage } from '../page-context.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Neighbors } from '../sections/neighbors.tsx';
import { HeroText } from '../sections/page-head.tsx';
import { Sections } from '../sections/sections.tsx';

interface Props {
  city: City;
  /** The cities next to it, itself among them. */
  around: City[];
  words: (day: string) => PageBody;
}

/** The page of any city: words and ways beside the map, its sections as in the content, and the cities next door. */
export function CityPage({ city, around, words }: Props) {
  const { hero, drawn, sections, closing } = words(usePage().day);
  return (
    <>
      <div className="town-head background-sand">
        <div className="town-words">
          <Breadcrumbs />
          <HeroText hero={hero} />
        </div>
        {drawn && <TreeNodes nodes={drawn} />}
        <TextList items={hero.keyFacts} look="key-facts" />
      </div>
      <Sections sections={sections} before="sand" after="paper" />
      <Neighbors city={city} cities={around} />
      <CallToAction closing={closing} />
    </>
  );
}

import type { City } from '../../content/cities/table.ts';
import type { BuiltPage, PageBody } from '../../content/types.ts';
import { TextList } from '../components/lists.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { usePage } from '../page-context.ts';
import { BelowHead } from '../sections/below-head.tsx';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { HeroText } from '../sections/hero-text.tsx';
import { Neighbors } from '../sections/neighbors.tsx';
import { OnThisPage } from '../sections/on-this-page.tsx';

interface Props {
  city: City;
  /** The cities next to it, itself among them. */
  around: City[];
  words: (day: string) => PageBody | BuiltPage;
}

/** The page of any city: words beside the map, its sections, and the cities next door. Throws if it is not built. */
export function CityPage({ city, around, words }: Props) {
  const body = words(usePage().day);
  if (!('drawn' in body)) throw new Error('not built');
  const { hero, drawn, closing } = body;
  return (
    <>
      <div className="town-head background-sky">
        <div className="town-words">
          <Breadcrumbs />
          <HeroText hero={hero} />
        </div>
        {drawn.figure && <TreeNodes nodes={drawn.figure} />}
        {hero.keyFacts && <TextList items={hero.keyFacts} look="key-facts" />}
      </div>
      <BelowHead>
        <OnThisPage nodes={drawn.onThisPage} />
        <TreeNodes nodes={drawn.sections} />
        <Neighbors city={city} cities={around} />
        <CallToAction closing={closing} />
      </BelowHead>
    </>
  );
}

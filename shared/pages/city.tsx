import { Link } from '../components/link.tsx';
import { TextList } from '../components/lists.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import type { PageKinds } from '../page-data.ts';
import { Bands } from '../sections/bands.tsx';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { HeroText } from '../sections/hero-text.tsx';
import { OnThisPage } from '../sections/on-this-page.tsx';

/** The page of any city: words beside the map of the drive, its sections, and the cities next door. */
export function CityPage({ hero, map, sections, neighbors, closing }: PageKinds['city']) {
  return (
    <>
      <div className="town-head background-sky">
        <div className="town-words">
          <Breadcrumbs />
          <HeroText hero={hero} />
        </div>
        <TreeNodes nodes={map} />
        {hero.keyFacts && <TextList items={hero.keyFacts} look="key-facts" />}
      </div>
      <OnThisPage sections={sections} />
      <Bands sections={sections} before="sand" after="paper" />
      <nav className="neighbors wrap" aria-label="Neighboring towns">
        {neighbors.map(({ path, title, way }) => (
          <Link key={path} href={path}>
            <small>{way}</small> {title}
          </Link>
        ))}
      </nav>
      <CallToAction closing={closing} />
    </>
  );
}

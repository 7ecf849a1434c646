import { Link } from 'react-router';
import { cities } from '../../content/cities/index.ts';
import type { City, CityBody } from '../../content/types.ts';
import { CoastMap } from '../components/coast-map.tsx';
import { CallToAction, Crumbs, groundsOf, HeadWords, PageSection } from '../sections/index.ts';

function Neighbors({ city }: { city: City }) {
  const index = cities.indexOf(city);
  const [north, south] = [cities[index - 1], cities[index + 1]];
  return (
    <nav className="neighbors wrap" aria-label="Neighboring towns">
      {north && (
        <Link to={`/locations/${north.slug}`}>
          <span>North along the coast</span>
          {north.name}
        </Link>
      )}
      {south && (
        <Link className="neighbors-south" to={`/locations/${south.slug}`}>
          <span>South along the coast</span>
          {south.name}
        </Link>
      )}
    </nav>
  );
}

/** The page of any town: words beside the map, its sections in the order of the content, and the towns next door. */
export function CityPage({ city, body }: { city: City; body: CityBody }) {
  const grounds = groundsOf(
    body.sections.map(({ kind }) => kind),
    'sand',
    'paper',
  );
  return (
    <>
      <div className="map-head">
        <div className="map-head-words ground-sand">
          <Crumbs path={`/locations/${city.slug}`} />
          <HeadWords hero={body.hero} />
        </div>
        <CoastMap current={city.slug} />
      </div>
      {body.sections.map((section, index) => (
        <PageSection
          key={section.kind === 'testimonial' ? section.quote : section.heading}
          section={section}
          ground={grounds[index] ?? 'paper'}
        />
      ))}
      <Neighbors city={city} />
      <CallToAction closing={body.closing} />
    </>
  );
}

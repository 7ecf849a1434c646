import { Link } from 'react-router';
import { cities } from '../../content/cities/index.ts';
import type { City, CityBody } from '../../content/types.ts';
import { CoastMap } from '../components/coast-map.tsx';
import { CallToAction, Crumbs, groundsOf, HeadWords, PageSection } from '../sections/index.ts';

/** Which way `to` lies from `from`, as a driver on this coast would say: along it, or across the Intracoastal. */
function wayTo(from: City, to: City): string {
  const north = to.lat - from.lat;
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  if (Math.abs(east) > Math.abs(north)) return east > 0 ? 'East over the bridge' : 'West over the bridge';
  return north > 0 ? 'North along the coast' : 'South along the coast';
}

function Neighbors({ city }: { city: City }) {
  const index = cities.indexOf(city);
  // The first and the last town have their two neighbors on one side of the list.
  const start = Math.max(0, Math.min(index - 1, cities.length - 3));
  const neighbors = cities.slice(start, start + 3).filter((other) => other !== city);
  return (
    <nav className="neighbors wrap" aria-label="Neighboring towns">
      {neighbors.map((neighbor) => (
        <Link key={neighbor.slug} to={`/locations/${neighbor.slug}`}>
          <span>{wayTo(city, neighbor)}</span>
          {neighbor.name}
        </Link>
      ))}
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

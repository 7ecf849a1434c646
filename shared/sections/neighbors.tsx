import type { City } from '../../content/cities/table.ts';

/** Which way `to` lies from `from`, as a driver on this coast would say: along it, or across the Intracoastal. */
export function describeWay(from: City, to: City): string {
  const north = to.lat - from.lat;
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  if (Math.abs(east) > Math.abs(north)) return east > 0 ? 'East over the bridge' : 'West over the bridge';
  return north > 0 ? 'North along the coast' : 'South along the coast';
}

/** The cities next door among `cities`: one on each side, or two on the one side that the first and the last have. */
export function Neighbors({ city, cities }: { city: City; cities: City[] }) {
  const index = cities.findIndex(({ path }) => path === city.path);
  const start = Math.max(0, Math.min(index - 1, cities.length - 3));
  const neighbors = cities.slice(start, start + 3).filter(({ path }) => path !== city.path);
  // The last has two to the north, and the first of these is not next door.
  const isFar = (place: number) => place === 0 && index === cities.length - 1;
  return (
    <nav className="neighbors wrap" aria-label="Neighboring towns">
      {neighbors.map((neighbor, place) => (
        <a key={neighbor.path} href={neighbor.path}>
          <span>{isFar(place) ? 'Farther north' : describeWay(city, neighbor)}</span> {neighbor.title}
        </a>
      ))}
    </nav>
  );
}

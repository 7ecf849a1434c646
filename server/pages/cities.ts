import { type CityPath, cities } from '../../content/cities/index.ts';
import type { CityEntry } from '../../content/cities/types.ts';
import { firm } from '../../content/firm.ts';
import { location as words } from '../../content/pages/location.ts';
import type { WayLink } from '../../content/pages/page-types.ts';
import { formatAddress } from '../../shared/format.ts';
import { formatHoursRow, listHours } from '../../shared/office/hours.ts';
import { drawCity, drawCoast } from '../maps/maps.ts';
import { describeCity } from '../structured-data/city.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { completeSections, describePreview, listTexts, toPageText, toPassages, toTopText } from '../texts/page-texts.ts';
import type { Page } from './page.ts';

type City = CityEntry<CityPath>;

/** The office, and the cities around it. */
export const locationPage: Page<'location'> = {
  path: '/location',
  name: 'Location',
  kind: 'location',
  load: ({ origin, day, since }) => {
    const { head, hero, office, access, areas, reviews } = words;
    const home = cities.find(({ city }) => city === firm.office.city);
    const links = cities.map(({ path, title, county }) => ({ path, title, county }));
    const drive = home ? drawCity(home) : [];
    const map = drawCoast();
    const pictures = [
      ...(drive.length > 0 ? ['A map of the drive to our office.'] : []),
      ...(map.length > 0 ? [`A map of the coast with ${cities.length} towns and our office.`] : []),
    ];
    const hours = [formatAddress(firm.office), ...listHours(firm.hours, day).map((row) => formatHoursRow(row))];
    const places = links.map(({ title, county }) => `${title}, ${county} County`);
    return {
      head,
      props: { words, cities: links, drive, map },
      jsonLd: describeOffice(origin, since),
      preview: describePreview(hero, pictures.join(' ')),
      texts: [
        ...listTexts(toTopText(hero), [
          { kind: 'cards', ...access },
          { kind: 'reviews', ...reviews },
        ]),
        toPageText(office, toPassages(hours)),
        toPageText(areas, [{ title: '', ...areas.beyond }, ...toPassages(places)]),
      ],
    };
  },
};

/** Measures how far north and east of `from` the city `to` lies, in degrees of latitude. */
function measure(from: City, to: City): { north: number; east: number } {
  return { north: to.lat - from.lat, east: (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180) };
}

/** Describes the way to `to` as a driver on this coast would: along it, or across the Intracoastal. */
function describeWay(from: City, to: City): string {
  const { north, east } = measure(from, to);
  if (Math.abs(east) > Math.abs(north)) return east > 0 ? 'East over the bridge' : 'West over the bridge';
  return north > 0 ? 'North along the coast' : 'South along the coast';
}

/** The two nearest cities, the nearer one first. The last city of the coast has both to the north. */
function listNeighbors(city: City): WayLink[] {
  const others = cities.filter((other) => other !== city).map((other) => ({ ...other, ...measure(city, other) }));
  const nearest = others.sort((a, b) => Math.hypot(a.north, a.east) - Math.hypot(b.north, b.east)).slice(0, 2);
  return nearest.map((other, place) => ({
    path: other.path,
    title: other.title,
    way: place === 1 && city === cities.at(-1) ? 'Farther north' : describeWay(city, other),
  }));
}

function toCityPage(city: City): Page<'city'> {
  const { path, title, lat, lon, phone, body } = city;
  return {
    path,
    name: title,
    kind: 'city',
    parent: locationPage,
    ...(phone && { phone }),
    load: ({ day, facts, origin }) => {
      const { head, ...words } = body(facts, day);
      const sections = completeSections(words.sections);
      const drawn = drawCity(city);
      const picture = drawn.length > 0 ? `A map of the drive from ${city.city} to our office.` : '';
      return {
        head: { ...head, place: { name: city.city, lat, lon } },
        props: { ...words, sections, map: drawn, neighbors: listNeighbors(city) },
        jsonLd: describeCity(city, words, origin),
        preview: describePreview(words.hero, picture),
        texts: listTexts(toTopText(words.hero), sections),
      };
    },
  };
}

/** The page of each city. */
export const cityPages: Page<'city'>[] = cities.map(toCityPage);

import type { CityEntry } from '../../content/cities/types.ts';
import type { CityMap } from '../../server/maps/maps.ts';
import { getText, type TreeNode, walk } from '../../shared/tree.ts';
import { error, type Finding, warn } from './findings.ts';
import type { PageRecord } from './read-records.ts';

/** The input of the check of the cities and their maps. */
export interface CitiesInput {
  cities: readonly Pick<CityEntry<string>, 'path' | 'city' | 'ways'>[];
  /** The cities without a page. */
  nearbyCities: readonly string[];
  pages: Pick<PageRecord, 'path' | 'sections'>[];
  maps: Map<string, CityMap>;
  /** The office as the maps name it. */
  office: string;
}

/** The cities that have a page and are listed among those without one. */
function checkNearby({ cities, nearbyCities }: CitiesInput): Finding[] {
  return cities
    .filter(({ city }) => nearbyCities.includes(city))
    .map(({ city, path }) => error('content/cities/nearby-cities.ts', city, `has a page of its own, ${path}; delete it here`));
}

const toFile = (name: string) => `content/cities/maps/${name}.svg`;

const isElement = (node: TreeNode) => typeof node !== 'string';

/** Whether a map was drawn for this office, since pages leave it out otherwise, and for the night, too. */
function checkDrawing(name: string, map: CityMap, office: string): Finding[] {
  const elements = [...walk(map.drawings)].filter(isElement);
  const colors = new Set(elements.flatMap(([, { fill, stroke }]) => [fill ?? 'none', stroke ?? 'none']));
  const fixed = [...colors].filter((color) => color !== 'none' && !color.startsWith('var('));
  const moved = `is "${map.office}" and the office is at "${office}", so pages leave the map out; have it drawn anew, and write that here`;
  return [
    ...(map.office === office ? [] : [warn(toFile(name), 'data-office', moved)]),
    ...fixed.map((color) => warn(toFile(name), color, 'is the same at night; use one of the swatches')),
  ];
}

/** The minutes in words: of "20 to 30 minutes, or 40" those are "20–30" and "40". */
const listMinutes = (words: string): string[] => words.replaceAll(' to ', '–').match(/\d+(–\d+)?/g) ?? [];

/** The minutes of a map that the list beside it or the way to the office in words does not have. */
function checkMinutes({ path, ways }: CitiesInput['cities'][number], map: CityMap, { pages }: CitiesInput): string[] {
  const sections = pages.find((page) => page.path === path)?.sections ?? [];
  const directions = sections.flatMap((section) => (section.kind === 'local' ? section.paragraphs : []));
  const said = [ways.map(([, takes]) => takes).join(), directions.join()].map(listMinutes);
  const shown = [...walk(map.drawings)].filter(isElement).filter(([, { className }]) => className === 'town-minutes');
  const minutes = new Set(shown.map((text) => getText([text])));
  return [...minutes].filter((text) => !said.every((list) => list.includes(text)));
}

/** A city without a map, with one that is left out, or with one that says other minutes than its page. */
function checkMap(entry: CitiesInput['cities'][number], input: CitiesInput): Finding[] {
  const name = entry.path.split('/').at(-1) ?? '';
  const map = input.maps.get(name);
  if (!map || map.drawings.length === 0)
    return [warn(toFile(name), 'svg', `is missing, so ${entry.path} has no map; have one drawn`)];
  const wrong = checkMinutes(entry, map, input);
  const message = `${wrong.join(' and ')} minutes are not in the words of ${entry.path}; correct the map, or those`;
  return [...checkDrawing(name, map, input.office), ...(wrong.length > 0 ? [warn(toFile(name), 'town-minutes', message)] : [])];
}

/** The maps of cities that have no page. */
function checkLeft({ cities, maps }: CitiesInput): Finding[] {
  const isLeft = (name: string) => name !== 'coast' && !cities.some(({ path }) => path.endsWith(`/${name}`));
  return [...maps.keys()]
    .filter(isLeft)
    .map((name) => warn(toFile(name), 'svg', 'is the map of no city; rename it, or delete it'));
}

/** The map of the coast, if there is one: whether it shows the office, every city, and no other. */
function checkCoast({ cities, maps, office }: CitiesInput): Finding[] {
  const coast = maps.get('coast');
  if (!coast || (cities.length === 0 && coast.office !== office)) return [];
  const links = new Set([...walk(coast.drawings)].filter(isElement).map(([, { href = '' }]) => href));
  const missing = cities.filter(({ path }) => !links.has(path));
  const gone = [...links].filter((href) => href.startsWith('/') && !cities.some(({ path }) => path === href));
  return [
    ...checkDrawing('coast', coast, office),
    ...gone.map((href) => error(toFile('coast'), href, 'is no page of a city; delete its link, with dot and name')),
    ...missing.map(({ city, path }) => warn(toFile('coast'), path, `is not linked; draw ${city}, as the other towns are`)),
  ];
}

/** Checks the cities: their maps, that of the coast, and the list of the cities without a page. */
export function checkCities(input: CitiesInput): Finding[] {
  return [
    ...input.cities.flatMap((entry) => checkMap(entry, input)),
    ...checkLeft(input),
    ...checkCoast(input),
    ...checkNearby(input),
  ];
}

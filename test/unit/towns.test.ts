import { describe, expect, test } from 'vitest';
import { counties, countyLine, shore, widths } from '../../content/cities/coast.ts';
import { cities } from '../../content/cities/index.ts';
import { formatMinutes, formatUsual, sayMinutes } from '../../content/cities/minutes.ts';
import type { MapPositions, TextLine, TownMap } from '../../content/cities/types.ts';
import { firm } from '../../content/firm.ts';
import { fitCoast } from '../../server/maps/coast.tsx';
import { drawTown } from '../../server/maps/draw-town.tsx';
import { findMisfit } from '../../server/maps/find-misfit.ts';
import { labelOffice } from '../../server/maps/office-label.ts';
import { createProjection, findDrive, findLon, isOnCoast, office } from '../../server/maps/projection.ts';
import { narrow, wide } from '../../server/maps/view.ts';
import { describeWay } from '../../server/pages/cities.ts';
import { getText } from '../../shared/tree.ts';
import { checkTowns, type TownsInput } from '../../tools/check-content/town-checks.ts';
import { day, today } from '../words.ts';

const towns = cities.flatMap(({ city, lat, lon, county, phone, body, map }) => {
  if (!map) return [];
  const drawings = [wide, narrow].map((view) => {
    const positions = map[view.name];
    return { view, positions, projection: createProjection(map, { ...view, shore: positions.shore }) };
  });
  return [{ isHome: city === firm.office.city, city, lat, lon, county, phone, body, map, drawings }];
});

/** What is written on a map. */
const textOf = ({ texts }: MapPositions) => texts.map(({ text }) => text).join(' ');

/** A name at the office's label, 200 units to its upper right. */
const soundAt = (map: TownMap): TextLine => {
  const { x, y } = createProjection(map, { ...narrow, shore: map.narrow.shore }).project(office);
  return { text: 'Sound', font: 'name', align: 'middle', x: x + 200, y: y - 200 };
};

const miles = (from: readonly [number, number], to: readonly [number, number]) =>
  Math.hypot(to[0] - from[0], (to[1] - from[1]) * Math.cos((26.3 * Math.PI) / 180)) * 68.83;

describe.each(towns)('the map of $city', ({ isHome, city, lat, lon, county, phone, body, map, drawings }) => {
  const isShown = ([lat]: readonly [number, number]) => lat < map.frame.north && lat > map.frame.south;

  test('has the names that every map has, large that of the town, and no dot that is nearer to it than the town’s own', () => {
    for (const { positions, projection } of drawings) {
      expect(textOf(positions)).toContain('2 miles');
      const title = positions.texts.filter(({ font }) => font === 'title' || font === 'long');
      expect(title.map(({ text }) => text).join(' ')).toBe(isHome ? 'Downtown' : city);
      const distance = (from: { x: number; y: number }) =>
        Math.min(...title.map(({ x, y }) => Math.hypot(x - from.x, y - from.y)));
      const own = distance(projection.project(findDrive(map)[0] ?? office));
      for (const name of positions.dots) {
        const other = cities.find((town) => town.city === name);
        expect(textOf(positions), 'its name').toContain(name);
        expect(distance(projection.project([other?.lat ?? 0, other?.lon ?? 0]))).toBeGreaterThan(own);
      }
    }
  });

  test('has the one office, where it is, and a drive there from the town, to the west of the shore', () => {
    expect(office).toEqual([firm.office.lat, firm.office.lon]);
    for (const { view, projection } of drawings) {
      const { x, y } = projection.project(office);
      expect(x > view.pin && x < view.width * 0.6 && y > view.pin && y < view.height - view.pin).toBe(true);
      const [label, place] = labelOffice(map, view, projection);
      expect([label?.text, place?.text.startsWith(firm.office.city)]).toEqual(['Our office', true]);
      expect(Math.hypot((label?.x ?? 0) - x, (label?.y ?? 0) - y)).toBeLessThan(100);
    }
    expect(findMisfit(map)).toBeUndefined();
    const [start = office] = findDrive(map);
    expect(miles(start, [lat, lon])).toBeLessThan(isHome ? 3.2 : 1);
    expect(findDrive(map).at(-1)).toEqual(office);
    for (const point of findDrive(map)) {
      expect(isShown(point)).toBe(true);
      expect(point[1]).toBeLessThan(findLon(shore, point[0]));
    }
  });

  test('has two or three landmarks, in the frame and not in the open sea', () => {
    const { landmarks, sources } = map;
    expect(landmarks.length === 2 || landmarks.length === 3).toBe(true);
    expect(sources.length).toBeGreaterThanOrEqual(landmarks.length);
    for (const { at } of landmarks) {
      expect(isShown(at)).toBe(true);
      const fromShore = at[1] - findLon(shore, at[0]);
      expect(fromShore).toBeLessThan(0.002);
      expect(fromShore).toBeGreaterThan(-widths.island - widths.intracoastal - 0.02);
    }
  });

  test('names both counties where the line between them is in the frame, and has a bar that is two miles of it', () => {
    const isOnLine = isShown([countyLine, 0]);
    if (county !== firm.counties[0]) expect(isOnLine).toBe(true);
    for (const { view, positions, projection } of drawings) {
      for (const name of Object.values(counties)) expect(textOf(positions).includes(name.toUpperCase())).toBe(isOnLine);
      const degrees = (projection.miles(2) / view.height) * (map.frame.north - map.frame.south);
      expect(Math.abs(degrees * 68.83 - 2)).toBeLessThan(0.02);
      expect(textOf(positions).includes('No office here')).toBe(phone !== undefined);
    }
  });

  test('says in its list what it shows: the minutes at ten and the later ones', () => {
    const [drawing, list] = drawTown(map);
    for (const minutes of [map.time.atTen, map.time.later]) {
      expect(getText(list ? [list] : [])).toContain(sayMinutes(minutes));
      expect(getText(drawing ? [drawing] : []).split(formatMinutes(minutes)).length).toBeGreaterThanOrEqual(3);
    }
    expect(JSON.stringify(drawing)).toContain('"aria-hidden":"true"');
    expect(JSON.stringify([list, drawing])).not.toContain('"style"');
  });

  test('agrees with the words of the page, in which no other minutes stand', () => {
    const { hero, head, sections } = body(today, day);
    const { time } = map;
    const way = sections.flatMap((section) => (section.kind === 'local' ? section.paragraphs : [])).join(' ');
    const texts = `${hero.eyebrow} ${head.description} ${way}`;
    const said = [...texts.matchAll(/(?<![\d-])(\d+(?:–\d+)?)(?= minutes| on a | when | from the pier| after four|\.)/g)];
    const known = [formatMinutes(time.atTen), formatMinutes(time.later), formatUsual(time)];
    expect(said.map(([, minutes]) => minutes).filter((minutes = '') => !known.includes(minutes))).toEqual([]);
    for (const minutes of [time.atTen, time.later]) expect(way).toMatch(new RegExp(`(?<!\\d)${formatMinutes(minutes)}(?!\\d)`));
    if (!isHome) expect(hero.eyebrow).toContain(formatUsual(time));
  });
});

/** The map of a town. */
const fit = (name: string) => towns.find(({ city }) => city === name)?.map as TownMap;

const town = { path: '/locations/a', city: 'A', lat: 26.2, lon: -80.1 };

const check = (input: Partial<TownsInput>) =>
  checkTowns({ cities: [], nearbyTowns: [], homeCity: 'Home', office, shore, isOnCoast, findMisfit: () => undefined, ...input });

describe('a map that does not fit the office', () => {
  const [fits] = towns;
  const map = fits?.map as TownMap;
  const mark = createProjection(map, { ...wide, shore: map.wide.shore }).project(office);

  test.each<[string, Partial<TownMap>]>([
    ['the wide map does not reach the office', { frame: { north: map.frame.north + 1, south: map.frame.south + 1 } }],
    ['the office or its label is on the minutes at ten of the wide map', { wide: { ...map.wide, atTen: mark } }],
    [
      'the office or its label is on "Sound" of the narrow map',
      { narrow: { ...map.narrow, office: { x: 200, y: -200 }, texts: [soundAt(map)] } },
    ],
  ])('is left out: %s', (misfit, changed) => {
    expect(findMisfit({ ...map, ...changed })).toBe(misfit);
    expect(drawTown({ ...map, ...changed })).toEqual([]);
    const [lat, lon] = map.drive.points[0] ?? [0, 0];
    const [finding] = check({ cities: [{ ...town, lat, lon, map }], findMisfit: () => misfit });
    expect(finding).toMatchObject({ level: 'warning', file: 'content/cities/a.ts', field: 'map' });
    expect(finding?.message).toContain(misfit);
  });

  test('is said by the content check of the coast, too, unless there is none', () => {
    const orlando = [28.54, -81.38] as const;
    const filesOf = (input: Partial<TownsInput>) => check({ cities: [town], ...input }).map(({ file }) => file);
    expect(filesOf({ office: orlando })).toEqual(['content/cities/coast.ts']);
    expect(filesOf({})).toEqual([]);
    expect(filesOf({ office: orlando, shore: [] })).toEqual([]);
  });
});

describe('the content check names a town', () => {
  test.each([
    ['north of the shore', 26.71, -80.06],
    ['in the sea', 26.2, -80.05],
    ['on the other coast', 26.14, -81.79],
  ])('that is not on the coast: %s', (_where, lat, lon) => {
    const [finding, ...others] = check({ cities: [{ ...town, lat, lon }] });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ level: 'error', file: 'content/cities/a.ts', field: 'lat, lon' });
    expect(finding?.message).toContain(`${lat}, ${lon} is not on the shore`);
  });

  test('whose map was copied from another and still shows it', () => {
    const map = fit('Ocean Ridge');
    const [lat, lon] = [26.5868, -80.0519];
    const ridge = { ...town, path: '/locations/ocean-ridge', city: 'Ocean Ridge', lat: 26.527, lon: -80.0484, map };
    expect(
      check({ cities: [ridge, { ...town, city: 'Lantana', lat, lon, map }] }).map(({ field, message }) => `${field} ${message}`),
    ).toEqual([
      'map.drive.points[0] is 3.8 miles from Lantana at 26.5868, -80.0519; begin the drive there',
      'map.landmarks[0].kind "jetties" is the first of Ocean Ridge, too; each town has its own',
    ]);
  });

  test('that has a page and is still listed without one', () => {
    const [finding, ...others] = check({ cities: [town], nearbyTowns: ['Lake Worth', 'A'] });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ level: 'error', file: 'content/cities/nearby-towns.ts', field: 'A' });
    expect(finding?.message).toContain('/locations/a');
  });
});

describe('the map of the coast', () => {
  const boynton = { lat: 26.5318, lon: -80.0905 };
  const lauderdale = { lat: 26.1224, lon: -80.1373 };
  const ridge = { lat: 26.527, lon: -80.0484 };
  const placesOf = (...towns: { lat: number; lon: number }[]) => {
    const project = fitCoast(towns);
    return towns.map(({ lat, lon }) => project(lat, lon));
  };

  test('has north up and east right', () => {
    expect(placesOf(boynton, lauderdale, ridge)).toEqual([
      { x: 261, y: 50 },
      { x: 173, y: 668 },
      { x: 340, y: 57 },
    ]);
  });

  test('reaches to a town that is farther north, south or west', () => {
    expect(placesOf({ lat: 26.5868, lon: -80.0498 }, boynton, lauderdale).map(({ y }) => y)).toEqual([50, 123, 668]);
    expect(placesOf(boynton, { lat: 25.79, lon: -80.13 }, lauderdale).map(({ y }) => y)).toEqual([50, 668, 391]);
    expect(placesOf({ lat: 26.27, lon: -80.2706 }, ridge).map(({ x }) => x)).toEqual([173, 340]);
  });

  test('has a town alone in its middle, and two that are close not at its ends', () => {
    expect(placesOf(boynton)).toEqual([{ x: 257, y: 359 }]);
    expect(placesOf(boynton, ridge).map(({ y }) => y)).toEqual([355, 363]);
  });
});

test('the way to a neighbor is by its side of the water', () => {
  const wayFrom = (...names: string[]) => {
    const [from, to] = names.flatMap((name) => cities.filter(({ city }) => city === name));
    return from && to && describeWay(from, to);
  };
  expect(wayFrom('Boca Raton', 'Deerfield Beach')).toBe('South along the coast');
  expect(wayFrom('Deerfield Beach', 'Boca Raton')).toBe('North along the coast');
  expect(wayFrom('Ocean Ridge', 'Boynton Beach')).toBe('West over the bridge');
  expect(wayFrom('Boynton Beach', 'Ocean Ridge')).toBe('East over the bridge');
});

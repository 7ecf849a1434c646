import { describe, expect, test } from 'vitest';
import { countyLine, shore, widths } from '../../content/cities/coast.ts';
import { cities } from '../../content/cities/index.ts';
import { formatMinutes, formatUsual, sayMinutes } from '../../content/cities/minutes.ts';
import type { MapPositions } from '../../content/cities/types.ts';
import { readFactsOn } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { drawTown } from '../../server/maps/draw-town.tsx';
import { createProjection, findDrive, findLon, office } from '../../server/maps/projection.ts';
import { narrow, wide } from '../../server/maps/view.ts';
import { getText } from '../../shared/get-text.ts';

const towns = cities.map(({ path, city, lat, lon, county, body, map }) => {
  const drawings = [wide, narrow].map((view) => {
    const positions = map[view.name];
    return { view, positions, projection: createProjection(map, { ...view, shore: positions.shore }) };
  });
  return { slug: path.replace('/locations/', ''), path, city, lat, lon, county, body, map, drawings };
});

/** What is written on a map. */
const textOf = ({ texts }: MapPositions) => texts.map(({ text }) => text).join(' ');

const miles = (from: readonly [number, number], to: readonly [number, number]) =>
  Math.hypot(to[0] - from[0], (to[1] - from[1]) * Math.cos((26.3 * Math.PI) / 180)) * 68.83;

describe.each(towns)('the map of $city', ({ slug, path, city, lat, lon, county, body, map, drawings }) => {
  const isShown = ([lat]: readonly [number, number]) => lat < map.frame.north && lat > map.frame.south;

  test('has the names that every map has, large that of the town, and no dot that is nearer to it than the town’s own', () => {
    for (const { positions, projection } of drawings) {
      expect(textOf(positions)).toContain('2 miles');
      const title = positions.texts.filter(({ font }) => font === 'title' || font === 'long');
      expect(title.map(({ text }) => text).join(' ')).toBe(city === firm.office.city ? 'Downtown' : city);
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
    for (const { view, positions, projection } of drawings) {
      const { x, y } = projection.project(office);
      expect(x > view.pin && x < view.width * 0.6 && y > view.pin && y < view.height - view.pin).toBe(true);
      expect(textOf(positions).match(/Our office Boca Raton/g)).toHaveLength(1);
    }
    const [start = office] = findDrive(map);
    expect(miles(start, [lat, lon])).toBeLessThan(slug === 'boca-raton' ? 3.2 : 1);
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
    if (county === 'Broward') expect(isOnLine).toBe(true);
    for (const { view, positions, projection } of drawings) {
      for (const name of ['PALM BEACH', 'BROWARD']) expect(textOf(positions).includes(name)).toBe(isOnLine);
      const degrees = (projection.miles(2) / view.height) * (map.frame.north - map.frame.south);
      expect(Math.abs(degrees * 68.83 - 2)).toBeLessThan(0.02);
      expect(textOf(positions).includes('No office here')).toBe(slug === 'fort-lauderdale');
    }
  });

  test('says in its list what it shows: the minutes at ten and the later ones', () => {
    const [drawing, list] = drawTown(path);
    for (const minutes of [map.time.atTen, map.time.later]) {
      expect(getText(list ? [list] : [])).toContain(sayMinutes(minutes));
      expect(getText(drawing ? [drawing] : []).split(formatMinutes(minutes)).length).toBeGreaterThanOrEqual(3);
    }
    expect(JSON.stringify(drawing)).toContain('"aria-hidden":"true"');
    expect(JSON.stringify([list, drawing])).not.toContain('"style"');
  });

  test('agrees with the words of the page, in which no other minutes stand', () => {
    const { hero, head, sections } = body(readFactsOn('2026-11-23'));
    const { time } = map;
    const way = sections.flatMap((section) => (section.kind === 'local' ? section.paragraphs : [])).join(' ');
    const texts = `${hero.eyebrow} ${head.description} ${way}`;
    const said = [...texts.matchAll(/(?<![\d-])(\d+(?:–\d+)?)(?= minutes| on a | when | from the pier| after four|\.)/g)];
    const known = [formatMinutes(time.atTen), formatMinutes(time.later), formatUsual(time)];
    expect(said.map(([, minutes]) => minutes).filter((minutes = '') => !known.includes(minutes))).toEqual([]);
    for (const minutes of [time.atTen, time.later]) expect(way).toMatch(new RegExp(`(?<!\\d)${formatMinutes(minutes)}(?!\\d)`));
    if (slug !== 'boca-raton') expect(hero.eyebrow).toContain(formatUsual(time));
  });
});

import { describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { countyLine, shore, widths } from '../../content/coast.ts';
import { directions } from '../../content/directions.ts';
import { readFactsOn } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { townPlans } from '../../content/generated/town-plans.ts';
import { driveTimes, findUsual, formatMinutes, sayMinutes } from '../../content/minutes.ts';
import { towns } from '../../content/towns/table.ts';
import { drawTown } from '../../server/maps/draw-town.tsx';
import { createProjection, findDrive, findLon, office } from '../../server/maps/projection.ts';
import { drawReviewMap } from '../../server/maps/review-map.tsx';
import { narrow, wide } from '../../server/maps/view.ts';
import { getText } from '../../shared/get-text.ts';
import { findMisfits } from '../../tools/plan-maps/find-misfits.ts';
import { planTown } from '../../tools/plan-maps/plan.ts';

const maps = cities.map(({ path, city, county, body }) => {
  const slug = path.replace('/locations/', '');
  const town = towns[path];
  const plans = [wide, narrow].map((view) => {
    const plan = townPlans[path][view.name];
    return { view, plan, projection: createProjection(town, { ...view, shore: plan.shore }) };
  });
  return { slug, path, city, county, body, town, plans };
});

/** What is written on a map. */
const textOf = ({ texts }: ReturnType<typeof planTown>) => texts.map(({ text }) => text).join(' ');

const miles = (from: readonly [number, number], to: readonly [number, number]) =>
  Math.hypot(to[0] - from[0], (to[1] - from[1]) * Math.cos((26.3 * Math.PI) / 180)) * 68.83;

describe.each(maps)('the map of $city', ({ slug, path, city, county, body, town, plans }) => {
  const isShown = ([lat]: readonly [number, number]) => lat < town.frame.north && lat > town.frame.south;

  test('has a place for every word and drawing, inside the frame, where nothing else is and no line goes', () => {
    for (const { view, plan } of plans)
      expect(
        findMisfits(city, town, view, plan),
        'content/generated/town-plans.ts is out of date: run npm run plan-maps',
      ).toEqual([]);
  });

  test('can be planned again, and no longer fits when a landmark has moved or has another name, or the frame is another', () => {
    const [first, ...others] = town.landmarks;
    if (!first) throw new Error(`no landmark in ${city}`);
    const { north, south } = town.frame;
    const changes: Partial<typeof town>[] = [
      { landmarks: [{ ...first, at: [first.at[0] + 0.01, first.at[1]] }, ...others] },
      { landmarks: [{ ...first, name: 'Windmill', short: 'Windmill' }, ...others] },
      { frame: { north: north + 0.02, south } },
    ];
    for (const { view, plan } of plans) {
      expect(findMisfits(city, town, view, planTown(city, town, view))).toEqual([]);
      for (const change of changes) expect(findMisfits(city, { ...town, ...change }, view, plan)).not.toEqual([]);
    }
  });

  test('has the one office, where it is, and a drive there from the town, to the west of the shore', () => {
    expect(office).toEqual([firm.office.lat, firm.office.lon]);
    for (const { view, plan, projection } of plans) {
      const { x, y } = projection.project(office);
      expect(x > view.pin && x < view.width * 0.6 && y > view.pin && y < view.height - view.pin).toBe(true);
      expect(textOf(plan).match(/Our office Boca Raton/g)).toHaveLength(1);
    }
    const [start = office] = findDrive(town);
    const place = cities.find((other) => other.city === city) ?? firm.office;
    expect(miles(start, [place.lat, place.lon])).toBeLessThan(slug === 'boca-raton' ? 3.2 : 1);
    expect(findDrive(town).at(-1)).toEqual(office);
    for (const point of findDrive(town)) {
      expect(isShown(point)).toBe(true);
      expect(point[1]).toBeLessThan(findLon(shore, point[0]));
    }
  });

  test('has two or three landmarks, in the frame and not in the open sea', () => {
    const { landmarks, sources } = town;
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
    for (const { view, plan, projection } of plans) {
      for (const name of ['PALM BEACH', 'BROWARD']) expect(textOf(plan).includes(name)).toBe(isOnLine);
      const degrees = (projection.miles(2) / view.height) * (town.frame.north - town.frame.south);
      expect(Math.abs(degrees * 68.83 - 2)).toBeLessThan(0.02);
      expect(textOf(plan).includes('No office here')).toBe(slug === 'fort-lauderdale');
    }
  });

  test('says in its list what it shows: the minutes at ten and the later ones', () => {
    const [map, list] = drawTown(path);
    for (const minutes of [town.time.atTen, town.time.later]) {
      expect(getText(list ? [list] : [])).toContain(sayMinutes(minutes));
      expect(getText(map ? [map] : []).split(formatMinutes(minutes)).length).toBeGreaterThanOrEqual(3);
    }
    expect(JSON.stringify(map)).toContain('"aria-hidden":"true"');
    expect(JSON.stringify([list, map])).not.toContain('"style"');
  });

  test('agrees with the words of the page, in which no other minutes stand', () => {
    const { hero, head } = body(readFactsOn('2026-11-23'));
    const way = new Map(Object.entries(directions.from)).get(slug)?.paragraphs.join(' ');
    expect(town.time).toEqual(new Map(Object.entries(driveTimes)).get(slug));
    const texts = `${hero.eyebrow} ${head.description} ${way}`;
    const said = [...texts.matchAll(/(?<![\d-])(\d+(?:–\d+)?)(?= minutes| on a | when | from the pier| after four|\.)/g)];
    const known = [town.time.atTen, town.time.later, findUsual(town.time)].map(formatMinutes);
    expect(said.map(([, minutes]) => minutes).filter((minutes = '') => !known.includes(minutes))).toEqual([]);
    for (const minutes of [town.time.atTen, town.time.later])
      expect(way).toMatch(new RegExp(`(?<!\\d)${formatMinutes(minutes)}(?!\\d)`));
    if (slug !== 'boca-raton') expect(hero.eyebrow).toContain(formatMinutes(findUsual(town.time)));
  });
});

describe('the map beside the reviews', () => {
  const town = (name: string, city: string) => ({ author: name, role: `baker, ${city}`, quote: '' });

  test('has the name of everybody who names a town of ours, and of nobody else', () => {
    const map = getText(drawReviewMap([town('Ada B.', 'Delray Beach'), town('Cy D.', 'Miami'), town('Eve F.', 'Boca Raton')]));
    expect(map).toBe('Our officeAda B.Delray BeachEve F.Boca Raton');
  });

  test('shows the coast between the office and the farthest of them', () => {
    const height = (city: string) =>
      Number(/"viewBox":"\S+ \S+ \S+ (\d+)"/.exec(JSON.stringify(drawReviewMap([town('A', city)])))?.[1]);
    const farther = ['Boca Raton', 'Deerfield Beach', 'Delray Beach', 'Pompano Beach', 'Boynton Beach', 'Fort Lauderdale'];
    const heights = farther.map(height);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(heights[0]).toBe(240);
  });
});

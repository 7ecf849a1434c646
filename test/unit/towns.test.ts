import { describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { shore, widths } from '../../content/coast.ts';
import { directions } from '../../content/directions.ts';
import { readFactsOn } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { townPlans } from '../../content/generated/town-plans.ts';
import { driveTimes, findUsual, formatMinutes, sayMinutes } from '../../content/minutes.ts';
import { towns } from '../../content/towns/table.ts';
import { getText } from '../../server/get-text.ts';
import { countyLine } from '../../server/maps/coast-projection.ts';
import { drawTown } from '../../server/maps/draw-town.tsx';
import { findDrive, findLon, office } from '../../server/maps/projection.ts';
import { narrow, wide } from '../../server/maps/view.ts';
import { crosses, overlaps } from '../../tools/plan-maps/board.ts';
import { planTown } from '../../tools/plan-maps/plan.ts';
import { toPositions } from '../../tools/plan-maps/to-positions.ts';

const townsBySlug = new Map(Object.entries(towns));
const plansBySlug = new Map(Object.entries(townPlans));

const maps = cities.map(({ path, city, county, body }) => {
  const slug = path.replace('/locations/', '');
  const [town, kept] = [townsBySlug.get(slug), plansBySlug.get(slug)];
  if (!town) throw new Error(`no map of ${slug}`);
  const plans = [wide, narrow].map((view) => ({ view, plan: planTown(city, town, view), kept: kept?.[view.name] }));
  return { slug, city, county, body, town, plans };
});

/** What is written on a map. */
const textOf = ({ labels }: ReturnType<typeof planTown>) => labels.flatMap(({ lines }) => lines.map(([text]) => text)).join(' ');

const miles = (from: readonly [number, number], to: readonly [number, number]) =>
  Math.hypot(to[0] - from[0], (to[1] - from[1]) * Math.cos((26.3 * Math.PI) / 180)) * 68.83;

describe.each(maps)('the map of $city', ({ slug, city, county, body, town, plans }) => {
  const isShown = ([lat]: readonly [number, number]) => lat < town.frame.north && lat > town.frame.south;

  test('has everything where a new plan would put it', () => {
    for (const { plan, kept } of plans)
      expect(kept, 'content/generated/town-plans.ts is out of date: run npm run plan-maps').toEqual(toPositions(plan));
  });

  test('has the one office, where it is, and the drive ends there', () => {
    expect(office).toEqual([firm.office.lat, firm.office.lon]);
    expect(findDrive(town).at(-1)).toEqual(office);
    for (const { view, plan } of plans) {
      const { x, y } = plan.office;
      expect(x > view.pin && x < view.width * 0.6 && y > view.pin && y < view.height - view.pin).toBe(true);
      expect(textOf(plan).match(/Our office Boca Raton/g)).toHaveLength(1);
    }
  });

  test('starts in the town, and goes to the west of the shore', () => {
    const [start = office] = findDrive(town);
    const place = cities.find((other) => other.city === city) ?? firm.office;
    expect(miles(start, [place.lat, place.lon])).toBeLessThan(slug === 'boca-raton' ? 3.2 : 1);
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
    expect(isOnLine).toBe(county === 'Broward');
    for (const { view, plan } of plans) {
      for (const name of ['PALM BEACH', 'BROWARD']) expect(textOf(plan).includes(name)).toBe(isOnLine);
      const degrees = (plan.bar.width / view.height) * (town.frame.north - town.frame.south);
      expect(Math.abs(degrees * 68.83 - 2)).toBeLessThan(0.02);
      expect(textOf(plan).includes('No office here')).toBe(slug === 'fort-lauderdale');
    }
  });

  test('lets no words touch others, its edge or a landmark', () => {
    for (const { view, plan } of plans) {
      const boxes = [...plan.labels.map(({ box }) => box), ...plan.marks.map(({ box }) => box)];
      for (const [index, box] of boxes.entries()) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(4);
        expect(Math.min(view.width - box.x - box.width, view.height - box.y - box.height)).toBeGreaterThanOrEqual(4);
        for (const other of boxes.slice(index + 1)) expect(overlaps(box, other, -0.5)).toBe(false);
      }
      const { project } = plan.projection;
      const drive = findDrive(town).map(project);
      for (const { box } of plan.labels)
        for (const [index, point] of drive.slice(1).entries())
          expect(crosses([drive[index] ?? point, point], box, 0), `${view.name} ${JSON.stringify(box)}`).toBe(false);
    }
  });

  test('says in its list what it shows: the minutes at ten and the later ones', () => {
    const [list, map] = drawTown(slug) ?? [];
    const text = getText(list ? [list] : []);
    expect(text).toContain(sayMinutes(town.time.atTen));
    expect(text).toContain(sayMinutes(town.time.later));
    const drawn = getText(map ? [map] : []);
    for (const minutes of [town.time.atTen, town.time.later])
      expect(drawn.split(formatMinutes(minutes)).length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(map)).toContain('"aria-hidden":"true"');
    expect(JSON.stringify([list, map])).not.toContain('"style"');
  });

  test('agrees with the words of the page, in which no other minutes stand', () => {
    const { hero, head } = body(readFactsOn('2026-11-23'));
    const way = Object.entries(directions.from).find(([name]) => name === slug)?.[1];
    expect(town.time).toEqual(Object.entries(driveTimes).find(([name]) => name === slug)?.[1]);
    const texts = [hero.eyebrow, head.description, ...(way?.paragraphs ?? [])].join(' ');
    const said = [...texts.matchAll(/(?<![\d-])(\d+(?:–\d+)?)(?= minutes| on a | when | from the pier| after four|\.)/g)];
    const known = [town.time.atTen, town.time.later, findUsual(town.time)].map(formatMinutes);
    expect(said.map(([, minutes]) => minutes).filter((minutes = '') => !known.includes(minutes))).toEqual([]);
    for (const minutes of [town.time.atTen, town.time.later])
      expect(way?.paragraphs.join(' ')).toMatch(new RegExp(`(?<!\\d)${formatMinutes(minutes)}(?!\\d)`));
    if (slug !== 'boca-raton') expect(hero.eyebrow).toContain(formatMinutes(findUsual(town.time)));
  });
});

test('no two maps have the same landmarks', () => {
  const pairs = maps.map(({ town }) => town.landmarks.map(({ name }) => name).join());
  expect(new Set(pairs).size).toBe(maps.length);
});

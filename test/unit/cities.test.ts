import { beforeAll, describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { findNearestCities } from '../../content/cities/nearest.ts';
import { cityTable } from '../../content/cities/table.ts';
import { firm } from '../../content/firm.ts';
import { services } from '../../content/services/index.ts';
import type { PageBody } from '../../content/types.ts';
import { findSection, lookalikes } from '../words.ts';

const bodies = new Map<string, PageBody>();
beforeAll(async () => {
  for (const { path, load } of cities) bodies.set(path, (await load()).body);
});

describe('every city page', () => {
  test.each(cities.map(({ path }) => path))(
    '%s has all parts: services, clients, compliance, neighborhoods, five questions, reviews',
    (path) => {
      expect(findSection(bodies, path, 'cards').items).toHaveLength(6);
      expect(findSection(bodies, path, 'considerations').items).toHaveLength(4);
      expect(findSection(bodies, path, 'question-cards').items).toHaveLength(5);
      expect(findSection(bodies, path, 'reviews').items.length).toBeGreaterThanOrEqual(3);
      expect(findSection(bodies, path, 'local').paragraphs.join(' ')).toMatch(/I-95|Glades|95/);
      const chips = bodies.get(path)?.sections.filter(({ kind }) => kind === 'chips') ?? [];
      const audience = bodies.get(path)?.sections.filter(({ kind }) => kind === 'audience') ?? [];
      expect(chips.length + audience.length).toBeGreaterThanOrEqual(2);
    },
  );

  test('is its own page: at most 12 % of five-word runs shared with any other, and no paragraph', () => {
    expect(lookalikes(bodies, 0.12)).toEqual([]);
  });

  test('names its own county and keywords of its own', () => {
    for (const { path, county } of cities) {
      expect(bodies.get(path)?.hero.eyebrow).toContain(`${county} County`);
      expect(bodies.get(path)?.head.keywords).toBeTruthy();
    }
    expect(new Set([...bodies.values()].map(({ head }) => head.keywords)).size).toBe(cities.length);
  });
});

describe('Boca Raton', () => {
  test('lists the first six of the shared services under its own name', () => {
    const { items, limit, all } = findSection(bodies, '/locations/boca-raton', 'service-list');
    expect(limit).toBe(6);
    expect(items.length).toBeGreaterThan(limit);
    expect(items.slice(0, limit).map(({ path }) => path)).toEqual(services.slice(0, limit).map(({ path }) => path));
    for (const { title } of items) expect(title).toMatch(/ in Boca Raton$/);
    expect(all).toEqual({ label: 'View All CPA Services in Boca Raton', href: '/services' });
  });
});

describe('the cities next to a place', () => {
  const at = (lat: number, lon: number) => ({ ...cityTable[0], title: `${lat} ${lon}`, lat, lon }) as (typeof cityTable)[number];

  test('are the twelve nearest by latitude and longitude alike, in the order of the list', () => {
    const near = Array.from({ length: 6 }, (_, index) => [at(26 + index / 10, -80), at(26, -80.1 - index / 10)]).flat();
    const far = [at(27, -80), at(26, -79), at(25.2, -80.7)];
    const list = [far[0], ...near, far[1], far[2]].flatMap((city) => city ?? []);
    expect(findNearestCities({ lat: 26, lon: -80 }, list)).toEqual(near);
  });

  test('are all of them while there are no more than twelve', () => {
    expect(findNearestCities(firm.office, cityTable)).toEqual(cityTable);
  });
});

import { describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { services } from '../../content/services/index.ts';
import { findSection, lookalikes, today } from '../words.ts';

const bodies = new Map(cities.map(({ path, body }) => [path as string, body(today)]));

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

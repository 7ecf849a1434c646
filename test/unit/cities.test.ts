import { beforeAll, describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { services } from '../../content/services/index.ts';
import type { CityBody, Section } from '../../content/types.ts';
import { groundsOf } from '../../shared/sections/grounds.ts';
import { lookalikes } from '../words.ts';

const bodies = new Map<string, CityBody>();
beforeAll(async () => {
  for (const { slug, load } of cities) bodies.set(slug, (await load()).body);
});

function section<K extends Section['kind']>(slug: string, kind: K): Extract<Section, { kind: K }> {
  const found = bodies
    .get(slug)
    ?.sections.find((candidate): candidate is Extract<Section, { kind: K }> => candidate.kind === kind);
  if (!found) throw new Error(`${slug} has no section ${kind}`);
  return found;
}

describe('every city page', () => {
  test.each(cities.map(({ slug }) => slug))(
    '%s has all parts: services, clients, compliance, neighborhoods, five questions, reviews',
    (slug) => {
      expect(section(slug, 'cards').items).toHaveLength(6);
      expect(section(slug, 'considerations').items).toHaveLength(4);
      expect(section(slug, 'question-cards').items).toHaveLength(5);
      expect(section(slug, 'reviews').items.length).toBeGreaterThanOrEqual(3);
      expect(section(slug, 'local').paragraphs.join(' ')).toMatch(/I-95|Glades|95/);
      const chips = bodies.get(slug)?.sections.filter(({ kind }) => kind === 'chips') ?? [];
      const audience = bodies.get(slug)?.sections.filter(({ kind }) => kind === 'audience') ?? [];
      expect(chips.length + audience.length).toBeGreaterThanOrEqual(2);
    },
  );

  test('is its own page: at most 12 % of five-word runs shared with any other, and no paragraph', () => {
    expect(lookalikes(bodies, 0.12)).toEqual([]);
  });

  test('stands on alternating grounds', () => {
    for (const [slug, { sections }] of bodies) {
      const kinds = sections.map(({ kind }) => kind);
      const grounds = ['sand', ...groundsOf(kinds, 'sand', 'paper'), 'paper', 'sand'];
      for (const [index, ground] of grounds.entries()) expect(ground, `${slug}, section ${index}`).not.toBe(grounds[index + 1]);
    }
  });

  test('names its own county and keywords of its own', () => {
    for (const { slug, county } of cities) {
      expect(bodies.get(slug)?.hero.eyebrow).toContain(`${county} County`);
      expect(bodies.get(slug)?.head.keywords).toBeTruthy();
    }
    expect(new Set([...bodies.values()].map(({ head }) => head.keywords)).size).toBe(cities.length);
  });
});

describe('Boca Raton', () => {
  test('lists the first six of the shared services under its own name', () => {
    const { items, limit, all } = section('boca-raton', 'service-list');
    expect(limit).toBe(6);
    expect(items.length).toBeGreaterThan(limit);
    expect(items.slice(0, limit).map(({ slug }) => slug)).toEqual(services.slice(0, limit).map(({ slug }) => slug));
    for (const { title } of items) expect(title).toMatch(/ in Boca Raton$/);
    expect(all).toEqual({ label: 'View All CPA Services in Boca Raton', href: '/services' });
  });
});

import { describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { facts } from '../../content/facts.ts';
import { services } from '../../content/services/index.ts';
import type { SectionKind, ServiceBody } from '../../content/types.ts';
import { findSection, lookalikes, stringsOf, today, wordsOf } from '../words.ts';

const bodies = new Map(services.map(({ path, body }) => [path as string, body(today)]));

const cityBodies = new Map(cities.map(({ path, body }) => [path as string, body(today)]));

const slugs = services.map(({ path }) => path.replace('/services/', ''));

function body(slug: string): ServiceBody {
  const found = bodies.get(`/services/${slug}`);
  if (!found) throw new Error(`no service ${slug}`);
  return found;
}

const section = <Kind extends SectionKind>(slug: string, kind: Kind) => findSection(bodies, `/services/${slug}`, kind);

describe('every service page', () => {
  test.each(slugs)('%s has 700 to 1,400 words beside its figure', (slug) => {
    const { figure, ...text } = body(slug);
    const words = stringsOf(text).flatMap(wordsOf).length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1400);
  });

  test('shares no paragraph with another, and at most 8 % of its five-word runs', () => {
    expect(lookalikes(bodies, 0.08)).toEqual([]);
  });

  test.each(services)('$path numbers its steps from one, and leads to three others', ({ path, related }) => {
    const steps = findSection(bodies, path, 'steps').items.map(({ step }) => step);
    expect(steps).toEqual(steps.map((_, index) => index + 1));
    expect(new Set([path, ...related]).size).toBe(4);
  });

  test('signs reviews with a first name and a last initial', () => {
    for (const { sections } of bodies.values())
      for (const part of sections)
        for (const { author } of part.kind === 'reviews' ? part.items : part.kind === 'testimonial' ? [part] : [])
          expect(author).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
  });
});

describe('the parts that the specification gives each page', () => {
  test('business tax, personal tax and advisory: two buttons', () => {
    const second = (slug: string) => body(slug).hero.actions[1];
    expect(second('business-tax-services')).toMatchObject({ href: '/services' });
    expect(second('business-advisory')).toMatchObject({ href: '/services' });
    expect(second('personal-tax-services')).toMatchObject({ href: '/contact' });
  });

  test.each([
    ['nonprofit-tax-services', 'rows 9, steps 5'],
    ['sales-tax-services', 'rows 8, steps 6'],
    ['quickbooks-support', 'steps 5, cards, reviews'],
    ['business-formation', 'cards 8, steps 5, stories 3, considerations, chips, mistakes'],
    ['tax-preparation', 'steps 4, cards, audience, questions, testimonial'],
    ['tax-planning', 'steps 4, audience, local, questions, testimonial'],
    ['accounting', 'steps 4, audience, local, questions, testimonial'],
  ])('%s: %s', (slug, parts) => {
    for (const [kind, count] of parts.split(', ').map((part) => part.split(' '))) {
      const found = body(slug).sections.find((part) => part.kind === kind);
      expect(found, kind).toBeDefined();
      if (count) expect(found, kind).toHaveProperty('items.length', Number(count));
    }
  });

  test('sales tax: the county table, more than four mistakes, the first three of its reviews', () => {
    expect(section('sales-tax-services', 'rates').rows.map(({ county, rate }) => `${county} ${rate}`)).toEqual([
      `Palm Beach ${today(facts.palmBeachTotal)}`,
      `Broward ${today(facts.browardTotal)}`,
      `Miami-Dade ${today(facts.miamiDadeTotal)}`,
    ]);
    expect(section('sales-tax-services', 'rates').note).toMatch(/7% in 2024 and 2025.*0\.5% to 1\.5%/);
    expect(section('sales-tax-services', 'mistakes').items.length).toBeGreaterThan(4);
    const { items, limit } = section('sales-tax-services', 'reviews');
    expect(limit).toBe(3);
    expect(items.length).toBeGreaterThan(limit);
  });

  test('succession and estate: up to six reviews, three of five', () => {
    expect(section('succession-planning', 'reviews')).toMatchObject({ limit: 6 });
    expect(section('estate-trust-services', 'reviews')).toMatchObject({ limit: 3, items: { length: 5 } });
  });

  test('business formation and payroll: five kinds of company; weekly, bi-weekly and monthly', () => {
    const titles = (slug: string, kind: 'audience' | 'cards') =>
      section(slug, kind)
        .items.map(({ title }) => title)
        .join(', ');
    const companies = 'LLC, S Corporation, C Corporation, Partnership, Sole Proprietorship';
    expect(titles('business-formation', 'audience')).toBe(companies);
    expect(titles('payroll-services', 'cards')).toMatch(/weekly.*bi-weekly.*monthly/i);
  });

  test('tax preparation: links to the contact page and to business tax', () => {
    const hrefs = section('tax-preparation', 'local').links.map(({ href }) => href);
    expect(hrefs).toEqual(['/contact', '/services/business-tax-services']);
  });
});

describe('every city page', () => {
  test.each(cities.map(({ path }) => path))(
    '%s has all parts: services, clients, compliance, neighborhoods, five questions, reviews',
    (path) => {
      expect(findSection(cityBodies, path, 'cards').items).toHaveLength(6);
      expect(findSection(cityBodies, path, 'considerations').items).toHaveLength(4);
      expect(findSection(cityBodies, path, 'question-cards').items).toHaveLength(5);
      expect(findSection(cityBodies, path, 'reviews').items.length).toBeGreaterThanOrEqual(3);
      expect(findSection(cityBodies, path, 'local').paragraphs.join(' ')).toMatch(/I-95|Glades|95/);
      const clients = cityBodies.get(path)?.sections.filter(({ kind }) => kind === 'chips' || kind === 'audience');
      expect(clients?.length).toBeGreaterThanOrEqual(2);
    },
  );

  test('is its own page: at most 12 % of five-word runs shared with any other, and no paragraph', () => {
    expect(lookalikes(cityBodies, 0.12)).toEqual([]);
  });

  test('names its own county and keywords of its own', () => {
    for (const { path, county } of cities) {
      expect(cityBodies.get(path)?.hero.eyebrow).toContain(`${county} County`);
      expect(cityBodies.get(path)?.head.keywords).toBeTruthy();
    }
    expect(new Set([...cityBodies.values()].map(({ head }) => head.keywords)).size).toBe(cities.length);
  });
});

describe('Boca Raton', () => {
  test('lists the first six of the shared services under its own name', () => {
    const { items, limit, all } = findSection(cityBodies, '/locations/boca-raton', 'service-list');
    expect(limit).toBe(6);
    expect(items.length).toBeGreaterThan(limit);
    expect(items.slice(0, limit).map(({ path }) => path)).toEqual(services.slice(0, limit).map(({ path }) => path));
    for (const { title } of items) expect(title).toMatch(/ in Boca Raton$/);
    expect(all).toEqual({ label: 'View All CPA Services in Boca Raton', href: '/services' });
  });
});

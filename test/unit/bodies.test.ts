import { describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { facts, percentOn } from '../../content/facts.ts';
import { services } from '../../content/services/index.ts';
import type { SectionKind } from '../../content/types.ts';
import { day, findSection, listPassages, loadedPages, lookalikes, today, wordsOf } from '../words.ts';

const bodies = new Map(services.map(({ path, body }) => [path as string, body(today, day)]));
const cityBodies = new Map(cities.map(({ path, body }) => [path as string, body(today, day)]));

/** What a page shows. */
const textsOf = (path: string) => [loadedPages.get(path)].flatMap((page) => (page ? listPassages(page) : []));

const section = <Kind extends SectionKind>(slug: string, kind: Kind) => findSection(bodies, `/services/${slug}`, kind);

describe('every service page', () => {
  test.each([...bodies.keys()])('%s has 700 to 1,500 words, those of its figure among them', (path) => {
    const words = textsOf(path).flatMap(wordsOf).length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1500);
  });

  test('has its sections in one order, of which a page leaves out what it does not need', () => {
    const order =
      'work prices checklist why problems mistakes stories rates cards steps local reviews testimonial why-us audience chips considerations questions';
    for (const [path, { sections }] of bodies) {
      const [first, ...rest] = sections.map(({ kind }) => kind);
      expect(['rows', 'cards'], path).toContain(first);
      expect(['work', ...rest], path).toEqual(order.split(' ').filter((kind) => ['work', ...rest].includes(kind)));
    }
  });

  test('says why us, but for the three of the front page, which have a local advantage', () => {
    const without = [...bodies]
      .filter(([, { sections }]) => !sections.some(({ kind }) => kind === 'why-us'))
      .map(([path]) => path);
    expect(without, 'the services without the section why-us').toEqual([
      '/services/tax-preparation',
      '/services/tax-planning',
      '/services/accounting',
    ]);
  });

  test('has a thing in its head', () => {
    expect([...bodies].filter(([, { hero }]) => !hero.illustration).map(([path]) => path)).toEqual([]);
  });

  test('says what most people pay, once, but for a 990, advice and a succession plan, which are always quoted', () => {
    const quoted = [...bodies].flatMap(([path]) => {
      const { usual, rows } = findSection(bodies, path, 'prices');
      expect(rows.map(({ service }) => service)).not.toContain(usual?.service);
      return usual ? [] : [path];
    });
    expect(quoted).toEqual(
      ['business-advisory', 'nonprofit-tax-services', 'succession-planning'].map((slug) => `/services/${slug}`),
    );
  });
});

describe('the parts that the specification gives each page', () => {
  test.each([
    ['business-tax-services', '/services'],
    ['business-advisory', '/services'],
    ['personal-tax-services', '/contact?about=return'],
  ])('%s: a second button, to %s', (slug, href) => {
    expect(bodies.get(`/services/${slug}`)?.hero.actions[1]).toMatchObject({ href });
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
      const found = bodies.get(`/services/${slug}`)?.sections.find((part) => part.kind === kind);
      expect(found, kind).toBeDefined();
      if (count) expect(found, kind).toHaveProperty('items.length', Number(count));
    }
  });

  test('sales tax: the county table, more than four mistakes', () => {
    const { rows, note } = section('sales-tax-services', 'rates');
    const rates = { 'Palm Beach': facts.palmBeachTotal, Broward: facts.browardTotal, 'Miami-Dade': facts.miamiDadeTotal };
    expect(rows.map(({ county, rate }) => [county, rate])).toEqual(
      Object.entries(rates).map(([county, rate]) => [county, percentOn(rate, day)]),
    );
    expect(note).toMatch(/7% in 2024 and 2025.*0\.5% to 1\.5%/);
    expect(section('sales-tax-services', 'mistakes').items.length).toBeGreaterThan(4);
  });

  test.each([
    ['sales-tax-services', 3, 4],
    ['estate-trust-services', 3, 5],
    ['succession-planning', 6, 6],
  ])('%s: at most %i reviews, of %i or more', (slug, limit, least) => {
    const reviews = section(slug, 'reviews');
    expect(reviews.limit).toBe(limit);
    expect(reviews.items.length).toBeGreaterThanOrEqual(least);
  });

  test('business formation, payroll and tax preparation: kinds of company, kinds of payroll, links', () => {
    const titles = (items: { title: string }[]) => items.map(({ title }) => title).join(', ');
    const companies = 'LLC, S Corporation, C Corporation, Partnership, Sole Proprietorship';
    expect(titles(section('business-formation', 'audience').items)).toBe(companies);
    expect(titles(section('payroll-services', 'cards').items)).toMatch(/weekly.*bi-weekly.*monthly/i);
    const hrefs = section('tax-preparation', 'local').links.map(({ href }) => href);
    expect(hrefs).toEqual(['/contact?about=return', '/services/business-tax-services']);
  });
});

describe('every city page', () => {
  test.each(cities)('$path has its county, services, clients, compliance, neighborhoods, five questions, reviews', (city) => {
    const { path, county } = city;
    const { hero, sections } = city.body(today, day);
    expect(hero.eyebrow).toContain(`${county} County`);
    expect(findSection(cityBodies, path, 'cards').items).toHaveLength(6);
    expect(findSection(cityBodies, path, 'considerations').items).toHaveLength(4);
    expect(findSection(cityBodies, path, 'question-cards').items).toHaveLength(5);
    expect(findSection(cityBodies, path, 'reviews').items.length).toBeGreaterThanOrEqual(3);
    expect(findSection(cityBodies, path, 'local').paragraphs.length).toBeGreaterThan(0);
    expect(sections.filter(({ kind }) => kind === 'chips' || kind === 'audience').length).toBeGreaterThanOrEqual(2);
  });
});

test('no two pages share a paragraph, or more than 12 % of their five-word runs; two services at most 8 %', () => {
  const mapOf = (paths: string[]) => new Map(paths.map((path) => [path, textsOf(path)]));
  expect(lookalikes(mapOf([...bodies.keys(), ...cityBodies.keys()]), 0.12)).toEqual([]);
  expect(lookalikes(mapOf([...bodies.keys()]), 0.08)).toEqual([]);
});

test('Boca Raton lists the first six of the shared services under its own name', () => {
  const { items, limit, all } = findSection(cityBodies, '/locations/boca-raton', 'service-list');
  expect(limit).toBe(6);
  expect(items.length).toBeGreaterThan(limit);
  expect(items.slice(0, limit).map(({ path }) => path)).toEqual(services.slice(0, limit).map(({ path }) => path));
  for (const { title } of items) expect(title).toMatch(/ in Boca Raton$/);
  expect(all).toEqual({ label: 'View All CPA Services in Boca Raton', href: '/services' });
});

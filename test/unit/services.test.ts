import { describe, expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { services } from '../../content/services/index.ts';
import type { SectionKind, ServiceBody } from '../../content/types.ts';
import { findSection, lookalikes, stringsOf, today, wordsOf } from '../words.ts';

const bodies = new Map(services.map(({ path, body }) => [path as string, body(today)]));

const slugs = services.map(({ path }) => path.replace('/services/', ''));

function body(slug: string): ServiceBody {
  const found = bodies.get(`/services/${slug}`);
  if (!found) throw new Error(`no service ${slug}`);
  return found;
}

const section = <Kind extends SectionKind>(slug: string, kind: Kind) => findSection(bodies, `/services/${slug}`, kind);
const kinds = (slug: string) => body(slug).sections.map(({ kind }) => kind);

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

  test('leads to /contact by its first button, or opens the contact card', () => {
    for (const slug of slugs)
      for (const action of [body(slug).hero.actions[0], body(slug).closing.action]) {
        const inPlace = slug === 'tax-planning' || slug === 'accounting';
        expect(action && ('opens' in action ? action.opens : action.href), slug).toBe(inPlace ? 'contact-card' : '/contact');
      }
  });

  test('numbers its steps from one', () => {
    for (const slug of slugs)
      expect(section(slug, 'steps').items.map(({ step }) => step)).toEqual(
        section(slug, 'steps').items.map((_, index) => index + 1),
      );
  });

  test('signs reviews with a first name and a last initial', () => {
    const authors = [...bodies.values()].flatMap(({ sections }) =>
      sections
        .flatMap((part) => (part.kind === 'reviews' ? part.items : part.kind === 'testimonial' ? [part] : []))
        .map(({ author }) => author),
    );
    for (const author of authors) expect(author).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
  });
});

describe('related services', () => {
  test('are three different others, for every service', () => {
    for (const { path, related } of services) expect(new Set([path, ...related]).size, path).toBe(4);
  });
});

describe('the parts that the specification gives each page', () => {
  test('business tax, personal tax and advisory: two buttons', () => {
    const second = (slug: string) => body(slug).hero.actions[1];
    expect(second('business-tax-services')).toMatchObject({ href: '/services' });
    expect(second('business-advisory')).toMatchObject({ href: '/services' });
    expect(second('personal-tax-services')).toMatchObject({ href: '/contact' });
  });

  test('nonprofit: nine services, five steps', () => {
    expect(section('nonprofit-tax-services', 'rows').items).toHaveLength(9);
    expect(section('nonprofit-tax-services', 'steps').items).toHaveLength(5);
  });

  test('sales tax: eight services, the county table, mistakes, six steps, three of its reviews', () => {
    expect(section('sales-tax-services', 'rows').items).toHaveLength(8);
    expect(section('sales-tax-services', 'rates').rows.map(({ county, rate }) => `${county} ${rate}`)).toEqual([
      `Palm Beach ${today(facts.palmBeachTotal)}`,
      `Broward ${today(facts.browardTotal)}`,
      `Miami-Dade ${today(facts.miamiDadeTotal)}`,
    ]);
    expect(section('sales-tax-services', 'rates').note).toMatch(/7% in 2024 and 2025.*0\.5% to 1\.5%/);
    expect(section('sales-tax-services', 'mistakes').items.length).toBeGreaterThan(4);
    expect(section('sales-tax-services', 'steps').items).toHaveLength(6);
    const { items, limit } = section('sales-tax-services', 'reviews');
    expect(limit).toBe(3);
    expect(items.length).toBeGreaterThan(limit);
  });

  test('succession: up to six reviews and a horizon of five to ten years', () => {
    expect(section('succession-planning', 'reviews')).toMatchObject({ limit: 6 });
    expect(stringsOf(body('succession-planning')).join(' ')).toMatch(/five to ten years/i);
  });

  test('estate and trust: the first three of five reviews', () => {
    expect(section('estate-trust-services', 'reviews').limit).toBe(3);
    expect(section('estate-trust-services', 'reviews').items).toHaveLength(5);
    expect(stringsOf(body('estate-trust-services')).join(' ')).toMatch(/\$15 million.*\$13\.61 million in 2024/);
  });

  test('QuickBooks: five steps, services, reviews', () => {
    expect(section('quickbooks-support', 'steps').items).toHaveLength(5);
    expect(kinds('quickbooks-support')).toEqual(expect.arrayContaining(['cards', 'reviews']));
  });

  test('business formation: eight services, five steps, three stories, Florida, industries, mistakes, five entity types', () => {
    expect(section('business-formation', 'cards').items).toHaveLength(8);
    expect(section('business-formation', 'steps').items).toHaveLength(5);
    expect(section('business-formation', 'stories').items).toHaveLength(3);
    expect(kinds('business-formation')).toEqual(expect.arrayContaining(['considerations', 'chips', 'mistakes']));
    const entities = section('business-formation', 'audience').items.map(({ title }) => title);
    expect(entities.join(', ')).toBe('LLC, S Corporation, C Corporation, Partnership, Sole Proprietorship');
  });

  test('payroll: weekly, bi-weekly and monthly', () => {
    expect(
      section('payroll-services', 'cards')
        .items.map(({ title }) => title.toLowerCase())
        .join(),
    ).toMatch(/weekly.*bi-weekly.*monthly/);
  });

  test('bookkeeping: 20+ years, and the six areas served', () => {
    const text = stringsOf(body('bookkeeping-services')).join(' ');
    expect(text).toContain('20+');
    for (const area of ['Boca Raton', 'Delray Beach', 'Boynton Beach', 'Deerfield Beach', 'Pompano Beach', 'Fort Lauderdale'])
      expect(text).toContain(area);
  });

  test('tax preparation: what we cover, clientele, four steps, links, accordion, testimonial', () => {
    expect(kinds('tax-preparation')).toEqual(expect.arrayContaining(['cards', 'audience', 'questions', 'testimonial']));
    expect(section('tax-preparation', 'steps').items).toHaveLength(4);
    expect(section('tax-preparation', 'local').links.map(({ href }) => href)).toEqual([
      '/contact',
      '/services/business-tax-services',
    ]);
  });

  test.each(['tax-planning', 'accounting'])('%s: who we serve, four steps, local advantage, accordion, testimonial', (slug) => {
    expect(kinds(slug)).toEqual(expect.arrayContaining(['audience', 'local', 'questions', 'testimonial']));
    expect(section(slug, 'steps').items).toHaveLength(4);
  });
});

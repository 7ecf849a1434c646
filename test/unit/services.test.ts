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

  test.each<[slug: string, kind: SectionKind, items: number]>([
    ['nonprofit-tax-services', 'rows', 9],
    ['nonprofit-tax-services', 'steps', 5],
    ['sales-tax-services', 'rows', 8],
    ['sales-tax-services', 'steps', 6],
    ['estate-trust-services', 'reviews', 5],
    ['quickbooks-support', 'steps', 5],
    ['business-formation', 'cards', 8],
    ['business-formation', 'steps', 5],
    ['business-formation', 'stories', 3],
    ['tax-preparation', 'steps', 4],
    ['tax-planning', 'steps', 4],
    ['accounting', 'steps', 4],
  ])('%s: %s of %i', (slug, kind, items) => {
    expect(section(slug, kind)).toMatchObject({ items: { length: items } });
  });

  test.each<[slug: string, kinds: SectionKind[]]>([
    ['quickbooks-support', ['cards', 'reviews']],
    ['business-formation', ['considerations', 'chips', 'mistakes']],
    ['tax-preparation', ['cards', 'audience', 'questions', 'testimonial']],
    ['tax-planning', ['audience', 'local', 'questions', 'testimonial']],
    ['accounting', ['audience', 'local', 'questions', 'testimonial']],
  ])('%s has %j', (slug, kinds) => {
    expect(body(slug).sections.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
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

  test('succession and estate: up to six reviews, three of five; the horizon and the exemption in words', () => {
    expect(section('succession-planning', 'reviews')).toMatchObject({ limit: 6 });
    expect(section('estate-trust-services', 'reviews')).toMatchObject({ limit: 3 });
    expect(stringsOf(body('succession-planning')).join(' ')).toMatch(/five to ten years/i);
    expect(stringsOf(body('estate-trust-services')).join(' ')).toMatch(/\$15 million.*\$13\.61 million in 2024/);
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

  test('bookkeeping: 20+ years, and the six areas served', () => {
    const text = stringsOf(body('bookkeeping-services')).join(' ');
    for (const words of '20+|Boca Raton|Delray Beach|Boynton Beach|Deerfield Beach|Pompano Beach|Fort Lauderdale'.split('|'))
      expect(text).toContain(words);
  });

  test('tax preparation: links to the contact page and to business tax', () => {
    const hrefs = section('tax-preparation', 'local').links.map(({ href }) => href);
    expect(hrefs).toEqual(['/contact', '/services/business-tax-services']);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { categories } from '../../content/blog/categories.ts';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { claims } from '../../content/claims.ts';
import { facts, readFactsOn } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { costOf, packagePrices, prices } from '../../content/prices.ts';
import { services } from '../../content/services/index.ts';
import { findPerson } from '../../content/team.ts';
import type { PriceRow } from '../../content/types.ts';
import { renderErrorPage } from '../../server/http/error-page.tsx';
import { formatDate } from '../../shared/dates.ts';
import { formatDollars, formatPrice, formatTelHref } from '../../shared/format.ts';
import { getOfficeDay } from '../../shared/office/clock.ts';
import { listHours } from '../../shared/office/hours.ts';
import { graphIn, hrefsOf, parse, textOf } from '../documents.ts';
import { statusAt } from '../office.ts';
import { root } from '../site.ts';
import { usePages } from '../use-pages.ts';

// What the specification fixes, each sentence as a visitor finds it. It is meant to be edited, by whoever has decided
// otherwise. test/specification.md says which test holds which sentence.

/** What is no page of the list: estimates, and an address that there is not. */
const others = [
  ...['/pricing?1040=1', '/pricing?1120=1&books=1', '/no-such-page', '/blog/no-such-article'],
  '/blog/quickbooks-vs-excel-small-business',
  '/contact?about=return',
];
const { paths, all, documentOf, findAll, textOn } = usePages(...others);
const dial = formatTelHref(firm.phone);

test('the prices are those of the specification', () => {
  expect(Object.fromEntries(Object.entries(prices).map(([name, { price }]) => [name, formatPrice(price)]))).toEqual({
    basic1040: '$600',
    scheduleC: '$825',
    stateReturn: '$350 per state',
    partnership: '$1,500',
    sCorporation: '$1,350',
    cCorporation: '$1,550',
    bookkeeping: '$299–$899 per month',
    payroll: '$99–$299 per month',
    salesTax: '$100 per month',
    formation: '$599–$1,299',
    quickbooks: '$399–$799',
    salesTaxRegistration: '$199–$399',
    statements: '$499–$1,299',
    planning: '$299 per session',
    trustReturn: '$1,050',
    audit: '$299 per hour',
    amended: 'By consultation',
  });
  const starts = Object.values(packagePrices).map((price) => formatPrice(price));
  expect(starts).toEqual(['from $600', 'from $1,350', 'from $2,499']);
});

describe('the claims of the firm', () => {
  test.each(
    Object.entries({
      '/': [
        ...['over 40 years of combined experience', '40+', '500+', '$50M+', '98%', 'within one business day'],
        ...listHours(firm.hours).map(({ times }) => times),
      ],
      '/services/bookkeeping-services': ['20+'],
      '/services/business-tax-services': ['16 years', '5.5%', 'May 1'],
      '/services/personal-tax-services': ['13 years'],
      '/services/quickbooks-support': ['QuickBooks ProAdvisor'],
      '/services': ['A Florida-licensed CPA oversees each service', 'from $600', 'from $1,350', 'from $1,050'],
      // Every consultation button leads there, and so do those to visit and to subscribe.
      '/contact': [
        ...['within 24 hours', 'By appointment', 'Free consultation', 'Half an hour', '$0', 'Directions:'],
        ...['articles by email', firm.office.street, ...listHours(firm.hours).map(({ times }) => times)],
      ],
      '/contact?about=return': ['To file your taxes'],
      '/faqs': ['within 24 hours', '$299', '$899', '7–10 business days'],
      '/pricing': [
        ...['Individual Tax Preparation', 'Small Business Package', 'Strategic Advisory'],
        'no more than these for at least 30 days after they are published, and the IRS’s own fees',
        'the tax side; you or your attorney file with the state',
      ],
      '/services/tax-planning': ['15–30%'],
      '/services/tax-preparation': ['up to three prior years'],
      '/services/succession-planning': ['Five to ten years'],
      '/services/payroll-services': ['Weekly', 'Bi-weekly', 'Monthly'],
      '/services/estate-trust-services': ['$13.61 million', '$15 million'],
      '/services/sales-tax-services': ['6%', '7% in 2024 and 2025', '0.5% to 1.5%'],
      '/services/business-formation': ['Sunbiz check', 'May 1'],
      '/blog/florida-sales-tax-restaurants-guide': [
        ...['0.5% to 2.5%', '6.5% to 8.5%', 'more than $1,000', '$200 to $1,000', 'less than $200', 'three years'],
      ],
      '/locations/fort-lauderdale': ['(954)'],
    }),
  )('%s says %j', (path, claims) => {
    for (const words of claims) expect(textOn(path).toLowerCase()).toContain(words.toLowerCase());
  });

  test.each([
    [/\$50M\+/, /saved for clients since the firm opened/],
    [/\$2M\+/, /saved for clients in the last filing season/],
    [/20\+/, /bookkeeping|keeping books/i],
    [/15–30%/, /room to plan/],
    [/\$13\.61/, /\$13\.61.{0,30}2024|2024.{0,60}\$13\.61/],
  ])('%s carries its scope wherever it stands: %s', (value, scope) => {
    const saying = paths.filter((path) => value.test(textOn(path)));
    expect(saying.length).toBeGreaterThan(0);
    for (const path of saying) expect(textOn(path), path).toMatch(scope);
  });

  test('a price at the top of a service or a town is one of the list, of what the FAQs begin with, or of a letter', () => {
    const own = [packagePrices.advisory, claims.simpleReturn.value, claims.companyReturn.value];
    const letter = costOf(prices.audit.price, claims.noticeHours.value);
    const listed = Object.values<PriceRow>(prices).flatMap(({ price }) => (typeof price === 'string' ? [] : [price]));
    const known = [...listed, ...own, letter].flatMap(({ low, high }) => [formatDollars(low), formatDollars(high)]);
    for (const { path } of [...services, ...cities]) {
      const figures = findAll(path, '.brief > dl > :nth-child(2), .key-facts')
        .map(textOf)
        .join(' ')
        .match(/\$\d[\d,]*\d/g);
      expect(figures, path).not.toBeNull();
      expect(known, path).toEqual(expect.arrayContaining(figures ?? []));
    }
  });
});

describe('the links of the heroes', () => {
  test.each([
    ['/', ['/contact']],
    ['/services/business-tax-services', ['/contact?about=company', '/services']],
    ['/services/personal-tax-services', ['/contact?about=return', '/contact?about=return']],
    ['/services/business-advisory', ['/contact?about=company', '/services']],
    ['/services/business-formation', ['/contact?about=company']],
    ['/services/irs-resolution', ['/contact?about=letter']],
    ['/blog', ['/contact', '/services']],
    ['/pricing', ['/contact']],
  ])('of %s lead to %s, and dial', (path, links) => {
    const [actions] = findAll(path, 'main .actions');
    const targets = hrefsOf(actions?.querySelectorAll('a') ?? []);
    expect([targets.slice(0, links.length), targets.at(-1)]).toEqual([links, dial]);
    expect(hrefsOf(actions?.querySelectorAll('.button-primary') ?? [])).toEqual(links.slice(0, 1));
  });

  test('red leads to the contact page, and dials there, or asks for a call back while the office is closed: header, menu, estimate, not-found views and the page of a failure included', () => {
    /** The places of red buttons: an address, or what there is of one that opens a card. */
    const redIn = (document: Document) =>
      Array.from(document.querySelectorAll('a, button'))
        .filter(({ classList }) => classList.contains('button-primary'))
        .map((button) => button.getAttribute('href'));
    const { open } = statusAt(new Date().toISOString());
    const red = open ? dial : expect.stringMatching(`^mailto:${firm.email}`);
    for (const path of all) {
      const targets = redIn(documentOf(path));
      const reaching = targets.filter((target) => !/^\/contact(\?|#|$)/.test(target ?? ''));
      expect(reaching, path).toEqual(path.startsWith('/contact') ? [red] : []);
      expect(targets.length, path).toBeGreaterThanOrEqual(2);
    }
    expect(hrefsOf(findAll('/contact', 'main .button-primary'))).toEqual([red]);
    expect(redIn(parse(renderErrorPage('')))).toEqual([]);
  });

  test.each(['/services/tax-planning', '/services/accounting'])(
    '%s leads to no contact page: its buttons open a card',
    (path) => {
      expect(findAll(path, 'main a[href="/contact"]').length).toBe(0);
      expect(findAll(path, 'main summary.button-primary').length).toBe(4);
    },
  );

  test('an announced article says that it is planned, then the specified words, and lists no service of its own', () => {
    const path = '/blog/quickbooks-vs-excel-small-business';
    expect(textOn(path)).toMatch(/planned, and not written yet\. ?The blog post you're looking for doesn't exist\./);
    expect(findAll(path, 'main a[href^="/services/"]').length).toBe(0);
  });
});

describe('the header and the menu', () => {
  test('have the number, the consultation in a long and a short word, and the button of the menu', () => {
    const [consultation] = findAll('/faqs', '.header-actions .button-primary');
    expect(textOf(consultation)).toBe('Consultation Free consultation');
    expect(findAll('/faqs', `a.header-call[href="${dial}"], button.menu-button`).length).toBe(2);
  });

  test('hold the seven links and FAQs, then what looks something up, then what most people look for', () => {
    const [links, more, worries] = findAll('/faqs', 'dialog nav').map((nav) => Array.from(nav.querySelectorAll('a'), textOf));
    expect(links).toEqual(['Home', 'About', 'Services', 'Resources', 'Location', 'Pricing', 'Contact', 'FAQs']);
    expect(more).toEqual(['Deadlines', 'Forms A to Z', 'Search']);
    expect(worries).toEqual(['IRS letters', 'My return', 'Sales tax', 'Books and payroll', 'New company', 'Estates']);
  });
});

describe('the figures that the specification gives to the FAQs', () => {
  /** A price of its own, and not the beginning of a range or of a price for a month, a session or an hour. */
  const alone = (figure: string) =>
    new RegExp(`.{0,60}(?<!–)\\$${figure}(?!,?\\d|–|(?: [\\w ]{0,20})? (?:per|a) (?:month|session|hour)).{0,30}`, 'g');

  test.each([
    ['899', { '/faqs': 1, '/services/business-tax-services': 1 }],
    ['299', { '/faqs': 2, '/services/personal-tax-services': 1, '/services/tax-preparation': 1 }],
  ])('$%s stands on %j, with its scope, and nowhere else', (figure, places) => {
    const said = all.flatMap((path) => {
      const found = textOn(path).match(alone(figure));
      return found ? [[path, found.length]] : [];
    });
    expect(Object.fromEntries(said)).toEqual(places);
    for (const path of Object.keys(places))
      expect(textOn(path)).toMatch(figure === '299' ? /with one W-2 and nothing else/ : /already keep.{5,60}starts at \$899/);
  });

  test('are no prices of the estimate, which adds up the list', () => {
    expect(textOn('/pricing?1120=1&books=1')).toMatch(/1\s×\s?C corporation return\s?\$1,550/);
  });
});

describe('the parts and counts of the pages', () => {
  const some = expect.toSatisfy((count: number) => count > 0);
  const form = '/services/business-formation';

  test.each<[path: string, parts: Record<string, unknown>]>([
    [
      '/',
      { '.service-cards > li': 6, '.columns > li': 4, '.accordion details': 3, blockquote: 1, 'input[name="leave-with"]': 4 },
    ],
    ['/about', { '.reasons > li': 3, '.team > li': 3, '.team-words': 3, 'svg.desk': 3 }],
    ['/about', { '.team a[href^="https://www.myfloridalicense.com/"]': 2 }],
    ['/location', { '.city-list > li': cities.length, blockquote: 3 }],
    ['/pricing', { '.packages > li': 3, '.packages-popular': 1, '#what-each-service-costs tbody tr': 17, '.accordion > *': 4 }],
    ['/faqs', { '.accordion': 3, '.accordion details[name="questions"]': 12 }],
    ['/services/nonprofit-tax-services', { '.rows > li': 9, '.steps > li': 5 }],
    ['/services/sales-tax-services', { '.rows > li': 8, '.steps > li': 6, blockquote: 3, '.mistakes > li': some }],
    ['/services/estate-trust-services', { blockquote: 3 }],
    ['/services/succession-planning', { blockquote: 6 }],
    ['/services/quickbooks-support', { '.steps > li': 5, '.cards > li': some, blockquote: some }],
    [form, { '.cards-four > li': 8, '.steps > li': 5, '.stories > li': 3, '.chips > li': some, '.mistakes > li': some }],
    ['/services/payroll-services', { '#pay-calendars .card': 3 }],
    ['/services/tax-preparation', { '.steps > li': 4, '.cards > li': some, '.columns > li': some, '.accordion > *': some }],
    ['/services/tax-preparation', { '.testimonial blockquote': 1, '#in-florida a[href="/contact?about=return"]': 1 }],
    ['/services/tax-preparation', { '#in-florida a[href="/services/business-tax-services"]': 1 }],
    ...['/services/tax-planning', '/services/accounting'].map((path): [string, Record<string, unknown>] => [
      path,
      { '.steps > li': 4, '.columns > li': some, '#in-florida p': some, '.accordion > *': some, '.testimonial blockquote': 1 },
    ]),
    ['/contact', { form: 0, input: 0, textarea: 0 }],
    ['/locations/boca-raton', { '#services .card': 6, '#services .card > a.button[href^="/services/"]': 6 }],
  ])('%s: %j', (path, parts) => {
    for (const [selector, count] of Object.entries(parts))
      expect(findAll(path, `main :is(${selector})`).length, selector).toEqual(count);
  });

  test.each([
    ['/', 'tax-preparation', 'tax-planning', 'accounting'],
    ['/blog', 'business-tax-services', 'personal-tax-services', 'irs-resolution'],
  ])('%s leads to three services: %s, %s, %s', (path, ...slugs) => {
    for (const slug of slugs) expect(findAll(path, `main a[href="/services/${slug}"]`).length, slug).toBeGreaterThan(0);
  });

  test('the services are twelve cards, each to its page, and links in sentences below them', () => {
    const targets = hrefsOf(findAll('/services', 'main .card .whole-link'));
    expect([targets.length, new Set(targets).size]).toEqual([12, 12]);
    const [, below] = findAll('/services', 'main section');
    expect(below?.querySelectorAll('li, h3, .icon').length).toBe(0);
    expect(below?.querySelectorAll('p > a[href^="/services/"]').length).toBe(3);
  });

  test('services say why us, but for the three of the front page, which have a local advantage', () => {
    const without = services.filter(({ path }) => findAll(path, '#why-us').length === 0).map(({ path }) => path);
    expect(without).toEqual(['tax-preparation', 'tax-planning', 'accounting'].map((slug) => `/services/${slug}`));
  });

  test('the blog has six article cards, alike, each with its seven parts', () => {
    const cards = findAll('/blog', '.article-cards > li');
    expect(cards.length).toBe(6);
    for (const { slug, title, excerpt, category, date, subject, readTime, body } of articles) {
      const card = cards.find((one) => one.querySelector(`a[href="/blog/${slug}"]`));
      const parts = [`${category} · ${readTime} minute read`, title, excerpt, formatDate(date), `by ${findPerson(subject).name}`];
      for (const words of [...parts, 'Read Full Article']) expect(textOf(card), slug).toContain(words);
      for (const words of ['In preparation', `Announced ${formatDate(date)}`])
        expect(textOf(card).includes(words), slug).toBe(!body);
      expect(card?.querySelectorAll('svg.card-picture, h3, time, a').length, slug).toBe(4);
    }
  });

  test('the categories of the blog have fixed counts, and a color each', () => {
    const said = categories.map(({ name, count }) => `${name} ${count}`).join(', ');
    expect(said).toBe('Business Tax 12, Sales Tax 8, Estate Planning 6, Bookkeeping 10, Audit Defense 5, Business Formation 7');
    expect(new Set(categories.map(({ colour }) => colour)).size).toBe(categories.length);
  });

  test.each(cities)('$path has its county, services, clients, neighborhoods and reviews, and cards that stand open', (city) => {
    const countOf = (selector: string) => findAll(city.path, `main ${selector}`).length;
    expect(textOn(city.path, '.eyebrow')).toContain(`${city.county} County`);
    const pairs = findAll(city.path, 'main .cards-two');
    expect(pairs.map(({ children }) => children.length).sort()).toEqual([4, 5]);
    for (const list of pairs) expect(list.querySelectorAll('.card > h3:first-child').length).toBe(list.children.length);
    expect(countOf('.cards-two details')).toBe(0);
    expect(countOf('.cards:not(.cards-two) > li')).toBeGreaterThanOrEqual(6);
    expect(countOf('.reviews > figure')).toBeGreaterThanOrEqual(3);
    expect(countOf(':is(.chips, .columns)')).toBeGreaterThanOrEqual(2);
  });

  test('the Florida considerations of a service are cards, and none of them is closed', () => {
    const cards = services.map(({ path }) => findAll(path, 'main .cards:not(.folded) > .card > h3:first-child'));
    expect(cards.filter(({ length }) => length > 0).length).toBeGreaterThanOrEqual(12);
    for (const { path } of services) expect(findAll(path, 'details[name="considerations"]').length, path).toBe(0);
  });

  test('Boca Raton lists the first six of the shared services under its own name', () => {
    const cards = findAll('/locations/boca-raton', '#services .card');
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(
      services.slice(0, 6).map(({ path }) => path),
    );
    for (const card of cards) expect(textOf(card)).toMatch(/^[\w ]+ in Boca Raton.*Learn More/);
    expect(textOn('/locations/boca-raton', '#services a[href="/services"]')).toBe('View All CPA Services in Boca Raton');
  });

  test('business formation lists the five kinds of company; sales tax has the rate of each county today', () => {
    const kinds = findAll('/services/business-formation', '.columns h3').map(textOf);
    expect(kinds).toEqual(['LLC', 'S Corporation', 'C Corporation', 'Partnership', 'Sole Proprietorship']);
    // The check of a filing, which the client or an attorney files.
    expect(textOn('/services/business-formation')).not.toContain('Sunbiz filing');
    const today = readFactsOn(getOfficeDay(new Date()));
    const rows = findAll('/services/sales-tax-services', '#county-rates tbody tr');
    expect(rows.map(({ children }) => [textOf(children[0]), textOf(children[2])])).toEqual([
      ['Palm Beach', today(facts.palmBeachTotal)],
      ['Broward', today(facts.browardTotal)],
      ['Miami-Dade', today(facts.miamiDadeTotal)],
    ]);
  });

  test('seven service cities are named on the front page and in what search engines are told, and two towns beside them', () => {
    const [north, south] = ['Boynton Beach, Delray Beach, Highland Beach, Boca Raton', 'Deerfield Beach, Pompano Beach'];
    expect(textOn('/')).toContain(
      `We serve seven cities: ${north}, ${south}, and Fort Lauderdale. We also see clients in Ocean Ridge and Gulf Stream.`,
    );
    for (const path of ['/', '/services/payroll-services']) {
      const areas = graphIn(documentOf(path)).flatMap(({ areaServed = [] }: { areaServed?: { name: string }[] }) => areaServed);
      const names = new Set(areas.map(({ name }: { name: string }) => name));
      expect(names, path).toEqual(new Set([...north.split(', '), ...south.split(', '), 'Fort Lauderdale']));
    }
  });

  test('no search engine is told of the team, while the people are placeholders', () => {
    for (const path of paths) expect(JSON.stringify(graphIn(documentOf(path))), path).not.toContain('"Person"');
  });

  test('an email that asks for a call back is written already: once for each time, and once for any', () => {
    const emails = hrefsOf(findAll('/contact?about=return', 'main a[href^="mailto:"][href*="call"]')).map(
      (href) => new URL(href),
    );
    expect(emails).toHaveLength(5);
    for (const { pathname, searchParams } of emails) {
      expect([pathname, searchParams.get('subject')]).toEqual([firm.email, 'Please call me back: a tax return']);
      const lines = searchParams.get('body')?.split('\r\n');
      expect(lines?.slice(0, 2)).toEqual(['My name: ', 'My number: ']);
      expect(lines?.slice(2)).toEqual([
        expect.stringMatching(/^When to call me: (\w+day, \w+ \d+, in the (morning|afternoon))?$/),
        'What it is about, without Social Security numbers: a tax return',
      ]);
    }
  });
});

test('test/specification.md names tests that there are', () => {
  const names = [...readFileSync(join(root, 'test/specification.md'), 'utf8').matchAll(/`([\w/-]+\.test\.ts)`/g)];
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter(([, name = '']) => !existsSync(join(root, 'test', name)))).toEqual([]);
});

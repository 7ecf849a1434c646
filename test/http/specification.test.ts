import { beforeAll, describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { findPerson } from '../../content/team.ts';
import { renderErrorPage } from '../../server/http/error-page.tsx';
import { pages } from '../../server/pages/index.ts';
import { formatDate } from '../../shared/dates.ts';
import { formatTelHref } from '../../shared/format.ts';
import { listHours } from '../../shared/office/hours.ts';
import { joinWords, readPages } from '../site.ts';
import { textOf } from '../words.ts';
import { bodyOf, find, mainOf, usePages } from './html.ts';

// What the specification fixes on the pages, each sentence as a visitor finds it. test/specification.md says which test
// holds which sentence.

const { app, html, pageOf } = usePages();

/** What is no page of the list: estimates, and an address that there is not. */
const others = [
  ...['/pricing?1040=1', '/pricing?1120=1&books=1', '/no-such-page', '/blog/no-such-article'],
  '/blog/quickbooks-vs-excel-small-business',
];
beforeAll(async () => {
  for (const [path, page] of await readPages(app, others)) html.set(path, page);
});

const mainOn = (path: string) => joinWords(mainOf(bodyOf(pageOf(path))));
const textOn = (path: string) => textOf(mainOn(path));

/** The section below a heading, by the heading's words. */
function sectionOn(path: string, heading: RegExp): string {
  const sections = mainOn(path).split(/(?=<section)/);
  const found = sections.find((section) => heading.test(textOf(find(section, /<h2.*?<\/h2>/s))));
  if (!found) throw new Error(`${path} has no section ${heading}`);
  return found;
}

describe('the claims of the firm', () => {
  test.each(
    Object.entries({
      '/': [
        'over 40 years of combined experience',
        '40+',
        '500+',
        '$50M+',
        '98%',
        ...listHours(firm.hours).map(({ times }) => times),
        'within one business day',
      ],
      '/services/bookkeeping-services': ['20+'],
      '/services/business-tax-services': ['16 years'],
      '/services/personal-tax-services': ['13 years'],
      '/services/quickbooks-support': ['QuickBooks ProAdvisor'],
      '/services': ['A Florida-licensed CPA oversees each service'],
      // Every consultation button leads there, and so do those to file, to visit and to subscribe.
      '/contact': [
        'within 24 hours',
        'By appointment',
        'Free consultation',
        'Half an hour',
        '$0',
        'To file your taxes',
        'Directions:',
        'article list',
      ],
      '/faqs': ['within 24 hours', '$299', '$899', '7–10 business days'],
      '/pricing': [
        ...['Individual Tax Preparation', 'Small Business Package', 'Strategic Advisory'],
        'no more than these for at least 30 days after they are published, and the IRS’s own fees',
      ],
      '/services/tax-planning': ['15–30%'],
      '/services/tax-preparation': ['up to three prior years'],
      '/services/succession-planning': ['Five to ten years'],
      '/services/payroll-services': ['Bi-weekly'],
      '/services/estate-trust-services': ['$13.61 million'],
      '/services/sales-tax-services': ['0.5% to 1.5%'],
      '/blog/florida-sales-tax-restaurants-guide': ['three years'],
      '/locations/fort-lauderdale': ['(954)'],
    }),
  )('%s says %j', (path, claims) => {
    for (const words of claims) expect(textOn(path).toLowerCase()).toContain(words.toLowerCase());
  });
});

describe('the links of the heroes', () => {
  const consult = '/contact';
  test.each([
    ['/', [consult]],
    ['/services/business-tax-services', [consult, '/services']],
    ['/services/personal-tax-services', [consult]],
    ['/services/business-advisory', [consult, '/services']],
    ['/services/business-formation', [consult]],
    ['/blog', [consult, '/services']],
    ['/pricing', [consult]],
  ])('of %s lead to %s', (path, links) => {
    const [, hero = ''] = /<div class="actions">(.*?)<\/div>/s.exec(mainOn(path)) ?? [];
    expect(Array.from(hero.matchAll(/href="([^"]+)"/g), ([, href]) => href)).toEqual(expect.arrayContaining(links));
    expect(/class="button button-primary" href="([^"]+)"/.exec(hero)?.[1]).toBe(consult);
  });

  test('red leads to the contact page, and dials there: header, menu, estimate, not-found views and the page of a failure included', () => {
    for (const path of [...pages.map(({ path }) => path), ...others]) {
      const targets = redOf(bodyOf(pageOf(path)));
      const dialing = targets.filter((target) => target !== '/contact');
      expect(dialing, path).toEqual(path === '/contact' ? [formatTelHref(firm.phone)] : []);
      expect(targets.length, path).toBeGreaterThanOrEqual(2);
    }
    expect(redOf(mainOn('/contact'))).toEqual([formatTelHref(firm.phone)]);
    expect(redOf(renderErrorPage(''))).toEqual([]);
  });

  test.each(['/services/tax-planning', '/services/accounting'])(
    '%s leads to no contact page: its buttons open a card',
    (path) => {
      expect(mainOn(path)).not.toMatch(/<a [^>]*href="\/contact"/);
      expect(mainOn(path).match(/<summary class="button button-primary">/g)).toHaveLength(4);
    },
  );

  test('an announced article says that it is planned, then the specified words, and lists no service of its own', () => {
    const text = textOn('/blog/quickbooks-vs-excel-small-business');
    expect(text).toMatch(/planned, and not written yet\. ?The blog post you're looking for doesn't exist\./);
    expect(mainOn('/blog/quickbooks-vs-excel-small-business')).not.toContain('href="/services/');
  });
});

describe('the header and the menu', () => {
  const header = () => joinWords(find(bodyOf(pageOf('/faqs')), /<header.*<\/header>/s));

  test('have the number, the consultation in a long and a short word, and the button of the menu', () => {
    const row = header().split('<dialog')[0] ?? '';
    expect(row).toMatch(/<a class="button header-call" href="tel:/);
    expect(textOf(find(row, /<a class="button button-primary header-consultation".*?<\/a>/s))).toBe(
      'Consultation Free consultation',
    );
    expect(row).toContain('menu-button');
  });

  test('hold the seven links and FAQs, then what looks something up, then what cannot wait', () => {
    const groups = find(header(), /<dialog.*<\/dialog>/s)
      .split('<nav')
      .slice(1);
    const labels = groups.map((group) => Array.from(group.matchAll(/<a [^>]*>(.*?)<\/a>/gs), ([, label = '']) => textOf(label)));
    expect(labels[0]).toEqual(['Home', 'About', 'Services', 'Resources', 'Location', 'Pricing', 'Contact', 'FAQs']);
    expect(labels[1]).toEqual(['Deadlines', 'Forms A to Z', 'Search']);
    expect(labels[2]?.slice(0, 3)).toEqual(['IRS letters', 'Payroll', 'Estates']);
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
    const said = [...pages.map(({ path }) => path), ...others].flatMap((path) => {
      const found = textOf(mainOf(joinWords(bodyOf(pageOf(path))))).match(alone(figure));
      return found ? [[path, found.length]] : [];
    });
    expect(Object.fromEntries(said)).toEqual(places);
    for (const path of Object.keys(places))
      expect(textOn(path)).toMatch(figure === '299' ? /with one W-2 and nothing else/ : /already keep.{5,60}starts at \$899/);
  });

  test('are no prices of the estimate, which adds up the list', () => {
    const tape = textOf(joinWords(pageOf('/pricing?1120=1&books=1')));
    expect(tape).toMatch(/1\s×\s?C corporation return\s?\$1,550/);
  });

  test('stand beside list prices where a service says what it costs at the least', () => {
    for (const words of ['from $600', 'from $1,350', 'from $1,050']) expect(textOn('/services')).toContain(words);
  });
});

/** The places of red buttons: an address, or the tag of one that has none. */
function redOf(markup: string): string[] {
  const buttons = markup.matchAll(/<(?:a|button) [^>]*button-primary[^>]*>/g);
  return Array.from(buttons, ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? tag);
}

describe('the parts and counts of the pages', () => {
  const anywhere = /./;

  test.each([
    ['/', /Returns, books, payroll/, /<li[ >]/g, 6],
    ['/', /Families, retirees/, /<li[ >]/g, 4],
    ['/', /Questions before/, /<details/g, 3],
    ['/', anywhere, /<blockquote/g, 1],
    ['/', anywhere, /type="radio"[^>]* name="leave-with"/g, 4],
    ['/about', /rules we work by/, /<li[ >]/g, 3],
    ['/about', anywhere, /class="team-words"/g, 3],
    ['/about', anywhere, /<svg class="desk" [^>]+><use href="\/assets\/desks-\w+\.svg#\w+"/g, 3],
    ['/about', anywhere, /Florida-licensed CPA.{1,20}<a href="https:\/\/www\.myfloridalicense\.com\//g, 2],
    ['/services/succession-planning', /Owners who planned/, /<blockquote/g, 6],
    ['/services/irs-resolution', /price of an answer/, /<path fill="var\(--highlight\)" d="M[^M"]+M[^M"]+"/g, 1],
    ['/services/irs-resolution', /price of an answer/, /a24 24 0/g, 4],
    ['/services/payroll-services', /year of payroll/, /a9 9 0/g, 12],
    ['/services/payroll-services', anywhere, /desks-\w+\.svg#time-card/g, 1],
    ['/pricing', anywhere, /desks-\w+\.svg#calculator/g, 1],
    ['/pricing', /What each service costs/, /<tr(?!.*<tbody)/gs, 17],
    ['/pricing', anywhere, /Most popular/gi, 1],
    ['/pricing', /Questions about fees/, /<details/g, 4],
    ['/faqs', anywhere, /<details name="questions"/g, 12],
  ])('%s, %s: %s %i times', (path, heading, pattern, times) => {
    const part = heading === anywhere ? mainOn(path) : sectionOn(path, heading);
    expect(part.match(pattern)).toHaveLength(times);
  });

  test.each([
    ['/', 'tax-preparation', 'tax-planning', 'accounting'],
    ['/blog', 'business-tax-services', 'personal-tax-services', 'irs-resolution'],
  ])('%s leads to three services: %s, %s, %s', (path, ...slugs) => {
    for (const slug of slugs) expect(mainOn(path)).toContain(`href="/services/${slug}"`);
  });

  test('the services are twelve cards, each to its page, and links in sentences below them', () => {
    const main = mainOn('/services');
    const targets = [...main.matchAll(/<li class="card">.*?class="whole-link" href="(\/services\/[^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect([targets.length, new Set(targets).size]).toEqual([12, 12]);
    const below = sectionOn('/services', /not sure which one/);
    expect(below).not.toMatch(/<li|<h3|class="icon/);
    expect(below.match(/<p>[^<]*<a href="\/services\/[^"]+">[^<]+<\/a>[^<]+<\/p>/g)).toHaveLength(3);
  });

  test('the blog has six article cards, alike, each with its seven parts', () => {
    const cards = find(mainOn('/blog'), /<ol class="article-cards">.*?<\/ol>/s)
      .split('<li>')
      .slice(1);
    expect(cards).toHaveLength(6);
    for (const { slug, title, excerpt, category, date, subject, readTime, body } of articles) {
      const card = cards.find((markup) => markup.includes(`href="/blog/${slug}"`)) ?? '';
      const text = textOf(card);
      for (const words of [
        `${category} · ${readTime} minute read`,
        title,
        excerpt,
        formatDate(date),
        `by ${findPerson(subject).name}`,
        'Read Full Article',
      ])
        expect(text, slug).toContain(words);
      for (const words of ['In preparation', `Announced ${formatDate(date)}`]) expect(text.includes(words), slug).toBe(!body);
      expect(card.match(/<(?:svg class="card-picture"|h3|time|a )/g), slug).toHaveLength(4);
    }
  });

  test.each(cities)('$path has its compliance and its questions as cards, whose answers are open at every width', ({ path }) => {
    const lists = [...mainOn(path).matchAll(/<ul class="cards cards-two[^"]*">(.*?)<\/ul>/gs)].map(([, list = '']) => list);
    expect(lists.map((list) => list.match(/<li class="card"><h3>/g)?.length).sort()).toEqual([4, 5]);
    for (const list of lists) expect(list).not.toContain('<details');
  });

  test('the Florida considerations of a service are cards, and none of them is closed', () => {
    const texts = pages.flatMap(({ path }) => (path.startsWith('/services/') ? [mainOn(path)] : []));
    expect(
      texts.filter((main) => /<ul class="cards(?: cards-two)?"><li class="card"><h3>/.test(main)).length,
    ).toBeGreaterThanOrEqual(12);
    for (const main of texts) expect(main).not.toContain('<details name="considerations"');
  });

  test('the six services of Boca Raton have buttons', () => {
    const list = sectionOn('/locations/boca-raton', /CPA services for all of Boca/);
    expect(list.match(/<a class="button" href="\/services\/[a-z-]+">Learn More/g)).toHaveLength(6);
  });

  test('seven service cities are named on the front page and in what search engines are told, and two towns beside them', () => {
    const seven = [
      'Boynton Beach',
      'Delray Beach',
      'Highland Beach',
      'Boca Raton',
      'Deerfield Beach',
      'Pompano Beach',
      'Fort Lauderdale',
    ];
    expect(textOn('/')).toContain(
      `We serve seven cities: ${seven.slice(0, -1).join(', ')}, and Fort Lauderdale. We also see clients in Ocean Ridge and Gulf Stream.`,
    );
    for (const path of ['/', '/services/payroll-services']) {
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageOf(path)) ?? [];
      const areas = JSON.parse(json)['@graph'].flatMap(({ areaServed = [] }: { areaServed?: { name: string }[] }) => areaServed);
      expect(new Set(areas.map(({ name }: { name: string }) => name)), path).toEqual(new Set(seven));
    }
  });

  test('business formation is the check of a filing, and the price list says so', () => {
    expect(textOn('/services/business-formation')).toContain('Sunbiz check');
    expect(textOn('/services/business-formation')).not.toContain('Sunbiz filing');
    expect(textOn('/pricing')).toContain('the tax side; you or your attorney file with the state');
  });

  test('no search engine is told of the team, while the people are placeholders', () => {
    for (const { path } of pages) expect(pageOf(path), path).not.toContain('"Person"');
  });

  test('the contact page has the address, the hours, a button that dials, and no form', () => {
    const contact = joinWords(bodyOf(pageOf('/contact')));
    expect(contact).toContain(`<a class="button button-primary" href="${formatTelHref(firm.phone)}">`);
    expect(contact).toContain(firm.office.street);
    expect(contact).not.toMatch(/<form|<input|<textarea/);
    for (const { times } of listHours(firm.hours)) expect(textOn('/contact')).toContain(times);
  });
});

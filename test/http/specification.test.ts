import { describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { firm } from '../../content/firm.ts';
import { pages } from '../../server/find-page.ts';
import { formatTelHref } from '../../shared/format.ts';
import { joinWords } from '../site.ts';
import { textOf } from '../words.ts';
import { bodyOf, find, mainOf, usePages } from './html.ts';

// What the specification fixes on the pages, each sentence as a visitor finds it. test/specification.md says which test
// holds which sentence.

const { pageOf } = usePages();

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
        'over 40 years of experience',
        '40+',
        '500+',
        '$50M+',
        '98%',
        '9:00 AM – 6:00 PM',
        'By appointment',
        'within one business day',
      ],
      '/about': ['$2M+', 'Integrity', 'Client-focused', 'Excellence', 'The sea is 3.7 miles that way.', 'team of three'],
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
      '/pricing': ['Individual Tax Preparation', 'Small Business Package', 'Strategic Advisory'],
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

  test('primary buttons go to the contact page, where they dial', () => {
    for (const { path } of pages) {
      const buttons = mainOn(path).matchAll(/<(?:a|button) [^>]*button-primary[^>]*>/g);
      const targets = Array.from(buttons, ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? tag);
      const allowed = path === '/contact' ? /^tel:/ : path === '/search' ? /type="submit"/ : /^\/contact$/;
      for (const target of targets) expect(target, path).toMatch(allowed);
    }
  });
});

describe('the parts and counts of the pages', () => {
  const anywhere = /./;

  test.each([
    ['/', /Returns, books, payroll/, /<li[ >]/g, 6],
    ['/', /Families, retirees/, /<li[ >]/g, 4],
    ['/', /Questions before/, /<details/g, 3],
    ['/', anywhere, /<blockquote/g, 1],
    ['/about', /rules we work by/, /<li[ >]/g, 3],
    ['/about', anywhere, /class="team-words"/g, 3],
    ['/about', anywhere, /<svg class="desk" [^>]+><use href="\/desks\.svg#\w+"/g, 3],
    ['/about', anywhere, /Florida-licensed CPA.{1,20}<a href="https:\/\/www\.myfloridalicense\.com\//g, 2],
    ['/services/succession-planning', /Owners who planned/, /<blockquote/g, 6],
    ['/services/irs-resolution', /price of an answer/, /<path fill="var\(--highlight\)" d="M[^M"]+M[^M"]+"/g, 1],
    ['/services/irs-resolution', /price of an answer/, /a24 24 0/g, 4],
    ['/services/payroll-services', /year of payroll/, /a9 9 0/g, 12],
    ['/services/payroll-services', anywhere, /desks\.svg#time-card/g, 2],
    ['/pricing', anywhere, /desks\.svg#calculator/g, 1],
    ['/pricing', /What each service costs/, /<tr(?!.*<tbody)/gs, 17],
    ['/pricing', anywhere, /Most popular/gi, 1],
    ['/pricing', /Questions about fees/, /<details/g, 4],
    ['/faqs', anywhere, /<details name="questions"/g, 12],
    ['/blog', anywhere, /<a [^>]*href="\/blog\/[a-z-]+"[^>]*>Read Full Article/g, articles.length],
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

  test('the twelve cards of services lead to as many pages', () => {
    const [list = ''] = mainOn('/services').split('Where to start');
    const targets = [...list.matchAll(/<li>.*?class="whole-link" href="(\/services\/[^"]+)"/g)].map(([, href]) => href);
    expect([targets.length, new Set(targets).size]).toEqual([12, 12]);
  });

  test('no search engine is told of the team, while the people are placeholders', () => {
    expect(pageOf('/about')).not.toContain('"Person"');
  });

  test('the contact page has the address, the hours, a button that dials, and no form', () => {
    const contact = joinWords(bodyOf(pageOf('/contact')));
    expect(contact).toContain(`<a class="button button-primary" href="${formatTelHref(firm.phone)}">`);
    expect(contact).toContain(firm.office.street);
    expect(contact).not.toMatch(/<form|<input|<textarea/);
    for (const end of ['6:00 PM', '2:00 PM']) expect(textOn('/contact')).toMatch(new RegExp(`9:00 AM.{1,3}${end}`));
  });
});

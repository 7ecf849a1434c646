import { beforeAll, describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { pages } from '../../server/find-page.ts';
import { formatTelHref } from '../../shared/format.ts';
import { joinWords, makeApp, readPages } from '../site.ts';
import { bodyOf, find, mainOf, textOf } from './html.ts';

// What the specification fixes on the pages, each sentence as a visitor finds it. test/specification.md says which test
// holds which sentence.

const { app } = makeApp();
let html: Map<string, string>;

beforeAll(async () => {
  html = await readPages(
    app,
    pages.map(({ path }) => path),
  );
});

const mainOn = (path: string) => mainOf(bodyOf(html.get(path) ?? ''));
const textOn = (path: string) => textOf(mainOn(path));
const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** The section below a heading, by the heading's words. */
function sectionOn(path: string, heading: RegExp): string {
  const sections = mainOn(path).split(/(?=<section)/);
  const found = sections.find((section) => heading.test(textOf(find(section, /<h2.*?<\/h2>/s))));
  if (!found) throw new Error(`${path} has no section ${heading}`);
  return found;
}

describe('the claims of the firm', () => {
  test.each([
    ['/', 'over 40 years of experience'],
    ['/', '40+'],
    ['/', '500+'],
    ['/', '$50M+'],
    ['/', '98%'],
    ['/', '9:00 AM – 6:00 PM'],
    ['/', 'By appointment'],
    ['/about', '$2M+'],
    ['/about', 'Integrity'],
    ['/about', 'Client-focused'],
    ['/about', 'Excellence'],
    ['/about', 'The sea is 3.7 miles that way.'],
    ['/about', 'team of three'],
    ['/about', '500+'],
    ['/about', '98%'],
    ['/services/bookkeeping-services', '20+'],
    ['/services/business-tax-services', '16 years'],
    ['/services/personal-tax-services', '13 years'],
    ['/services/quickbooks-support', 'QuickBooks ProAdvisor'],
    ['/services', 'A Florida-licensed CPA oversees each service'],
    ['/', 'within one business day'],
    ['/contact', 'within 24 hours'],
    ['/faqs', 'within 24 hours'],
    ['/faqs', '$299'],
    ['/faqs', '$899'],
    ['/faqs', '7–10 business days'],
    ['/services/tax-planning', '15–30%'],
    ['/services/tax-preparation', 'up to three prior years'],
    ['/services/succession-planning', 'Five to ten years'],
    ['/services/payroll-services', 'Bi-weekly'],
    ['/services/estate-trust-services', '$13.61 million'],
    ['/services/sales-tax-services', '0.5% to 1.5%'],
    ['/blog/florida-sales-tax-restaurants-guide', 'three years'],
    ['/locations/fort-lauderdale', '(954)'],
    ['/contact', 'By appointment'],
    // Every consultation button leads there, and so do those to file, to visit and to subscribe.
    ['/contact', 'Free consultation'],
    ['/contact', 'Half an hour'],
    ['/contact', '$0'],
    ['/contact', 'To file your taxes'],
    ['/contact', 'Directions in'],
    ['/contact', 'article list'],
  ])('%s says %s', (path, words) => {
    expect(textOn(path).toLowerCase()).toContain(words.toLowerCase());
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
  const cards = /class="whole-link"/g;

  test.each([
    ['/', /Returns, books, payroll/, /<li[ >]/g, 6],
    ['/', /Families, retirees/, /<li[ >]/g, 4],
    ['/', /Questions before/, /<details/g, 3],
    ['/about', /rules we work by/, /<li[ >]/g, 3],
    ['/services', /What we do for people/, cards, 12],
    ['/services/succession-planning', /Owners who planned/, /<blockquote/g, 6],
  ])('%s, %s: %s %i times', (path, heading, pattern, times) => {
    expect(count(sectionOn(path, heading), pattern)).toBe(times);
  });

  test('the home page leads to three services, and has one testimonial', () => {
    for (const slug of ['tax-preparation', 'tax-planning', 'accounting'])
      expect(mainOn('/')).toContain(`href="/services/${slug}"`);
    expect(count(mainOn('/'), /<blockquote/g)).toBe(1);
  });

  test('the team are three, each drawn at a desk, with two licenses to look up, and no search engine is told of them', () => {
    expect(count(mainOn('/about'), /class="team-role"/g)).toBe(3);
    expect(count(mainOn('/about'), /<svg class="desk" aria-hidden="true"><use href="\/desks\.svg#\w+">/g)).toBe(3);
    const license = /Florida-licensed CPA.{1,20}<a href="https:\/\/www\.myfloridalicense\.com\//g;
    expect(count(joinWords(mainOn('/about')), license)).toBe(2);
    // While the people are placeholders.
    expect(html.get('/about')).not.toContain('"Person"');
  });

  test('the twelve cards of services lead to as many pages', () => {
    const [list = ''] = mainOn('/services').split('Where to start');
    const targets = [...list.matchAll(/<li>.*?class="whole-link" href="(\/services\/[^"]+)"/g)].map(([, href]) => href);
    expect(new Set(targets).size).toBe(12);
  });

  test('the contact page has the address, a button that dials, and no form', () => {
    const contact = joinWords(bodyOf(html.get('/contact') ?? ''));
    expect(contact).toContain(`<a class="button button-primary" href="${formatTelHref(firm.phone)}">`);
    expect(contact).toContain(firm.office.street);
    expect(contact).not.toMatch(/<form|<input|<textarea/);
  });

  test('the price list has seventeen rows, and there are three packages, one of them marked', () => {
    expect(count(find(sectionOn('/pricing', /What each service costs/), /<tbody.*<\/tbody>/s), /<tr/g)).toBe(17);
    expect(count(mainOn('/pricing'), /Most popular/gi)).toBe(1);
    for (const name of ['Individual Tax Preparation', 'Small Business Package', 'Strategic Advisory'])
      expect(textOn('/pricing')).toContain(name);
    expect(count(sectionOn('/pricing', /Questions about fees/), /<details/g)).toBe(4);
  });

  test('the questions stand in three groups of four, one open at a time', () => {
    expect(count(mainOn('/faqs'), /<details name="faqs"/g)).toBe(12);
  });

  test('the index of articles has six, each with a link to its address, and three services', () => {
    const entries = find(mainOn('/blog'), /<ol class="article-cards">.*?<\/section>/s);
    expect(count(entries, /href="\/blog\/[a-z-]+"/g)).toBe(6);
    expect(count(entries, /Read Full Article/g)).toBe(6);
    for (const service of ['business-tax-services', 'personal-tax-services', 'irs-resolution'])
      expect(mainOn('/blog')).toContain(`href="/services/${service}"`);
  });

  test('the hours and the promise of an answer are on the contact page', () => {
    expect(textOn('/contact')).toMatch(/9:00 AM.{1,3}6:00 PM/);
    expect(textOn('/contact')).toMatch(/9:00 AM.{1,3}2:00 PM/);
  });
});

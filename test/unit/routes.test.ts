import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadView } from '../../server/load-view.ts';
import { findNearestPages } from '../../server/nearest-pages.ts';
import { findParents } from '../../shared/parents.ts';
import type { TableRoute } from '../../shared/route.ts';
import { findCanonicalPath, findRoute, isPage, pages, routes } from '../../shared/routes.ts';

const specified = [
  '/',
  '/about',
  '/services',
  ...[
    'business-tax-services',
    'personal-tax-services',
    'bookkeeping-services',
    'payroll-services',
    'business-advisory',
    'quickbooks-support',
    'nonprofit-tax-services',
    'succession-planning',
    'business-formation',
    'irs-resolution',
    'estate-trust-services',
    'sales-tax-services',
    'tax-preparation',
    'tax-planning',
    'accounting',
  ].map((slug) => `/services/${slug}`),
  '/blog',
  ...[
    'florida-sales-tax-restaurants-guide',
    'small-business-tax-mistakes-boca-raton',
    'estate-planning-tips-south-florida-retirees',
  ].map((slug) => `/blog/${slug}`),
  '/location',
  ...[
    'boca-raton',
    'delray-beach',
    'deerfield-beach',
    'pompano-beach',
    'boynton-beach',
    'highland-beach',
    'ocean-ridge',
    'gulf-stream',
    'fort-lauderdale',
  ].map((slug) => `/locations/${slug}`),
  '/pricing',
  '/faqs',
  '/contact',
];

describe('the route table', () => {
  test('holds every address of the specification', () => {
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
  });

  test('holds three addresses that are no pages of their own: the search, one for any path, one for any article', () => {
    expect(routes.filter((route) => !pages.includes(route)).map(({ path, status }) => `${path} ${status}`)).toEqual([
      '/search 200',
      '/404 404',
      '/blog/404 404',
    ]);
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('names each page and its part of the site', () => {
    const named = ({ source }: TableRoute) => source.kind === 'page';
    expect(routes.filter(named).map(({ path, name, section, parent }) => [path, name, section, parent?.path])).toEqual([
      ['/', 'Home', 'Accounting and tax', undefined],
      ['/about', 'About', 'About the firm', undefined],
      ['/services', 'Services', 'Services', undefined],
      ['/blog', 'Resources', 'Resources', undefined],
      ['/location', 'Location', 'Location', undefined],
      ['/pricing', 'Pricing', 'Pricing', undefined],
      ['/faqs', 'FAQs', 'FAQs', undefined],
      ['/deadlines', 'Deadlines', 'Deadlines', undefined],
      ['/forms', 'Forms A to Z', 'Forms', undefined],
      ['/search', 'Search', 'Search', undefined],
      ['/contact', 'Contact', 'Contact', undefined],
      ['/privacy', 'Privacy', 'Privacy', undefined],
      ['/accessibility', 'Accessibility', 'Accessibility', undefined],
      ['/404', 'Page not found', 'Not found', undefined],
      ['/blog/404', 'Blog post not found', 'Not found', '/blog'],
    ]);
    expect(findRoute('/services/accounting')).toMatchObject({ name: 'Accounting', section: 'Accounting' });
    expect(findRoute('/locations/gulf-stream')).toMatchObject({ name: 'Gulf Stream', section: 'Palm Beach County' });
    expect(findRoute('/blog/florida-sales-tax-restaurants-guide').section).toBe('Sales Tax');
  });

  test.each(routes)('$path: its words and its code are there, and its view has a heading', async (route) => {
    for (const file of [route.file, route.chunk ?? '']) {
      expect(file).toMatch(/^(content|shared\/pages)\/[a-z/-]+\.tsx?$/);
      expect(existsSync(join(import.meta.dirname, '../..', file)), file).toBe(true);
    }
    const { head, heading, words } = await loadView(route);
    expect([head.title.length > 5, heading.length > 5, JSON.stringify(words).length > 200]).toEqual([true, true, true]);
  });

  test.each([
    ['/contact', true],
    ['/faqs#tax', true],
    ['/nope', false],
    ['/nope#contact', false],
    ['', false],
    ['#tax', false],
  ])('%s is a page: %s', (href, expected) => {
    expect(isPage(href)).toBe(expected);
  });

  test('gives each address once, in its one spelling', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
    for (const { path } of pages) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
  });

  test.each([
    '/nope',
    '/blog/',
    '/About',
    '//',
    '/services/',
    '/locations',
    '/__proto__',
    '/constructor',
    '/toString',
    '/x/blog/y',
    '/blog/a/b',
  ])('does not know %s', (path) => {
    expect(findRoute(path)).toMatchObject({ status: 404, path: '/404' });
  });

  test.each(['/blog/__proto__', '/blog/hasOwnProperty', '/blog/prepare-florida-dor-sales-tax-audit', '/blog/404'])(
    'answers %s as an article that is not there',
    (path) => {
      expect(findRoute(path)).toMatchObject({ status: 404, path: '/blog/404' });
    },
  );

  test('corrects case and one trailing slash of a known page, and nothing else', () => {
    expect(findCanonicalPath('/About')).toBe('/about');
    expect(findCanonicalPath('/services/PAYROLL-services/')).toBe('/services/payroll-services');
    for (const path of ['/', '/about', '/nope/', '/about//', '//about', '/404/', '//', '/%61bout'])
      expect(findCanonicalPath(path)).toBeUndefined();
  });

  test('puts every page under its section', () => {
    const above = (path: string) => findParents(findRoute(path)).map((route) => route.path);
    expect(above('/')).toEqual([]);
    expect(above('/faqs')).toEqual(['/']);
    expect(above('/services/accounting')).toEqual(['/', '/services']);
    expect(above('/locations/gulf-stream')).toEqual(['/', '/location']);
    expect(above('/blog/florida-sales-tax-restaurants-guide')).toEqual(['/', '/blog']);
  });
});

describe('the nearest pages of a mistyped address', () => {
  test.each([
    ['/services/tax-planing', '/services/tax-planning'],
    ['/payrol-services', '/services/payroll-services'],
    ['/locations/boca-ratn', '/locations/boca-raton'],
    ['/contacts', '/contact'],
    ['/FAQ/', '/faqs'],
  ])('%s suggests %s first', (asked, meant) => {
    expect(findNearestPages(asked, pages)[0]?.path).toBe(meant);
  });

  test('count whole words that are the same, and at most the first 80 characters', () => {
    const paths = (asked: string) => findNearestPages(asked, pages).map(({ path }) => path);
    expect(paths('/bookkeeping')).toContain('/services/bookkeeping-services');
    expect(paths('/sales-and-use-tax')).not.toContain('/services/bookkeeping-services');
    expect(paths('/contact///')).toEqual(paths('/contact'));
    expect(paths('/contact')[0]).toBe('/contact');
    expect(paths(`/${'contact'.padEnd(90, 'z')}`)).toEqual(paths(`/${'contact'.padEnd(79, 'z')}`));
    expect(paths('/')).toEqual([]);
    expect(paths('/h')).not.toContain('/');
  });

  test('come in the order of their distance', () => {
    const near = (path: string) => ({ ...findRoute('/about'), path });
    const few = ['/abcdefgh', '/abcdef', '/abcxyz', '/abcde', '/zzzzzz'].map(near);
    expect(findNearestPages('/abcdef', few).map(({ path }) => path)).toEqual(['/abcdef', '/abcde', '/abcdefgh']);
    // Half of the letters are others, which is too far.
    expect(findNearestPages('/abcdef', [near('/abcxyz')])).toEqual([]);
    // A word of more than three letters that is the same counts for a quarter.
    expect(findNearestPages('/tax-abcdefghij', [near('/tax-zyxwvu')])).toEqual([]);
    expect(findNearestPages('/planning-abcdef', [near('/planning-zyxwvu')])).toHaveLength(1);
    expect(findNearestPages('/plan-abcdefg', [near('/plan-zyxwvut')])).toHaveLength(1);
    expect(findNearestPages('/pla-abcdefgh', [near('/pla-zyxwvuts')])).toEqual([]);
  });

  test('are three at most, and none for an address like nothing here', () => {
    for (const asked of ['/services/tax-planing', '/a', '/', `/${'x'.repeat(5000)}`])
      expect(findNearestPages(asked, pages).length).toBeLessThanOrEqual(3);
    expect(findNearestPages('/wp-login.php', pages)).toEqual([]);
  });
});

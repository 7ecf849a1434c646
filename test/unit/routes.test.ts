import { describe, expect, test } from 'vitest';
import { nearestPages } from '../../shared/pages/nearest-pages.ts';
import { canonicalPath, findParents, findRoute, pages, routes } from '../../shared/routes.ts';

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

  test('gives each address once, in its one spelling', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
    for (const { path } of pages) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
  });

  test.each(['/nope', '/blog/', '/About', '//', '/services/', '/locations', '/__proto__', '/constructor', '/toString'])(
    'does not know %s',
    (path) => {
      expect(findRoute(path)).toMatchObject({ status: 404, path: '/404' });
    },
  );

  test.each(['/blog/__proto__', '/blog/hasOwnProperty', '/blog/prepare-florida-dor-sales-tax-audit', '/blog/404'])(
    'answers %s as an article that is not there',
    (path) => {
      expect(findRoute(path)).toMatchObject({ status: 404, path: '/blog/404' });
    },
  );

  test('corrects case and one trailing slash of a known page, and nothing else', () => {
    expect(canonicalPath('/About')).toBe('/about');
    expect(canonicalPath('/services/PAYROLL-services/')).toBe('/services/payroll-services');
    for (const path of ['/', '/about', '/nope/', '/about//', '//about', '/404/', '//', '/%61bout'])
      expect(canonicalPath(path)).toBeUndefined();
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
    expect(nearestPages(asked, pages)[0]?.path).toBe(meant);
  });

  test('are three at most, and none for an address like nothing here', () => {
    for (const asked of ['/services/tax-planing', '/a', '/', `/${'x'.repeat(5000)}`])
      expect(nearestPages(asked, pages).length).toBeLessThanOrEqual(3);
    expect(nearestPages('/wp-login.php', pages)).toEqual([]);
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes, StaticRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { allPages, findCanonicalPath, findPage, pages } from '../../server/find-page.ts';
import { createNearestPages } from '../../server/nearest-pages.ts';
import { createPageData } from '../../server/page-data/create-page-data.ts';
import { App } from '../../shared/app.tsx';
import { toDataPath } from '../../shared/page-data.ts';
import { findParents } from '../../shared/parents.ts';
import { routes } from '../../shared/routes.tsx';
import { isAddress } from '../../tools/check-content/is-address.ts';
import { askedOn, day, today } from '../words.ts';

const services =
  'business-tax-services personal-tax-services bookkeeping-services payroll-services business-advisory quickbooks-support nonprofit-tax-services succession-planning business-formation irs-resolution estate-trust-services sales-tax-services tax-preparation tax-planning accounting';
const articles =
  'florida-sales-tax-restaurants-guide small-business-tax-mistakes-boca-raton estate-planning-tips-south-florida-retirees';
const cities =
  'boca-raton delray-beach deerfield-beach pompano-beach boynton-beach highland-beach ocean-ridge gulf-stream fort-lauderdale';
const specified = [
  ...'/ /about /services /blog /location /pricing /faqs /contact'.split(' '),
  ...services.split(' ').map((slug) => `/services/${slug}`),
  ...articles.split(' ').map((slug) => `/blog/${slug}`),
  ...cities.split(' ').map((slug) => `/locations/${slug}`),
];
const asked = askedOn(day);

describe('the pages', () => {
  test('are at every address of the specification', () => {
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
  });

  test('are all found, but for three: the search, one for any path, one for any article', () => {
    const others = allPages.filter((page) => !pages.includes(page));
    expect(others.map(({ path, status }) => `${path} ${status}`)).toEqual(['/search 200', '/404 404', '/blog/404 404']);
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('have a name each', () => {
    const single = allPages.filter(({ path }) => !/^\/(services|locations|blog)\/(?!404)/.test(path));
    expect(single.map(({ path, name }) => `${path} ${name}`)).toEqual([
      '/ Home',
      '/about About',
      '/services Services',
      '/blog Resources',
      '/location Location',
      '/pricing Pricing',
      '/faqs FAQs',
      '/deadlines Deadlines',
      '/forms Forms A to Z',
      '/search Search',
      '/contact Contact',
      '/privacy Privacy',
      '/accessibility Accessibility',
      '/404 Page not found',
      '/blog/404 Blog post not found',
    ]);
    expect(findPage('/services/accounting').name).toBe('Accounting');
    expect(findPage('/locations/gulf-stream').name).toBe('Gulf Stream');
    expect(new Set(allPages.map(({ name }) => name)).size).toBe(allPages.length);
  });

  test.each(allPages)('$path: the file with its words is there, and has a head and a heading', ({ file, read }) => {
    expect(file).toMatch(/^content\/[a-z/-]+\.ts$/);
    expect(existsSync(join(import.meta.dirname, '../..', file)), file).toBe(true);
    const { head, heading, words } = read(today);
    expect([head.title.length > 5, heading.length > 5, JSON.stringify(words).length > 200]).toEqual([true, true, true]);
  });

  test('have an address each, in its one spelling, and data at an address that belongs to no other', () => {
    expect(new Set(allPages.map(({ path }) => path)).size).toBe(allPages.length);
    for (const { path } of pages) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
    expect(new Set(allPages.map(({ path }) => toDataPath(path, ''))).size).toBe(allPages.length);
    expect(['/', '/about', '/search', '/deadlines', '/pricing'].map((path) => toDataPath(path, '?q=a'))).toEqual([
      ...['/data/index.json', '/data/about.json', '/data/search.json?q=a', '/data/deadlines.json?q=a', '/data/pricing.json'],
    ]);
  });

  test.each([
    ['/contact', true],
    ['/faqs#tax', true],
    ['/nope', false],
    ['/nope#contact', false],
    ['', false],
    ['#tax', false],
  ])('%s is a page: %s', (href, expected) => {
    expect(isAddress(href)).toBe(expected);
  });

  test('corrects case and one trailing slash of a known page, and nothing else', () => {
    expect(findCanonicalPath('/About')).toBe('/about');
    expect(findCanonicalPath('/services/PAYROLL-services/')).toBe('/services/payroll-services');
    for (const path of ['/', '/about', '/nope/', '/about//', '//about', '/404/', '//', '/%61bout'])
      expect(findCanonicalPath(path)).toBeUndefined();
  });

  test('stand under their section', () => {
    const above = (path: string) => findParents(findPage(path)).map((page) => page.path);
    expect(above('/')).toEqual([]);
    expect(above('/faqs')).toEqual(['/']);
    expect(above('/services/accounting')).toEqual(['/', '/services']);
    expect(above('/locations/gulf-stream')).toEqual(['/', '/location']);
    expect(above('/blog/florida-sales-tax-restaurants-guide')).toEqual(['/', '/blog']);
  });
});

/** The kind of page that React Router shows at an address. */
function kindAt(path: string): string | undefined {
  const element = matchRoutes(routes, path)?.at(-1)?.route.element;
  return isValidElement<{ kind: string }>(element) ? element.props.kind : undefined;
}

/** The first heading of an address as a visitor reads it. */
function readHeading(path: string): string | undefined {
  const page = createPageData(findPage(path), asked, '');
  const app = createElement(App, { load: () => page });
  const html = renderToString(createElement(StaticRouter, { location: path }, app));
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

const misspell = (path: string) => [
  path.toUpperCase(),
  `${path}/`,
  `/${path}`,
  path.replace(/(?<=.)\//, '//'),
  path.slice(0, -1),
  `${path}s`,
  `${path}.html`,
  `${path}/404`,
  `${path}/${path.slice(1)}`,
  path.replace('-', '_'),
  `/data${path}`,
  toDataPath(path, ''),
  path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];
const others =
  '// /data /data/index.json /services/ /services/404 /locations /locations/ /locations/boca /blog/ /blog/a/b /blog/404/ /x/blog/y /nope/nope /__proto__ /constructor /toString /services/constructor';
const known = new Set(pages.map(({ path }) => path));
const missed = [...new Set([...pages.flatMap(({ path }) => misspell(path)), ...others.split(' ')])].filter(
  (path) => !known.has(path) && path !== '/search',
);

describe('status and content', () => {
  test.each(allPages)('of $path agree, for the server and for the router', (page) => {
    expect(findPage(page.path)).toBe(page);
    const { kind } = page.show(asked);
    if (page.status === 200) expect(kindAt(page.path)).toBe(kind);
    else expect(kind).toBe('not-found');
    expect(readHeading(page.path)).toBe(page.read(today).heading);
  });

  test('of hundreds of addresses that are nearly right agree: 404, and what is said of it', () => {
    expect(missed.length).toBeGreaterThan(400);
    const read = new Set<string>();
    for (const path of missed) {
      const page = findPage(path);
      const isArticle = /^\/blog\/[^/]+$/.test(path);
      expect(`${page.status} ${page.path}`, path).toBe(isArticle ? '404 /blog/404' : '404 /404');
      expect(page.show(asked).kind, path).toBe('not-found');
      // One address is read for each page that the router would show.
      const shown = `${kindAt(path)} ${page.path}`;
      if (!read.has(shown)) expect(readHeading(path), path).toBe(page.read(today).heading);
      read.add(shown);
    }
    expect(read.size).toBeGreaterThan(15);
  });

  test.each(['/blog/__proto__', '/blog/hasOwnProperty', '/blog/prepare-florida-dor-sales-tax-audit', '/blog/404'])(
    'of %s are those of an article that is not there',
    (path) => {
      expect(findPage(path)).toMatchObject({ status: 404, path: '/blog/404' });
    },
  );
});

describe('the nearest pages of a mistyped address', () => {
  const findNearest = createNearestPages(pages);
  const paths = (asked: string) => findNearest(asked).map(({ path }) => path);

  test.each([
    ['/services/tax-planing', '/services/tax-planning'],
    ['/payrol-services', '/services/payroll-services'],
    ['/locations/boca-ratn', '/locations/boca-raton'],
    ['/locations/bocaratno', '/locations/boca-raton'],
    ['/locations/boca%20raton', '/locations/boca-raton'],
    ['/contacts', '/contact'],
    ['/contact///', '/contact'],
    ['/contact-us', '/contact'],
    ['/FAQ/', '/faqs'],
    ['/pricing.html', '/pricing'],
    ['/irs', '/services/irs-resolution'],
    ['/bookkeeping', '/services/bookkeeping-services'],
    ['/sales-and-use-tax', '/services/sales-tax-services'],
  ])('%s suggests %s first', (asked, meant) => {
    expect(paths(asked)[0]).toBe(meant);
  });

  test('are those whose words are meant, whichever letter of them is wrong', () => {
    for (const { path } of pages) {
      const start = path.lastIndexOf('/') + 1;
      for (let at = start + 1; at < path.length && path.length - start > 4; at++) {
        const asked = path.slice(0, at) + path.slice(at + 1);
        expect(paths(asked), asked).toContain(path);
      }
    }
  });

  test('come with their names, three at most, by the first 80 characters, and none for an address like nothing here', () => {
    expect(findNearest('/contacts')[0]).toEqual({ path: '/contact', name: 'Contact' });
    for (const asked of ['/services/tax-planing', '/tax', '/', `/${'x'.repeat(5000)}`])
      expect(paths(asked).length).toBeLessThanOrEqual(3);
    expect(paths(`/${'contact'.padEnd(90, '-')}irs`)).toEqual(['/contact']);
    for (const asked of ['/', '/h', '/wp-login.php', '/.env', '/admin', '/api/v1/users']) expect(paths(asked), asked).toEqual([]);
  });
});

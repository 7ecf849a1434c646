import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes, StaticRouter } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { createNearestPages } from '../../server/page/nearest-pages.ts';
import { allPages, findCanonicalPath, findPage, pages } from '../../server/pages/index.ts';
import { App } from '../../shared/app.tsx';
import { findParents, toDataPath } from '../../shared/page/page-frame.ts';
import { paths } from '../../shared/routes.tsx';
import { isAddress } from '../../tools/check-content/is-address.ts';
import { findFile } from '../../tools/check-content/read-records.ts';
import { parse, textOf } from '../documents.ts';
import { root } from '../imports.ts';
import { day, readPageData, requestOn } from '../words.ts';

/** The first heading of an address as a visitor reads it. */
function readHeading(path: string): string {
  const page = readPageData(path);
  const app = createElement(App, { load: () => page });
  const html = renderToString(createElement(StaticRouter, { location: path }, app));
  return textOf(parse(html).querySelector('h1'));
}

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

describe('the pages', () => {
  test('are at every address of the specification, each in its one spelling, with data at an address of its own', () => {
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
    expect(new Set(allPages.map(({ path }) => path)).size).toBe(allPages.length);
    expect(new Set(allPages.map(({ path }) => toDataPath(path, ''))).size).toBe(allPages.length);
    expect(['/', '/about', '/search'].map((path) => toDataPath(path, '?q=a'))).toEqual([
      ...['/data/index.json', '/data/about.json', '/data/search.json?q=a'],
    ]);
  });

  test('have a name each, and stand under their section', () => {
    const nameOf = (path: string) => [...findParents(findPage(path)), findPage(path)].map(({ name }) => name).join(' > ');
    const paths = ['/', '/blog', '/forms', '/services/accounting', '/locations/gulf-stream', '/nope', '/blog/nope'];
    expect(paths.map(nameOf)).toEqual([
      ...['Home', 'Home > Resources', 'Home > Resources > Forms A to Z', 'Home > Services > Accounting'],
      ...['Home > Location > Gulf Stream', 'Home > Page not found', 'Home > Resources > Blog post not found'],
    ]);
    expect(new Set(allPages.map(({ name }) => name)).size).toBe(allPages.length);
  });

  test('are what a link of content may lead to', () => {
    const links = ['/contact', '/contact?about=letter', '/faqs#tax'];
    const others = ['/contact?about=nothing', '/nope', '/nope#contact', '', '#tax'];
    expect([...links, ...others].filter((href) => isAddress(href, day))).toEqual(links);
  });

  test('are found in another case and with one trailing slash, and in no other spelling', () => {
    expect(findCanonicalPath('/About')).toBe('/about');
    expect(findCanonicalPath('/services/PAYROLL-services/')).toBe('/services/payroll-services');
    for (const path of [
      '/',
      '/about',
      '/Blog/QuickBooks-vs-Excel-small-business/',
      '/nope/',
      '/about//',
      '//about',
      '/404/',
      '//',
      '/%61bout',
    ])
      expect(findCanonicalPath(path)).toBeUndefined();
  });
});

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
  '// /data /data/index.json /services/ /services/404 /locations /locations/ /locations/boca /blog/ /blog/a/b /blog/404/ /x/blog/y /nope/nope /blog/__proto__ /blog/hasOwnProperty /__proto__ /constructor /toString /services/constructor';
const known = new Set(pages.map(({ path }) => path));
const missed = [...new Set([...pages.flatMap(({ path }) => misspell(path)), ...others.split(' ')])].filter(
  (path) => !known.has(path) && path !== '/search',
);

test('of hundreds of addresses that are nearly right, each is answered with 404 and the page that says what is not there', () => {
  expect(missed.length).toBeGreaterThan(400);
  const read = new Set<string>();
  for (const path of missed) {
    const page = findPage(path);
    expect(`${page.kind} ${page.path}`, path).toBe(/^\/blog\/[^/]+$/.test(path) ? 'not-found /blog/404' : 'not-found /404');
    // One address is read for each page that the router would show.
    const shown = `${
      matchRoutes(
        paths.map((path) => ({ path })),
        path,
      )?.at(-1)?.route.path
    } ${page.path}`;
    if (!read.has(shown)) expect(readHeading(path), path).toBe(page.load(requestOn(day)).texts[0].heading);
    read.add(shown);
  }
  expect(read.size).toBeGreaterThan(3);
});

test.each(allPages)('status and content of $path agree, for the server and for the router', (page) => {
  expect(findPage(page.path)).toBe(page);
  expect(readHeading(page.path)).toBe(page.load(requestOn(day)).texts[0].heading);
});

test.each(pages)('the file with the words of $path is there', ({ path }) => {
  expect(existsSync(join(root, findFile(path).replace(/ .*/, ''))), findFile(path)).toBe(true);
});

describe('the nearest pages of a mistyped address', () => {
  let findNearest: ReturnType<typeof createNearestPages>;
  beforeAll(() => {
    findNearest = createNearestPages(pages);
  });
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
    ['/pricing.htm', '/pricing'],
    ['/irs', '/services/irs-resolution'],
    ['/bookkeeping', '/services/bookkeeping-services'],
    ['/sales-and-use-tax', '/services/sales-tax-services'],
  ])('%s suggests %s', (asked, meant) => {
    expect(paths(asked)).toContain(meant);
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
    for (const asked of ['/', '/h', '/de', '/wp-login.php', '/.env', '/admin', '/api/v1/users'])
      expect(paths(asked), asked).toEqual([]);
  });
});

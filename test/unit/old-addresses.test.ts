import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { createOldAddresses } from '../../server/http/old-addresses.ts';
import { isAddress, isServed } from '../../tools/check-content/is-address.ts';
import { checkRedirects } from '../../tools/check-content/redirect-checks.ts';
import { listAddresses, listUnanswered, suggestTarget } from '../../tools/old-address-list.ts';
import { root } from '../imports.ts';
import { day, index, loadedPages } from '../words.ts';

const table = {
  '/Tax-Services.html': '/services',
  '/?page_id=12': '/about',
  '/?page_id=13': '/pricing#packages',
  '/team': '/about',
  '/team?member=2': '/contact',
  '/about.php': '/contact',
  '/our office.html': '/location',
  '/équipe': '/about',
};

describe('an old address', () => {
  test.each<[url: string, target: string]>([
    ['/tax-services.html', '/services'],
    ['/Tax-Services', '/services'],
    ['/TAX-SERVICES/', '/services'],
    ['/tax-services.PHP', '/services'],
    ['/tax-services.aspx?x=1', '/services'],
    ['/?page_id=12', '/about'],
    ['/?utm_source=x&page_id=13', '/pricing#packages'],
    ['/index.php?page_id=12', '/about'],
    ['/Team/index.html', '/about'],
    ['/team?member=2', '/contact'],
    ['/team?member=3', '/about'],
    ['/about.php', '/contact'],
    ['/our%20office', '/location'],
    ['/e%CC%81quipe/', '/about'],
  ])('%s leads to %s', (url, target) => {
    expect(createOldAddresses(table)(url)).toBe(target);
  });

  test.each(['/', '/?page_id=1', '/?page_id=123', '/about', '/about?x', '//team', '/team.pdf', '/teams', '/constructor', '/%'])(
    '%s leads nowhere',
    (url) => {
      expect(createOldAddresses(table)(url)).toBeUndefined();
    },
  );
});

describe('the content check', () => {
  const hasId = (path: string, id: string) => Boolean(loadedPages.get(path)?.texts.some((text) => text.id === id));
  const check = (redirects: Record<string, string>) =>
    checkRedirects({ redirects, hasId, isAddress: (href) => isAddress(href, day), isServed }).map(
      ({ field, message }) => `${field}: ${message}`,
    );
  const section = loadedPages.get('/about')?.texts.at(-1)?.id;

  test.each([
    ['a target that is no page', { '/old': '/nope' }, '/old: leads to /nope, which is not there'],
    ['a section that is not there', { '/old': '/about#nope' }, '/old: leads to /about#nope, but /about has no section #nope'],
    ['a target elsewhere', { '/old': 'https://example.com/' }, '/old: leads to https://example.com/, which is not there'],
    ['a chain', { '/old': '/older.html', '/older': '/about' }, '/old: leads to /older.html, which leads to /about; write /about'],
    [
      'a chain of three',
      { '/a': '/b', '/b': '/c', '/c': '/about' },
      '/a: leads to /b, which leads to /about; write /about',
      '/b: leads to /c, which leads to /about; write /about',
    ],
    ['itself', { '/old': '/old' }, '/old: leads to /old and back to itself; delete it, or name a page'],
    ['a double', { '/old': '/about', '/OLD.html': '/contact' }, '/OLD.html: is the same as /old; delete one of them'],
    ['the path of a page', { '/about': '/contact' }, '/about: is the page /about itself; delete it'],
    ['a page, spelled otherwise', { '/About/': '/contact' }, '/About/: is the page /about itself; delete it'],
    [
      'a page that reads queries',
      { '/search?s=a': '/about' },
      '/search?s=a: is the page /search itself, which reads queries; delete it',
    ],
    ['the path of a feed', { '/feed.xml': '/blog' }, '/feed.xml: is a file of the site; delete it'],
    ['the path of a file', { '/favicon.svg': '/' }, '/favicon.svg: is a file of the site; delete it'],
    ['no path', { 'https://old.com/a': '/about' }, 'https://old.com/a: is not a path; begin it with one slash'],
    [
      'no target',
      { '/old': '' },
      '/old: leads nowhere; name a page, or delete the line, and visitors see what the search suggests',
    ],
    [
      'an asterisk',
      { '/blog/2019/*': '/blog' },
      '/blog/2019/*: has a *, which stands for nothing here; write a line for each address',
    ],
    ['a fragment', { '/old#a': '/about' }, '/old#a: has a #, which no browser sends; leave the # and what follows out'],
  ])('names %s', (_what, redirects: Record<string, string>, ...findings) => {
    expect(check(redirects)).toEqual(findings);
  });

  test('accepts pages, sections, feeds and files', () => {
    expect(section).toBeTruthy();
    expect(
      check({ '/a': '/about', '/b.html': `/about#${section}`, '/rss': '/feed.xml', '/i': '/favicon.svg', '/?p=1': '/blog' }),
    ).toEqual([]);
  });
});

describe('a list of old addresses', () => {
  test('is read from a sitemap', () => {
    const urls = ['<url><loc>https://old.com/a.html</loc></url>', '<url><loc>\n https://old.com/?p=1&amp;q=2 </loc></url>'];
    expect(listAddresses(`<?xml version="1.0"?><urlset>${urls.join('')}</urlset>`)).toEqual(['/a.html', '/?p=1&q=2']);
  });

  test('is read from a CSV, its heading left out', () => {
    const lines = ['Page,Clicks', 'https://old.com/a.html,12', '"/b",3', '7;/c?d=1', '', '/b,1', '"https://old.com/d, e.html",3'];
    expect(listAddresses(lines.join('\r\n'))).toEqual(['/a.html', '/b', '/c?d=1', '/d,%20e.html']);
  });

  test('leaves those that nothing answers', () => {
    const asked = [
      '/',
      '/About/',
      '/feed.xml',
      '/team.html',
      '/?page_id=12',
      '/?page_id=99',
      '/payroll.php',
      '/blog/none',
      '/index.php?page_id=12',
      '/index.php?page_id=99',
    ];
    expect(listUnanswered(asked, table, isServed)).toEqual([
      '/?page_id=99',
      '/payroll.php',
      '/blog/none',
      '/index.php?page_id=99',
    ]);
  });

  test.each([
    ['/services/Payroll.html', /^\/services\/payroll-services/],
    ['/sales_tax/', /sales-tax/],
    ['/xqzw', undefined],
  ])('%s: the search suggests %s', (address, target) => {
    const suggested = suggestTarget(address, index.search);
    if (target) expect(suggested).toMatch(target);
    else expect(suggested).toBeUndefined();
  });

  test('is asked for, where the file that is named is not there, in a line', () => {
    const command = ['node_modules/tsx/dist/cli.mjs', 'tools/check-redirects.ts', 'none.xml'];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^none\.xml has no address or is not there: name a sitemap.*\n$/);
  });
});

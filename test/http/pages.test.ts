import request from 'supertest';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { formatAddress, formatTelHref } from '../../shared/format.ts';
import { pages } from '../../shared/routes.ts';
import { dist, makeApp, readPages } from '../site.ts';

let app: Awaited<ReturnType<typeof makeApp>>['app'];
const lines: string[] = [];
let html: Map<string, string>;

beforeAll(async () => {
  ({ app } = await makeApp({}, lines));
  html = await readPages(
    app,
    pages.map(({ path }) => path),
  );
});

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('every page of the table', () => {
  test.each(pages.map(({ path }) => path))('%s answers 200 with one heading and its own words', async (path) => {
    const response = await request(app).get(path);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.text).toMatch(/^<!DOCTYPE html><html lang="en-US"/);
    expect(response.text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(textOf(response.text)).not.toMatch(/\bundefined\b|\[object|\bNaN\b|[Ll]orem ipsum/);
  });

  test('has a title and a description of its own', () => {
    const titles = [...html].map(([path, page]) => [path, /<title>([^<]+)<\/title>/.exec(page)?.[1] ?? ''] as const);
    const descriptions = [...html].map(
      ([path, page]) => [path, /<meta name="description" content="([^"]+)"/.exec(page)?.[1] ?? ''] as const,
    );
    expect(new Set(titles.map(([, title]) => title)).size).toBe(pages.length);
    expect(new Set(descriptions.map(([, description]) => description)).size).toBe(pages.length);
  });

  test('links only to pages that exist, and to articles that are announced', () => {
    const known = new Set(pages.map(({ path }) => path));
    const other = new Set([...articles.map(({ slug }) => `/blog/${slug}`), '/office.vcf', '/deadlines.ics', '/search']);
    for (const [path, page] of html)
      for (const [, href = ''] of page.matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
        expect(known.has(href) || other.has(href), `${path} links to ${href}`).toBe(true);
  });

  test('is reached from the chrome of every other: header, drawer and footer', () => {
    for (const [path, page] of html) {
      for (const label of ['Home', 'About', 'Services', 'Resources', 'Location', 'Pricing', 'Contact', 'FAQs'])
        expect(page, path).toContain(`>${label}</a>`);
      expect(page, path).toContain(`href="${formatTelHref(cities.find((city) => city.path === path)?.phone ?? firm.phone)}"`);
      expect(page, path).toContain('href="#main"');
    }
  });

  test('shows phone numbers only where they can be dialed', () => {
    for (const [path, page] of html) {
      const links = page.match(/<a [^>]*href="tel:[^>]*>.*?<\/a>/gs) ?? [];
      const outside = links.reduce((rest, link) => rest.replace(link, ''), page);
      for (const phone of [firm.phone, firm.fortLauderdalePhone])
        expect(outside.replace(/<script type="application\/ld\+json">.*?<\/script>/s, ''), path).not.toContain(phone);
    }
  });

  test('says above five stars that clients told us these words, and names no platform or date beside them', () => {
    const told = (page: string) => page.match(/<p class="eyebrow">Told to us by (a client|clients)<\/p>/g)?.length ?? 0;
    let shown = 0;
    for (const [path, page] of html) {
      const quotes = page.match(/<div class="reviews">.*?<\/div>|<section class="section testimonial.*?<\/section>/gs) ?? [];
      expect(told(page), path).toBe(quotes.length);
      expect(quotes.join('').match(/class="stars"/g)?.length, path).toBe(page.match(/class="stars"/g)?.length);
      for (const quote of quotes) expect(textOf(quote), path).not.toMatch(/\b(Google|Yelp|Facebook|20\d\d)\b/);
      shown += quotes.length;
    }
    expect(shown).toBeGreaterThan(25);
  });

  test('carries the drawings that it points into and the styles of what it shows, and nothing has to come after it', async () => {
    const others = ['/search?q=homestead', '/search?q=zzzz', '/forms', '/pricing?1040=1', '/nope', '/blog/nope'];
    const longestFirst = [...dist.inline.blocks.keys()].sort((a, b) => b.length - a.length);
    for (const [path, page] of [...html, ...(await readPages(app, others))]) {
      const drawn = new Set([...page.matchAll(/<use href="#(drawing-[^"]+)"/g)].map(([, id]) => id));
      expect(new Set([...page.matchAll(/<symbol id="(drawing-[^"]+)"/g)].map(([, id]) => id)), path).toEqual(drawn);
      const shown = new Set([...page.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
      const [, own] = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text);
      // A class belongs to the block with the longest name that it begins with.
      const used = new Set([...shown].map((name) => longestFirst.find((block) => `${name}-`.startsWith(`${block}-`))));
      const wanted = [...dist.inline.blocks].filter(([block]) => used.has(block));
      expect(own, path).toBe(wanted.map(([, styles]) => styles).join(''));
    }
  });

  test('is painted no sooner than its head is there: the first paint waits for what comes after it', () => {
    for (const [path, page] of html) {
      const [, after] = /<link rel="expect" href="#([^"]+)" blocking="render"\/>/.exec(page) ?? [];
      const at = page.indexOf(` id="${after}"`);
      expect(at, path).toBeGreaterThan(page.indexOf('</h1>'));
      expect(page.slice(page.indexOf('<div id="root">'), at), path).not.toMatch(/<section[^>]* id=/);
    }
  });

  test('has no style attribute, event handler or foreign host, and inline one style sheet, one of its own and three scripts', () => {
    const { importMap, beforePaint, loader, styles } = dist.inline;
    for (const [path, page] of html) {
      const scripts = [...page.matchAll(/<script(?: type="([a-z]+)")?>(.*?)<\/script>/gs)].map(([, type, text]) => [type, text]);
      expect(scripts, path).toEqual([
        [undefined, beforePaint],
        ['importmap', importMap],
        ['module', loader],
      ]);
      expect(page.match(/<script/g), path).toHaveLength(page.includes('ld+json') ? 4 : 3);
      expect(page.replace(loader, ''), path).not.toMatch(/\sstyle=|\son[a-z]+="|javascript:/);
      const [all, _own, ...more] = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text);
      expect(all === styles && more.length === 0, path).toBe(true);
      // Where a rule of a due date is written is another's page, which opens only when it is asked for.
      const ours = page.replace(/<details class="due-sources">.*?<\/details>/s, '');
      const hosts = [...ours.matchAll(/(?:src|href)="https?:\/\/([^/"]+)/g)].map(([, host]) => host);
      expect(
        hosts.filter(
          (host) => !['localhost:3000', 'maps.apple.com', 'www.google.com', 'www.myfloridalicense.com'].includes(host ?? ''),
        ),
        path,
      ).toEqual([]);
    }
  });

  test('leads to the office in the map app of either kind of phone', () => {
    for (const path of ['/contact', '/location']) {
      const targets = [...(html.get(path) ?? '').matchAll(/href="(https:\/\/(?:www\.google|maps\.apple)[^"]*)"/g)].map(
        ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
      );
      expect(targets.map(({ host }) => host)).toEqual(['www.google.com', 'maps.apple.com']);
      for (const { searchParams } of targets)
        expect(searchParams.get('destination') ?? searchParams.get('daddr')).toBe(formatAddress());
    }
  });

  test('is the same whatever else the request says', async () => {
    for (const path of ['/', '/services/payroll-services']) {
      const odd = await request(app).get(`${path}?utm_source=x&__proto__[a]=1`).set({
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'gopher',
        'X-Original-URL': '/about',
        Cookie: 'a=b',
      });
      expect(odd.status).toBe(200);
      expect(odd.text).toBe(html.get(path));
    }
  });
});

describe('the six single pages hold what the specification lists', () => {
  const count = (path: string, pattern: RegExp) => (html.get(path)?.match(pattern) ?? []).length;

  test('home', () => {
    const home = html.get('/') ?? '';
    expect(count('/', /class="background-(paper|deep)"><svg class="icon"/g)).toBe(6);
    for (const path of ['/services/tax-preparation', '/services/tax-planning', '/services/accounting'])
      expect(home).toContain(`href="${path}"`);
    expect(count('/', /<details/g)).toBe(3);
    expect(count('/', /<blockquote/g)).toBe(1);
    for (const text of ['40+', '500+', '$50M+', '98%', '9:00 AM – 6:00 PM', 'By appointment']) expect(home).toContain(text);
  });

  test('about', () => {
    for (const text of ['$2M+', 'Integrity', 'Client-focused', 'Excellence']) expect(html.get('/about')).toContain(text);
    expect(count('/about', /class="team-role"/g)).toBe(3);
    expect(count('/about', /<svg class="team-picture"[^>]*aria-hidden="true"/g)).toBe(3);
    expect(count('/about', /AC-0000000.{1,20}<a href="https:\/\/www\.myfloridalicense\.com\//g)).toBe(2);
    expect(html.get('/about')).toContain('The sea is 3.7 miles that way.');
    // While the people are placeholders, search engines are not told of them.
    expect(html.get('/about')).not.toContain('"Person"');
    expect([...html.values()].join('')).not.toMatch(/<picture|\.avif/);
  });

  test('services: twelve cards, each to its own page', () => {
    const list = html.get('/services')?.split('Where to start')[0] ?? '';
    const targets = [...list.matchAll(/class="card">.*?href="(\/services\/[^"]+)"/g)].map(([, href]) => href);
    expect(new Set(targets).size).toBe(12);
  });

  test('contact: an address, a button that dials, an email with its promise, and no form', () => {
    const contact = html.get('/contact') ?? '';
    expect(contact).toContain(`<a class="button button-primary" href="${formatTelHref(firm.phone)}">`);
    expect(textOf(contact)).toContain('within 24 hours');
    expect(contact).toContain(firm.office.street);
    expect(contact).not.toMatch(/<form|<input|<textarea/);
    // Every consultation button leads here, and so do those to file, to visit and to subscribe.
    for (const promise of ['Free consultation', 'Half an hour', '$0', 'To file your taxes', 'Directions in', 'article list'])
      expect(textOf(contact)).toContain(promise);
  });

  test('pricing: three packages, one of them the most popular, and a ledger of seventeen rows', () => {
    expect(count('/pricing', /class="packages-price"/g)).toBe(3);
    expect(count('/pricing', /Most popular/g)).toBe(1);
    expect(count('/pricing', /<th scope="row">/g)).toBe(17);
    expect(count('/pricing', /<details/g)).toBe(4);
    for (const price of ['$600', '$1,350', '$2,499', '$825', '$350 per state', '$299–$899 per month', '$1,050', '$299 per hour'])
      expect(html.get('/pricing')).toContain(price);
  });

  test('FAQs: three groups of four, one open at a time', () => {
    expect(count('/faqs', /<details name="faqs"/g)).toBe(12);
    expect(html.get('/faqs')).toContain('$299');
    expect(html.get('/faqs')).toContain('$899');
  });
});

describe('a path that is not in the table', () => {
  test.each([
    '/nope',
    '/services/nope',
    '/blog/a/',
    '/locations',
    '/wp-login.php',
    '/blog/a/b',
    '//',
    '/index.html',
    '/__proto__',
    '/404',
    '/%20',
    `/${'a'.repeat(300)}`,
  ])('%s answers 404 with the page for it', async (path) => {
    const response = await request(app).get(path);
    expect(response.status).toBe(404);
    expect(response.text).toContain('Oops! Page not found');
    expect(response.text).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/);
    expect(response.text).toContain('<meta name="robots" content="noindex"');
    expect(response.text).not.toContain('rel="canonical"');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each(['no-such-article', 'prepare-florida-dor-sales-tax-audit', 'constructor'])(
    '/blog/%s is a post that does not exist',
    async (slug) => {
      const response = await request(app).get(`/blog/${slug}`);
      expect(response.status).toBe(404);
      expect(response.text).toContain('Blog Post Not Found');
      expect(response.text.replaceAll('&#x27;', "'")).toContain("The blog post you're looking for doesn't exist.");
      expect(response.text).toMatch(/<a [^>]*href="\/blog"[^>]*>Back to Blog<\/a>/);
    },
  );

  test('names up to three pages that were meant, and escapes what was asked', async () => {
    const { text } = await request(app).get('/services/tax-planing');
    expect(text.split('You may have wanted:')[1]?.match(/<li>/g)?.length).toBeGreaterThan(0);
    expect(text).toContain('href="/services/tax-planning"');
    const hostile = await request(app).get('/<script>alert(1)</script>');
    expect(hostile.status).toBe(404);
    expect(hostile.text).not.toContain('<script>alert');
  });

  test('is 404 for a thousand of a thousand random ones, near misses included', async () => {
    let seed = 42;
    const random = (most: number) => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return seed % most;
    };
    const spoil = (path: string) =>
      `${path.slice(0, random(path.length) + 1)}${'abcxyz0189-_~'[random(13)]}${path.slice(random(path.length))}`;
    for (let turn = 0; turn < 1000; turn++) {
      const path = turn % 2 ? spoil(pages[random(pages.length)]?.path ?? '/') : `/${random(2 ** 31).toString(36)}/${random(99)}`;
      if (pages.some((page) => page.path === path.toLowerCase().replace(/\/$/, ''))) continue;
      expect((await request(app).head(path)).status, path).toBe(404);
    }
  });

  test('is compressed, has the pages that may have been meant, and not the path itself', async () => {
    const { text, headers } = await request(app).get('/services/tax-planing-x').set('Accept-Encoding', 'gzip');
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers.etag).toBeUndefined();
    expect(text).toContain('href="/services/tax-planning"');
    expect(text).not.toContain('tax-planing-x');
  });

  test('is compared with all pages a hundred times a second, and rendered for 64 sets of near pages at most', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { app: fresh } = await makeApp();
    const slugs = pages.map(({ path }) => path.split('/').at(-1) ?? '').filter((slug) => slug.length > 3);
    const none = '{&quot;nearest&quot;:[]}';
    const sets = new Set<string>();
    let [asked, later] = [0, 0];
    for (const a of slugs.slice(0, 12))
      for (const b of slugs.slice(0, 26)) {
        const { text, status, headers } = await request(fresh).get(`/${a.slice(0, 12)}-${b.slice(0, 12)}`);
        expect(status).toBe(404);
        const nearest = /data-served="([^"]*)"/.exec(text)?.[1] ?? '';
        if (headers['retry-after']) expect([later++ < 312, nearest]).toEqual([true, none]);
        sets.add(nearest);
        if (++asked % 156 === 0) vi.advanceTimersByTime(1000);
      }
    vi.useRealTimers();
    expect([asked, later]).toEqual([312, 112]);
    expect(sets.size).toBeGreaterThan(60);
    expect(sets.size).toBeLessThanOrEqual(65);
    expect(sets).toContain(none);
  });

  test('is in the log, once, with its path cut at 256 characters', async () => {
    lines.length = 0;
    await request(app).get(`/missing-${'y'.repeat(400)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const [line, ...more] = lines.map((text) => JSON.parse(text));
    expect(more).toEqual([]);
    expect(line).toMatchObject({ method: 'GET', status: 404, msg: 'not found' });
    expect(line.path).toHaveLength(256);
    expect(line.requestId).toMatch(/^[0-9a-f]{8}-\d+$/);
  });
});

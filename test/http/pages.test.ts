import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { origins } from '../../content/origins.ts';
import { services } from '../../content/services/index.ts';
import { headScript } from '../../server/assets.ts';
import { findPage, pages } from '../../server/pages/index.ts';
import type { IndexRequest } from '../../server/pages/page.ts';
import { formatAddress, formatTelHref } from '../../shared/format.ts';
import { toDataPath } from '../../shared/page/page-frame.ts';
import { assets, dist, makeApp, readPages } from '../site.ts';
import { textOf } from '../words.ts';
import { bodyOf, find, mainOf, usePages } from './html.ts';

const { app, html, pageOf } = usePages();
const paths = pages.map(({ path }) => path);
const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** The data that stands in a document. */
const dataIn = (page: string) =>
  JSON.parse(/<script type="application\/json" id="site-data">(.*?)<\/script>/s.exec(page)?.[1] ?? '');

describe('every page of the table', () => {
  test.each(paths)('%s is a document with its own words, and its data below /data is the same, for no index', async (path) => {
    const page = pageOf(path);
    const { lang = firm.lang } = dataIn(page).head;
    expect(page).toContain(`<!DOCTYPE html><html lang="${lang}"`);
    expect(textOf(bodyOf(page))).not.toMatch(/\bundefined\b|\[object|\bNaN\b|[Ll]orem ipsum/);
    await request(app).head(path).expect(200).expect('Content-Type', 'text/html; charset=utf-8');
    const { headers, body } = await request(app).get(toDataPath(path, '')).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' });
    expect(headers['cache-control']).toMatch(/^public, max-age=0, /);
    expect(body).toEqual(dataIn(page));
    expect(body).toMatchObject({ path, release: assets.script });
  });

  test('says its language, and around it that of the site where they differ', async () => {
    const page = findPage('/about');
    const { load } = page;
    page.load = (asked: IndexRequest) => {
      const loaded = load(asked);
      return { ...loaded, head: { ...loaded.head, lang: 'es-US' } };
    };
    const { text } = await request(makeApp().app).get('/about');
    page.load = load;
    expect(text).toMatch(/^<!DOCTYPE html><html lang="es-US"/);
    expect(text).toContain('<meta property="og:locale" content="es_US"/>');
    for (const part of ['skip-link', 'header', 'footer', 'breadcrumbs note']) {
      const tag = new RegExp(`<\\w+ [^>]*class="${part}"[^>]*>`);
      expect(find(text, tag), part).toContain('lang="en-US"');
      expect(find(pageOf('/about'), tag), part).not.toContain('lang=');
    }
    expect(text).toContain('<li aria-current="page" lang="es-US">');
  });

  test('links only to pages that exist, to parts of them that are there, and to articles that are announced', () => {
    const known = [...paths, ...articles.map(({ slug }) => `/blog/${slug}`), '/office.vcf', '/deadlines.ics', '/search'];
    for (const [path, page] of html)
      for (const [, to = '', id] of page.matchAll(/<a [^>]*href="(\/[^"#?]*)[^"#]*(?:#([^"]+))?"/g)) {
        expect(known.includes(to), `${path} links to ${to}`).toBe(true);
        if (id) expect(pageOf(to), `${path} links to ${to}#${id}`).toContain(` id="${id}"`);
      }
  });

  test('is reached from the chrome of every other: header, drawer and footer', () => {
    for (const [path, page] of html) {
      for (const label of ['Home', 'About', 'Services', 'Resources', 'Location', 'Pricing', 'Contact', 'FAQs'])
        for (const part of [page, find(page, /<footer.*<\/footer>/s)]) expect(part, path).toContain(`>${label}</a>`);
      expect(page, path).toContain(`href="${formatTelHref(cities.find((city) => city.path === path)?.phone ?? firm.phone)}"`);
      expect(page, path).toContain('href="#main"');
    }
  });

  test('shows phone numbers only where they can be dialed', () => {
    for (const [path, page] of html) {
      const links = page.match(/<a [^>]*href="tel:[^>]*>.*?<\/a>/gs) ?? [];
      const outside = links.reduce((rest, link) => rest.replace(link, ''), bodyOf(page));
      const plain = outside.replace(/<script.*?<\/script>/gs, '').match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [];
      expect(plain, path).toEqual([]);
    }
  });

  test('says above the words whose they are, behind them five stars, below them that they consented, and names no platform or date beside them', () => {
    let shown = 0;
    for (const [path, page] of html) {
      const quotes =
        page.match(
          /<div class="reviews">.*?<\/div>(?:<details.*?<\/details>)?|<section class="section testimonial.*?<\/figure>/gs,
        ) ?? [];
      expect(count(page, /<p class="eyebrow">(A client’s words|Client reviews)<\/p>/g), path).toBe(quotes.length);
      expect(count(quotes.join(''), /class="stars"/g), path).toBe(count(page, /class="stars"/g));
      expect(count(page, /<p class="note">Printed with written consent/g), path).toBe(quotes.length);
      for (const quote of quotes) expect(textOf(quote), path).not.toMatch(/\b(Google|Yelp|Facebook|20\d\d)\b/);
      shown += quotes.length;
    }
    expect(shown).toBeGreaterThan(services.length);
  });

  test('has every drawing that it points to, in the document or in a file that is named by its bytes', async () => {
    const others = ['/search?q=homestead', '/search?q=zzzz', '/pricing?1040=1', '/nope', '/blog/nope'];
    for (const [path, page] of [...html, ...(await readPages(app, others))]) {
      expect(page.match(/<use (?!href="(\/assets\/|#))/g), path).toBeNull();
      for (const [, file, id] of page.matchAll(/<use href="(\/assets\/[\w-]+\.svg)?#([^"]+)"/g))
        expect(file ? readFileSync(join(dist, 'client', file), 'utf8') : bodyOf(page), `${path}: ${id}`).toContain(` id="${id}"`);
    }
  });

  test('has no style attribute, event handler or foreign host, one style sheet, two scripts that run and its data', () => {
    const known = ['http://localhost:3000', ...Object.values(origins).flat()];
    for (const [path, page] of html) {
      // An owner may add files of scripts, as docs/owner.md says.
      const own = page.replace(/<script [^>]*src="[^>]*><\/script>/g, '');
      const scripts = [...own.matchAll(/<script(?: type="([a-z/+]+)")?(?: id="site-data")?>(.*?)<\/script>/gs)];
      expect(scripts.map(([, type]) => type).filter((type) => type !== 'application/ld+json')).toEqual([
        undefined,
        'module',
        'application/json',
      ]);
      expect(scripts.slice(0, 2).map(([, , text]) => text)).toEqual([headScript, assets.loader]);
      expect(count(own, /<script/g), path).toBe(scripts.length);
      expect([...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text)).toEqual([assets.styles]);
      expect(page).not.toContain('rel="stylesheet"');
      expect(bodyOf(page), path).not.toMatch(/\sstyle=|\son[a-z]+="|javascript:/);
      // A link opens another's page only when it is followed.
      for (const [, host = ''] of page.matchAll(/<(?!a |link )\w[^>]*(?:src|href)="(https?:\/\/[^/"]+)/g))
        expect(known, path).toContain(host);
    }
  });

  test('leads to the office in the map app of either kind of phone', () => {
    for (const path of ['/contact', '/location']) {
      const links = pageOf(path).matchAll(/href="(https:\/\/(?:www\.google|maps\.apple)[^"]*)"/g);
      const targets = [...links].map(([, href = '']) => new URL(textOf(href)));
      expect(new Set(targets.map(({ host }) => host))).toEqual(new Set(['www.google.com', 'maps.apple.com']));
      for (const { searchParams } of targets)
        expect(searchParams.get('destination') ?? searchParams.get('daddr')).toBe(formatAddress(firm.office));
    }
  });

  test('is the same whatever else the request says', async () => {
    for (const path of ['/', '/services/payroll-services']) {
      const odd = request(app).get(`${path}?utm_source=x&__proto__[a]=1`).set({
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'gopher',
        'X-Original-URL': '/about',
        Cookie: 'a=b',
      });
      await odd.expect(200, pageOf(path));
    }
  });
});

describe('a path that is not in the table', () => {
  const odd = [
    '/nope',
    '/services/nope',
    '/blog/a/',
    '/locations',
    '/blog/a/b',
    '//',
    '/indexes.html',
    '/__proto__',
    '/404',
    '/%20',
  ];
  const post = "The blog post you're looking for doesn't exist.";
  const data = ['/nope', '/.', '/About', '/about/', '/about.json', '/data/about', '/blog/nope'];

  test.each([
    [[...odd, '/data', '/data/.json', '/data/about', `/${'a'.repeat(300)}`], 'Oops! Page not found', '/', 'Return to Home'],
    [['/blog/no-such-article', '/blog/prepare-florida-dor-sales-tax-audit', '/blog/constructor'], post, '/blog', 'Back to Blog'],
  ])('%j answer 404 with “%s” and a link to %s', async (paths, words, href, label) => {
    for (const path of paths) {
      const { text, headers } = await request(app).get(path).expect(404);
      expect(textOf(bodyOf(text)), path).toContain(words);
      expect(text, path).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*><span>${label}</span></a>`));
      expect(text, path).toContain('<meta name="robots" content="noindex"');
      expect(text, path).not.toContain('rel="canonical"');
      expect(headers['cache-control'], path).toBe('no-store, no-transform');
    }
  });

  test.each(['/nope.png', '/apple-touch-icon-precomposed.PNG', '/wp-content/style.css', '/manifest.json', '/assets/x.js'])(
    '%s is a part of a page by its name, and gets a line of text',
    async (path) => {
      const { text, headers } = await request(app).get(path).expect(404);
      expect([text, headers['content-type']]).toEqual(['No such file.\n', 'text/plain; charset=utf-8']);
    },
  );

  test.each([
    ['/services/tax-planing', 'You may have wanted:', '/services/tax-planning'],
    ['/zzzz', 'What most people look for:', '/deadlines'],
    ['/blog/no-such-article', 'Until there is one, look here:', '/services'],
    ['/blog/florida-business-formation-llc-vs-corporation', 'This one is planned, and not written yet.', '/services'],
  ])('%s says “%s” and leads to %s, to the due dates and to the search', async (path, words, href) => {
    const { text } = await request(app).get(path).expect(404);
    const main = mainOf(text);
    expect(textOf(main)).toContain(words);
    for (const address of [href, '/deadlines', '/search']) expect(main, address).toContain(`href="${address}"`);
  });

  test.each(data)('/data%s.json answers 404 with data that says so', async (path) => {
    const { body, headers } = await request(app).get(`/data${path}.json`).expect(404);
    expect(body).toMatchObject({ kind: expect.stringContaining('not-found') });
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store, no-transform', 'noindex']);
  });

  test('is compressed, for no index, names a page that may have been meant, and not the path itself', async () => {
    const { text, headers } = await request(app).get('/services/tax-planing-x').set('Accept-Encoding', 'gzip');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'x-robots-tag': 'noindex' });
    expect(headers.etag).toBeUndefined();
    expect(text).toContain('href="/services/tax-planning"');
    expect(text).not.toContain('tax-planing-x');
    const hostile = await request(app).get('/<script>alert(1)</script>').expect(404);
    expect(hostile.text).not.toContain('<script>alert');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { origins } from '../../content/origins.ts';
import { services } from '../../content/services/index.ts';
import { headScript } from '../../server/assets.ts';
import { findPage } from '../../server/pages/index.ts';
import type { IndexRequest } from '../../server/pages/page.ts';
import { formatAddress, formatTelHref } from '../../shared/format.ts';
import { toDataPath } from '../../shared/page/page-frame.ts';
import { dataIn, hrefsOf, parse, textOf } from '../documents.ts';
import { assets, dist, makeApp } from '../site.ts';
import { origin, usePages } from '../use-pages.ts';

const others = ['/search?q=homestead', '/search?q=zzzz', '/pricing?1040=1', '/nope', '/blog/nope'];
const { app, paths, all, htmlOf, documentOf, findAll, textOn } = usePages(...others);

describe('every page of the table', () => {
  test.each(paths)('%s is a document with its own words, and its data below /data is the same, for no index', async (path) => {
    const data = dataIn(documentOf(path));
    expect(htmlOf(path)).toContain(`<!DOCTYPE html><html lang="${data.head.lang ?? firm.lang}"`);
    expect(textOn(path, '#site-root')).not.toMatch(/\bundefined\b|\[object|\bNaN\b|[Ll]orem ipsum/);
    await request(app).head(path).expect(200).expect('Content-Type', 'text/html; charset=utf-8');
    const { headers, body } = await request(app).get(toDataPath(path, '')).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' });
    expect(headers['cache-control']).toMatch(/^public, max-age=0, /);
    expect(body).toEqual(data);
    expect(body).toMatchObject({ path, release: assets.script });
  });

  test('says its language, and around it that of the site where they differ', async () => {
    const page = findPage('/about');
    const { load } = page;
    onTestFinished(() => {
      page.load = load;
    });
    page.load = (asked: IndexRequest) => {
      const loaded = load(asked);
      return { ...loaded, head: { ...loaded.head, lang: 'es-US' } };
    };
    const { documentElement: spanish } = parse((await request(makeApp().app).get('/about')).text);
    expect(spanish.getAttribute('lang')).toBe('es-US');
    expect(spanish.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('es_US');
    for (const part of ['.skip-link', '.header', '.footer', '.breadcrumbs']) {
      expect(spanish.querySelector(part)?.getAttribute('lang'), part).toBe('en-US');
      expect(findAll('/about', part)[0]?.hasAttribute('lang'), part).toBe(false);
    }
    expect(spanish.querySelector('.breadcrumbs [aria-current="page"]')?.getAttribute('lang')).toBe('es-US');
  });

  test('links only to pages that exist, to parts of them that are there, and to articles that are announced', () => {
    const known = [...paths, ...articles.map(({ slug }) => `/blog/${slug}`), '/office.vcf', '/deadlines.ics', '/search'];
    const links = new Map(paths.flatMap((path) => hrefsOf(findAll(path, 'a[href^="/"]')).map((href) => [href, path])));
    for (const [href, path] of links) {
      const [, to = '', id] = /^([^?#]*)[^#]*(?:#(.+))?$/.exec(href) ?? [];
      expect(known.includes(to), `${path} links to ${to}`).toBe(true);
      if (id) expect(findAll(to, `[id="${id}"]`).length, `${path} links to ${href}`).toBe(1);
    }
  });

  test('is reached from the chrome of every other: header, drawer and footer', () => {
    for (const path of paths) {
      for (const label of ['Home', 'About', 'Services', 'Resources', 'Location', 'Pricing', 'Contact', 'FAQs'])
        for (const part of ['dialog', 'footer']) expect(findAll(path, `${part} a`).map(textOf), path).toContain(label);
      const phone = cities.find((city) => city.path === path)?.phone ?? firm.phone;
      expect(hrefsOf(findAll(path, 'a')), path).toEqual(expect.arrayContaining([formatTelHref(phone), '#main']));
    }
  });

  test('shows phone numbers only where they can be dialed', () => {
    const numbersIn = (text: string) => text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [];
    for (const path of all) {
      const dialed = findAll(path, '#site-root a[href^="tel:"]').flatMap((link) => numbersIn(textOf(link)));
      expect(numbersIn(textOn(path, '#site-root')), path).toHaveLength(dialed.length);
    }
  });

  test('says above the words whose they are, behind them five stars, below them that they consented, and names no platform or date beside them', () => {
    let shown = 0;
    for (const path of paths) {
      const quotes = [...new Set(findAll(path, '.reviews, .testimonial').map((list) => list.closest('section') ?? list))];
      const countOf = (selector: string, words: RegExp) =>
        findAll(path, selector).filter((part) => words.test(textOf(part))).length;
      expect(countOf('.eyebrow', /^(A client’s words|Client reviews)$/), path).toBe(quotes.length);
      expect(countOf('.note', /^Printed with written consent/), path).toBe(quotes.length);
      expect(findAll(path, ':is(.reviews, .testimonial) .stars').length, path).toBe(findAll(path, '.stars').length);
      for (const quote of quotes)
        expect(Array.from(quote.querySelectorAll('figure'), textOf).join(), path).not.toMatch(/Google|Yelp|Facebook|\b20\d\d\b/);
      shown += quotes.length;
    }
    expect(shown).toBeGreaterThan(services.length);
  });

  test('has every drawing that it points to, in the document or in a file that is named by its bytes', () => {
    for (const path of all)
      for (const href of new Set(hrefsOf(findAll(path, 'use')))) {
        const [file = '', id = ''] = href.split('#');
        if (file) expect(readFileSync(join(dist, 'client', file), 'utf8'), `${path}: ${href}`).toContain(` id="${id}"`);
        else expect(findAll(path, `[id="${id}"]`).length, `${path}: ${href}`).toBe(1);
      }
  });

  test('has no style attribute, event handler or foreign host, one style sheet, two scripts that run and its data', () => {
    const known = [origin, ...Object.values(origins).flat()];
    for (const path of paths) {
      // An owner may add files of scripts, as docs/owner.md says.
      const scripts = findAll(path, 'script:not([src])').filter(
        (script) => script.getAttribute('type') !== 'application/ld+json',
      );
      expect(
        scripts.map((script) => script.getAttribute('type')),
        path,
      ).toEqual([null, 'module', 'application/json']);
      expect(scripts.slice(0, 2).map(({ textContent }) => textContent)).toEqual([headScript, assets.loader]);
      expect(findAll(path, 'style').map(({ textContent }) => textContent)).toEqual([assets.styles]);
      expect(findAll(path, '[style], link[rel="stylesheet"], a[href^="javascript:"]').length, path).toBe(0);
      const elements = findAll(path, '*');
      expect(
        elements.flatMap(({ attributes }) => Array.from(attributes, ({ name }) => name)).filter((name) => /^on/i.test(name)),
        path,
      ).toEqual([]);
      // A link opens another's page only when it is followed.
      for (const element of elements.filter(({ localName }) => localName !== 'a' && localName !== 'link'))
        for (const name of ['src', 'href'])
          if (/^https?:/.test(element.getAttribute(name) ?? ''))
            expect(known, path).toContain(new URL(element.getAttribute(name) ?? '').origin);
    }
  });

  test('leads to the office in the map app of either kind of phone', () => {
    for (const path of ['/contact', '/location']) {
      const targets = hrefsOf(findAll(path, 'a'))
        .filter((href) => /^https:\/\/(www\.google|maps\.apple)/.test(href))
        .map((href) => new URL(href));
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
      await odd.expect(200, htmlOf(path));
    }
  });
});

describe('a path that is not in the table', () => {
  const odd = '/nope /services/nope /blog/a/ /locations /blog/a/b // /indexes.html /__proto__ /404 /%20'.split(' ');
  const post = "The blog post you're looking for doesn't exist.";

  test.each([
    [[...odd, '/data', '/data/.json', '/data/about', `/${'a'.repeat(300)}`], 'Oops! Page not found', '/', 'Return to Home'],
    [['/blog/no-such-article', '/blog/prepare-florida-dor-sales-tax-audit', '/blog/constructor'], post, '/blog', 'Back to Blog'],
  ])('%j answer 404 with “%s” and a link to %s', async (paths, words, href, label) => {
    for (const path of paths) {
      const { text, headers } = await request(app).get(path).expect(404);
      const found = parse(text);
      expect(textOf(found.querySelector('main')), path).toContain(words);
      expect(Array.from(found.querySelectorAll(`main a[href="${href}"]`), textOf), path).toContain(label);
      expect(found.querySelector('meta[name="robots"]')?.getAttribute('content'), path).toBe('noindex');
      expect(found.querySelector('link[rel="canonical"]'), path).toBeNull();
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
    const main = parse((await request(app).get(path).expect(404)).text).querySelector('main');
    expect(textOf(main)).toContain(words);
    expect(hrefsOf(main?.querySelectorAll('a') ?? [])).toEqual(expect.arrayContaining([href, '/deadlines', '/search']));
  });

  test.each(['/nope', '/.', '/About', '/about/', '/about.json', '/data/about', '/blog/nope'])(
    '/data%s.json answers 404 with data that says so',
    async (path) => {
      const { body, headers } = await request(app).get(`/data${path}.json`).expect(404);
      expect(body).toMatchObject({ kind: expect.stringContaining('not-found') });
      expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store, no-transform', 'noindex']);
    },
  );

  test('is compressed, for no index, names a page that may have been meant, and not the path itself', async () => {
    const { text, headers } = await request(app).get('/services/tax-planing-x').set('Accept-Encoding', 'gzip');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'x-robots-tag': 'noindex' });
    expect(headers.etag).toBeUndefined();
    expect(text).not.toContain('tax-planing-x');
    const hostile = await request(app).get('/<script>alert(1)</script>').expect(404);
    expect(hostile.text).not.toContain('<script>alert');
  });
});

import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import express, { type Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { firm } from '../../content/firm.ts';
import { type Origins, origins } from '../../content/origins.ts';
import { headScript } from '../../server/assets.ts';
import { readConfig } from '../../server/config.ts';
import { setSecurityHeaders } from '../../server/http/security-headers.ts';
import { createWorkQueue } from '../../server/http/work-queue.ts';
import { findPage } from '../../server/pages/index.ts';
import { formatTelHref } from '../../shared/format.ts';
import { assets, makeApp, startSite } from '../site.ts';
import { type Raw, raw } from './raw.ts';

let live: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  // Noon: before midnight an answer may be kept for a second less each second.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T17:00:00Z') });
  live = await startSite();
});
afterAll(async () => {
  vi.useRealTimers();
  await live.close();
});

/** An answer of the site, or of another, to a path as it is written. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', origin = live.origin) =>
  raw(origin, headers, { path, method });

/** The same, once the compressed copy is made: a page is sent as it is compressed until then. */
async function askCopy(path: string, coding: string, origin = live.origin): Promise<Raw> {
  const askOnce = () => ask(path, { 'Accept-Encoding': coding }, 'GET', origin);
  await expect.poll(async () => (await askOnce()).headers['content-length']).toBeDefined();
  return askOnce();
}

const unpackers = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync, identity: (body: Buffer) => body };

/** A body as it was before it was coded. */
function unpack({ headers, body }: Raw): Buffer {
  const coding = headers['content-encoding'] ?? 'identity';
  if (!(coding in unpackers)) throw new Error(`coded as ${coding}`);
  return unpackers[coding as keyof typeof unpackers](body);
}

describe('one spelling', () => {
  test.each<[string, string]>([
    ['/About', '/about'],
    ['/about/', '/about'],
    ['/SERVICES/Payroll-Services/?a=1&b=%2F', '/services/payroll-services?a=1&b=%2F'],
    [`/Pricing?${'q'.repeat(600)}`, '/pricing'],
    // As letters and mails end a sentence, or a mail program hides a joiner in it.
    ...['.', ',', ';', ')', '/).', '%20', '%E2%80%8B', '%E2%80%9D'].map((end): [string, string] => [
      `/contact${end}`,
      '/contact',
    ]),
  ])('%s goes to %s in one step', async (asked, right) => {
    const { status, headers } = await ask(asked);
    expect([status, headers.location]).toEqual([301, right]);
  });

  test.each([
    ...['//evil.example/', '///evil.example/', '/\\evil.example/', '/%5Cevil.example/', '//EVIL.example', '/.//evil.example/'],
    ...['/%2Fabout', '//about/', '/./about', '/blog/../about'],
  ])('%s redirects nowhere', async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([404, undefined]);
  });
});

test.each([
  ...['//index.html', '/index.html', '/index.html/x', '/INDEX.PHP', '/index/', '/feed', '/feed/', '/blog/page/1'],
  '/Blog/QuickBooks-vs-Excel-small-business/',
])('%s is no address while no old one is listed', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])('%s is refused everywhere', async (method) => {
    for (const path of ['/', '/nope', '/data/about.json', assets.script]) {
      const { status, headers } = await ask(path, {}, method);
      expect([status, headers.allow, headers.connection], path).toEqual([405, 'GET, HEAD', 'close']);
    }
  });

  test('HEAD is GET without the body, on pages, data, files, redirects and unknown paths', async () => {
    for (const path of ['/', '/data/faqs.json', assets.script, '/About', '/nope', '/feed.xml'])
      for (const coding of ['identity', 'br']) {
        const get = await askCopy(path, coding);
        const head = await ask(path, { 'Accept-Encoding': coding }, 'HEAD');
        expect(head.body).toHaveLength(0);
        expect(head.status).toBe(get.status);
        const comparable = ({ headers: { date, 'x-request-id': id, ...headers } }: Raw) => headers;
        expect(comparable(head), path).toEqual(comparable(get));
      }
  });
});

// What is no request, or hardly one, is in test/hostile/forms.ts.
describe('bad input gets a clear answer', () => {
  const code = /Error|\bat |node_modules|\.ts|\.js/;
  const file = /"loader"|"script":|bomFormat|createRequire/;

  test.each([
    [400, 'a trace of code', code, ['/%', '/%E0%A4%A', '/blog/%ff', '/%c0%af', '/assets/%', '/data/%.json']],
    [404, 'a file', file, ['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/assets.json', '/%00', '/.env']],
    [404, 'a file', file, ['/assets/..%5c..%5cassets.json', '/assets/../../assets.json', '/data/../assets.json']],
    [404, 'a file', file, ['/assets.json', '/sbom.cdx.json', '/server/main.js']],
  ])('%i without %s', async (expected, _what, unwanted, paths) => {
    for (const path of paths) {
      const { status, body } = await ask(path);
      expect(status, path).toBe(expected);
      expect(body.toString(), path).not.toMatch(unwanted);
    }
  });

  test('a host that is not served is a 421, except for health; an absolute address says the host (RFC 9112, 3.2.2)', async () => {
    const picky = await startSite({ ALLOWED_HOSTS: 'www.example.com' });
    const statusOf = (path: string, host: string) => ask(path, { Host: host }, 'GET', picky.origin).then(({ status }) => status);
    expect(await statusOf('/', 'evil.example')).toBe(421);
    expect(await statusOf('/', 'www.example.com:8080')).toBe(200);
    expect(await statusOf('/healthz', '10.0.0.7')).toBe(200);
    expect(await statusOf('http://www.example.com/about', 'evil.example')).toBe(200);
    expect(await statusOf('http://evil.example/about', 'www.example.com')).toBe(421);
    await picky.close();
  });
});

describe('what is asked for again', () => {
  const kept = ['/', '/data/about.json', '/feed.xml', '/deadlines?who=trust', assets.script, '/favicon.svg'];

  test.each(kept)('%s comes in what the client accepts, each coding with its own tag', async (path) => {
    const plain = await ask(path);
    const tags = new Map<string, string | undefined>();
    for (const coding of ['br', 'gzip']) await askCopy(path, coding);
    const none = ['identity', 'deflate', 'br;q=0', '*;q=0', 'br;q=0, gzip;q=0', 'x'.repeat(8000), 'gzip;q=abc'];
    for (const accepted of [...none, 'gzip', 'gzip, br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, *;q=0.1']) {
      const answer = await ask(path, { 'Accept-Encoding': accepted });
      const { 'content-encoding': coding = 'identity', etag, vary, 'content-length': length } = answer.headers;
      if (none.includes(accepted)) expect(coding, accepted).not.toBe('br');
      else expect(coding, accepted).toBe(/br|\*/.test(accepted) ? 'br' : 'gzip');
      expect(unpack(answer).equals(plain.body), accepted).toBe(true);
      expect([vary, length], accepted).toEqual(['Accept-Encoding', String(answer.body.length)]);
      expect(etag, accepted).toBe(tags.get(coding) ?? etag);
      tags.set(coding, etag);
    }
    expect(new Set(tags.values()).size).toBe(tags.size);
  });

  test('is answered with 304 to those who have it, with the headers that caches need', async () => {
    for (const path of kept) {
      const { headers } = await askCopy(path, 'br');
      const tag = headers.etag ?? '';
      for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
        const again = await ask(path, { 'Accept-Encoding': 'br', 'If-None-Match': known });
        expect([again.status, again.body.length], path).toEqual([304, 0]);
        for (const name of ['etag', 'vary', 'cache-control', 'cdn-cache-control', 'content-security-policy'])
          expect(again.headers[name], name).toBe(headers[name]);
        expect(again.headers['content-encoding']).toBeUndefined();
      }
      expect((await ask(path, { 'Accept-Encoding': 'gzip', 'If-None-Match': tag })).status).toBe(200);
    }
  });

  test('comes whole when a part of it is asked for', async () => {
    for (const path of ['/about', assets.script, '/og/home.png']) {
      const [whole, part] = [await ask(path), await ask(path, { Range: 'bytes=0-1' })];
      expect([part.status, part.headers['accept-ranges']], path).toEqual([200, undefined]);
      expect(part.body.equals(whole.body), path).toBe(true);
    }
  });

  const forShared = 'public, max-age=300, stale-while-revalidate=60, stale-if-error=3600';
  const pages = ['/about', '/data/about.json', '/sitemap.xml', '/deadlines.ics', '/feed.xml', '/llms.txt'];
  const queries = [
    '/about?x=1',
    '/search?q=tax',
    '/deadlines?who=trust',
    '/contact?about=letter',
    '/pricing?1040=1',
    '/deadlines.ics?who=trust',
  ];
  const redirected = ['/About?x=1', '/deadlines?x&who=trust&who=trust'];
  test.each<[browsers: string, shared: string | undefined, nginx: string | undefined, paths: string[]]>([
    ['public, max-age=0, must-revalidate', forShared, '300', pages],
    ['private, max-age=0, must-revalidate', undefined, undefined, [...queries, ...redirected, '/data/about.json?x']],
    ['public, max-age=31536000, immutable', undefined, undefined, [assets.script, ...assets.fonts]],
    ['public, max-age=3600', undefined, undefined, ['/favicon.svg', '/og/home.png']],
    ['public, max-age=3600', undefined, '0', ['/About']],
    ['no-store', undefined, undefined, ['/nope', '/assets/main-OLD.js', '/data/nope.json', '/healthz', '/%', '/nope?x']],
  ])('says to browsers how long it holds, %s; to shared caches %s; to nginx %s', async (browsers, shared, nginx, paths) => {
    for (const path of paths) {
      const { 'cache-control': said, 'cdn-cache-control': cdn, 'x-accel-expires': accel } = (await ask(path)).headers;
      expect([said, cdn, accel], path).toEqual([`${browsers}, no-transform`, shared, nginx]);
    }
  });

  test('has another tag when a setting changes its headers, and the same from two processes of one setting', async () => {
    const tagOf = async (path: string, env: Record<string, string>) =>
      (await request(makeApp(env).app).get(path).set('Accept-Encoding', 'identity')).headers.etag;
    const origin = { SITE_ORIGIN: 'https://www.example.com' };
    for (const path of ['/about', '/sitemap.xml', '/og/home.png', assets.script]) {
      const tags = [{}, { ALLOW_INDEXING: 'off' }, { HSTS_SUBDOMAINS: 'on' }].map((env) => tagOf(path, { ...origin, ...env }));
      expect(new Set(await Promise.all(tags)).size, path).toBe(3);
      expect(await tagOf(path, origin), path).toBe(await tags[0]);
    }
  });

  test('is not another answer for what somebody else asked: unknown addresses share none that can be asked for', async () => {
    const first = await ask('/404.html');
    await ask('/data/nope.json');
    const again = await ask('/404.html');
    expect([first.headers['content-type'], again.headers['content-type']]).toEqual(Array(2).fill('text/html; charset=utf-8'));
  });
});

describe('security headers', () => {
  const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  // What an owner allows of other hosts stands behind what is ours.
  const { scripts, styles, images, frames, connections } = origins;
  const isAlone = Object.values(origins).flat().length === 0;
  const join = (name: string, ...sources: string[]) => `${name}-src ${sources.join(' ')};`;
  const policy = `default-src 'none';base-uri 'none';${join('connect', "'self'", ...connections)}font-src 'self';form-action 'self';frame-ancestors 'none';${frames.length > 0 ? join('frame', ...frames) : ''}${join('img', "'self'", ...images)}manifest-src 'self';object-src 'none';${join('script', "'self'", toSource(headScript), toSource(assets.loader), ...scripts)}script-src-attr 'none';${join('style', toSource(assets.styles), ...styles)}style-src-attr 'none'${scripts.length > 0 ? '' : ";require-trusted-types-for 'script';trusted-types 'none'"}`;

  test.each([
    ...['/privacy', '/nope', '/data/about.json', '/About', '/%', '/healthz', '/feed.xml', assets.script, '/assets/x.js'],
    'POST /',
  ])('stand on every answer, whatever its status: %s', async (asked) => {
    const [path = '', method] = asked.split(' ').reverse();
    const { headers } = await ask(path, {}, method);
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      ...(isAlone && { 'cross-origin-embedder-policy': 'require-corp' }),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-dns-prefetch-control': 'off',
      'origin-agent-cluster': '?1',
      'x-permitted-cross-domain-policies': 'none',
    });
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
    const absent = ['x-powered-by', 'server', 'x-xss-protection', 'x-download-options', 'set-cookie', 'sourcemap'];
    // The site of this test is at http://localhost (RFC 6797, section 7.2).
    for (const name of [...absent, 'strict-transport-security', 'access-control-allow-origin'])
      expect(headers[name]).toBeUndefined();
  });

  const https = { SITE_ORIGIN: 'https://www.example.com' };
  test.each<[Record<string, string>, string, string | undefined]>([
    [https, 'strict-transport-security', 'max-age=63072000'],
    [{ ...https, HSTS_SUBDOMAINS: 'on' }, 'strict-transport-security', 'max-age=63072000; includeSubDomains'],
    [{ HSTS_SUBDOMAINS: 'on' }, 'strict-transport-security', undefined],
    [https, 'content-security-policy', `${policy};upgrade-insecure-requests`],
    [{ ALLOW_INDEXING: 'off' }, 'x-robots-tag', 'noindex, nofollow'],
  ])('are what the operator wants: %j', async (env, name, value) => {
    for (const path of ['/', '/feed.xml']) expect((await request(makeApp(env).app).get(path)).headers[name], path).toBe(value);
  });
});

describe('with other hosts in content/origins.ts', () => {
  const none = { scripts: [], styles: [], images: [], frames: [], connections: [] };
  const ask = async (origins: Origins) => {
    const app: Express = express().use(setSecurityHeaders(readConfig({}), assets, origins));
    return (await request(app.get('/', (_req, res) => void res.end())).get('/')).headers;
  };

  test('the policy names each where it is allowed, and nowhere else', async () => {
    const [script, style, image, frame, api] = ['s', 'c', 'i', 'f', 'a'].map((name) => `https://${name}.example`);
    const { 'content-security-policy': policy } = await ask({
      scripts: [String(script)],
      styles: [String(style)],
      images: [String(image)],
      frames: [String(frame)],
      connections: [String(api)],
    });
    for (const [directive, origin] of Object.entries({ script, style, img: image, frame, connect: api }))
      expect(policy).toMatch(new RegExp(`(^|;)${directive}-src [^;]*${origin}(;|$)`));
    expect(policy?.match(/https:/g)).toHaveLength(5);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('trusted-types');
  });

  test('a frame gives up the embedder policy and keeps Trusted Types; without any, both stand', async () => {
    const framed = await ask({ ...none, frames: ['https://book.example'] });
    expect(framed['cross-origin-embedder-policy']).toBeUndefined();
    expect(framed['content-security-policy']).toContain("trusted-types 'none'");
    const { 'content-security-policy': policy, ...others } = await ask(none);
    expect(policy).not.toContain('frame-src');
    expect(others['cross-origin-embedder-policy']).toBe('require-corp');
  });
});

describe('health and failure', () => {
  test('/healthz always answers, with the revision where it has been told, /readyz when requests are wanted', async () => {
    const { app, readiness } = makeApp({ REVISION: '0123abc' });
    for (const ready of [false, true]) {
      readiness.ready = ready;
      await request(app).get('/healthz').expect(200, 'ok 0123abc\n');
      await request(app)
        .get('/readyz')
        .expect(ready ? 200 : 503);
    }
    await request(makeApp().app).get('/healthz').expect(200, 'ok\n');
  });

  const page = findPage('/faqs');
  const { load } = page;
  const failures = {
    'its data cannot be made': () => {
      throw new Error('no data');
    },
    'its component throws': () => JSON.parse('{}'),
  };

  test.each(Object.entries(failures))('a page of which %s: 500 with the phone number, and the others go on', async (_, fail) => {
    const lines: string[] = [];
    const { app } = makeApp({}, lines);
    page.load = fail;
    const asked = request(app).get('/faqs').then();
    const { status, headers, text } = await asked.finally(() => {
      page.load = load;
    });
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(text).toContain(`href="${formatTelHref(firm.phone)}"`);
    expect(text.replace(/<style>.*<\/style>/s, '')).not.toMatch(/faqs|Error:|at /);
    await expect.poll(() => lines.length).toBe(2);
    const [failure, served] = lines.map((line) => JSON.parse(line));
    expect(failure).toMatchObject({ level: 50, msg: 'request failed', path: '/faqs', requestId: served.requestId });
    expect(served).toMatchObject({ status: 500, requestId: expect.stringMatching(/^[0-9a-f]{8}-\d+$/) });
    expect((await request(app).get('/about')).status).toBe(200);
    expect((await request(app).get('/faqs')).status).toBe(200);
  });
});

test('without the page cache, the answers are the same: status, headers and bytes', async () => {
  const rendering = await startSite({ PAGE_CACHE: 'off' });
  // What is made anew has no tag, and its length is not known when it is compressed.
  const strip = ({
    date,
    'x-request-id': id,
    etag,
    'content-length': length,
    'transfer-encoding': chunked,
    ...rest
  }: Raw['headers']) => rest;
  for (const path of ['/', '/pricing', '/data/pricing.json', '/locations/boca-raton', '/nope', '/About', '/feed.xml'])
    for (const accepted of ['identity', 'gzip', 'gzip, deflate, br']) {
      const kept = await askCopy(path, accepted);
      const fresh = await ask(path, { 'Accept-Encoding': accepted }, 'GET', rendering.origin);
      expect(fresh.status, path).toBe(kept.status);
      expect(strip(fresh.headers), `${path} ${accepted}`).toEqual(strip(kept.headers));
      expect(unpack(fresh).equals(unpack(kept)), `${path} ${accepted}`).toBe(true);
    }
  await rendering.close();
});

test('of what strangers can multiply one is made at a time, and all else comes in between; 32 wait, the others are told to come again', async () => {
  const inTurn = createWorkQueue();
  const order: string[] = [];
  const crowd = Array.from({ length: 40 }, () => inTurn(() => void order.push('work')).catch((error) => error));
  const done = Promise.all(crowd);
  while (order.filter((event) => event === 'work').length < 32) {
    await turn();
    order.push('turn');
  }
  expect(order.join(' ')).not.toContain('work work');
  const refused = (await done).filter(Boolean);
  expect(refused).toHaveLength(8);
  for (const { status, headers, message } of refused) {
    expect([status, headers]).toEqual([503, { 'Retry-After': '2' }]);
    expect(message).toContain(firm.phone);
  }
  expect(await inTurn(() => 'again')).toBe('again');
  await expect(inTurn(() => Promise.reject(new Error('its own')))).rejects.toThrow('its own');
  expect(await inTurn(() => 'still')).toBe('still');
});

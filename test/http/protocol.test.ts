import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../shared/routes.ts';
import { makeApp, site, startSite } from '../site.ts';

let app: Awaited<ReturnType<typeof makeApp>>['app'];
let live: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  ({ app } = await makeApp());
  live = await startSite();
});
afterAll(() => live.close());

/** Status, headers and raw bytes, nothing decoded. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(live.origin);
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const sent = rawRequest({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

/** What the server answers to these bytes, as text. */
function bytes(text: string): Promise<string> {
  const { hostname, port } = new URL(live.origin);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => resolve(answer)).on('close', () => resolve(answer));
  });
}

describe('one spelling', () => {
  test.each([
    ['/About', '/about'],
    ['/about/', '/about'],
    ['/SERVICES/Payroll-Services/?a=1&b=%2F', '/services/payroll-services?a=1&b=%2F'],
    [`/Pricing?${'q'.repeat(600)}`, '/pricing'],
  ])('%s goes to %s in one step', async (asked, right) => {
    const response = await raw(asked);
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(right);
  });

  test.each([
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '//EVIL.example',
    '/.//evil.example/',
    '/%2Fabout',
    '//about/',
    '/./about',
    '/blog/../about',
  ])('%s redirects nowhere', async (path) => {
    const response = await raw(path);
    expect(response.status).toBe(404);
    expect(response.headers.location).toBeUndefined();
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    '%s is refused with 405 everywhere',
    async (method) => {
      for (const path of ['/', '/nope', site.manifest.css]) {
        const response = await raw(path, {}, method);
        expect(response.status).toBe(405);
        expect(response.headers.allow).toBe('GET, HEAD');
        expect(response.headers.connection).toBe('close');
      }
    },
  );

  test('a refused body is not waited for', async () => {
    const started = performance.now();
    const answer = await bytes('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nabc');
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('HEAD is GET without the body, on pages, assets, redirects and unknown paths', async () => {
    for (const path of ['/', '/faqs', site.manifest.css, '/About', '/nope'])
      for (const coding of ['identity', 'gzip', 'br']) {
        const [get, head] = [
          await raw(path, { 'Accept-Encoding': coding }),
          await raw(path, { 'Accept-Encoding': coding }, 'HEAD'),
        ];
        expect(head.body).toHaveLength(0);
        expect(head.status).toBe(get.status);
        const settled = ({ date, 'content-length': length, ...rest }: Record<string, string>) =>
          get.status === 404 ? rest : { ...rest, length };
        expect(settled(head.headers)).toEqual(settled(get.headers));
      }
  });
});

describe('bad input gets a clear answer', () => {
  test.each(['/%', '/%E0%A4%A', '/blog/%ff', '/%c0%af', '/assets/%'])('%s is a 400 without a trace of code', async (path) => {
    const response = await raw(path);
    expect(response.status).toBe(400);
    expect(response.body.toString()).not.toMatch(/Error|\bat |node_modules|\.ts|\.js/);
  });

  test.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/manifest.json',
    '/assets/..%5c..%5cmanifest.json',
    '/assets/../../manifest.json',
    '/%00',
    '/.env',
    '/manifest.json',
  ])('%s reaches no file', async (path) => {
    const response = await raw(path);
    expect([400, 404]).toContain(response.status);
    expect(response.body.toString()).not.toContain('"modules"');
  });

  test('an address of 2,049 characters is a 414', async () => {
    expect((await raw(`/${'a'.repeat(2048)}`)).status).toBe(414);
  });

  test.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a host with markup', 'GET / HTTP/1.1\r\nHost: a"><script>\r\nConnection: close\r\n\r\n', 400],
    ['an absolute address', 'GET http://evil.example/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['an asterisk', 'GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['no request at all', '\x16\x03\x01\x02\x00\r\n\r\n', 400],
  ])('%s', async (_what, sent, status) => {
    expect(await bytes(sent)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('a host that is not served is a 421, except for health', async () => {
    const { app: picky } = await makeApp({ ALLOWED_HOSTS: 'www.example.com' });
    expect((await request(picky).get('/').set('Host', 'evil.example')).status).toBe(421);
    expect((await request(picky).get('/').set('Host', 'www.example.com:8080')).status).toBe(200);
    expect((await request(picky).get('/healthz').set('Host', '10.0.0.7')).status).toBe(200);
  });
});

describe('finished bytes', () => {
  test('come in what the client accepts, each coding with its own tag', async () => {
    for (const path of ['/', site.manifest.css]) {
      const [plain, gzip, br] = [
        await raw(path),
        await raw(path, { 'Accept-Encoding': 'gzip' }),
        await raw(path, { 'Accept-Encoding': 'gzip, br' }),
      ];
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(br.headers['content-encoding']).toBe('br');
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      for (const { headers, body } of [plain, gzip, br]) {
        expect(headers.vary).toBe('Accept-Encoding');
        expect(headers['content-length']).toBe(String(body.length));
      }
      expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    }
  });

  test.each(['br;q=0', '*;q=0', 'identity', 'br;q=0, gzip;q=0', 'x'.repeat(8000), 'gzip;q=abc'])(
    'Accept-Encoding %s never gets brotli',
    async (header) => {
      const response = await raw('/', { 'Accept-Encoding': header });
      expect(response.status).toBe(200);
      expect(response.headers['content-encoding']).not.toBe('br');
    },
  );

  test('are answered with 304 to who has them, with the headers that caches need', async () => {
    const { headers } = await raw('/', { 'Accept-Encoding': 'br' });
    const tag = headers.etag ?? '';
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await raw('/', { 'Accept-Encoding': 'br', 'If-None-Match': known });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
        expect(again.headers[name]).toBe(headers[name]);
    }
    expect((await raw('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': tag })).status).toBe(200);
  });

  test('say how long they hold: pages not at all, hashed assets a year, a missing asset never', async () => {
    expect((await raw('/about')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await raw(site.manifest.entry)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const missing = await raw('/assets/app-OLD.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('security headers', () => {
  const policy =
    "default-src 'none';base-uri 'none';connect-src 'self';font-src 'self';form-action 'none';frame-ancestors 'none';img-src 'self';manifest-src 'self';object-src 'none';script-src 'self';script-src-attr 'none';style-src 'self';style-src-attr 'none';require-trusted-types-for 'script';trusted-types 'none'";

  test('stand on every answer, whatever its status', async () => {
    for (const [path, method] of [
      ['/', 'GET'],
      ['/nope', 'GET'],
      ['/About', 'GET'],
      ['/%', 'GET'],
      ['/', 'POST'],
      ['/healthz', 'GET'],
      [site.manifest.css, 'GET'],
      ['/assets/x.js', 'GET'],
    ] as const) {
      const { headers } = await raw(path, {}, method);
      expect(headers, path).toMatchObject({
        'content-security-policy': policy,
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'origin-agent-cluster': '?1',
        'x-permitted-cross-domain-policies': 'none',
      });
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
      for (const name of ['x-powered-by', 'server', 'x-xss-protection', 'set-cookie', 'access-control-allow-origin', 'sourcemap'])
        expect(headers[name]).toBeUndefined();
    }
  });

  test('upgrade old links on an https origin only', async () => {
    const { app: secure } = await makeApp({ SITE_ORIGIN: 'https://www.example.com' });
    expect((await request(secure).get('/')).headers['content-security-policy']).toBe(`${policy};upgrade-insecure-requests`);
  });

  test('keep a staging server out of indexes', async () => {
    const { app: staging } = await makeApp({ ALLOW_INDEXING: 'off' });
    expect((await request(staging).get('/')).headers['x-robots-tag']).toBe('noindex, nofollow');
  });
});

describe('health and failure', () => {
  test('/healthz always answers, /readyz when requests are wanted', async () => {
    const { app: fresh, readiness } = await makeApp();
    readiness.ready = false;
    expect((await request(fresh).get('/healthz')).status).toBe(200);
    expect((await request(fresh).get('/readyz')).status).toBe(503);
    readiness.ready = true;
    expect((await request(fresh).get('/readyz')).status).toBe(200);
  });

  test('a failure of ours is a 500 with the phone number and nothing of the cause', async () => {
    const lines: string[] = [];
    const { app: broken } = await makeApp({}, lines);
    const { modules } = site.manifest;
    const chunks = modules['shared/pages/faqs.tsx'];
    delete modules['shared/pages/faqs.tsx'];
    const response = await request(broken).get('/faqs');
    if (chunks) modules['shared/pages/faqs.tsx'] = chunks;
    expect(response.status).toBe(500);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.text).toContain('tel:+15615550142');
    expect(response.text).not.toMatch(/faqs|Error:|at /);
    expect(lines.some((line) => JSON.parse(line).msg === 'request failed')).toBe(true);
  });

  test('with the page cache off every request renders, to the same page', async () => {
    const { app: rendering } = await makeApp({ PAGE_CACHE: 'off' });
    for (const { path } of pages.slice(0, 6))
      expect((await request(rendering).get(path)).text).toBe((await request(app).get(path)).text);
  });
});

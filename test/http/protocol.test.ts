import { createHash } from 'node:crypto';
import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { formatTelHref } from '../../shared/format.ts';
import { toTableUrl } from '../../shared/navigation/page-table.ts';
import { dist, makeApp, startSite } from '../site.ts';

let live: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  live = await startSite();
});
afterAll(() => live.close());

/** What `ask` is answered while the build lacks the chunk of a page, so that it cannot be rendered. */
async function withoutChunk<T>(path: string, ask: () => Promise<T>): Promise<T> {
  const { pages } = dist.manifest;
  const chunk = pages[path];
  if (!chunk) throw new Error(`no chunk for ${path}`);
  delete pages[path];
  try {
    return await ask();
  } finally {
    pages[path] = chunk;
  }
}

/** Status, headers and raw bytes, nothing decoded. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET', origin = live.origin) {
  const { hostname, port } = new URL(origin);
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
function bytes(text: string, origin = live.origin): Promise<string> {
  const { hostname, port } = new URL(origin);
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
      for (const path of ['/', '/nope', dist.manifest.css]) {
        const response = await raw(path, {}, method);
        expect(response.status).toBe(405);
        expect(response.headers.allow).toBe('GET, HEAD');
        expect(response.headers.connection).toBe('close');
      }
    },
  );

  test('a client that asks before it sends a body gets the refusal and no invitation', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n';
    const answer = await bytes(head);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).not.toContain('100 Continue');
  });

  test('a refused body is not waited for', async () => {
    const started = performance.now();
    const answer = await bytes('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nabc');
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('HEAD is GET without the body, on pages, assets, redirects and unknown paths', async () => {
    for (const path of ['/', '/faqs', dist.manifest.css, '/About', '/nope'])
      for (const coding of ['identity', 'gzip', 'br']) {
        const [get, head] = [
          await raw(path, { 'Accept-Encoding': coding }),
          await raw(path, { 'Accept-Encoding': coding }, 'HEAD'),
        ];
        expect(head.body).toHaveLength(0);
        expect(head.status).toBe(get.status);
        // What is known only when the body is made may be left out (RFC 9110, section 9.3.2).
        const omitted = get.status === 404 ? ['content-length', 'content-encoding', 'transfer-encoding'] : [];
        const comparable = ({ headers }: typeof get) =>
          Object.entries(headers).filter(([name]) => ![...omitted, 'date', 'x-request-id'].includes(name));
        expect(comparable(head)).toEqual(comparable(get));
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
    '/digests.json',
    '/%2e%2e/digests.json',
  ])('%s reaches no file', async (path) => {
    const response = await raw(path);
    expect([400, 404]).toContain(response.status);
    expect(response.body.toString()).not.toMatch(/"loader"|"assets\//);
  });

  test('an address of 2,049 characters is a 414', async () => {
    expect((await raw(`/${'a'.repeat(2048)}`)).status).toBe(414);
  });

  test.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a host with markup', 'GET / HTTP/1.1\r\nHost: a"><script>\r\nConnection: close\r\n\r\n', 400],
    ['an absolute address', 'GET http://a.example/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 200],
    ['an absolute address that is none', 'GET http://[bad/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['an address of another scheme', 'GET ftp://a/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['HTTP/2.0 in a line', 'GET / HTTP/2.0\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['HTTP/0.9', 'GET / HTTP/0.9\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['CONNECT', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n', 405],
    ['a chunk that is none', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 200],
    ['an asterisk', 'GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['no request at all', '\x16\x03\x01\x02\x00\r\n\r\n', 400],
  ])('%s', async (_what, sent, status) => {
    const answer = await bytes(sent);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer.match(/^HTTP\/1\.1 /gm), 'one answer').toHaveLength(1);
    expect(answer.slice(0, 2000)).toMatch(/\r\ncontent-security-policy: default-src 'none'/i);
    expect(answer).toMatch(/\r\nCache-Control: (no-store|public, max-age=0, s-maxage=\d+, .*)\r\n/);
  });

  test('an absolute address is of the host that it names, whatever the Host header says (RFC 9112, section 3.2.2)', async () => {
    const picky = await startSite({ ALLOWED_HOSTS: 'www.example.com' });
    const ask = (host: string, header: string) =>
      raw(`http://${host}/about`, { Host: header }, 'GET', picky.origin).then(({ status }) => status);
    expect(await ask('www.example.com', 'evil.example')).toBe(200);
    expect(await ask('evil.example', 'www.example.com')).toBe(421);
    await picky.close();
  });

  test('what is no request is logged', async () => {
    const lines: string[] = [];
    const site = await startSite({}, lines);
    await bytes('no request at all\r\n\r\n', site.origin);
    expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg !== 'request')).toMatchObject([
      { level: 40, msg: 'not a request', status: 400 },
    ]);
    await site.close();
  });

  test('a host that is not served is a 421, except for health', async () => {
    const { app: picky } = await makeApp({ ALLOWED_HOSTS: 'www.example.com' });
    expect((await request(picky).get('/').set('Host', 'evil.example')).status).toBe(421);
    expect((await request(picky).get('/').set('Host', 'www.example.com:8080')).status).toBe(200);
    expect((await request(picky).get('/healthz').set('Host', '10.0.0.7')).status).toBe(200);
  });
});

describe('prepared responses', () => {
  test('come in what the client accepts, each coding with its own tag', async () => {
    for (const path of ['/', dist.manifest.css]) {
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

  test('are answered with 304 to those who have them, with the headers that caches need', async () => {
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

  test('say how long they hold: pages and their list not at all, hashed assets a year, a missing asset never', async () => {
    expect((await raw('/about')).headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, /,
    );
    expect((await raw(dist.manifest.shared)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // The list of the hashed names has none itself.
    expect((await raw(toTableUrl(dist.manifest.shared))).headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    const missing = await raw('/assets/app-OLD.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('security headers', () => {
  const { styles, importMap, beforePaint, loader } = dist.inline;
  const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const scripts = [importMap, beforePaint, loader].map(toSource);
  /** The policy of an answer: the styles of its blocks are in a page alone. */
  const policyOf = (text: string) => {
    const own = [...text.matchAll(/<style>(.*?)<\/style>/gs)].slice(1).map(([, sheet = '']) => `${toSource(sheet)} `);
    return `default-src 'none';base-uri 'none';connect-src 'self';font-src 'self';form-action 'self';frame-ancestors 'none';img-src 'self';manifest-src 'self';object-src 'none';script-src 'self' ${scripts.join(' ')};script-src-attr 'none';style-src ${own.join('')}'self' ${toSource(styles)};style-src-attr 'none';require-trusted-types-for 'script';trusted-types 'none'`;
  };

  test('leave subdomains out when told so', async () => {
    const { app } = await makeApp({ HSTS_SUBDOMAINS: 'off' });
    expect((await request(app).get('/')).headers['strict-transport-security']).toBe('max-age=63072000');
  });

  test('stand on every answer, whatever its status', async () => {
    for (const [path, method] of [
      ['/privacy', 'GET'],
      ['/nope', 'GET'],
      ['/About', 'GET'],
      ['/%', 'GET'],
      ['/', 'POST'],
      ['/healthz', 'GET'],
      [dist.manifest.css, 'GET'],
      ['/assets/x.js', 'GET'],
    ] as const) {
      const { headers, body } = await raw(path, {}, method);
      expect(headers, path).toMatchObject({
        'content-security-policy': policyOf(body.toString()),
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
    const { headers, text } = await request(secure).get('/privacy');
    expect(headers['content-security-policy']).toBe(`${policyOf(text)};upgrade-insecure-requests`);
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

  test('/healthz says of which revision the process is, where it has been told', async () => {
    expect((await request((await makeApp()).app).get('/healthz')).text).toBe('ok\n');
    const { app: told } = await makeApp({ REVISION: '0123abc' });
    expect((await request(told).get('/healthz')).text).toBe('ok 0123abc\n');
  });

  test('a failure of ours is a 500 with the phone number and nothing of the cause', async () => {
    const lines: string[] = [];
    const { app: broken } = await makeApp({}, lines);
    const response = await withoutChunk('/faqs', () => request(broken).get('/faqs'));
    expect(response.status).toBe(500);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.text).toContain(`href="${formatTelHref(firm.phone)}"`);
    expect(response.text.replace(/<style>.*<\/style>/s, '')).not.toMatch(/faqs|Error:|at /);
    expect(lines.some((line) => JSON.parse(line).msg === 'request failed')).toBe(true);
  });

  test('a failure and its request have one id in the log', async () => {
    const lines: string[] = [];
    const { app: broken } = await makeApp({ PAGE_CACHE: 'off' }, lines);
    await withoutChunk('/faqs', () => request(broken).get('/faqs'));
    await expect.poll(() => lines.length).toBe(2);
    const [failure, served] = lines.map((line) => JSON.parse(line));
    expect([failure.msg, served.status]).toEqual(['request failed', 500]);
    expect(failure.requestId).toMatch(/^[0-9a-f]{8}-\d+$/);
    expect(failure.requestId).toBe(served.requestId);
  });
});

describe('the page cache', () => {
  test('off renders every request, and answers the same: status, headers, validators and bytes', async () => {
    const rendering = await startSite({ PAGE_CACHE: 'off' });
    const strip = ({ date, 'x-request-id': id, ...headers }: Record<string, string>) => headers;
    for (const path of ['/', '/pricing', '/locations/boca-raton', '/nope', '/About', dist.manifest.css])
      for (const coding of ['identity', 'gzip', 'gzip, deflate, br', 'deflate']) {
        const [kept, fresh] = [
          await raw(path, { 'Accept-Encoding': coding }),
          await raw(path, { 'Accept-Encoding': coding }, 'GET', rendering.origin),
        ];
        expect(fresh.status, path).toBe(kept.status);
        expect(strip(fresh.headers), `${path} ${coding}`).toEqual(strip(kept.headers));
        expect(fresh.body.equals(kept.body), `${path} ${coding}`).toBe(true);
        const tag = kept.headers.etag;
        if (!tag) continue;
        const again = await raw(path, { 'Accept-Encoding': coding, 'If-None-Match': tag }, 'GET', rendering.origin);
        expect(again.status).toBe(304);
      }
    await rendering.close();
  });

  test('on renders a page once: it is served even when it can no longer be rendered', async () => {
    const { app: warm, warmUp } = await makeApp();
    await warmUp();
    const { app: cold } = await makeApp();
    const { app: uncached, warmUp: nothing } = await makeApp({ PAGE_CACHE: 'off' });
    await nothing();
    const status = (site: typeof warm) => async () => (await request(site).get('/faqs')).status;
    expect(await withoutChunk('/faqs', status(warm))).toBe(200);
    expect(await withoutChunk('/faqs', status(cold))).toBe(500);
    expect(await withoutChunk('/faqs', status(uncached))).toBe(500);
  });
});

describe('what is not prepared', () => {
  test.each(['br', 'gzip'])('leaves compressed by %s', async (coding) => {
    const [plain, compressed] = [await raw('/nope'), await raw('/nope', { 'Accept-Encoding': coding })];
    expect(compressed.headers['content-encoding']).toBe(coding);
    expect(compressed.headers.vary).toBe('Accept-Encoding');
    expect(compressed.body.length * 3).toBeLessThan(plain.body.length);
    const unpacked = coding === 'br' ? brotliDecompressSync(compressed.body) : gunzipSync(compressed.body);
    expect(unpacked.equals(plain.body)).toBe(true);
  });

  test('does not take one long task for a queue', async () => {
    const { app } = await makeApp();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const end = performance.now() + 600;
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve, 25));
    expect((await request(app).get('/nope')).status).toBe(404);
  });

  test('is refused while the event loop lags, and prepared pages and health are not', async () => {
    const { app: busy, warmUp } = await makeApp();
    await warmUp();
    const statuses = new Map<string, number>();
    const ask = async (path: string) => {
      const response = await request(busy).get(path);
      statuses.set(path, response.status);
      return response;
    };
    for (let turn = 0; turn < 12; turn++) {
      const end = performance.now() + 200;
      while (performance.now() < end);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const shed = await ask('/nope');
    for (const path of ['/', '/readyz', '/About', '/assets/x.js']) await ask(path);
    expect(Object.fromEntries(statuses)).toEqual({
      '/nope': 503,
      '/': 200,
      '/readyz': 200,
      '/About': 301,
      '/assets/x.js': 404,
    });
    expect([shed.headers['retry-after'], shed.headers['cache-control']]).toEqual(['2', 'no-store']);
    await expect.poll(async () => (await ask('/nope')).status).toBe(404);
  });
});

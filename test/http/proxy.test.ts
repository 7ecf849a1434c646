import { once } from 'node:events';
import { connect } from 'node:http2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNginx } from '../harness/nginx.ts';
import { spawnSite } from '../spawn-site.ts';
import { type Raw, raw } from './raw.ts';

const www = 'www.example.com';
let sites: Awaited<ReturnType<typeof spawnSite>>[] = [];
let proxy: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  const env = { SITE_ORIGIN: `https://${www}`, ALLOWED_HOSTS: www, TRUST_PROXY: '127.0.0.1' };
  sites = await Promise.all([spawnSite(env), spawnSite(env)]);
  proxy = await startNginx(sites.map(({ port }) => port));
});
afterAll(async () => {
  await proxy?.stop();
  for (const { child } of sites) child.kill('SIGKILL');
});

/** Asks nginx for a path of a host, with TLS or without. */
async function ask(path: string, { host = www, tls = true, headers = {}, localAddress = '127.0.0.1' } = {}) {
  const began = performance.now();
  const url = tls ? `https://127.0.0.1:${proxy.https}` : `http://127.0.0.1:${proxy.http}`;
  const secure = { servername: host, rejectUnauthorized: false };
  const { body, ...answer } = await raw(url, { host, ...headers }, { ...secure, path, localAddress, agent: false });
  return { ...answer, body: String(body), ms: performance.now() - began };
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** The line of a request in the log, which may come after the answer. */
async function findLine({ headers }: Pick<Raw, 'headers'>): Promise<Record<string, unknown>> {
  const id = `"requestId":"${headers['x-request-id']}"`;
  const find = () =>
    proxy
      .readLog()
      .split('\n')
      .find((line) => line.includes(id));
  await expect.poll(find).toBeDefined();
  return JSON.parse(find() ?? '');
}

/** What the cache did with a request. */
const cacheOf = async (answer: Pick<Raw, 'headers'>) => (await findLine(answer)).cache;

describe('nginx before two replicas, as deploy/nginx.conf has it', () => {
  test('sends http to https on the same host, the apex to www, and closes on other names', async () => {
    const { status, headers } = await ask('/about?x=1', { tls: false });
    expect([status, headers.location]).toEqual([308, `https://${www}/about?x=1`]);
    expect((await ask('/about', { host: 'example.com' })).headers.location).toBe(`https://${www}/about`);
    await expect(ask('/about', { host: 'other.example' })).rejects.toThrow();
    await expect(ask('/about', { host: 'other.example', tls: false })).rejects.toThrow();
    await expect(ask('/about', { headers: { host: 'other.example' } })).rejects.toThrow();
  });

  test('keeps nothing of an address with a fragment, which is refused, over HTTP/1.1 and HTTP/2', async () => {
    const before = proxy.weighCache();
    const session = connect(`https://127.0.0.1:${proxy.https}`, { rejectUnauthorized: false, servername: www });
    for (let turn = 0; turn < 3; turn++) {
      expect((await ask('/deadlines.ics#1')).status).toBe(400);
      const stream = session.request({ ':path': '/deadlines.ics#1', ':authority': www });
      const [headers] = await once(stream, 'response');
      expect(headers[':status']).toBe(400);
      stream.close();
    }
    session.close();
    expect(proxy.weighCache()).toBe(before);
  });

  test('writes in its log what the site would, as text', async () => {
    const answer = await ask('/%C2%9B31m/%ff?word=secret', { headers: { 'user-agent': 'bad\u009b\u00ff' } });
    const line = await findLine(answer);
    expect(line).toMatchObject({ path: '/%C2%9B31m/%ff', userAgent: 'bad', status: 400 });
  });

  test('keeps a page of each coding from the second request on, and answers a kept one under an id of its own', async () => {
    const spellings = ['br', 'gzip, deflate, br, zstd', 'br;q=0.9, x-1', 'x-2, br'];
    const answers = [];
    for (const accepted of spellings) answers.push(await ask('/about', { headers: { 'accept-encoding': accepted } }));
    const [first, second, third, fourth] = answers as [Answer, Answer, Answer, Answer];
    expect(await Promise.all(answers.map(cacheOf))).toEqual(['MISS', 'MISS', 'HIT', 'HIT']);
    for (const { status, headers } of answers) expect([status, headers['content-encoding']]).toEqual([200, 'br']);
    expect([third.body, fourth.body]).toEqual([second.body, second.body]);
    expect(third.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    expect(third.headers['x-request-id']).toMatch(/^[\w-]+$/);
    expect(third.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect([third.headers['cdn-cache-control'], third.headers['x-accel-expires']]).toEqual([undefined, undefined]);
    for (const accepted of ['', 'br;q=0', 'identity', 'br; q=0.0, deflate']) {
      const plain = await ask('/about', { headers: { 'accept-encoding': accepted } });
      expect([await cacheOf(plain), plain.headers['content-encoding']], accepted).not.toContain('br');
      expect(plain.body).toContain('</html>');
    }
  });

  test('keeps nothing for an address with a query: its store is not for strangers to fill', async () => {
    const before = proxy.weighCache();
    const addresses = ['/about?x=', '/deadlines.ics?alarm=14&x=', '/deadlines?who=trust&x=', '/favicon.svg?', '/About?'];
    for (const address of addresses)
      for (let turn = 0; turn < 12; turn++) await ask(`${address}${turn % 4}`, { localAddress: `127.0.0.${10 + turn}` });
    expect(proxy.weighCache() - before).toBeLessThan(2000);
    expect(await cacheOf(await ask('/about?x=1'))).toBe('BYPASS');
  });

  test('writes no query to its logs, neither of the address nor of the page before, whatever happens', async () => {
    const referer = `https://${www}/search?q=secret+one#secret`;
    const answers = [
      await ask('/search?q=secret+two', { headers: { referer } }),
      await ask('/about?secret=three', { headers: { referer: 'https://elsewhere.example/?secret' } }),
      await ask('/search?q=secret', { headers: { 'x-long': 'x'.repeat(40_000) } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
    await cacheOf(answers[1] as Answer);
    expect(proxy.readLog()).toContain(`"referrer":"https://${www}/search"`);
    expect(proxy.readLog() + proxy.readErrors()).not.toContain('secret');
  });

  test('has headers of ours on what it says itself', async () => {
    const own = [
      await ask('/about', { headers: { 'x-long': 'x'.repeat(40_000) } }),
      await ask(`/${'x'.repeat(40_000)}`),
      await ask('/about', { headers: { 'content-length': '5000' } }),
    ];
    expect(own.map(({ status }) => status)).toEqual([400, 414, 413]);
    for (const { status, headers } of own) {
      expect(headers['content-security-policy'], String(status)).toBe("default-src 'none'");
      expect(headers, String(status)).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    }
    const page = await ask('/about');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate, no-transform');
  });

  test('does not have pages wait that are not kept', async () => {
    await ask('/nope');
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/nope')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    // Without a limit on the lock they come one by one, half a second after each other: 2 s and more.
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(1500);
  });

  test('has who asks for hundreds a second wait, and no one else', async () => {
    const greedy = { localAddress: '127.0.0.3' };
    const answers = await Promise.all(Array.from({ length: 400 }, () => ask('/about', greedy)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(50);
    for (const { headers } of refused) expect([headers['retry-after'], headers['cache-control']]).toEqual(['10', 'no-store']);
    expect(answers.filter(({ status }) => status === 200).length).toBe(400 - refused.length);
    expect((await ask('/about')).status).toBe(200);
  });

  test('asks the other replica when one is gone, and has kept pages when both are', async () => {
    for (let turn = 0; turn < 2; turn++) await ask('/faqs');
    sites[0]?.child.kill('SIGKILL');
    for (const path of ['/services', '/contact', '/forms', '/deadlines']) expect((await ask(path)).status, path).toBe(200);
    sites[1]?.child.kill('SIGKILL');
    expect((await ask('/faqs')).status).toBe(200);
    const unknown = await ask('/privacy');
    expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '10']);
    expect(unknown.headers['content-security-policy']).toBe("default-src 'none'");
    await ask('/search?q=secret');
    expect(proxy.readErrors()).not.toContain('secret');
  });
});

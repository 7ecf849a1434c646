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

/** What the cache did with a request: its line in the log may come after the answer. */
async function cacheOf({ headers }: Pick<Raw, 'headers'>): Promise<string> {
  const id = `"id":"${headers['x-request-id']}"`;
  const find = () =>
    proxy
      .readLog()
      .split('\n')
      .find((line) => line.includes(id));
  await expect.poll(find).toBeDefined();
  return JSON.parse(find() ?? '').cache;
}

describe('nginx before two replicas, as deploy/nginx.conf has it', () => {
  test('sends http to https on the same host, the apex to www, and closes on other names', async () => {
    const { status, headers } = await ask('/about?x=1', { tls: false });
    expect([status, headers.location]).toEqual([308, `https://${www}/about?x=1`]);
    expect((await ask('/about', { host: 'example.com' })).headers.location).toBe(`https://${www}/about`);
    await expect(ask('/about', { host: 'other.example' })).rejects.toThrow();
    await expect(ask('/about', { host: 'other.example', tls: false })).rejects.toThrow();
  });

  test('keeps a page of each coding, and answers a kept one under an id of its own', async () => {
    const first = await ask('/about', { headers: { 'accept-encoding': 'br' } });
    expect([first.status, await cacheOf(first)]).toEqual([200, 'MISS']);
    const second = await ask('/about', { headers: { 'accept-encoding': 'br' } });
    expect(await cacheOf(second)).toBe('HIT');
    expect(second.body).toBe(first.body);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(second.headers['x-request-id']).toMatch(/^[\w-]+$/);
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    const plain = await ask('/about');
    expect([await cacheOf(plain), plain.headers['content-encoding']]).toEqual(['MISS', undefined]);
    expect(plain.body).toContain('</html>');
  });

  test('does not have pages wait that are not kept', async () => {
    await Promise.all(['/nope', '/search?q=homestead', '/pricing?1040=1&c=1'].map((path) => ask(path)));
    const asked = ['/nope', '/search?q=homestead', '/pricing?1040=1&c=1'].flatMap((path) => Array(20).fill(path));
    const answers = await Promise.all(asked.map((path: string) => ask(path)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(404);
    // A server that is busy with other tests may say so.
    for (const status of statuses) expect([200, 404, 503]).toContain(status);
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
    await ask('/faqs');
    sites[0]?.child.kill('SIGKILL');
    for (const path of ['/services', '/contact', '/forms', '/deadlines']) expect((await ask(path)).status, path).toBe(200);
    sites[1]?.child.kill('SIGKILL');
    expect((await ask('/faqs')).status).toBe(200);
    const unknown = await ask('/privacy');
    expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '10']);
    expect(unknown.headers['content-security-policy']).toBe("default-src 'none'");
  });
});

import request from 'supertest';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeApp } from '../site.ts';

const lines: string[] = [];
const readLine = async () => {
  await expect.poll(() => lines.length).toBe(1);
  return JSON.parse(lines[0] ?? '');
};
const ask = (path: string, headers: Record<string, string> = {}, env: Record<string, string> = {}) =>
  request(makeApp(env, lines).app).get(path).set(headers);
const made = /^[0-9a-f]{8}-\d+$/;
beforeEach(() => {
  lines.length = 0;
});

describe('the id of a request', () => {
  test.each([
    ['a page', '/about', 200],
    ['a page of unknown address', '/nope', 404],
    ['another spelling', '/About/', 301],
    ['a file', '/robots.txt', 200],
    ['a refusal', '/%', 400],
    ['what the client has', '/about', 304, { 'If-None-Match': '*' }],
  ])('is in the log and in the answer: %s', async (_name, path, status, known?: Record<string, string>) => {
    const answer = await ask(path, known);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-request-id']).toMatch(made);
    expect((await readLine()).requestId).toBe(answer.headers['x-request-id']);
  });

  const id = 'Root=1-67891233-abcdef012345678912345678';
  const proxy = { TRUST_PROXY: '127.0.0.0/8' };

  test('is that of a proxy of ours', async () => {
    const answer = await ask('/about', { 'X-Request-Id': id }, proxy);
    expect([answer.headers['x-request-id'], (await readLine()).requestId]).toEqual([id, id]);
  });

  test.each([{}, { TRUST_PROXY: '10.0.0.0/8' }])('is not that of somebody else: %j', async (env) => {
    expect((await ask('/about', { 'X-Request-Id': id }, env)).headers['x-request-id']).toMatch(made);
  });

  test.each(['', 'a b', '"', 'x'.repeat(129), '<script>'])('is an id, whoever says it: %s', async (text) => {
    expect((await ask('/about', { 'X-Request-Id': text }, proxy)).headers['x-request-id']).toMatch(made);
  });
});

describe('the client in the log', () => {
  const three = '6.6.6.6, 203.0.113.9, 10.1.2.3';
  test.each([
    ['whoever is connected, as nobody is believed', {}, '203.0.113.9', '127.0.0.1'],
    ['what a trusted proxy says', { TRUST_PROXY: '127.0.0.0/8' }, '203.0.113.9', '203.0.113.9'],
    ['what the last untrusted one says', { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' }, three, '203.0.113.9'],
    ['what Azure says, with ports', { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' }, '203.0.113.9:51008, 10.0.0.6:443', '203.0.113.9'],
    ['an IPv6 address in brackets', { TRUST_PROXY: '127.0.0.1,fd00::/8' }, '[2001:db8::9]:443, [fd00::6]', '2001:db8::9'],
    ['an IPv6 address as HAProxy writes it', { TRUST_PROXY: '127.0.0.1' }, '2001:db8::9', '2001:db8::9'],
    ['the hop before what is no address', { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' }, '6.6.6.6, unknown, 10.1.2.3', '10.1.2.3'],
    ['whoever is connected, if all else is no address', { TRUST_PROXY: '127.0.0.1' }, '_hidden, "a"', '127.0.0.1'],
    ['whoever is connected, if it is no proxy of ours', { TRUST_PROXY: '10.0.0.0/8' }, '203.0.113.9', '127.0.0.1'],
  ])('is %s', async (_name, env, forwarded, client) => {
    await ask('/about', { 'X-Forwarded-For': forwarded }, env);
    expect((await readLine()).client).toBe(client);
  });
});

test('what a stranger writes is cut and escaped', async () => {
  await ask(`/${'x'.repeat(400)}`, { 'User-Agent': `"}\u00ff${'y'.repeat(400)}`, Referer: `"\\${'z'.repeat(400)}` });
  const line = await readLine();
  expect(line).toMatchObject({ method: 'GET', status: 404, msg: 'not found' });
  for (const name of ['path', 'referrer', 'userAgent']) expect(line[name], name).toHaveLength(256);
  expect(lines[0]?.trim()).not.toContain('\n');
});

test('control characters of both kinds are escaped or replaced', async () => {
  await ask('/about', { 'User-Agent': 'a\u009b2Jb', Referer: 'https://a.example/\u0085' });
  expect(await readLine()).toMatchObject({ userAgent: 'a\ufffd2Jb', referrer: 'https://a.example/\ufffd' });
  expect(lines[0]?.trim()).not.toMatch(/[\u0080-\u009f]/);
});

test('a probe that is answered well is no line, and one that fails is', async () => {
  const { app, readiness } = makeApp({}, lines);
  for (const path of ['/healthz', '/readyz']) await request(app).get(path).expect(200);
  readiness.ready = false;
  await request(app).get('/readyz').expect(503);
  expect(await readLine()).toMatchObject({ path: '/readyz', status: 503 });
});

test('the number of bytes is that of the body', async () => {
  const { text } = await ask('/about', { 'Accept-Encoding': 'identity' });
  expect((await readLine()).bytes).toBe(Buffer.byteLength(text));
});

test('a line of the log has what the page on privacy says, and nothing that a visitor has typed', async () => {
  const Referer = 'https://elsewhere.example/from?word=secret';
  await ask('/privacy?name=secret', { 'User-Agent': 'Visitor/1', Referer, Cookie: 'a=secret' });
  const line = await readLine();
  expect(Object.keys(line).join(' ')).toBe(
    'level time requestId client host method path status bytes seconds referrer userAgent msg',
  );
  expect(line).toMatchObject({ path: '/privacy', referrer: 'https://elsewhere.example/from', userAgent: 'Visitor/1' });
  expect(JSON.stringify(line)).not.toContain('secret');
});

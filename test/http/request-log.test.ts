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
    ['a health check', '/healthz', 200],
    ['a refusal', '/%', 400],
    ['what the client has', '/about', 304, { 'If-None-Match': '*' }],
  ])('is in the log and in the answer: %s', async (_name, path, status, known?: Record<string, string>) => {
    const answer = await ask(path, known);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-request-id']).toMatch(made);
    expect((await readLine()).requestId).toBe(answer.headers['x-request-id']);
  });

  test('is that of a proxy', async () => {
    const id = 'Root=1-67891233-abcdef012345678912345678';
    const answer = await ask('/about', { 'X-Request-Id': id });
    expect([answer.headers['x-request-id'], (await readLine()).requestId]).toEqual([id, id]);
  });

  test.each(['', 'a b', '"', 'x'.repeat(129), '<script>'])('is not what a stranger makes up: %s', async (id) => {
    expect((await ask('/about', { 'X-Request-Id': id })).headers['x-request-id']).toMatch(made);
  });
});

describe('the client in the log', () => {
  const three = '6.6.6.6, 203.0.113.9, 10.1.2.3';
  test.each([
    ['whoever is connected, as nobody is believed', {}, '203.0.113.9', '127.0.0.1'],
    ['what a trusted proxy says', { TRUST_PROXY: '127.0.0.0/8' }, '203.0.113.9', '203.0.113.9'],
    ['what the last untrusted one says', { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' }, three, '203.0.113.9'],
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

test('the number of bytes is that of the body', async () => {
  const { headers } = await ask('/about', { 'Accept-Encoding': 'br' });
  expect((await readLine()).bytes).toBe(Number(headers['content-length']));
  lines.length = 0;
  await request(makeApp({}, lines).app).head('/about');
  expect((await readLine()).bytes).toBe(0);
});

test('a line of the log has what the page on privacy says, and nothing that a visitor has typed', async () => {
  const Referer = 'https://elsewhere.example/from?word=secret';
  await ask('/privacy?name=secret', { 'User-Agent': 'Visitor/1', Referer, Cookie: 'a=secret' });
  const line = await readLine();
  expect(Object.keys(line).join(' ')).toBe('level time requestId client host method path status bytes ms referrer userAgent msg');
  expect(line).toMatchObject({ path: '/privacy', referrer: 'https://elsewhere.example/from', userAgent: 'Visitor/1' });
  expect(JSON.stringify(line)).not.toContain('secret');
});

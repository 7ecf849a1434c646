import request from 'supertest';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeApp } from '../site.ts';

const lines: string[] = [];
const readLine = async () => {
  await expect.poll(() => lines.length).toBe(1);
  return JSON.parse(lines[0] ?? '');
};
const start = async (env: Record<string, string> = {}) => (await makeApp(env, lines)).app;
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
  ])('is in the log and in the answer: %s', async (_name, path, status) => {
    const answer = await request(await start()).get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-\d+$/);
    expect((await readLine()).requestId).toBe(answer.headers['x-request-id']);
  });

  test('is in a 304 too, and another for each request', async () => {
    const app = await start();
    const { headers } = await request(app).get('/about');
    const again = await request(app)
      .get('/about')
      .set('If-None-Match', headers.etag ?? '');
    expect(again.status).toBe(304);
    expect(again.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-\d+$/);
    expect(again.headers['x-request-id']).not.toBe(headers['x-request-id']);
  });

  test.each(['4bf92f3577b34da6a3ce929d0e0e4736', 'Root=1-67891233-abcdef012345678912345678'])(
    'is that of a proxy: %s',
    async (id) => {
      const answer = await request(await start())
        .get('/about')
        .set('X-Request-Id', id);
      expect(answer.headers['x-request-id']).toBe(id);
      expect((await readLine()).requestId).toBe(id);
    },
  );

  test.each(['', 'a b', '"', 'x'.repeat(129), '<script>'])('is not what a stranger makes up: %s', async (id) => {
    const answer = await request(await start())
      .get('/about')
      .set('X-Request-Id', id);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-\d+$/);
  });
});

describe('the client in the log', () => {
  test.each([
    ['whoever is connected, as nobody is believed', {}, '203.0.113.9', '127.0.0.1'],
    ['what a trusted proxy says', { TRUST_PROXY: '127.0.0.0/8' }, '203.0.113.9', '203.0.113.9'],
    [
      'what the last untrusted one says',
      { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' },
      '6.6.6.6, 203.0.113.9, 10.1.2.3',
      '203.0.113.9',
    ],
    ['whoever is connected, if it is no proxy of ours', { TRUST_PROXY: '10.0.0.0/8' }, '203.0.113.9', '127.0.0.1'],
  ])('is %s', async (_name, env, forwarded, client) => {
    const app = await start(env);
    await request(app).get('/about').set('X-Forwarded-For', forwarded);
    expect((await readLine()).client).toBe(client);
  });
});

test('what a stranger writes is cut and escaped', async () => {
  await request(await start())
    .get(`/${'x'.repeat(400)}`)
    .set({ 'User-Agent': `"}\u00ff${'y'.repeat(400)}`, Referer: `"\\${'z'.repeat(400)}` });
  const line = await readLine();
  expect(line).toMatchObject({ method: 'GET', status: 404, msg: 'not found' });
  for (const name of ['path', 'referrer', 'userAgent']) expect(line[name], name).toHaveLength(256);
  expect(lines[0]?.trim()).not.toContain('\n');
});

test('the number of bytes is that of the body', async () => {
  const app = await start();
  const { headers } = await request(app).get('/about').set('Accept-Encoding', 'br');
  expect((await readLine()).bytes).toBe(Number(headers['content-length']));
  lines.length = 0;
  await request(app).head('/about').set('Accept-Encoding', 'br');
  expect((await readLine()).bytes).toBe(0);
});

test('a line of the log has what the page on privacy says, and nothing that a visitor has typed', async () => {
  await request(await start())
    .get('/privacy?name=secret')
    .set({ 'User-Agent': 'Visitor/1', Referer: 'https://elsewhere.example/from?word=secret', Cookie: 'a=secret' });
  const line = await readLine();
  expect(Object.keys(line).join(' ')).toBe('level time requestId client host method path status bytes ms referrer userAgent msg');
  expect(line).toMatchObject({ path: '/privacy', referrer: 'https://elsewhere.example/from', userAgent: 'Visitor/1' });
  expect(JSON.stringify(line)).not.toContain('secret');
});

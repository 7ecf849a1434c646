import { createServer } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import { cacheResponse, sendUncached } from '../../server/cache/cached-response.ts';
import { compressResponses, compressSmall, queueCompression } from '../../server/cache/compress.ts';
import { cachedUntilChange } from '../../server/cache/policy.ts';
import { activity } from '../../server/http/activity.ts';
import { findClosing } from '../office.ts';
import { listen, makeApp } from '../site.ts';
import { raw } from './raw.ts';

afterEach(() => {
  vi.useRealTimers();
  activity.removeAllListeners('render');
});

/** Counts how many pages are rendered from now on. */
function countRenders(): () => number {
  let renders = 0;
  activity.on('render', () => renders++);
  return () => renders;
}

const pages = ['/', '/about', '/pricing', '/services/payroll-services'];

test('bodies wait for their turn to be compressed in order, and not without end', async () => {
  let finish: ((copy: Buffer) => void)[] = [];
  const compress = queueCompression((body) => new Promise((resolve) => finish.push(() => resolve(body))));
  const copies = Array.from({ length: 40 }, (_, index) => compress(Buffer.from(String(index)), 'br'));
  const ends = Promise.allSettled(copies);
  for (let turn = 0; turn < 40; turn++) {
    await new Promise(setImmediate);
    const begun = finish;
    finish = [];
    expect(begun.length, 'one at a time').toBeLessThanOrEqual(1);
    for (const end of begun) end(Buffer.alloc(0));
  }
  const kept = (await ends).flatMap((end) => (end.status === 'fulfilled' ? [String(end.value)] : []));
  expect(kept).toEqual(Array.from({ length: 32 }, (_, index) => String(index)));
  const later = compress(Buffer.from('later'), 'br');
  await new Promise(setImmediate);
  finish[0]?.(Buffer.alloc(0));
  expect(String(await later)).toBe('later');
});

describe('the cache', () => {
  test('keeps every page while strangers ask for what only they ask for', async () => {
    const { app } = makeApp();
    const ask = async (path: string) => {
      // A machine that is busy with other tests may say so.
      for (let status = 503; status === 503; ) ({ status } = await request(app).get(path));
    };
    for (const path of pages) await ask(path);
    const choices = taxpayerTypes.map(({ slug }) => `/deadlines?who=${slug}`);
    const texts = Array.from({ length: 30 }, (_, index) => [
      `/search?q=tax+${index}`,
      `/pricing?1040=${index}`,
      `/contac${index}`,
    ]);
    for (const path of [...choices, ...texts.flat()]) await ask(path);
    const renders = countRenders();
    for (const path of pages) await ask(path);
    expect(renders()).toBe(0);
  });

  test('keeps a choice and a mistyped address, and makes a search and an estimate each time', async () => {
    const { app } = makeApp();
    const renders = countRenders();
    for (const [path, expected] of [
      ['/deadlines?who=trust', 1],
      ['/contact?about=letter', 1],
      ['/contct', 1],
      ['/nope-nope', 1],
      ['/search?q=homestead', 2],
      ['/pricing?1040=3', 2],
    ] as const) {
      const before = renders();
      await request(app).get(path);
      await request(app).get(path);
      expect(renders() - before, path).toBe(expected);
    }
  });

  test('begins anew when the office closes', async () => {
    const [before, after] = findClosing('2026-12-01');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(before) });
    const { app } = makeApp();
    const renders = countRenders();
    for (const [time, expected] of [
      [before, 1],
      [after, 2],
      [`${after.slice(0, 13)}:59:59.999Z`, 2],
    ] as const) {
      vi.setSystemTime(new Date(time));
      await request(app).get('/about');
      expect(renders(), time).toBe(expected);
    }
  });

  test('gives a page of the last moments of a day to no shared cache', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T04:59:59.950Z') });
    const { headers, text } = await request(makeApp().app).get('/about');
    expect(text).toContain('"day":"2026-11-30"');
    expect(headers['x-accel-expires']).toBe('0');
    expect(headers['cdn-cache-control']).toMatch(/^public, max-age=0, /);
  });
});

/** Has an app answer on a port of its own; `ask` asks for a path in brotli. */
async function serve(app: express.Express) {
  const server = createServer(app);
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return { server, ask: (path: string) => raw(origin, { 'Accept-Encoding': 'br' }, { path, agent: false }) };
}

const response = {
  status: 200 as const,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  getCaching: cachedUntilChange,
  body: Buffer.from('words '.repeat(1000)),
};

test('a copy that could not be made is made the next time, and meanwhile everybody gets the page', async () => {
  const results = [() => Promise.reject(new Error('no memory')), compressSmall];
  const cached = cacheResponse(response, {}, (body, coding) => results.shift()?.(body, coding) ?? compressSmall(body, coding));
  const app = express().disable('etag');
  app.use((req, res) => {
    if (!cached.send(req, res, new Date())) sendUncached(response, req, res, new Date());
  });
  const { ask, server } = await serve(app);
  const codings = [];
  for (let turn = 0; turn < 3; turn++) {
    const { status, headers, body } = await ask('/');
    expect(status).toBe(200);
    const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
    expect(text.equals(response.body)).toBe(true);
    codings.push(headers['content-encoding']);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.close();
  expect(codings).toEqual([undefined, undefined, 'br']);
});

test('eight clients at once may wait for their compression; others get what they ask for as it is', async () => {
  const app = express().disable('etag').use(compressResponses());
  const held: express.Response[] = [];
  app.get('/held', (_req, res) => {
    held.push(res);
    res.type('html').write('words '.repeat(1000));
  });
  app.get('/', (_req, res) => void res.type('html').send(response.body));
  const { ask, server } = await serve(app);
  const codingOf = async () => (await ask('/')).headers['content-encoding'];
  expect(await codingOf()).toBe('br');
  const waiting = Array.from({ length: 8 }, () => ask('/held'));
  await expect.poll(() => held.length).toBe(8);
  expect(await codingOf()).toBeUndefined();
  for (const res of held) res.end();
  await Promise.all(waiting);
  await expect.poll(codingOf).toBe('br');
  server.close();
});

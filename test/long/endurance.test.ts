import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Child, startChild } from '../harness/child.ts';
import { measureGoodPages } from '../harness/good-pages.ts';
import { openSlowSockets } from '../harness/slow-sockets.ts';
import { chooseQuery, chooseUnknown, soak } from '../harness/soak-requests.ts';
import { assets, startSite } from '../site.ts';

// Short forms of `npm run test:slow`, `test:flood` and `test:soak`, which have the figures of a quiet machine.

describe('who sends too slowly', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
    // A tenth of what production waits: test/http/lifecycle.test.ts has that.
    Object.assign(site.server, { headersTimeout: 1000, requestTimeout: 1500, timeout: 750 });
  });
  afterAll(() => site.close());

  test('is cut, and the others are answered meanwhile', async () => {
    const head = 'GET /about HTTP/1.1\r\nHost: localhost\r\n';
    const body = 'GET /about HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n';
    const kinds = [
      openSlowSockets(site.origin, { count: 300, first: head, more: 'X: a\r\n' }),
      openSlowSockets(site.origin, { count: 50, first: body, more: 'a' }),
      openSlowSockets(site.origin, { count: 50, first: '' }),
    ];
    expect((await measureGoodPages(site.origin, 30, 10)).failed).toBe(0);
    await expect.poll(() => kinds.map(({ open }) => open()), { timeout: 15_000 }).toEqual([0, 0, 0]);
    for (const kind of kinds) kind.stop();
  });
});

describe('a crowd', () => {
  // As the container runs it, with 144 MB of heap.
  let child: Child;
  beforeAll(async () => {
    child = await startChild();
  });
  afterAll(() => child.stop());

  /** A visitor is answered within 5 s, though other tests share the processor, and the process lives. */
  async function visit(): Promise<void> {
    const { failed } = await measureGoodPages(child.origin, 50, 10);
    expect([failed, child.exits()]).toEqual([0, 0]);
  }

  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const many = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index)).join('');

  test.each([
    ['40 of 1,500 requests for the largest file', 40, get(assets.script).repeat(1500)],
    ['40 of 1,500 requests for unknown paths', 40, many(1500, (index) => get(`/x${index}`))],
  ])('that asks for more and more and reads nothing is cut: %s', async (_name, count, first) => {
    const greedy = openSlowSockets(child.origin, { count, first, reads: false });
    await wait(500);
    await visit();
    for (const socket of greedy.sockets) socket.resume();
    await expect.poll(greedy.open, { timeout: 10_000 }).toBe(0);
    greedy.stop();
  });

  test.each([
    ['that asks for nothing', { first: '' }],
    ['that sends a header a second', { first: 'GET /about HTTP/1.1\r\nHost: localhost\r\n', more: 'X: a\r\n' }],
  ])('of 1,000 connections %s keeps nobody waiting', async (_name, kind) => {
    const slow = openSlowSockets(child.origin, { count: 1000, ...kind });
    await wait(500);
    await visit();
    slow.stop();
  });

  test('of 256 connections that ask for unknown paths keeps nobody waiting', { retry: 2 }, async () => {
    const [{ failed }] = await Promise.all([soak(child.origin, 2500, chooseUnknown, 256), visit()]);
    expect(failed).toBe(0);
  });

  test('of unknown paths leaves nothing in memory', async () => {
    await soak(child.origin, 1000);
    const before = (await child.measure(true)).heapUsed;
    expect((await soak(child.origin, 4000)).failed).toBe(0);
    expect((await child.measure(true)).heapUsed - before).toBeLessThan(4 * 1024 * 1024);
    expect(child.exits()).toBe(0);
  });

  test('of 1,500 random queries leaves no more than the 48 MB that are kept', async () => {
    const weigh = async () => {
      const { heapUsed, external } = await child.measure(true);
      return heapUsed + external;
    };
    const before = await weigh();
    const { failed, shed } = await soak(child.origin, 1500, chooseQuery);
    expect(failed).toBe(0);
    expect(shed).toBeLessThan(1500);
    expect((await weigh()) - before).toBeLessThan(56_000_000);
    expect(child.exits()).toBe(0);
  });
});

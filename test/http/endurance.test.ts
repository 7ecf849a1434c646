import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Child, startChild } from '../harness/child.ts';
import { measureGoodPages } from '../harness/good-pages.ts';
import { openSlowSockets } from '../harness/slow-sockets.ts';
import { chooseQuery, soak } from '../harness/soak-requests.ts';
import { startSite } from '../site.ts';

// Short forms of `npm run test:slow` and `npm run test:soak`, which have the figures of a quiet machine.

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
  let child: Child;
  beforeAll(async () => {
    child = await startChild();
  });
  afterAll(() => child.stop());

  test('of unknown paths leaves nothing in memory', async () => {
    await soak(child.origin, 2000);
    const before = (await child.measure(true)).heapUsed;
    expect((await soak(child.origin, 6000)).failed).toBe(0);
    expect((await child.measure(true)).heapUsed - before).toBeLessThan(4 * 1024 * 1024);
    expect(child.exits()).toBe(0);
  });

  test('of 10,000 random queries leaves nothing in memory but the last 32 answers', async () => {
    const weigh = async () => {
      const { heapUsed, external } = await child.measure(true);
      return heapUsed + external;
    };
    await soak(child.origin, 2000, chooseQuery);
    const before = await weigh();
    const { failed, shed } = await soak(child.origin, 10_000, chooseQuery);
    expect(failed).toBe(0);
    expect(shed).toBeLessThan(10_000);
    // Of 32 answers at most 0.2 MB each, which the first 2,000 may not all have filled.
    expect((await weigh()) - before).toBeLessThan(8 * 1024 * 1024);
    expect(child.exits()).toBe(0);
  });
});

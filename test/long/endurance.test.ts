import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pages } from '../../server/pages/index.ts';
import { type Child, isFull, startChild } from '../harness/child.ts';
import { readCpu } from '../harness/read-cpu.ts';
import { openSlowSockets } from '../harness/slow-sockets.ts';
import { chooseQuery, soak } from '../harness/soak-requests.ts';
import { raw } from '../http/raw.ts';
import { assets, startSite } from '../site.ts';

const megabyte = 1024 * 1024;
/** What a visitor may wait behind requests that have come before: Node reads each of them before it closes a connection. */
const behindCrowd = 3000;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const head = 'GET /about HTTP/1.1\r\nHost: localhost\r\n';

/** Visits again and again: no answer takes the server more than `most` of its time on the processor, in milliseconds. */
async function visit(origin: string, readTime: () => number, most = 1000, isOver = () => true): Promise<void> {
  let longest = 0;
  for (let turn = 0; turn < (isFull ? 200 : 50) || !isOver(); turn++) {
    const started = readTime();
    // A connection of its own, as a new visitor has.
    const { status } = await raw(`${origin}/about`, {}, { agent: false });
    expect(status).toBe(200);
    longest = Math.max(longest, readTime() - started);
    await wait(10);
  }
  expect(longest).toBeLessThanOrEqual(most);
}

describe('who sends too slowly', { timeout: 90_000 }, () => {
  let site: { origin: string; readTime: () => number; close: () => unknown };
  beforeAll(async () => {
    if (isFull) {
      const { stop, ...child } = await startChild();
      site = { ...child, close: stop };
      return;
    }
    const started = await startSite();
    // A tenth of what production waits: test/http/lifecycle.test.ts has that.
    Object.assign(started.server, { headersTimeout: 1000, requestTimeout: 1500, timeout: 750 });
    site = { ...started, readTime: () => readCpu(process.pid) };
  });
  afterAll(() => void site.close());

  test('is cut, and the others are answered meanwhile', async () => {
    const count = isFull ? 1000 : 300;
    const heads = openSlowSockets(site.origin, { count, first: head, more: 'X: a\r\n' });
    const bodies = openSlowSockets(site.origin, { count: 200, first: `${head}Content-Length: 1000\r\n\r\n`, more: 'a' });
    const silent = openSlowSockets(site.origin, { count: 50, first: '' });
    await wait(isFull ? 2000 : 0);
    await visit(site.origin, site.readTime);
    await expect.poll(heads.open, { timeout: 12_000 }).toBe(0);
    await expect.poll(bodies.open, { timeout: 17_000 }).toBe(0);
    await expect.poll(silent.open, { timeout: 17_000 }).toBe(0);
    for (const kind of [heads, bodies, silent]) kind.stop();
  });
});

describe('a crowd', { timeout: 900_000 }, () => {
  let child: Child;
  beforeEach(async () => {
    child = await startChild();
  });
  afterEach(() => {
    expect(child.isRunning()).toBe(true);
    child.stop();
  });

  const many = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index)).join('');

  test.each([
    ['1,500 requests for the largest file', get(assets.script).repeat(1500)],
    ['1,500 requests for unknown paths', many(1500, (index) => get(`/x${index}`))],
  ])('that asks for more and more and reads nothing is cut: 40 of %s', async (_name, first) => {
    const greedy = openSlowSockets(child.origin, { count: 40, first, reads: false });
    await wait(500);
    await visit(child.origin, child.readTime, behindCrowd);
    for (const socket of greedy.sockets) socket.resume();
    await expect.poll(greedy.open, { timeout: 10_000 }).toBe(0);
    greedy.stop();
  });

  test.each([
    ['that asks for nothing', { first: '' }],
    ['that sends a header a second', { first: head, more: 'X: a\r\n' }],
  ])('of 1,000 connections %s keeps nobody waiting', async (_name, kind) => {
    const slow = openSlowSockets(child.origin, { count: 1000, ...kind });
    await wait(500);
    await visit(child.origin, child.readTime);
    slow.stop();
  });

  const floods = '/ /services/ /data/ /blog/ /search?q= /forms?q= /pricing?1040=1&x='.split(' ');

  test('of 256 connections that ask for what nobody else asks for keeps nobody waiting', async () => {
    const before = (await child.measure(false)).rss;
    for (const prefix of isFull ? floods : ['/', '/search?q=']) {
      const options = ['--import', 'tsx', 'test/harness/flood.ts', child.origin, isFull ? '10000' : '1000', prefix];
      const crowd = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
      const said = text(crowd.stdout);
      await visit(child.origin, child.readTime, 500, () => crowd.exitCode !== null);
      expect(await said, prefix).toBe('0 failed');
    }
    if (!isFull) return;
    await wait(60_000);
    // A young generation of 24 MB, once grown, stays, and so do compiled code and the 48 MB of answers that are kept.
    expect((await child.measure(false)).rss - before).toBeLessThanOrEqual(90 * megabyte);
  });

  test('of one, who asks for twenty things a second that nobody else asks for, costs the others nothing', async () => {
    const addresses = ['/forms?q=the+of+my+', '/search?q=tax+', '/pricing?1040=1&x='];
    const { rss } = await child.measure(true);
    const ended = performance.now() + (isFull ? 120_000 : 10_000);
    const statusOf = (path: string) =>
      raw(child.origin + path, { 'Accept-Encoding': 'br' }, { agent: false }).then(
        ({ status }) => status,
        ({ code }: NodeJS.ErrnoException) => code,
      );
    const asked: Promise<number | string | undefined>[] = [];
    const waits: number[] = [];
    for (let turn = 0; performance.now() < ended; turn++) {
      asked.push(statusOf(`${addresses[turn % 3]}${turn}`));
      await wait(50);
      if (turn % 10 > 0) continue;
      const started = performance.now();
      expect(await statusOf(pages[(turn / 10) % pages.length]?.path ?? '/')).toBe(200);
      waits.push(performance.now() - started);
      expect((await child.measure(false)).rss - rss).toBeLessThan(100 * megabyte);
    }
    // No reset: the busy process says so.
    for (const status of await Promise.all(asked)) expect([200, 301, 503]).toContain(status);
    if (isFull) expect(Math.max(...waits)).toBeLessThan(500);
  });

  test('of known and unknown paths leaves nothing in memory', async () => {
    // Every page once, which is kept.
    await soak(child.origin, isFull ? 2 * pages.length : 1000);
    await wait(isFull ? 2000 : 0);
    const { rss } = await child.measure(false);
    const { heapUsed } = await child.measure(true);
    const { failed, shed } = await soak(child.origin, isFull ? 150_000 : 4000);
    expect(failed).toBe(0);
    await wait(isFull ? 60_000 : 0);
    const after = await child.measure(false);
    expect((await child.measure(true)).heapUsed - heapUsed).toBeLessThanOrEqual((isFull ? 2 : 4) * megabyte);
    if (!isFull) return;
    expect(shed).toBe(0);
    expect(rss).toBeLessThanOrEqual(256 * megabyte);
    expect(after.rss - rss).toBeLessThanOrEqual(20 * megabyte);
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
  });
});

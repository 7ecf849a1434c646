import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dist } from '../site.ts';
import { spawnSite } from '../spawn-site.ts';

// The server as the container runs it, with its 96 MB of heap.
let child: ChildProcess;
let port: number;
let exited: number | null | undefined;
const sockets: Socket[] = [];

beforeAll(async () => {
  ({ child, port } = await spawnSite({}, ['--max-old-space-size=96']));
  child.once('exit', (code) => {
    exited = code;
  });
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  child.kill('SIGKILL');
});

/** Opens connections, a hundred at a time, all of which then send `bytes` at once and read nothing. */
async function flood(connections: number, bytes: string): Promise<Socket[]> {
  const opened: Socket[] = [];
  while (opened.length < connections) {
    const some = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').pause());
    await Promise.all(
      some.map((socket) =>
        once(
          socket.on('error', () => undefined),
          'connect',
        ),
      ),
    );
    opened.push(...some);
  }
  sockets.push(...opened);
  for (const socket of opened) socket.write(bytes);
  return opened;
}

/** The milliseconds within which 99 of 100 requests for a page are answered, one after the other. */
async function measureGoodPages(): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 100; count++) {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/about`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[98] ?? Number.NaN;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe('connections that ask for more and more and read nothing', () => {
  test.each([
    ['200 of 1,500 requests for the largest file', 200, get(dist.manifest.shared).repeat(1500)],
    ['3,000 of 100 requests for a small file', 3000, get('/robots.txt').repeat(100)],
    ['100 of 1,000 requests for unknown paths', 100, Array.from({ length: 1000 }, (_, i) => get(`/x${i}`)).join('')],
  ])('%s: they are cut, and good pages are answered', async (_name, connections, bytes) => {
    const opened = await flood(connections, bytes);
    await wait(500);
    // Other tests share the processor: 50 ms is the figure on a quiet machine. A server without guard ends, or takes 5 s.
    expect(await measureGoodPages()).toBeLessThan(2000);
    expect(exited).toBeUndefined();
    for (const socket of opened) socket.resume();
    await expect.poll(() => opened.every(({ destroyed }) => destroyed), { timeout: 10_000 }).toBe(true);
  });
});

test('connections that ask for nothing: 4,000 at most, which the heap holds, and the newest stay', async () => {
  const opened = await flood(4500, '');
  for (const socket of opened) socket.resume();
  await expect.poll(() => opened.filter(({ destroyed }) => destroyed).length).toBeGreaterThanOrEqual(490);
  expect(opened.slice(-1000).some(({ destroyed }) => destroyed)).toBe(false);
  expect(await measureGoodPages()).toBeLessThan(2000);
});

import type { ChildProcess } from 'node:child_process';
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

/** Opens connections that send all of `bytes` and read nothing. */
function flood(connections: number, bytes: () => string): void {
  for (let count = 0; count < connections; count++) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    socket.pause().write(bytes());
  }
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
    ['200 of 1,500 requests for the largest file', 200, () => get(dist.manifest.shared).repeat(1500)],
    ['100 of 1,000 requests for unknown paths', 100, () => Array.from({ length: 1000 }, (_, i) => get(`/x${i}`)).join('')],
  ])('%s: they are cut, and good pages are answered', async (_name, connections, bytes) => {
    const before = sockets.length;
    flood(connections, bytes);
    await wait(500);
    // Other tests share the processor: 50 ms is the figure on a quiet machine, and seconds what a server without guard takes.
    expect(await measureGoodPages()).toBeLessThan(500);
    expect(exited).toBeUndefined();
    for (const socket of sockets) socket.resume();
    await expect.poll(() => sockets.slice(before).every(({ destroyed }) => destroyed), { timeout: 5000 }).toBe(true);
  });
});

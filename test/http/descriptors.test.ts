import { type ChildProcess, spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, root } from '../site.ts';

let child: ChildProcess;
let port: number;
let log = '';
const sockets: Socket[] = [];

const ask = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer;
};

beforeAll(async () => {
  port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'warn' };
  const command = `ulimit -n 128; exec "${process.execPath}" "${join(root, 'dist/server/main.js')}"`;
  child = spawn('bash', ['-c', command], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout?.on('data', (part) => (log += part));
  while (!(await ask('/readyz'))?.ok) await wait(50);
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  child.kill('SIGKILL');
});

/** Opens more connections than the process may have files, each with some bytes, one `pause` ms after the other. */
async function occupy(bytes: string, pause: number): Promise<void> {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (let count = 0; count < 200; count++) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    socket.write(bytes);
    if (pause > 0) await wait(pause);
  }
  await wait(500);
}

test.each([
  ['send nothing', ''],
  ['send half a request', 'GET /about HTTP/1.1\r\nHost: a\r\n'],
  ['have been answered', 'GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n'],
])('two hundred connections that %s, and 128 files: a visitor is answered', async (_name, bytes) => {
  await occupy(bytes, 0);
  for (let count = 0; count < 20; count++) expect((await ask('/about'))?.status).toBe(200);
});

test('two hundred in the middle of a second request: a visitor is told so at once', async () => {
  await occupy('GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\nGET /about HTTP/1.1\r\nHost: a\r\n', 5);
  const refused = await ask('/about');
  expect(refused?.status).toBe(503);
  expect(refused?.headers.get('retry-after')).toBe('2');
  expect(refused?.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the log says why, once a second at most', () => {
  const said = log.match(/"open":\d+,"most":\d+,"msg":"too many connections"/g) ?? [];
  expect(said.length).toBeGreaterThan(0);
  expect(said.length).toBeLessThan(40);
});

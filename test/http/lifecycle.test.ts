import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { prepareShutdown } from '../../server/http/graceful-shutdown.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import { listen } from '../site.ts';
import { raw } from './raw.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server that answers `/slow` when it is released, and everything else at once. */
async function start(keepAlive = 7000) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createHttpServer((req, res) => {
    if (req.url === '/slow') released.then(() => res.end('slow'));
    else res.end('quick');
  }, keepAlive);
  servers.push(server);
  return { server, port: await listen(server), release: () => release(), shutDown: prepareShutdown(server, { ready: true }) };
}

async function open(port: number, text = '', allowHalfOpen = false): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen }).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  await wait(20);
  return socket;
}

test('the HTTP server cuts slow clients and keeps idle connections as long as it is told', async () => {
  const { server } = await start();
  expect(server).toMatchObject({ keepAliveTimeout: 7000, headersTimeout: 10_000, requestTimeout: 15_000, timeout: 7500 });
});

test.each([
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 'x'],
  ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X: a\r\n'],
  ['empty lines', '\r\n', '\r\n'],
  ['empty lines after a request', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', '\r\n'],
])('a connection ends, whatever the client goes on sending: %s', async (_what, first, more) => {
  const { server, port } = await start(500);
  server.headersTimeout = 500;
  const socket = await open(port, first, true);
  const sending = setInterval(() => socket.writable && socket.write(more), 100);
  const count = () => new Promise((resolve) => server.getConnections((_error, open) => resolve(open)));
  await expect.poll(count, { timeout: 8000 }).toBe(0);
  clearInterval(sending);
});

describe('a graceful shutdown', () => {
  test('answers who has connected just before it closes', async () => {
    const { port, shutDown } = await start();
    const late = await open(port);
    const done = shutDown({ delay: 0, grace: 1000 });
    await wait(20);
    late.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(String(await once(late, 'data'))).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/);
    await done;
  });

  test('closes connections that have sent nothing, or half a request, soon', async () => {
    const { port, shutDown } = await start();
    const silent = [await open(port), await open(port, 'GET / HTTP/1.1\r\nHost: a\r\n')];
    const started = performance.now();
    await shutDown({ delay: 0, grace: 5000 });
    expect(performance.now() - started).toBeLessThan(1000);
    await expect.poll(() => silent.every(({ destroyed }) => destroyed)).toBe(true);
  });

  test.each([
    ['finish within the grace', 5000, /^slow/],
    ['end when it is over', 300, /hang up|ECONNRESET/],
  ])('lets an open request %s', async (_what, grace, expected) => {
    const { port, release, shutDown } = await start();
    const answer = raw(`http://127.0.0.1:${port}/slow`).then(
      ({ body }) => String(body),
      (error: Error) => error.message,
    );
    await wait(50);
    const started = performance.now();
    const done = shutDown({ delay: 0, grace });
    await wait(50);
    if (grace > 1000) release();
    await done;
    expect(performance.now() - started).toBeLessThan(2000);
    expect(await answer).toMatch(expected);
  });
});

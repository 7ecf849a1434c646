import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness } from './health.ts';

/** Milliseconds between a connection and its request, on a slow network. */
const onItsWay = 300;

/** Milliseconds to go on accepting while `/readyz` answers 503, and those that open requests get after that. */
type Timing = Record<'delay' | 'grace', number>;

/**
 * Prepares a server to stop without failing a request. The returned function turns readiness off, keeps accepting for
 * `delay`, then closes: connections without a request soon, the others as they finish, all of them after `grace`.
 */
export function prepareShutdown(server: Server, readiness: Readiness): (timing: Timing) => Promise<void> {
  const silent = new Set<Socket>();
  server.prependListener('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', ({ socket }, res) => {
    silent.delete(socket);
    if (!readiness.ready) res.setHeader('Connection', 'close');
  });
  return async ({ delay, grace }) => {
    readiness.ready = false;
    await wait(delay);
    // An HTTP server would also close connections that have not sent their request yet, which may be on its way.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    await wait(onItsWay);
    for (const socket of silent) socket.destroy();
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const last = setTimeout(() => server.closeAllConnections(), grace);
    await closed;
    clearInterval(idle);
    clearTimeout(last);
  };
}

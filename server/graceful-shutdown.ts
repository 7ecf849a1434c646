import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness } from './health.ts';

interface Timing {
  /** Milliseconds to go on accepting while `/readyz` answers 503. */
  delay: number;
  /** Milliseconds that open requests get after that. */
  grace: number;
}

/**
 * Prepares a server to stop without failing a request. The returned function turns readiness off, keeps accepting for
 * `delay`, then closes: connections without a request at once, the others as they finish, all of them after `grace`.
 */
export function prepareShutdown(server: Server, readiness: Readiness): (timing: Timing) => Promise<void> {
  const silent = new Set<Socket>();
  let stopping = false;
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', (req, res) => {
    silent.delete(req.socket);
    if (stopping) res.setHeader('Connection', 'close');
  });
  return async ({ delay, grace }) => {
    readiness.ready = false;
    stopping = true;
    await wait(delay);
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of silent) socket.destroy();
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const last = setTimeout(() => server.closeAllConnections(), grace);
    await closed;
    clearInterval(idle);
    clearTimeout(last);
  };
}

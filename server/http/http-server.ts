import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { activity } from './activity.ts';
import { answerClientErrors } from './client-errors.ts';

/** How many answers of one connection may be under way. Browsers ask for one at a time; each takes some kB of heap. */
const mostOpen = 5;

/** Ends a connection that asks for more and more without reading (RFC 9112, section 9.3.2, allows for it). */
function limitPipelining(listener: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    if (socket.destroyed) return;
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    res.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if (count <= mostOpen) return listener(req, res);
    activity.emit('cut', 'pipelining');
    socket.destroy();
  };
}

/** Takes host and path from a target in absolute form (RFC 9112, section 3.2.2); any other target becomes `*`. */
function readTarget(req: IncomingMessage): void {
  const target = req.url ?? '';
  if (target.startsWith('/')) return;
  const url = /^https?:/i.test(target) && URL.canParse(target) ? new URL(target) : undefined;
  req.url = url ? url.pathname + url.search : '*';
  if (url) req.headers.host = url.host;
}

const options: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
  // The guard says it, with our headers.
  requireHostHeader: false,
  // Node would keep the first of two Host headers in silence; joined, they are no host and the guard answers 400.
  joinDuplicateHeaders: true,
};

/**
 * Creates the HTTP server with its limits. It closes the connection of a client that sends too slowly, sends nothing, or
 * does not read, within 15 s. Idle keep-alive connections last for `keepAlive` milliseconds, which should be longer than
 * the load balancer's own limit, so that the load balancer closes them.
 */
export function createHttpServer(app: RequestListener, logger: Logger, keepAlive: number): Server {
  const listener = limitPipelining((req, res) => {
    readTarget(req);
    app(req, res);
  });
  const server = createServer({ ...options, keepAliveTimeout: keepAlive }, listener);
  // Closes an idle connection. A response that is not read gets twice as long: the first time, Node
  // compares what is unsent with the size of the last write (net.Socket, _onTimeout).
  server.timeout = 7500;
  // By default Node answers 100 Continue to a request that is going to be refused.
  server.on('checkContinue', listener);
  // Node would answer 417 without our headers; a server may ignore an unknown expectation (RFC 9110, 10.1.1).
  server.on('checkExpectation', listener);
  answerClientErrors(server, logger);
  return server;
}

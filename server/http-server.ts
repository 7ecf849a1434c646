import { createServer, IncomingMessage, type RequestListener, type Server, type ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { activity } from './activity.ts';
import { answerClientErrors } from './client-errors.ts';

/** What an application of Express has, and another listener has not. */
type Prototypes = Pick<Express, 'request' | 'response'>;

/**
 * Classes whose instances have the prototypes that Express gives every request and response. It finds nothing to change
 * then, and V8 keeps them as it made them: a prepared response is sent a third faster.
 */
function adoptPrototypes(
  app: object,
  { request, response }: Prototypes,
): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> {
  class AppRequest extends IncomingMessage {}
  class AppResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {}
  Object.setPrototypeOf(AppRequest.prototype, request);
  Object.setPrototypeOf(AppResponse.prototype, response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}

/** How many answers may wait on one connection behind the first. Browsers let none wait; each takes some kB of heap. */
const mostWaiting = 4;

/**
 * Ends a connection, and the parsing of what has come: one read of 64 kB can hold 1,500 requests, and Node would make
 * an object of each. 2 is the parser's "nothing more that is HTTP" (llhttp, on_headers_complete).
 */
function cut(socket: Socket): void {
  const parser: { onIncoming?: () => number } | undefined = Reflect.get(socket, 'parser');
  if (parser) parser.onIncoming = () => 2;
  activity.emit('cut', 'pipelining');
  socket.destroy();
}

/**
 * Answers one request of a connection after the other, and cuts one that asks for more and more without reading
 * (RFC 9112, section 9.3.2, allows for it). Answers made ahead would fill the heap: a closed socket keeps all that
 * waits on it until the loop's turn ends, and a thousand connections can be read in one turn.
 */
function limitPipelining(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    // Only the first answer has the socket at once.
    if (res.socket !== null) return listener(req, res);
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > mostWaiting) return cut(socket);
    waiting.set(socket, count);
    res.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      process.nextTick(() => socket.destroyed || listener(req, res));
    });
  };
}

/** Takes host and path from a target in absolute form (RFC 9112, section 3.2.2); one that is no path becomes `*`. */
function readTarget(req: IncomingMessage): void {
  const target = req.url ?? '';
  if (target.startsWith('/')) return;
  const url = /^https?:/i.test(target) && URL.canParse(target) ? new URL(target) : undefined;
  req.url = url ? url.pathname + url.search : '*';
  if (url) req.headers.host = url.host;
}

/**
 * The HTTP server with its limits. Who sends too slowly, does not read or is silent is cut within 15 s; idle keep-alive
 * connections after 65 s, which is longer than a load balancer's usual 60, so that it and not we close them. `headers`
 * are those of every answer, also of one to what is no request.
 */
export function createHttpServer(
  app: RequestListener & Partial<Prototypes>,
  headers: Record<string, string>,
  logger: Logger,
): Server {
  const { request, response } = app;
  const options: ServerOptions & { optimizeEmptyRequests: boolean } = {
    keepAliveTimeout: 65_000,
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1000,
    // The guard says it, with our headers.
    requireHostHeader: false,
    // Node would keep the first of two Host headers in silence; joined, they are no host and the guard answers 400.
    joinDuplicateHeaders: true,
    // Of Node 22 and later: no stream of events for a request without a body, which is 10 % of a prepared response.
    optimizeEmptyRequests: true,
    ...(request && response && adoptPrototypes(app, { request, response })),
  };
  const listener = limitPipelining((req, res) => {
    readTarget(req);
    app(req, res);
  });
  const server = createServer(options, listener);
  // Of a connection on which nothing moves. For an answer that is not read it is doubled: Node compares what is unsent
  // with the size of the last write first, and then with itself (net.Socket, _onTimeout).
  server.timeout = 7500;
  // By default Node invites the body of a request that is going to be refused.
  server.on('checkContinue', listener);
  // Node would answer 417 without our headers; an expectation that is not known may be passed over (RFC 9110, 10.1.1).
  server.on('checkExpectation', listener);
  answerClientErrors(server, headers, logger);
  return server;
}

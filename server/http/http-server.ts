import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { activity } from './activity.ts';

/** How many answers of one connection may be under way. Browsers ask for one at a time; each takes some kB of heap. */
const mostOpen = 5;

/** What is known of a connection: how many of its answers are under way, and the end of one that has none. */
interface Connection {
  open: number;
  end?: NodeJS.Timeout;
}

/**
 * Ends a connection that asks for more and more without reading (RFC 9112, section 9.3.2, allows for it), and one that
 * sends no request for longer than `keepAlive`: Node counts anew with each byte between two requests.
 */
function limitConnections(listener: RequestListener, keepAlive: number): RequestListener {
  const connections = new WeakMap<Socket, Connection>();
  function watch(socket: Socket): Connection {
    const connection: Connection = { open: 0 };
    connections.set(socket, connection);
    socket.once('close', () => clearTimeout(connection.end));
    return connection;
  }
  return (req, res) => {
    const { socket } = req;
    if (socket.destroyed) return;
    const connection = connections.get(socket) ?? watch(socket);
    clearTimeout(connection.end);
    connection.open++;
    res.once('close', () => {
      connection.open--;
      if (connection.open > 0 || socket.destroyed) return;
      connection.end = setTimeout(() => socket.destroy(), keepAlive + 1000).unref();
    });
    if (connection.open <= mostOpen) return listener(req, res);
    activity.emit('cut');
    socket.destroy();
  };
}

/**
 * Takes host and path from a target in absolute form (RFC 9112, section 3.2.2). Any other target becomes `*`. So does a
 * target with a fragment, which section 3.2.1 does not allow: a cache would store a copy of the page for each fragment.
 */
function readTarget(req: IncomingMessage): void {
  const target = req.url ?? '';
  if (/^\/[^#]*$/.test(target)) return;
  const url = /^https?:[^#]*$/i.test(target) && URL.canParse(target) ? new URL(target) : undefined;
  req.url = url ? url.pathname + url.search : '*';
  // Two Host headers, joined, are refused in any form of the target.
  if (url && !req.headers.host?.includes(',')) req.headers.host = url.host;
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
 * Creates an HTTP server with its limits. It closes the connection of a client that sends too slowly, sends nothing, or
 * does not read, within 15 s. Idle keep-alive connections last for `keepAlive` milliseconds, which should be longer than
 * the load balancer's own limit, so that the load balancer closes them.
 */
export function createHttpServer(listener: RequestListener, keepAlive: number): Server {
  const answer: RequestListener = (req, res) => {
    readTarget(req);
    listener(req, res);
  };
  const server = createServer({ ...options, keepAliveTimeout: keepAlive }, limitConnections(answer, keepAlive));
  // Closes an idle connection. A response that is not read gets twice as long: the first time, Node
  // compares what is unsent with the size of the last write (net.Socket, _onTimeout).
  server.timeout = 7500;
  return server;
}

import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers bytes that are not a request Node can read; the application never sees them. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf[error.code ?? ''] ?? 400;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n`,
  );
}

/**
 * The HTTP server with its timeouts: slow or silent clients are cut within 15 s, idle keep-alive connections after 65 s,
 * which is longer than a load balancer's usual 60, so that it and not we close them.
 */
export function createHttpServer(app: RequestListener): Server {
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1000 },
    app,
  );
  server.on('clientError', refuseUnreadable);
  // The default would invite the body of a request that is going to be refused.
  server.on('checkContinue', app);
  return server;
}

import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

/**
 * The HTTP server with its timeouts: slow or silent clients are cut within 15 s, idle keep-alive connections after 65
 * s, which is longer than a load balancer's usual 60, so that it and not we close them.
 */
export function createHttpServer(app: RequestListener): Server {
  const options: ServerOptions & { optimizeEmptyRequests: boolean } = {
    keepAliveTimeout: 65_000,
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1000,
    // Node would keep the first of two Host headers in silence; joined, they are no host and the guard answers 400.
    joinDuplicateHeaders: true,
    // Of Node 22 and later: no stream of events for a request without a body, which is 10 % of a prepared response.
    optimizeEmptyRequests: true,
  };
  const server = createServer(options, app);
  // By default Node invites the body of a request that is going to be refused.
  server.on('checkContinue', app);
  return server;
}

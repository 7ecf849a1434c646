import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { activity } from './activity.ts';
import { formatIp } from './request-log.ts';

/** The statuses of requests that Node's parser rejects; others get a 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function answer(socket: Duplex, status: number, own: Record<string, string> = {}): void {
  const text = `${STATUS_CODES[status]}\n`;
  const lines = Object.entries({
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(text.length),
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
    ...own,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
}

/**
 * Answers and logs requests that never reach the application: bytes that Node's parser rejects, and CONNECT. An
 * response that is under way is sent first, since the client would take ours for it.
 */
export function answerClientErrors(server: Server, logger: Logger): void {
  /** The last answer of each connection, until it has ended. */
  const underWay = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', ({ socket }, res) => {
    underWay.set(socket, res);
    res.once('close', () => underWay.get(socket) === res && underWay.delete(socket));
  });

  function refuse(socket: Socket, status: number, code: string, end: () => void): void {
    logger.warn({ client: formatIp(socket.remoteAddress), status, code }, 'not a request');
    activity.emit('cut', code === 'CONNECT' ? 'connect' : 'parser');
    const first = underWay.get(socket);
    if (first) first.once('close', end);
    else end();
  }

  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || !(socket instanceof Socket)) return socket.destroy();
    const status = statuses[code] ?? 400;
    // Bytes that are refused may belong to a request that has its answer.
    return refuse(socket, status, code, () => (socket.bytesWritten > 0 ? socket.destroySoon() : answer(socket, status)));
  });
  // Node has taken its own listeners off this socket: nobody else reads from it, ends it or hears of its errors.
  server.on('connect', ({ socket }) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(server.timeout, () => socket.destroy()).resume();
    refuse(socket, 405, 'CONNECT', () => answer(socket, 405, { Allow: 'GET, HEAD' }));
  });
}

import { type Server, ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { activity } from './activity.ts';
import { limitConnections } from './connection-limit.ts';

/** Statuses of what Node's parser refuses; anything else is a 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers and logs what never becomes a request of the application: bytes that Node's parser refuses, CONNECT, and one
 * connection too many.
 * `headers` are those of every answer.
 */
export function answerClientErrors(server: Server, headers: Record<string, string>, logger: Logger): void {
  function answer(socket: Duplex, status: number, own: Record<string, string> = {}): void {
    const text = `${STATUS_CODES[status]}\n`;
    const lines = Object.entries({
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(text.length),
      Connection: 'close',
      ...own,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  }

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { code = '' } = error;
    if (code === 'ECONNRESET' || !(socket instanceof Socket)) return socket.destroy();
    const status = statuses[code] ?? 400;
    logger.warn({ client: socket.remoteAddress, status, code }, 'not a request');
    activity.emit('cut', 'parser');
    // An answer that was given, or is on its way, was to another request: a second would be taken for the next one's.
    const answering: unknown = Reflect.get(socket, '_httpMessage');
    if (answering instanceof ServerResponse) return answering.once('close', () => socket.destroySoon());
    if (socket.bytesWritten > 0) return socket.destroySoon();
    return answer(socket, status);
  });
  server.on('connect', (req, socket) => {
    logger.warn({ client: req.socket.remoteAddress, status: 405, code: 'CONNECT' }, 'not a request');
    activity.emit('cut', 'connect');
    answer(socket, 405, { Allow: 'GET, HEAD' });
  });
  const refuse = (socket: Socket) => {
    answer(socket, 503, { 'Retry-After': '2' });
    socket.destroySoon();
  };
  limitConnections(server, refuse, logger);
}

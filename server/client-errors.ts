import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { activity } from './activity.ts';

/** Statuses of what Node's parser refuses; anything else is a 400. */
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

/** The answers of a server that have not ended, by their connection. */
function trackAnswers(server: Server): WeakMap<Duplex, ServerResponse> {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', (req, res) => {
    // What came after the request for which the connection was ended.
    if (req.socket.destroyed) return;
    answers.set(req.socket, res);
    res.once('close', () => answers.delete(req.socket));
  });
  return answers;
}

/** Answers and logs what never becomes a request of the application: bytes that Node's parser refuses, and CONNECT. */
export function answerClientErrors(server: Server, logger: Logger): void {
  const answers = trackAnswers(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { code = '' } = error;
    if (code === 'ECONNRESET' || !(socket instanceof Socket)) return socket.destroy();
    const status = statuses[code] ?? 400;
    logger.warn({ client: socket.remoteAddress, status, code }, 'not a request');
    activity.emit('cut', 'parser');
    // A second answer would be taken for that of the next request.
    const answering = answers.get(socket);
    if (answering) return answering.once('close', () => socket.destroySoon());
    if (socket.bytesWritten > 0) return socket.destroySoon();
    return answer(socket, status);
  });
  server.on('connect', (req, socket) => {
    logger.warn({ client: req.socket.remoteAddress, status: 405, code: 'CONNECT' }, 'not a request');
    activity.emit('cut', 'connect');
    const refuse = () => answer(socket, 405, { Allow: 'GET, HEAD' });
    const answering = answers.get(socket);
    if (answering) answering.once('close', refuse);
    else refuse();
  });
}

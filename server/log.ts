import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

const longestPath = 256;

/**
 * Writes one line when a request is answered: id, method, path (cut at 256 characters), status and milliseconds.
 * Returns the id, by which an error in the log is found again.
 */
export function logRequest(logger: Logger, req: IncomingMessage, res: ServerResponse): string {
  const started = performance.now();
  const id = randomUUID();
  const { method, url = '' } = req;
  res.once('close', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    logger.info(
      { id, method, path: url.slice(0, longestPath), status: res.statusCode, ms },
      res.statusCode === 404 ? 'not found' : 'request',
    );
  });
  return id;
}

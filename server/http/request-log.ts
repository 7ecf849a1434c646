import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { activity } from './activity.ts';

const longestText = 256;
const processId = randomUUID().slice(0, 8);

/** The id that a proxy has given a request, if it is one. */
function findRequestId({ headers }: Request): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.:=-]{1,128}$/.test(id) ? id : undefined;
}

const cut = (text: string | undefined) => text?.slice(0, longestText);

/** Without its query, which can hold what is nobody's business. */
const cutUrl = (url: string | undefined) => cut(url?.replace(/[?#].*/s, ''));

/**
 * Gives each request an id, that of a proxy before us if it has one (`res.locals.requestId`), and records it when its
 * answer has ended: as a line of the log and for `activity`. A stranger chose the texts; they are cut, not checked.
 */
export function logRequests(logger: Logger): RequestHandler {
  let requests = 0;
  return (req, res, next) => {
    const started = performance.now();
    const { method, headers } = req;
    const requestId = findRequestId(req) ?? `${processId}-${++requests}`;
    // Kept now: the socket forgets the client, and Express changes the URL.
    const [client, path = ''] = [req.ip?.replace('::ffff:', ''), cutUrl(req.url)];
    res.locals.requestId = requestId;
    res.set('X-Request-Id', requestId);
    res.on('close', () => {
      const { statusCode: status } = res;
      const hasBody = method !== 'HEAD' && status !== 304;
      const ms = performance.now() - started;
      activity.emit('request', { path, status, ms });
      const line = {
        requestId,
        client,
        host: cut(headers.host),
        method,
        path,
        status,
        bytes: hasBody ? Number(res.getHeader('content-length') ?? 0) : 0,
        ms: Math.round(ms * 10) / 10,
        referrer: cutUrl(headers.referer),
        userAgent: cut(headers['user-agent']),
      };
      logger.info(line, status === 404 ? 'not found' : 'request');
    });
    next();
  };
}

import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { activity, type RequestRecord } from './activity.ts';

/** Where the lines of requests go: the stream that `logger` writes to. */
export interface RequestLog {
  write(format: () => string): void;
}

const longestText = 256;
const processId = randomUUID().slice(0, 8);

/** The id that a proxy has given a request, if it is one. */
function findRequestId({ headers }: Request): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.:=-]{1,128}$/.test(id) ? id : undefined;
}

const cutQuery = (url: string) => {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
};

const field = (name: string, text: string | undefined) =>
  text === undefined ? '' : `"${name}":${JSON.stringify(text.slice(0, longestText))},`;

/** Written by hand and past pino, which takes four times as long for a line whose fields are known. */
function formatLine(time: number, record: RequestRecord): string {
  const { requestId, client, host, method, path, status, bytes, ms, referrer, userAgent } = record;
  const from = field('requestId', requestId) + field('client', client?.replace('::ffff:', '')) + field('host', host);
  const answer = `"status":${status},"bytes":${bytes},"ms":${Math.round(ms * 10) / 10},`;
  const visitor = field('referrer', referrer && cutQuery(referrer)) + field('userAgent', userAgent);
  const msg = status === 404 ? 'not found' : 'request';
  return `{"level":30,"time":${time},${from}"method":"${method}",${field('path', path)}${answer}${visitor}"msg":"${msg}"}\n`;
}

/**
 * Gives each request an id, that of a proxy before us if it has one (`res.locals.requestId`), and records it when its
 * answer has ended: as a line of the log, if `logger` logs such, and for `activity`. `trustsProxies` is whether the
 * application trusts any to say who the client is.
 */
export function logRequests(logger: Logger, stream: RequestLog, trustsProxies: boolean): RequestHandler {
  const isWanted = logger.isLevelEnabled('info');
  let requests = 0;

  function record(req: Request, res: Response, client: string | undefined, path: string, started: number): void {
    const { method, headers } = req;
    const { requestId } = res.locals;
    const hasBody = method !== 'HEAD' && res.statusCode !== 304;
    const bytes = hasBody ? Number(res.getHeader('content-length') ?? 0) : 0;
    const { host, referer: referrer, 'user-agent': userAgent } = headers;
    const ms = performance.now() - started;
    const ended = { requestId, client, host, method, path, status: res.statusCode, bytes, ms, referrer, userAgent };
    activity.emit('request', ended);
    if (!isWanted) return;
    const time = Date.now();
    stream.write(() => formatLine(time, ended));
  }

  return (req, res, next) => {
    const started = performance.now();
    // Kept now: the socket forgets it, and Express changes the URL.
    const client = trustsProxies ? req.ip : req.socket.remoteAddress;
    const path = cutQuery(req.url);
    res.locals.requestId = findRequestId(req) ?? `${processId}-${++requests}`;
    res.set('X-Request-Id', res.locals.requestId);
    res.on('close', () => record(req, res, client, path, started));
    next();
  };
}

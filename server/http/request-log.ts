import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { activity } from './activity.ts';
import { probePaths } from './health.ts';

const longestText = 256;
const processId = randomUUID().slice(0, 8);

/** Says whether an address belongs to one of our proxies, by its number of hops. */
export type Trust = (address: string, hops: number) => boolean;

/** An address without the port and the brackets that some proxies write; undefined if it is none. */
function readAddress(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^\[(.*)\](:\d+)?$/, '$1');
  return isIP(address) ? address : undefined;
}

/**
 * Rewrites the addresses that proxies have added, so that Express can judge each hop. Whatever stands before something
 * that is no address was said by an unknown client, and is left out.
 */
function cleanForwarded({ headers }: Request): void {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return;
  const hops = String(forwarded).split(',').map(readAddress);
  headers['x-forwarded-for'] = hops.slice(hops.lastIndexOf(undefined) + 1).join(', ') || undefined;
}

/** An IPv4 address in its own form, also where the socket is of both kinds. */
const formatIp = (address: string | undefined) => address?.replace('::ffff:', '');

/** The id that a proxy of ours has given a request, if it is one. */
function findRequestId({ headers, socket }: Request, trust: Trust): string | undefined {
  const id = trust(socket.remoteAddress ?? '', 0) && headers['x-request-id'];
  return typeof id === 'string' && /^[\w.:=-]{1,128}$/.test(id) ? id : undefined;
}

/** Without the control characters that JSON leaves as they are, which a terminal would obey. */
const cut = (text: string | undefined) => text?.slice(0, longestText).replace(/[\u0080-\u009f]/g, '\ufffd');

/** Removes the query, which can contain private data. */
const cutUrl = (url: string | undefined) => cut(url?.replace(/[?#].*/s, ''));

/**
 * Gives each request an id, that of a proxy before us if it has one (`res.locals.requestId`), and records it when its
 * response has ended: as a line of the log and for `activity`. A stranger chose the texts; they are cut, not checked.
 */
export function logRequests(logger: Logger, trust: Trust): RequestHandler {
  let requests = 0;
  return (req, res, next) => {
    const started = performance.now();
    const { method, headers } = req;
    cleanForwarded(req);
    const requestId = findRequestId(req, trust) ?? `${processId}-${++requests}`;
    // Kept now: the socket forgets the client, and Express changes the URL.
    const [client, path = ''] = [formatIp(req.ip), cutUrl(req.url)];
    res.locals.requestId = requestId;
    res.set('X-Request-Id', requestId);
    res.on('close', () => {
      const { statusCode: status } = res;
      const ms = performance.now() - started;
      activity.emit('request', { path, status, ms });
      const line = {
        requestId,
        client,
        host: cut(headers.host),
        method,
        path,
        status,
        // Of the body; unknown where it is compressed on its way.
        bytes: Number(res.getHeader('content-length') ?? 0),
        seconds: Math.round(ms * 10) / 10_000,
        referrer: cutUrl(headers.referer),
        userAgent: cut(headers['user-agent']),
      };
      // Probes come twenty times a minute. One that fails is worth a line.
      const level = status === 200 && probePaths.includes(path) ? 'debug' : 'info';
      logger[level](line, status === 404 ? 'not found' : 'request');
    });
    next();
  };
}

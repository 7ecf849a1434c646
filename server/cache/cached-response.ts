import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Coding, Compress } from './compress.ts';
import { cachedPrivately, type GetCaching } from './policy.ts';

/** A response before it is compressed for a client. */
export interface PageResponse {
  status: 200 | 404;
  headers: Record<string, string>;
  /** How long browsers and caches may keep it. */
  getCaching: GetCaching;
  body: Buffer;
}

/** A response that is sent many times. */
export interface CachedResponse {
  response: PageResponse;
  /** How many bytes it holds, about. */
  size: number;
  /**
   * Answers GET or HEAD, or with 304 when the client has this coding (RFC 9110, section 13.1.2). Returns false, and
   * answers nothing, when the compressed copy that the client wants is still to be made.
   */
  send: (req: Request, res: Response, now: Date) => boolean;
  /** Makes the compressed copy that a client wants. It resolves when that fails, too. */
  prepare: (req: Request) => Promise<void>;
}

/** Media types whose bytes are compressed already. */
const compressedTypes = /^(font|image)\/(?!svg|x-icon)/;

/** Headers that differ from one request to the next. */
const ofRequest = new Set(['x-request-id', 'connection']);

/** The coding that a client gets, if it takes one of ours (RFC 9110, section 12.5.3). */
function negotiate(req: Request): Coding | undefined {
  if (req.acceptsEncodings('br')) return 'br';
  return req.acceptsEncodings('gzip') ? 'gzip' : undefined;
}

/** Sets status and headers. Shared caches do not store responses to a query, since strangers can make up any number. */
function setHead({ status, headers, getCaching }: PageResponse, req: Request, res: Response, now: Date): void {
  const isShared = status !== 200 || !req.url.includes('?');
  res
    .status(status)
    .set(headers)
    .set(isShared ? getCaching(now) : cachedPrivately(now));
}

/** Sends a response as it is, for `compression` to compress. */
export function sendUncached(response: PageResponse, req: Request, res: Response, now: Date): void {
  setHead(response, req, res, now);
  res.vary('Accept-Encoding').send(response.body);
}

/**
 * Caches a response, with the compressed `copies` that there are. `compress` makes a copy when a client first wants it;
 * without it, a client gets a copy that there is, or the body. Each coding has its own entity tag (RFC 9110, section
 * 8.8.3). The tag covers the headers, too: a cache that gets a 304 keeps the ones that it has.
 */
export function cacheResponse(
  response: PageResponse,
  copies: Partial<Record<Coding, Buffer>> = {},
  compress?: Compress,
): CachedResponse {
  const { status, headers, body } = response;
  const isCompressible = !compressedTypes.test(headers['Content-Type'] ?? '');
  const copying = new Map<Coding, Promise<void>>();
  const findCoding = (req: Request) => (isCompressible ? negotiate(req) : undefined);
  let tag: string | undefined;

  function makeTag(res: Response): string {
    const lasting = Object.entries({ ...res.getHeaders(), ...headers }).filter(([name]) => !ofRequest.has(name));
    return hash('sha256', JSON.stringify([lasting, hash('sha256', body)]), 'base64url').slice(0, 22);
  }

  /** Makes a copy once. One that cannot be made is made again when it is next wanted. */
  function makeCopy(coding: Coding, make: Compress): Promise<void> {
    const copy =
      copying.get(coding) ??
      make(body, coding).then(
        (bytes) => {
          copies[coding] = bytes;
        },
        () => void copying.delete(coding),
      );
    copying.set(coding, copy);
    return copy;
  }

  return {
    response,
    size: Math.ceil(body.length * 1.5),
    send(req, res, now) {
      const coding = findCoding(req);
      const copy = coding && copies[coding];
      if (coding && !copy && compress) {
        makeCopy(coding, compress);
        return false;
      }
      tag ??= makeTag(res);
      setHead(response, req, res, now);
      if (isCompressible) res.vary('Accept-Encoding');
      if (status === 200) res.set('ETag', copy ? `"${tag}-${coding}"` : `"${tag}"`);
      // A 304 has no content that could be coded (RFC 9110, section 15.4.5).
      if (copy && !req.fresh) res.set('Content-Encoding', coding);
      res.send(copy ?? body);
      return true;
    },
    async prepare(req) {
      const coding = findCoding(req);
      if (coding && compress) await makeCopy(coding, compress);
    },
  };
}

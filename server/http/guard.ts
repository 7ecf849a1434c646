import type { Request, RequestHandler } from 'express';
import { HttpError } from './errors.ts';

const longestTarget = 2048;

/** Load balancers ask for these by the address of the machine. */
const healthChecks = new Set(['/healthz', '/readyz']);

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether a Host header is a name or an address with a port or none (RFC 9110, section 7.2); names may have underscores. */
const isHost = (host: string) => /^[a-z0-9._:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);

/** Returns the reason why no page can answer a request; undefined if one can (RFC 9112, section 3.2). */
function findRefusal(
  { method, url, path, headers, httpVersionMajor, httpVersion }: Request,
  allowedHosts: string[] | undefined,
): HttpError | undefined {
  const host = headers.host?.toLowerCase();
  if (httpVersionMajor !== 1) return new HttpError(400, 'This site speaks HTTP/1.1 and HTTP/1.0.', { Connection: 'close' });
  if (method !== 'GET' && method !== 'HEAD')
    return new HttpError(405, 'This site answers GET and HEAD only.', { Allow: 'GET, HEAD', Connection: 'close' });
  if (host === undefined && httpVersion !== '1.0') return new HttpError(400, 'The Host header is missing.');
  if (host !== undefined && !isHost(host)) return new HttpError(400, 'The Host header cannot be read.');
  if (allowedHosts && !allowedHosts.includes(host?.replace(/:\d+$/, '') ?? '') && !healthChecks.has(path))
    return new HttpError(421, 'This host is not served here.');
  if (url.length > longestTarget) return new HttpError(414, 'The address is too long.');
  if (!url.startsWith('/') || !isWellFormed(path)) return new HttpError(400, 'The address cannot be read.');
  return undefined;
}

/** Refuses requests that no page can answer: other methods, other hosts, and targets that are no valid path. */
export function guard(allowedHosts: string[] | undefined): RequestHandler {
  return (req, _res, next) => next(findRefusal(req, allowedHosts));
}

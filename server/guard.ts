import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

/** Answers with one line of text, never cached. */
export function refuse(res: Response, status: number, text: string): void {
  res.status(status).set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }).send(`${text}\n`);
}

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** How often the Host header was sent; Node keeps the first and says nothing (RFC 9112, section 3.2: more than one is a 400). */
function hostCount({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') count++;
  return count;
}

const longestTarget = 2048;

/** The path as it was sent, undecoded, without the query. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** Why a request cannot be answered by any page, as a status and a line; undefined if it can (RFC 9112, section 3.2). */
export function objection(req: IncomingMessage, allowedHosts: string[] | undefined): [status: number, text: string] | undefined {
  const { method, url = '', headers } = req;
  if (method !== 'GET' && method !== 'HEAD') return [405, 'This site answers GET and HEAD only.'];
  const host = headers.host?.toLowerCase();
  if (host !== undefined && (hostCount(req) > 1 || !/^[a-z0-9.:[\]-]+$/.test(host)))
    return [400, 'The Host header cannot be read.'];
  if (allowedHosts && !allowedHosts.includes(host?.replace(/:\d+$/, '') ?? '')) return [421, 'This host is not served here.'];
  if (url.length > longestTarget) return [414, 'The address is too long.'];
  if (!url.startsWith('/')) return [400, 'The address cannot be read.'];
  return undefined;
}

/** Turns away what no page can answer: other methods, foreign hosts, and targets that are not a readable path. */
export function guard(allowedHosts: string[] | undefined) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const [status, text] =
      objection(req, allowedHosts) ?? (isWellFormed(pathOf(req)) ? [] : [400, 'The address cannot be read.']);
    if (!status) return next();
    if (status === 405) res.set({ Allow: 'GET, HEAD', Connection: 'close' });
    refuse(res, status, text ?? '');
  };
}

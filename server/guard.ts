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

const longestTarget = 2048;
const allow = 'GET, HEAD';

/** Turns away what no page can answer: foreign hosts, other methods, and targets that are not a path (RFC 9112, section 3.2). */
export function guard(allowedHosts: string[] | undefined) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const hosts = req.headersDistinct.host ?? [];
    const host = hosts[0]?.toLowerCase();
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set({ Allow: allow, Connection: 'close' });
      return refuse(res, 405, 'This site answers GET and HEAD only.');
    }
    if (hosts.length > 1 || (host !== undefined && !/^[a-z0-9.:[\]-]+$/.test(host)))
      return refuse(res, 400, 'The Host header cannot be read.');
    if (allowedHosts && !allowedHosts.includes(host?.replace(/:\d+$/, '') ?? ''))
      return refuse(res, 421, 'This host is not served here.');
    if (req.url.length > longestTarget) return refuse(res, 414, 'The address is too long.');
    if (!req.url.startsWith('/') || !isWellFormed(pathOf(req))) return refuse(res, 400, 'The address cannot be read.');
    next();
  };
}

/** The path as it was sent, undecoded, without the query. */
export function pathOf(req: Request): string {
  const query = req.url.indexOf('?');
  return query < 0 ? req.url : req.url.slice(0, query);
}

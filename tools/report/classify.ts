import { isbot } from 'isbot';
import type { LoggedRequest } from './log-line.ts';

/** What a request was, for the owner. Each is of one kind. */
export type RequestKind =
  | 'visit'
  | 'robot'
  | 'scan'
  | 'unknown'
  | 'missing'
  | 'refused'
  | 'failed'
  | 'redirect'
  | 'health'
  | 'file';

/** Ways into other people's software, which those try who look for a weakness. */
const scans = [
  /\/\.(?!well-known)|\.\.|%2e%2e|%00|%3c|\$\{|%24%7b/i,
  /\.(php\d?|aspx?|jsp|cgi|env|sql|bak|ini|ya?ml|log|pem|key|zip|t?gz|tar|rar)\b/i,
  /\/(wp-|wordpress|xmlrpc|phpmyadmin|cgi-bin|admin|vendor|actuator|server-status|etc\/passwd)/i,
];

/** Files; a page that once was one, or a document, may still be what a person asks for. */
const files = /^\/(assets|\.well-known)\/|\.(?!html?$|pdf$|docx?$|xlsx?$)[a-z0-9]{2,11}$/i;

/** Most lines have a name that was seen before, and matching one takes 7 microseconds. */
const mostKept = 1000;
const known = new Map<string, boolean>();

/** Whether a user agent names itself a program, or does not say what it is. One that pretends is believed. */
export function isRobot(userAgent: string): boolean {
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  if (known.size >= mostKept) known.clear();
  const robot = userAgent === '' || isbot(userAgent);
  known.set(userAgent, robot);
  return robot;
}

/** What a request was. `isPage` says whether the site has a page at a path. */
export function classify(request: LoggedRequest, isPage: (path: string) => boolean): RequestKind {
  const { method, path, status, userAgent } = request;
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (status >= 500) return 'failed';
  if (status >= 400 && scans.some((scan) => scan.test(path))) return 'scan';
  if (isRobot(userAgent)) return 'robot';
  if (status === 404) return files.test(path) ? 'missing' : 'unknown';
  if (status >= 400) return 'refused';
  if (status === 301) return 'redirect';
  return method === 'GET' && isPage(path) ? 'visit' : 'file';
}

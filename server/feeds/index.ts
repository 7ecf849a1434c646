import type { RequestHandler } from 'express';
import { readFactsOn } from '../../content/facts.ts';
import type { Today } from '../../content/types.ts';
import { getOfficeDay } from '../../shared/office/clock.ts';
import { cachedUntilChange } from '../cache/policy.ts';
import type { CacheScope, ResponseCache } from '../cache/response-cache.ts';
import { redirect } from '../http/redirect.ts';
import type { InTurn } from '../http/work-queue.ts';
import { formatQuery, isCanonical, parseQuery, readParams } from '../page/query.ts';
import { getSiteIndex } from '../page/site-index.ts';
import type { Accepts, Query, SiteIndex } from '../pages/page.ts';
import { writeDeadlineCalendar } from './deadlines.ics.ts';
import { writeFeed } from './feed.xml.ts';
import { writeLlmsTxt } from './llms.txt.ts';
import { writeVCard } from './office.vcf.ts';
import { writeRobotsTxt } from './robots.txt.ts';
import { writeSecurityTxt } from './security.txt.ts';
import { writeWebManifest } from './site.webmanifest.ts';
import { writeSitemap } from './sitemap.xml.ts';

interface FeedsOptions {
  origin: string;
  allowIndexing: boolean;
  cache: ResponseCache;
  inTurn: InTurn;
}

/** A file that is generated from the content. */
interface Feed {
  type: string;
  accepts?: Accepts;
  /** The input besides the content: the index of all pages. */
  needsIndex?: true;
  write: (request: { origin: string; day: string; today: Today; query: Query; pages: SiteIndex['pages'] }) => string;
}

/** The files that are written from the content, by path. */
function listFeeds(allowIndexing: boolean): Record<string, Feed> {
  return {
    '/sitemap.xml': {
      type: 'application/xml',
      needsIndex: true,
      write: ({ origin, pages }) => writeSitemap(origin, { pages }),
    },
    '/robots.txt': { type: 'text/plain', write: ({ origin }) => writeRobotsTxt(origin, allowIndexing) },
    '/feed.xml': { type: 'application/atom+xml', write: ({ origin, day, today }) => writeFeed(origin, day, today) },
    '/llms.txt': {
      type: 'text/plain',
      needsIndex: true,
      write: ({ origin, day, pages }) => writeLlmsTxt(origin, day, { pages }),
    },
    '/deadlines.ics': {
      type: 'text/calendar',
      accepts: 'calendar',
      write: ({ origin, query, day }) => writeDeadlineCalendar(origin, query, day),
    },
    '/office.vcf': { type: 'text/vcard', write: ({ origin }) => writeVCard(origin) },
    '/site.webmanifest': { type: 'application/manifest+json', write: writeWebManifest },
    '/.well-known/security.txt': { type: 'text/plain', write: ({ origin, day }) => writeSecurityTxt(origin, day) },
  };
}

/** The paths of these files. */
export const feedPaths = Object.keys(listFeeds(true));

/** Answers with the files that are written from the content, for crawlers, readers and calendars. */
export function sendFeeds({ origin, allowIndexing, cache, inTurn }: FeedsOptions): RequestHandler {
  const feeds = new Map(Object.entries(listFeeds(allowIndexing)));
  return async (req, res, next) => {
    const { path } = req;
    const feed = feeds.get(path);
    if (!feed) return next();
    const now = new Date();
    const day = getOfficeDay(now);
    const params = readParams(req.url);
    const query = parseQuery(params, feed.accepts);
    const key = formatQuery(query);
    if (!isCanonical(params, key)) return redirect(req, res, `${path}?${key}`);
    const headers = { 'Content-Type': `${feed.type}; charset=utf-8` };
    const { pages } = feed.needsIndex ? await getSiteIndex(day) : { pages: [] };
    const make = () => {
      const body = Buffer.from(feed.write({ origin, day, today: readFactsOn(day), query, pages }));
      return { status: 200 as const, headers, getCaching: cachedUntilChange, body };
    };
    const answer = (scope: CacheScope, name: string) => cache.send({ scope, name, now }, make, req, res);
    return key ? inTurn(() => answer('choice', `${path}?${key}`)) : answer('page', path);
  };
}

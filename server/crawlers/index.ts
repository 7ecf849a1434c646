import { getOfficeDay } from '../../shared/office-clock.ts';
import { pages } from '../../shared/routes.ts';
import type { Config } from '../config.ts';
import type { Representation } from '../prepared-response.ts';
import { writeDeadlineCalendar } from './deadlines.ics.ts';
import { writeFeed } from './feed.xml.ts';
import { writeLlmsTxt } from './llms.txt.ts';
import { writeVCard } from './office.vcf.ts';
import { writeRobotsTxt } from './robots.txt.ts';
import { writeSecurityTxt } from './security.txt.ts';
import { writeSitemaps } from './sitemap.xml.ts';

function toFile(type: string, text: string): Representation {
  return { type: `${type}; charset=utf-8`, cacheControl: 'public, max-age=3600', body: Buffer.from(text) };
}

/** The due dates of today for a query as `readCalendarQuery` gives it, as a calendar. */
export function writeCalendarFile(siteOrigin: string, query: string): Representation {
  return toFile('text/calendar', writeDeadlineCalendar(siteOrigin, query, getOfficeDay(new Date())));
}

/** The files that are written from the content, by path. They depend on the settings and so are made at start. */
export async function writeCrawlerFiles({ siteOrigin, allowIndexing }: Config): Promise<Map<string, Representation>> {
  const sitemaps = writeSitemaps(
    siteOrigin,
    pages.map(({ path }) => path),
  );
  return new Map([
    ...sitemaps.map(([path, xml]) => [path, toFile('application/xml', xml)] as const),
    ['/robots.txt', toFile('text/plain', writeRobotsTxt(siteOrigin, allowIndexing))],
    ['/feed.xml', toFile('application/atom+xml', await writeFeed(siteOrigin))],
    ['/llms.txt', toFile('text/plain', await writeLlmsTxt(siteOrigin))],
    ['/deadlines.ics', writeCalendarFile(siteOrigin, '')],
    ['/office.vcf', toFile('text/vcard', writeVCard(siteOrigin))],
    ['/.well-known/security.txt', toFile('text/plain', writeSecurityTxt(siteOrigin))],
  ]);
}

import type { Config } from '../config.ts';
import type { Content } from '../finished.ts';
import { feed } from './feed.ts';
import { llmsTxt } from './llms.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { vcard } from './vcard.ts';

/** The files that are written from the content rather than stored, by address. They depend on the settings and so are made at start. */
export async function publishedFiles({ siteOrigin, allowIndexing }: Config): Promise<Map<string, Content>> {
  const file = (type: string, text: string): Content => ({
    type: `${type}; charset=utf-8`,
    cacheControl: 'public, max-age=3600',
    body: Buffer.from(text),
  });
  return new Map([
    ['/robots.txt', file('text/plain', robots(siteOrigin, allowIndexing))],
    ['/sitemap.xml', file('application/xml', sitemap(siteOrigin))],
    ['/feed.xml', file('application/atom+xml', await feed(siteOrigin))],
    ['/llms.txt', file('text/plain', await llmsTxt(siteOrigin))],
    ['/office.vcf', file('text/vcard', vcard(siteOrigin))],
    ['/.well-known/security.txt', file('text/plain', securityTxt(siteOrigin))],
  ]);
}

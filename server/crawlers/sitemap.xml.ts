import { lastChanges } from '../../content/generated/last-changes.ts';

/** The most that one file may list (Sitemaps protocol). */
const most = 50_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function toXml(root: 'urlset' | 'sitemapindex', entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('\n')}\n</${root}>\n`;
}

/**
 * The sitemap of pages, by path: /sitemap.xml with every page and the day its words last changed; past 50,000 pages it
 * lists /sitemap-1.xml and so on instead.
 */
export function writeSitemaps(origin: string, paths: string[]): [path: string, xml: string][] {
  const urls = paths.map((path) => {
    const changed = lastChanges[path]?.date;
    return `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  });
  if (urls.length <= most) return [['/sitemap.xml', toXml('urlset', urls)]];
  const parts = Array.from({ length: Math.ceil(urls.length / most) }, (_, index): [string, string] => [
    `/sitemap-${index + 1}.xml`,
    toXml('urlset', urls.slice(index * most, (index + 1) * most)),
  ]);
  const index = parts.map(([path]) => `<sitemap><loc>${origin}${path}</loc></sitemap>`);
  return [['/sitemap.xml', toXml('sitemapindex', index)], ...parts];
}

import { lastChanges } from '../../content/generated/last-changes.ts';
import { pages } from '../find-page.ts';

/** /sitemap.xml: every page and the day its words last changed (Sitemaps protocol). */
export function writeSitemap(origin: string): string {
  const urls = pages.map(({ path }) => {
    const changed = lastChanges[path]?.date;
    return `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  });
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`;
}

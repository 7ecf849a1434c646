import { lastChanges } from '../../content/generated/last-changes.ts';
import { pages } from '../../shared/routes.ts';

/** /sitemap.xml: every page, with the day its words last changed. */
export function writeSitemap(origin: string): string {
  const urls = pages.map(({ path }) => {
    const changed = lastChanges[path]?.date;
    return `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

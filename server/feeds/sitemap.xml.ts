import type { SiteIndex } from '../pages/page.ts';

/** /sitemap.xml: every page and the day on which readers last gained by a change of its words (Sitemaps protocol). */
export function writeSitemap(origin: string, { pages }: Pick<SiteIndex, 'pages'>): string {
  const urls = pages.map(({ path, head }) => {
    const updated = 'updated' in head ? `<lastmod>${head.updated}</lastmod>` : '';
    return `<url><loc>${origin}${path}</loc>${updated}</url>`;
  });
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`;
}

/**
 * /robots.txt: everything may be read, unless this is a server that should stay out of indexes. The choices on /deadlines
 * are links to 512 combinations of nine taxpayer types, and the page itself has all of their dates. Their calendars are
 * allowed: Google fetches a subscription only if this file allows it.
 */
export function writeRobotsTxt(origin: string, allowIndexing: boolean): string {
  if (!allowIndexing) return 'User-agent: *\nDisallow: /\n';
  return ['User-agent: *', 'Allow: /', 'Disallow: /deadlines?', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

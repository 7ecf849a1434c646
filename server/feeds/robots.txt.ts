/**
 * /robots.txt: everything may be read, unless this is a server that should stay out of indexes. The choices on /deadlines
 * are links that make 512 pages of nine kinds of people, all of whose dates are on the page itself. Their calendars are
 * open: Google fetches a subscription only where this file lets it.
 */
export function writeRobotsTxt(origin: string, allowIndexing: boolean): string {
  if (!allowIndexing) return 'User-agent: *\nDisallow: /\n';
  return ['User-agent: *', 'Allow: /', 'Disallow: /deadlines?', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

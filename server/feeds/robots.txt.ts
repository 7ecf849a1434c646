/** /robots.txt: everything may be read, unless this is a server that should stay out of indexes. */
export function writeRobotsTxt(origin: string, allowIndexing: boolean): string {
  return allowIndexing ? `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n';
}

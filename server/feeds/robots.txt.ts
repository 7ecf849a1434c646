/**
 * /robots.txt: everything may be read, on a server that should stay out of indexes, too: whoever may not fetch a page does
 * not read `noindex`, and lists the bare address. The choices on /deadlines
 * are links to 512 combinations of nine taxpayer types, and the page itself has all of their dates. Their calendars are
 * allowed: Google fetches a subscription only if this file allows it. A visitor may share a choice, so what draws the
 * previews of links may fetch it. Some parsers take the first rule that matches: no `Allow: /` stands above.
 */
export function writeRobotsTxt(origin: string, allowIndexing: boolean): string {
  if (!allowIndexing) return 'User-agent: *\nDisallow:\n';
  const previewers = ['facebookexternalhit', 'LinkedInBot', 'Slackbot', 'Twitterbot'].map((name) => `User-agent: ${name}`);
  const rules = [...previewers, 'Disallow:', '', 'User-agent: *', 'Disallow: /deadlines?'];
  return [...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

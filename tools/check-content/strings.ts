/** The names of lists that a heading or a sentence announces. */
const announced = /\b(items|rows|paragraphs|cards|groups|packages|stats|biography|counties)$/;

/** Every string in a value with its field, e.g. `sections[2].items[0].title`; an empty list that is announced is an empty string. */
export function listStrings(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value) && value.length === 0 && announced.test(field)) return [{ field, text: '' }];
  if (Array.isArray(value)) return value.flatMap((part, index) => listStrings(part, `${field}[${index}]`));
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => listStrings(part, field ? `${field}.${key}` : key));
}

/** Every link to this site, with its field: what looks like a page's path, an article's `slug`, a link in HTML, a file that an `href` leads to. */
export function listLinks(value: unknown): { field: string; href: string }[] {
  return listStrings(value).flatMap(({ field, text }) => {
    if (/\bslug$/.test(field)) return [{ field, href: `/blog/${text}` }];
    const isPath = (/\bhref$/.test(field) ? /^\/[^\s<]*$/ : /^\/[^\s<.?#]*([?#][^\s<]*)?$/).test(text);
    const hrefs = isPath ? [text] : [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    return hrefs.filter((href) => href.startsWith('/')).map((href) => ({ field, href }));
  });
}

import type { Content, Finding } from './findings.ts';
import { fingerprint, type PageWords } from './site-words.ts';

/** Every string in a value with the way to it, e.g. `sections[2].items[0].title`. */
function stringsIn(value: unknown, way = ''): { way: string; text: string }[] {
  if (typeof value === 'string') return [{ way, text: value }];
  if (Array.isArray(value)) return value.flatMap((part, index) => stringsIn(part, `${way}[${index}]`));
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, way ? `${way}.${key}` : key));
}

function lengths({ file, head }: PageWords): Finding[] {
  const out: Finding[] = [];
  const { title, description } = head;
  if (title.length > 60)
    out.push({
      level: 'error',
      file,
      field: 'head.title',
      say: `is ${title.length} characters long; cut it to 60, search results show no more`,
    });
  if (description.length < 70 || description.length > 160)
    out.push({
      level: 'error',
      file,
      field: 'head.description',
      say: `is ${description.length} characters long; make it 70 to 160`,
    });
  return out;
}

function deadLinks({ file, words }: PageWords, isPage: Content['isPage'], unwritten: string[]): Finding[] {
  return stringsIn(words).flatMap(({ way, text }) => {
    const targets = /href$/.test(way) ? [text] : [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    return targets
      .filter((target) => target.startsWith('/') && !isPage(target) && !unwritten.includes(target))
      .map((target) => ({
        level: 'error' as const,
        file,
        field: way,
        say: `links to ${target}, which is not a page; correct the address`,
      }));
  });
}

function repeats(pages: PageWords[]): Finding[] {
  const seen = new Map<string, string>();
  const out: Finding[] = [];
  for (const { file, words } of pages)
    for (const { way, text } of stringsIn(words)) {
      if (text.split(/\s+/).length < 10 || /(^|\.)(author|excerpt)$/.test(way)) continue;
      const before = seen.get(text);
      if (before && !before.startsWith(`${file} `))
        out.push({ level: 'error', file, field: way, say: `says the same as ${before}; write it anew for this page` });
      else seen.set(text, `${file} ${way}`);
    }
  return out;
}

function sameHeads(pages: PageWords[]): Finding[] {
  return (['title', 'description'] as const).flatMap((part) =>
    pages
      .filter(({ head }, index) => pages.findIndex((other) => other.head[part] === head[part]) < index)
      .map(({ file }) => ({
        level: 'error' as const,
        file,
        field: `head.${part}`,
        say: 'is also another page’s; give this page its own',
      })),
  );
}

function stamps({ pages, lastChanges }: Content): Finding[] {
  return pages
    .filter(({ path, words }) => lastChanges[path]?.words !== fingerprint(words))
    .map(({ path }) => ({
      level: 'error' as const,
      file: 'content/last-changes.ts',
      field: path,
      say: 'the page’s words have changed since the last stamp; run npm run stamp',
    }));
}

/** What an editor has to mend in the words of the pages: lengths, heads and texts said twice, dead links, words not stamped. */
export function checkPages(content: Content): Finding[] {
  const { pages, isPage, unwritten } = content;
  return [
    ...pages.flatMap(lengths),
    ...sameHeads(pages),
    ...pages.flatMap((page) => deadLinks(page, isPage, unwritten)),
    ...repeats(pages),
    ...stamps(content),
  ];
}

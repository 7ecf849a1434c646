import type { ConflictingClaim, DatedFact } from '../../content/types.ts';
import { fingerprint, type PageWords } from './site-words.ts';

/** Something to mend (`error`) or to settle before going live (`warning`): where it is and what to do, in plain words. */
export interface Finding {
  level: 'error' | 'warning';
  file: string;
  field: string;
  say: string;
}

/** Everything the check looks at. */
export interface Content {
  pages: PageWords[];
  facts: Record<string, DatedFact>;
  conflicts: ConflictingClaim[];
  placeholders: { file: string; field: string; what: string }[];
  firm: { phone: string; fortLauderdalePhone: string; email: string };
  lastChanges: Record<string, { date: string; words: string }>;
  /** Articles announced on the blog that nobody has written. */
  unwritten: string[];
  securityExpires: string;
  isPage: (path: string) => boolean;
}

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

function dates({ facts, securityExpires }: Content, today: string): Finding[] {
  const out: Finding[] = Object.entries(facts)
    .filter(([, { reviewBy }]) => reviewBy < today)
    .map(([name, { value, asOf, source, reviewBy }]) => ({
      level: 'warning',
      file: 'content/facts.ts',
      field: name,
      say: `${value}, stated as of ${asOf}, was to be looked at again by ${reviewBy}; check ${source}, then set value, asOf and reviewBy`,
    }));
  if (securityExpires.slice(0, 10) <= today)
    out.push({
      level: 'error',
      file: 'content/security.ts',
      field: 'expires',
      say: 'has passed; set it within the next year (RFC 9116)',
    });
  return out;
}

function goingLive({ firm, placeholders, conflicts, unwritten }: Content): Finding[] {
  const numbers = Object.entries(firm)
    .filter(([, value]) => /555-01\d\d|\.example$/.test(value))
    .map(([field, value]) => ({
      level: 'warning' as const,
      file: 'content/firm.ts',
      field,
      say: `${value} is reserved for fiction; put in the real one`,
    }));
  return [
    ...numbers,
    ...placeholders.map(({ file, field, what }) => ({
      level: 'warning' as const,
      file,
      field,
      say: `${what}: still invented; replace, then strike the entry from content/placeholders.ts`,
    })),
    ...conflicts.map(({ subject, said }) => ({
      level: 'warning' as const,
      file: 'content/claims.ts',
      field: subject,
      say: `is said in ${said.length} ways: ${said.map(({ where, value }) => `${value} (${where})`).join(', ')}; decide on one`,
    })),
    ...unwritten.map((path) => ({
      level: 'warning' as const,
      file: 'content/blog/index.ts',
      field: path,
      say: 'is announced but not written, so its card leads to a 404; write it or take the card out',
    })),
  ];
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

/** Reads all content the way an editor would. `today` is an ISO date. */
export function checkContent(content: Content, today: string): Finding[] {
  const { pages, isPage, unwritten } = content;
  return [
    ...pages.flatMap(lengths),
    ...sameHeads(pages),
    ...pages.flatMap((page) => deadLinks(page, isPage, unwritten)),
    ...repeats(pages),
    ...stamps(content),
    ...dates(content, today),
    ...goingLive(content),
  ];
}

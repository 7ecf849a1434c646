import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '../content/blog/categories.ts';
import { body as town } from '../content/cities/gulf-stream.ts';

/** Numbers from 0 up to 1, always the same for a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = createRandom(2026);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const syllables = [
  'ba',
  'cor',
  'del',
  'en',
  'fi',
  'gar',
  'ho',
  'in',
  'ju',
  'kel',
  'lo',
  'mar',
  'ne',
  'os',
  'pal',
  'qui',
  'ra',
  'sten',
];

/** A word that hardly comes twice, so that compression finds no more to do than in real text. */
const word = () => Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join('');
const words = (count: number) => Array.from({ length: count }, word).join(' ');

/** Keys whose strings are not words, or have to be short and unlike each other. */
const kept = /^(kind|icon|href|path|opens|image|nav)$/;

/** The same shape with other words, as many as there were. */
function reword(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return kept.test(key) ? value : words(value.split(' ').length);
  if (Array.isArray(value)) return value.map((part) => reword(part, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, reword(part, name)]));
}

/** Puts entries at the end of the list in an index file. */
function addEntries(file: string, end: RegExp, entries: string[]): void {
  const index = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    index.replace(end, (found) => entries.join('') + found),
  );
}

function addTown(folder: string): string {
  const name = words(2);
  const slug = name.replaceAll(' ', '-');
  writeFileSync(join(folder, `${slug}.ts`), `export const body = ${JSON.stringify(reword(town))};\n`);
  const place = `lat: ${(26 + random()).toFixed(4)}, lon: ${(-80.2 + random() / 5).toFixed(4)}`;
  const load = `load: () => import('./${slug}.ts')`;
  return `  { title: '${name}', path: '/locations/${slug}', city: '${name}', county: 'Broward', ${place}, label: 'west', ${load} },\n`;
}

function addArticle(folder: string, number: number): string {
  const slug = `${words(5).replaceAll(' ', '-')}-${number}`;
  const date = `${2004 + (number % 20)}-0${1 + (number % 9)}-${10 + (number % 18)}`;
  const sections = Array.from({ length: 7 }, () => `<h2>${words(5)}</h2>\n<p>${words(90)}</p>\n<p>${words(110)}</p>`);
  const head = { title: words(7), description: words(20) };
  writeFileSync(join(folder, `${slug}.ts`), `export const body = ${JSON.stringify({ head, content: sections.join('\n') })};\n`);
  const entry = { slug, title: words(8), excerpt: words(16), category: pick(categories).name, date, author: 'A', readTime: 8 };
  const fields = JSON.stringify({ ...entry, relatedServices: [] }).slice(1, -1);
  return `  { ${fields}, load: () => import('./${slug}.ts') },\n`;
}

/** Adds articles and towns of distinct words to the content in a copy of the project. */
export function grow(folder: string, articles: number, towns: number): void {
  const [blog, cities] = [join(folder, 'content/blog'), join(folder, 'content/cities')];
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  addEntries(
    join(blog, 'index.ts'),
    /^\];$/m,
    numbers(articles).map((number) => addArticle(blog, number)),
  );
  addEntries(
    join(cities, 'index.ts'),
    /^\] as const/m,
    numbers(towns).map(() => addTown(cities)),
  );
}

/**
 * The list by which the browser finds the chunk of any page, without every page carrying one: for each page its key, of
 * six characters, and the hash in the name of its chunk, of five, with nothing between. It is named after the shared
 * code that these chunks fit to, and asked for anew by each document, so one word changed renames one file, and a
 * document of an earlier release finds the pages of its own.
 */
export type PageTable = string;

/** URL of the table whose chunks fit to the shared code at `url`. */
export function toTableUrl(url: string): string {
  return url.replace('/assets/', '/pages/').replace(/\.js$/, '.txt');
}

/** A 32-bit number as six letters and digits. */
export function toBase36(number: number): string {
  return ((number >>> 0) % 36 ** 6).toString(36).padStart(6, '0');
}

/** The key of a path, which is fewer bytes: its 32-bit FNV-1a. */
export function toKey(path: string): string {
  let hash = 0x811c9dc5;
  for (const character of path) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return toBase36(hash);
}

/** URL of a page's chunk, by the page's path and the hash of the chunk's bytes. */
export function toChunkUrl(path: string, hash: string): string {
  return `/assets/${path.split('/').at(-1) || 'home'}-${hash}.js`;
}

/** URL of a page's chunk; undefined if there is no such page. */
export function findChunk(table: PageTable, path: string): string | undefined {
  const key = toKey(path);
  for (let at = 0; at < table.length; at += 11)
    if (table.startsWith(key, at)) return toChunkUrl(path, table.slice(at + 6, at + 11));
  return undefined;
}

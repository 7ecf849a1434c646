import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Manifest } from './manifest.ts';
import type { Representation } from './prepared-response.ts';
import { type LoadedSearchIndex, readSearchIndex } from './search/read-search-index.ts';

/** What stands in every document instead of in a file of its own; the content security policy has the hash of each. */
export interface Inline {
  /** The style sheet of every page: it costs no request, and no page is ever shown without it. */
  styles: string;
  /** The styles of the blocks that not every page uses, by their names and in their order. */
  blocks: ReadonlyMap<string, string>;
  /** The elements of the sprite, by their ids. */
  drawings: ReadonlyMap<string, string>;
  /** Where the shared code is (HTML, section 4.12.1.2, import maps). */
  importMap: string;
  /** The script that decides whether fonts are preloaded. */
  beforePaint: string;
  /** The script that loads the others. */
  loader: string;
}

/** The built site in memory: the manifest, every file that is served, by URL path, and what a search looks through. */
export interface Dist {
  manifest: Manifest;
  inline: Inline;
  files: Map<string, Representation>;
  search: LoadedSearchIndex;
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * A file's Cache-Control: what is named by its bytes never changes. The list of these names is asked for anew by each
 * document; a cache before the site may answer with that of the minute before, whose pages then come from the server.
 */
function getCacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/pages/') ? 'public, max-age=0, s-maxage=60' : 'public, max-age=3600';
}

/** What tells whether a file of the client is whole; the build keeps that of each in `dist/digests.json`. */
export function digestBytes(bytes: Buffer): string {
  return hash('sha256', bytes, 'base64url');
}

/** The `<symbol>` elements of a sprite, by their ids. */
function readDrawings(sprite: string): Map<string, string> {
  return new Map([...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id = '']) => [id, symbol]));
}

/**
 * Reads `dist/`. Throws if the manifest, the index or a file is missing, a file is not as it was built, or it has a
 * type that the site does not serve.
 */
export function loadDist(dist: string): Dist {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const client = join(dist, 'client');
  const entries = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = new Set(entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name)));
  const digests: Record<string, string> = JSON.parse(readFileSync(join(dist, 'digests.json'), 'utf8'));
  const readBytes = (file: string) => {
    const bytes = readFileSync(file);
    const name = relative(client, file).replaceAll(sep, '/');
    if (digests[name] !== digestBytes(bytes)) throw new Error(`${file} is not what the build has made`);
    return bytes;
  };
  for (const name of Object.keys(digests))
    if (!found.has(join(client, name))) throw new Error(`${join(client, name)}, which the build has made, is not there`);
  const files = new Map<string, Representation>();
  for (const file of found) {
    const extension = extname(file);
    if (extension === '.br' || extension === '.gz') continue;
    const type = types[extension];
    if (!type) throw new Error(`${file}: files of this type are not served`);
    const path = `/${relative(client, file).replaceAll(sep, '/')}`;
    const compressed = {
      ...(found.has(`${file}.br`) && { br: readBytes(`${file}.br`) }),
      ...(found.has(`${file}.gz`) && { gzip: readBytes(`${file}.gz`) }),
    };
    // Link previews are shown on other sites.
    const headers = path.startsWith('/og/') ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
    files.set(path, { type, cacheControl: getCacheControl(path), body: readBytes(file), compressed, headers });
  }
  const read = (url: string) => {
    const file = files.get(url);
    if (!file) throw new Error(`${dist}: ${url}, which the manifest names, is not there`);
    return file.body.toString();
  };
  const importMap = JSON.stringify({ imports: { shared: manifest.shared } });
  const search = readSearchIndex(readFileSync(join(dist, 'search.json'), 'utf8'));
  const blocks = new Map(Object.entries(manifest.blocks).map(([block, url]) => [block, read(url)]));
  const drawings = readDrawings(read(manifest.sprite));
  const scripts = { importMap, beforePaint: read(manifest.beforePaint), loader: read(manifest.loader) };
  const inline = { styles: read(manifest.css), blocks, drawings, ...scripts };
  return { manifest, inline, files, search };
}

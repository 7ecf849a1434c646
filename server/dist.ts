import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Representation } from './prepared-response.ts';

/** What the build reports about the client's files; every file is a URL path such as `/assets/main-5K2X.js`. */
export interface Manifest {
  css: string;
  entry: string;
  /** The chunks that every page needs. */
  shared: string[];
  /** The chunk of each page, by its source file. */
  chunks: Record<string, string>;
  fonts: string[];
  /** Of the entry, as the document names it. */
  integrity: string;
  /** The color of the browser's own frame around the page. */
  themeColor: string;
}

/** The built site in memory: the manifest and every file that is served, by URL path. */
export interface Dist {
  manifest: Manifest;
  /** The text of the style sheet. */
  styles: string;
  files: Map<string, Representation>;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Reads `dist/`. Throws if the manifest is missing or a file has a type the site does not serve. */
export function loadDist(dist: string): Dist {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const client = join(dist, 'client');
  const entries = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = new Set(entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name)));
  const files = new Map<string, Representation>();
  for (const file of found) {
    const extension = extname(file);
    if (extension === '.br' || extension === '.gz') continue;
    const type = types[extension];
    if (!type) throw new Error(`${file}: files of this type are not served`);
    const path = `/${relative(client, file).replaceAll(sep, '/')}`;
    const cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    const compressed = {
      ...(found.has(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
      ...(found.has(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
    };
    // Link previews are shown on other sites.
    const headers = path.startsWith('/og/') ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
    files.set(path, { type, cacheControl, body: readFileSync(file), compressed, headers });
  }
  const styles = files.get(manifest.css)?.body.toString();
  if (!styles) throw new Error(`${dist}: the style sheet ${manifest.css} is not there`);
  return { manifest, styles, files };
}

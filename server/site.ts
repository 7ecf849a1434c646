import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Content } from './finished.ts';

/** What the build says of the client's part; every file is an address such as `/assets/main-5K2X.js`. */
export interface Manifest {
  css: string;
  entry: string;
  /** Chunks that every page needs. */
  common: string[];
  /** The chunk of each page, by its source file. */
  modules: Record<string, string>;
  fonts: string[];
  /** Of the stylesheet and the entry, by address. */
  integrity: Record<string, string>;
}

/** The built site in memory: the manifest and every file that is served, by address. */
export interface Site {
  manifest: Manifest;
  files: Map<string, Content>;
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
export function loadSite(dist: string): Site {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const client = join(dist, 'client');
  const found = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const there = new Set(found);
  const files = new Map<string, Content>();
  for (const file of found) {
    const extension = extname(file);
    if (extension === '.br' || extension === '.gz') continue;
    const type = types[extension];
    if (!type) throw new Error(`${file}: files of this type are not served`);
    const address = `/${relative(client, file).replaceAll(sep, '/')}`;
    const ready = {
      ...(there.has(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
      ...(there.has(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
    };
    const cacheControl = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    files.set(address, { type, cacheControl, body: readFileSync(file), ready });
  }
  return { manifest, files };
}

import { extname } from 'node:path';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The endings of the files that the site serves. */
export const servedEndings = Object.keys(types);

/** The type of a file by the ending of its name; undefined if the site does not serve it. */
export const findFileType = (path: string): string | undefined => types[extname(path)];

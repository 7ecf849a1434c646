import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { type KeptResponse, keepResponse } from '../cache/cached-response.ts';
import { HttpError } from './errors.ts';

const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** What is named by its bytes never changes. */
const getPolicy = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

function readFile(file: string, path: string): KeptResponse {
  const type = types[extname(file)];
  if (!type) throw new Error(`${file}: files of this type are not served`);
  const headers = {
    'Content-Type': type,
    // Link previews are shown on other sites.
    ...(path.startsWith('/og/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
  const [br, gzip] = ['br', 'gz'].map((coding) =>
    existsSync(`${file}.${coding}`) ? readFileSync(`${file}.${coding}`) : undefined,
  );
  const answer = { status: 200 as const, headers, getPolicy: () => getPolicy(path), body: readFileSync(file) };
  return keepResponse(answer, { ...(br && { br }), ...(gzip && { gzip }) });
}

/**
 * Reads all files of a folder, with their compressed copies, by URL path. Throws on a type that the site does not
 * serve.
 */
export function readFiles(folder: string): Map<string, KeptResponse> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).filter((file) => !/\.(br|gz)$/.test(file));
  return new Map(
    files.map((file) => {
      const path = `/${relative(folder, file).replaceAll(sep, '/')}`;
      return [path, readFile(file, path)];
    }),
  );
}

/** Answers with files. A missing asset is no page, and not to be cached: it may belong to the next release. */
export function sendFiles(files: ReadonlyMap<string, KeptResponse>): RequestHandler {
  return (req, res, next) => {
    const file = files.get(req.path);
    if (file) return file.send(req, res);
    next(req.path.startsWith('/assets/') ? new HttpError(404, 'No such file.') : undefined);
  };
}

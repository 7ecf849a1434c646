import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Assets } from '../assets.ts';
import { type CachedResponse, cacheResponse } from '../cache/cached-response.ts';
import { cachedForever, cachedForHour } from '../cache/policy.ts';
import { HttpError } from './errors.ts';
import { findFileType } from './file-types.ts';

/** The files of the build, by URL path. */
export type Files = ReadonlyMap<string, CachedResponse>;

/**
 * Reads the files that the build has listed, with their compressed copies, from its folder `client`. Throws on a type
 * that the site does not serve, and names a file that is missing or is not the one that was built.
 */
export function readFiles(folder: string, hashes: Assets['files']): Files {
  function read(path: string): Buffer {
    const file = join(folder, path);
    const bytes = readFileSync(file);
    if (hash('sha256', bytes, 'base64url') !== hashes[path]) throw new Error(`${file}: this is not the file that was built`);
    return bytes;
  }

  function cacheFile(path: string): CachedResponse {
    const type = findFileType(path);
    if (!type) throw new Error(`${join(folder, path)}: files of this type are not served`);
    const headers = {
      'Content-Type': type,
      // Link previews are shown on other sites.
      ...(path.startsWith('/og/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    };
    const getCaching = path.startsWith('/assets/') ? cachedForever : cachedForHour;
    const copies = {
      ...(hashes[`${path}.br`] && { br: read(`${path}.br`) }),
      ...(hashes[`${path}.gz`] && { gzip: read(`${path}.gz`) }),
    };
    return cacheResponse({ status: 200, headers, getCaching, body: read(path) }, copies);
  }

  const paths = Object.keys(hashes).filter((path) => !/\.(br|gz)$/.test(path));
  return new Map(paths.map((path) => [path, cacheFile(path)]));
}

/** Answers with files. */
export function sendFiles(files: Files): RequestHandler {
  return (req, res, next) => {
    if (!files.get(req.path)?.send(req, res, new Date())) next();
  };
}

/** What the parts of pages are called, ours and others'. Data of pages has an ending, too. */
const part = /^\/assets\/|^(?!\/data\/).*\.(avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|webmanifest|webp|woff2?)$/i;

/** Refuses what is a part of a page by its name and no file: nobody reads a page there. */
export const refuseMissingParts: RequestHandler = (req, _res, next) =>
  next(part.test(req.path) ? new HttpError(404, 'No such file.') : undefined);

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

export type Coding = 'br' | 'gzip';

/** Compresses a body; rejects if that fails. */
export type Compress = (body: Buffer, coding: Coding) => Promise<Buffer>;

/** How many responses may be compressed at once while their clients wait. Others are sent as they are. */
const maxPending = 8;

/** A window of 512 kB covers a whole document, which contains the words of a page twice. */
const windowBits = 19;

/** The quality that takes about as long as rendering. */
const quick = 4;

/**
 * Quality 10 takes a tenth of a second once and saves 6 % of what 9 makes in a third of that; 11 takes a quarter of a
 * second for 1.5 % more.
 */
const small = 10;

const compressWith =
  (quality: number): Compress =>
  (body, coding) => {
    if (coding === 'gzip') return promisify<Buffer, Buffer>(gzip)(body);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits };
    return promisify(brotliCompress)(body, { params });
  };

/** Compresses a body beside the main thread, as small as is worth the time. */
export const compressSmall = compressWith(small);

/** Compresses a body beside the main thread, quickly. */
export const compressQuickly = compressWith(quick);

/** The number of bodies that may wait for their turn. Without a limit a crawl of a thousand pages would keep all of them in memory. */
const maxWaiting = 32;

/** Returns a `compress` that takes one body at a time, in the order in which they come, and rejects while too many wait. */
export function queueCompression(compress: Compress): Compress {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (body, coding) => {
    if (waiting >= maxWaiting) throw new Error('too many bodies wait to be compressed');
    waiting++;
    const copy = last.then(() => compress(body, coding)).finally(() => waiting--);
    last = copy.catch(() => undefined);
    return copy;
  };
}

/**
 * Compresses the responses that have no compressed copy while their clients wait. A response with an entity tag is a
 * copy, or is sent as it is. When a client leaves, `compression` ends its work for him.
 */
export function compressResponses(): RequestHandler {
  let pending = 0;
  return compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quick, [constants.BROTLI_PARAM_LGWIN]: windowBits } },
    filter(req, res) {
      if (pending >= maxPending || res.hasHeader('ETag') || !compression.filter(req, res)) return false;
      pending++;
      res.once('close', () => pending--);
      return true;
    },
  });
}

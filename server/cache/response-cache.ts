import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { findPeriod } from '../office/changes.ts';
import { type CachedResponse, cacheResponse, type PageResponse, sendUncached } from './cached-response.ts';
import { type Compress, compressQuickly, queueCompression } from './compress.ts';

/** The limits of all cached pages together, and of all cached variants, in bytes. */
const [maxPageBytes, maxVariantBytes] = [32_000_000, 32_000_000];

const createStore = (maxSize: number) => new LRUCache<string, CachedResponse>({ maxSize, sizeCalculation: ({ size }) => size });

/**
 * The scope of a response decides how long it is cached:
 * - page: the same for everybody, and as many as the content has; until something on a page changes, while there is room.
 * - choice: for one of the few values of a query; while there is room.
 * - not-found: with the pages that may have been meant; while there is room.
 * - free-text: as many as strangers like; not at all.
 */
export type CacheScope = 'page' | 'choice' | 'not-found' | 'free-text';

/** The inputs of a response. */
interface CacheKey {
  scope: CacheScope;
  /** The canonical URL, or a name of its own for a response without one. */
  name: string;
  /** The instant of the request: the response belongs to its period. */
  now: Date;
}

/** Sends responses, and caches them. */
export interface ResponseCache {
  /** Sends the page of the requested URL, if it is cached in the coding that the client wants. */
  sendCached: RequestHandler;
  /** Sends a response, which `make` makes unless it is cached. */
  send: (key: CacheKey, make: () => PageResponse, req: Request, res: Response) => Promise<void>;
}

interface CacheOptions {
  /** Off, each response is made anew (`PAGE_CACHE=off`). */
  isOn: boolean;
  /** Makes the copies of pages that are sent from the second time on. */
  compress: Compress;
}

/** Creates the cache of pages, which strangers cannot evict, and of their variants. */
export function createResponseCache({ isOn, compress }: CacheOptions): ResponseCache {
  const [pages, variants] = [createStore(maxPageBytes), createStore(maxVariantBytes)];
  const stores = { page: pages, choice: variants, 'not-found': variants, 'free-text': undefined };
  const compressPage = queueCompression(compress);
  let cachedSince = '';

  /** Deletes the entries of another period. */
  function clearOldPeriod(now: Date): void {
    const { since } = findPeriod(now);
    if (since === cachedSince) return;
    cachedSince = since;
    pages.clear();
    variants.clear();
  }

  return {
    sendCached(req, res, next) {
      const now = new Date();
      clearOldPeriod(now);
      const entry = pages.get(req.url) ?? variants.get(req.url);
      if (!entry?.send(req, res, now)) next();
    },
    async send({ scope, name, now }, make, req, res) {
      clearOldPeriod(now);
      const store = isOn ? stores[scope] : undefined;
      const isPage = scope === 'page';
      const entry = store?.get(name) ?? cacheResponse(make(), {}, isPage ? compressPage : compressQuickly);
      store?.set(name, entry);
      // A copy of a page is made small, which takes too long to wait for it.
      if (!isPage) await entry.prepare(req);
      if ((isPage && !isOn) || !entry.send(req, res, now)) sendUncached(entry.response, req, res, now);
    },
  };
}

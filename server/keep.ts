import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { type Answer, KeptResponse } from './kept-response.ts';

/** What all kept answers may hold together, in bytes. */
const most = 48_000_000;

/**
 * Sends the answer of a key, which `make` makes unless it is kept. Whatever an answer depends on is part of its key.
 */
export type SendKept = (key: string, make: () => Answer, req: Request, res: Response) => void | Promise<void>;

/** Keeps answers, the ones asked for last, or makes each anew if it is off (`PAGE_CACHE=off`). */
export function createKeep(isOn: boolean): SendKept {
  const kept = new LRUCache<string, KeptResponse>({ maxSize: most, sizeCalculation: ({ size }) => size });

  function get(key: string, make: () => Answer): KeptResponse {
    const known = kept.get(key);
    if (known) return known;
    const response = new KeptResponse(make());
    kept.set(key, response);
    return response;
  }

  if (isOn) return (key, make, req, res) => get(key, make).send(req, res);
  return (_key, make, _req, res) => {
    const { status, headers, body } = make();
    res.status(status).set(headers).send(body);
  };
}

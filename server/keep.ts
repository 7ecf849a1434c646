import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { getOfficeDay } from '../shared/office-clock.ts';
import { type Answer, KeptResponse } from './kept-response.ts';

/** What all kept answers may hold together, in bytes. */
const most = 48_000_000;

/** Answers by the office's day and by URL, in its one spelling: they depend on nothing else. */
export interface Keep {
  /** Sends what is kept of the URL that is asked for. */
  sendKept: RequestHandler;
  /** Sends the answer of a URL on a day, an ISO date, which `make` makes unless it is kept. */
  send: (day: string, url: string, make: () => Answer, req: Request, res: Response) => void | Promise<void>;
}

/** Keeps answers, the ones asked for last, or makes each anew if it is off (`PAGE_CACHE=off`). */
export function createKeep(isOn: boolean): Keep {
  const kept = new LRUCache<string, KeptResponse>({ maxSize: most, sizeCalculation: ({ size }) => size });

  function get(key: string, make: () => Answer): KeptResponse {
    const known = kept.get(key);
    if (known) return known;
    const response = new KeptResponse(make());
    kept.set(key, response);
    return response;
  }

  return {
    sendKept(req, res, next) {
      const known = kept.get(`${getOfficeDay(new Date())} ${req.url}`);
      return known ? known.send(req, res) : next();
    },
    send(day, url, make, req, res) {
      if (isOn) return get(`${day} ${url}`, make).send(req, res);
      const { status, headers, getPolicy, body } = make();
      res.status(status).set(headers).set('Cache-Control', getPolicy(new Date())).send(body);
    },
  };
}

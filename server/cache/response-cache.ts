import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { getOfficeHour } from '../../shared/office-clock.ts';
import { type Answer, type KeptResponse, keepResponse } from './cached-response.ts';

/** What all kept answers may hold together, in bytes. */
const most = 48_000_000;

/** What an answer depends on: the office's hour, and the URL in its one spelling. */
interface Key {
  hour: string;
  path: string;
  query: string;
}

/** Sends answers, and keeps them. */
export interface Keep {
  /** Sends what is kept of the URL that is asked for. */
  sendKept: RequestHandler;
  /**
   * Sends an answer, which `make` makes unless it is kept. With a query, of which there are as many as strangers like,
   * it is not made while the process is busy.
   */
  send: (key: Key, make: () => Answer, req: Request, res: Response) => void | Promise<void>;
}

function sendOnce({ status, headers, getPolicy, body }: Answer, res: Response): void {
  res.status(status).set(headers).set('Cache-Control', getPolicy(new Date())).send(body);
}

/** Keeps answers, the ones asked for last, or makes each anew if it is off (`PAGE_CACHE=off`). */
export function createKeep(isOn: boolean, refuseIfBusy: () => void): Keep {
  const kept = new LRUCache<string, KeptResponse>({ maxSize: most, sizeCalculation: ({ size }) => size });

  return {
    sendKept(req, res, next) {
      const known = kept.get(`${getOfficeHour(new Date())} ${req.url}`);
      return known ? known.send(req, res) : next();
    },
    send({ hour, path, query }, make, req, res) {
      const key = `${hour} ${path}${query && `?${query}`}`;
      const known = kept.get(key);
      if (known) return known.send(req, res);
      if (query) refuseIfBusy();
      const answer = make();
      if (!isOn) return sendOnce(answer, res);
      const response = keepResponse(answer);
      kept.set(key, response);
      return response.send(req, res);
    },
  };
}

import { performance } from 'node:perf_hooks';
import type { NextFunction, Request, Response } from 'express';
import { refuse } from './guard.ts';

const interval = 20;
const tolerated = 70;

/** Turns requests away with 503 while the event loop lags: rendering is synchronous, so lag is the only sign of a queue. */
export function shedWhenLagging() {
  let expected = performance.now() + interval;
  let lag = 0;
  setInterval(() => {
    const now = performance.now();
    lag = now - expected;
    expected = now + interval;
  }, interval).unref();
  return (_req: Request, res: Response, next: NextFunction): void => {
    if (lag < tolerated) return next();
    res.set('Retry-After', '2');
    refuse(res, 503, 'The site is busy. Please try again in a moment.');
  };
}

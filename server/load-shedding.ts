import type { RequestHandler } from 'express';
import { activity } from './activity.ts';
import { HttpError } from './errors.ts';

const interval = 20;
const tolerated = 70;
const mostCounted = 100;

/**
 * Refuses what would have to be rendered with 503 while the event loop lags: rendering is synchronous, so lag is the
 * only sign of a queue. One long task is no queue, so what counts is a moving average above 70 ms, in which no lag
 * counts for more than 100: it takes five in a row.
 */
export function shedLoad(): RequestHandler {
  let lag = 0;
  let expected = performance.now() + interval;
  setInterval(() => {
    const now = performance.now();
    lag += (Math.min(now - expected, mostCounted) - lag) / 4;
    expected = now + interval;
  }, interval).unref();
  return (_req, _res, next) => {
    if (lag <= tolerated) return next();
    activity.emit('shed', 'load');
    next(new HttpError(503, 'The site is busy. Please try again in a moment.', { 'Retry-After': '2' }));
  };
}

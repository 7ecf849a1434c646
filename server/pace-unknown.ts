import type { RequestHandler } from 'express';
import { findRoute } from '../shared/routes.ts';
import { activity } from './activity.ts';
import { createRateLimit } from './rate-limit.ts';

/** How many unknown paths a second are answered at once, with the pages that they may have meant. */
const mostAtOnce = 100;

/** How many more a second are answered: a third of the process. */
const mostInTurn = 12_000;

/**
 * Bounds what unknown paths take of the process. Those beyond the first of a second are answered in turn, evenly
 * spaced, and with `res.locals.busy`. A crowd that waits for its answers asks no faster than they come; answered at
 * once, 256 connections fill each turn of the event loop with 256 answers, which all others wait for.
 */
export function paceUnknown(): RequestHandler {
  const mayPass = createRateLimit(mostAtOnce);
  let last = 0;
  return (req, res, next) => {
    if (findRoute(req.path).status === 200 || mayPass()) return next();
    activity.emit('shed', 'rate');
    res.locals.busy = true;
    // For the log, if nobody waits for the answer.
    res.statusCode = 404;
    const now = performance.now();
    const wait = last - now;
    last = Math.max(last, now) + 1000 / mostInTurn;
    // A timer takes a millisecond at least, for which few need not wait.
    if (wait < 1) next();
    else setTimeout(() => res.destroyed || next(), wait);
  };
}

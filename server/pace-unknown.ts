import type { RequestHandler } from 'express';
import { findRoute } from '../shared/routes.ts';
import { activity } from './activity.ts';
import type { Pace } from './pace.ts';
import { createRateLimit } from './rate-limit.ts';

/** How many unknown paths a second are answered with the pages that they may have meant. */
const mostHelped = 100;

/** Bounds what unknown paths take of the process: those beyond the first of a second are paced, and `locals.busy`. */
export function paceUnknown(pace: Pace): RequestHandler {
  const mayHelp = createRateLimit(mostHelped);
  return (req, res, next) => {
    if (findRoute(req.path).status === 200 || mayHelp()) return next();
    activity.emit('shed', 'rate');
    res.locals.busy = true;
    // For the log, if nobody waits for the answer.
    res.statusCode = 404;
    pace(res, next);
  };
}

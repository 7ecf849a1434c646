import { firm } from '../../content/firm.ts';
import { activity } from './activity.ts';
import { HttpError } from './errors.ts';

/** Milliseconds between two looks at the clock. */
const interval = 20;

/** Milliseconds of average lag from which requests are refused. */
const tolerated = 70;

/** The most that one lag counts: five in a row are a queue, and one long task is not. */
const mostCounted = 100;

/** How long answers are made in one turn of the event loop, which sees no clock in between. */
const mostInATurn = 500;

/**
 * Returns a function that throws a 503 while the event loop lags, by a moving average. Rendering is synchronous, so lag
 * is the only sign that requests queue.
 */
export function createLoadShedding(): () => void {
  let lag = 0;
  let expected = performance.now() + interval;
  setInterval(() => {
    const now = performance.now();
    lag += (Math.min(now - expected, mostCounted) - lag) / 4;
    expected = now + interval;
  }, interval).unref();
  return () => {
    if (lag <= tolerated && performance.now() - expected <= mostInATurn) return;
    activity.emit('shed', 'load');
    throw new HttpError(503, `The site is busy. Please try again in a moment, or call ${firm.phone}.`, { 'Retry-After': '2' });
  };
}

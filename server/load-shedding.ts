import { activity } from './activity.ts';
import { HttpError } from './errors.ts';

const interval = 20;
const tolerated = 70;
const mostCounted = 100;
const mostInATurn = 500;

/**
 * Returns what refuses, by throwing a 503, to make one of many answers while the event loop lags: rendering is
 * synchronous, so lag is the only sign of a queue. One long task is no queue, so what counts is a moving average above
 * 70 ms, in which no lag counts for more than 100: it takes five in a row. Of what has come at once, in one turn of the
 * loop, is made what takes 500 ms.
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
    throw new HttpError(503, 'The site is busy. Please try again in a moment.', { 'Retry-After': '2' });
  };
}

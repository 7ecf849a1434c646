import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { firm } from '../../content/firm.ts';
import { activity } from './activity.ts';
import { HttpError } from './errors.ts';

/** How many pieces of work may wait, the one under way included. Each takes some 10 ms. */
const mostWaiting = 32;

/** Milliseconds until a refusal is sent: whoever gets it asks again at once, and refusals alone would fill the processor. */
const pause = 1000;

/** Does work when its turn has come. Throws a 503 while too much of it waits. */
export type InTurn = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Creates the queue of whatever strangers can multiply: answers to queries, and to addresses that are none. One is made
 * at a time, with a turn of the event loop between two, since libuv accepts one connection a turn: who is new, who asks
 * for a cached page, and a probe come in between.
 */
export function createWorkQueue(): InTurn {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (waiting >= mostWaiting) {
      activity.emit('shed');
      await wait(pause);
      const text = `The site is busy. Please try again in a moment, or call ${firm.phone}.`;
      throw new HttpError(503, text, { 'Retry-After': '2' });
    }
    waiting++;
    const done = last
      .then(() => setImmediate())
      .then(work)
      .finally(() => waiting--);
    last = done.catch(() => undefined);
    return done;
  };
}

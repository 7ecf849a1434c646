import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How good requests fared among the others. */
export interface GoodPages {
  /** The longest that one took, in milliseconds. */
  longest: number;
  /** How many were not answered with 200 within 5 s. */
  failed: number;
}

const mostFailed = 10;

function ask(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    // A connection of its own, as a new visitor has.
    const sent = get(url, { agent: false, timeout: 5000 }, (answer) =>
      answer.resume().on('close', () => resolve(answer.statusCode === 200 && answer.complete)),
    );
    sent.on('timeout', () => sent.destroy()).on('error', () => resolve(false));
  });
}

/** Asks for a page `count` times, one after the other, `pause` milliseconds between; ends early if ten fail. */
export async function measureGoodPages(origin: string, count: number, pause: number): Promise<GoodPages> {
  let [longest, failed] = [0, 0];
  for (let turn = 0; turn < count && failed < mostFailed; turn++) {
    const started = performance.now();
    if (!(await ask(`${origin}/about`))) failed++;
    longest = Math.max(longest, performance.now() - started);
    await wait(pause);
  }
  return { longest, failed };
}

import type { Response } from 'express';

/** How many answers are given in one turn of the event loop; the rest wait, and as many go on each millisecond. */
const mostInTurn = 8;

/** Calls back when an answer's turn has come, at once if few others wait, and never if nobody waits for it any more. */
export type Pace = (res: Response, answer: () => void) => void;

/**
 * Has few of the answers that nobody is served by given together: a crowd that waits for its answers asks no faster
 * than they come. Answered at once, 256 connections fill each turn of the event loop with 256 answers, which all others
 * wait for.
 */
export function createPace(): Pace {
  const waiting: (() => void)[] = [];
  let inTurn = 0;

  function goOn(): void {
    for (const answer of waiting.splice(0, mostInTurn)) answer();
    if (waiting.length > 0) setTimeout(goOn, 1);
  }

  return (res, answer) => {
    if (waiting.length === 0 && inTurn < mostInTurn) {
      if (inTurn === 0) setImmediate(() => (inTurn = 0));
      inTurn++;
      return answer();
    }
    if (waiting.length === 0) setTimeout(goOn, 1);
    waiting.push(() => res.destroyed || answer());
  };
}

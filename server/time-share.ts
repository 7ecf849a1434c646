/** Does work, at once or in its turn, and says whether it will: not if too many wait. */
export type TimeShare = (work: () => void) => boolean;

/**
 * Has work take at most `share` of the process, 0 to 1, one piece at a time and with a rest after each that is in
 * proportion, so that others are answered in between. At most `mostWaiting` wait. Work must not throw.
 */
export function createTimeShare(share: number, mostWaiting: number): TimeShare {
  const waiting: (() => void)[] = [];
  let isResting = false;

  function doNext(): void {
    const work = waiting.shift();
    isResting = work !== undefined;
    if (!work) return;
    const started = performance.now();
    work();
    setTimeout(doNext, (performance.now() - started) * (1 / share - 1));
  }

  return (work) => {
    if (waiting.length >= mostWaiting) return false;
    waiting.push(work);
    if (!isResting) doNext();
    return true;
  };
}

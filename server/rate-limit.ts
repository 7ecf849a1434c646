/** A function that says whether something may be done once more in this second, `most` times at most. */
export function createRateLimit(most: number): () => boolean {
  let second = 0;
  let done = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) done = 0;
    second = now;
    return ++done <= most;
  };
}

/** Counts time spent: `isLeft` says whether there is any left of `most` milliseconds in this second. */
export function createTimeLimit(most: number): { isLeft: () => boolean; spend: <Result>(work: () => Result) => Result } {
  let second = 0;
  let spent = 0;
  return {
    isLeft: () => {
      const now = Math.floor(performance.now() / 1000);
      if (now !== second) spent = 0;
      second = now;
      return spent < most;
    },
    spend: (work) => {
      const started = performance.now();
      try {
        return work();
      } finally {
        spent += performance.now() - started;
      }
    },
  };
}

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

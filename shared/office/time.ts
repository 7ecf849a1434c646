import { useSyncExternalStore } from 'react';
import { readOfficeTime } from './clock.ts';

/** Calls `tick` at the beginning of each minute, and returns a function that ends it. */
function everyMinute(tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tick();
        wait();
      },
      60_000 - (Date.now() % 60_000),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

const readNow = () => readOfficeTime(new Date());

/** The office's time, minute by minute. Where the server renders, and at first here, it is the beginning of the page's period. */
export function useOfficeTime(since: string): string {
  return useSyncExternalStore(everyMinute, readNow, () => since);
}

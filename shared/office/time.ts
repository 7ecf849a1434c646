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

/** The office's time: when the page was made, and then minute by minute. */
export function useOfficeTime(made: string): string {
  return useSyncExternalStore(everyMinute, readNow, () => made);
}

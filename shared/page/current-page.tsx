import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readOfficeTime } from '../office/clock.ts';
import { PageContext } from './page-context.ts';
import { type PageFrame, toDataPath } from './page-frame.ts';

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

/** The office's time by the visitor's clock, minute by minute. Where the server renders, and at first here, it is the beginning of the page's period. */
function useOfficeTime(since: string): string {
  return useSyncExternalStore(everyMinute, readNow, () => since);
}

/** The part of a page's data that another period changes on every page. */
type Current = Pick<PageFrame, 'since' | 'until' | 'office' | 'notices'>;

/**
 * Provides the current page to its components. The server's clock decides whether the office is open, and what is
 * announced: it is asked when the page's period is over by the visitor's clock, which may be wrong.
 */
export function CurrentPage({ page, children }: { page: PageFrame; children: ReactNode }) {
  const [fetched, setFetched] = useState<Current>(page);
  const { since, until, office, notices } = fetched.since >= page.since ? fetched : page;
  const time = useOfficeTime(page.since);
  // This tries again each minute, because clocks differ and connections fail.
  const asked = since <= time && time < until ? undefined : time;
  useEffect(() => {
    if (!asked) return;
    fetch(toDataPath('/', ''), { cache: 'no-cache' })
      .then((response) => response.json())
      .then(setFetched, () => setFetched((last) => ({ ...last, office: undefined })));
  }, [asked]);
  const current = useMemo(() => ({ ...page, since, until, office, notices }), [page, since, until, office, notices]);
  return <PageContext value={current}>{children}</PageContext>;
}

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Notice } from '../content/notices.ts';
import { useOfficeTime } from './office-time.ts';
import { PageContext, usePage } from './page-context.ts';
import { type PageData, toDataPath } from './page-data.ts';

/** What a page says of the notices. */
type Notices = Pick<PageData, 'time' | 'notices' | 'nextNotice'>;

/** The page that is shown, for all that is in it. A notice that begins while it is open is fetched at its minute. */
export function CurrentPage({ page, children }: { page: PageData; children: ReactNode }) {
  const [fetched, setFetched] = useState<Notices>(page);
  const { time: since, notices, nextNotice } = fetched.time > page.time ? fetched : page;
  const time = useOfficeTime(page.time);
  // Each minute until it has come: the clocks of visitor and server differ, and a connection may be lost.
  const due = nextNotice && time >= nextNotice ? time : undefined;
  useEffect(() => {
    if (!due) return;
    fetch(toDataPath('/', ''), { cache: 'no-cache' })
      .then((response) => response.json())
      .then(setFetched, () => undefined);
  }, [due]);
  const current = useMemo(() => ({ ...page, time: since, notices }), [page, since, notices]);
  return <PageContext value={current}>{children}</PageContext>;
}

/** The notices of this minute. */
export function useNotices(): Notice[] {
  const { time: made, notices } = usePage();
  const time = useOfficeTime(made);
  return notices.filter(({ until }) => time < until);
}

/** When notices close the office, of those of this minute. */
export const useClosures = (): Notice[] => useNotices().filter(({ closed }) => closed);

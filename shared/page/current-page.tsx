import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Notice } from '../../content/notices.ts';
import { useOfficeTime } from '../office/time.ts';
import { PageContext, usePage } from './page-context.ts';
import { type PageFrame, toDataPath } from './page-frame.ts';

/** The part of a page's data that is about notices. */
type Notices = Pick<PageFrame, 'since' | 'notices' | 'nextNotice'>;

/** Provides the current page to its components. A notice that begins while the page is open is fetched at its minute. */
export function CurrentPage({ page, children }: { page: PageFrame; children: ReactNode }) {
  const [fetched, setFetched] = useState<Notices>(page);
  const { since, notices, nextNotice } = fetched.since > page.since ? fetched : page;
  const time = useOfficeTime(page.since);
  // This tries again each minute until it has come, because clocks differ and connections fail.
  const due = nextNotice && time >= nextNotice ? time : undefined;
  useEffect(() => {
    if (!due) return;
    fetch(toDataPath('/', ''), { cache: 'no-cache' })
      .then((response) => response.json())
      .then(setFetched, () => undefined);
  }, [due]);
  const current = useMemo(() => ({ ...page, since, notices }), [page, since, notices]);
  return <PageContext value={current}>{children}</PageContext>;
}

/** Lists the current notices, minute by minute. */
export function useNotices(): Notice[] {
  const { since, notices } = usePage();
  const time = useOfficeTime(since);
  return notices.filter(({ until }) => time < until);
}

/** Lists the current notices that close the office. */
export const useClosures = (): Notice[] => useNotices().filter(({ closed }) => closed);

import type { Notice } from '../../content/notices.ts';

/** The notices that hold, and when the next one begins, if there is one. */
export interface CurrentNotices {
  notices: Notice[];
  nextNotice?: string;
}

/** The notices that hold at the office's time, an ISO date and time without its zone, of a list. */
export function findNotices(notices: Notice[], time: string): CurrentNotices {
  const [nextNotice] = notices.flatMap(({ from }) => (from > time ? [from] : [])).sort();
  return {
    notices: notices.filter(({ from, until }) => from <= time && time < until),
    ...(nextNotice && { nextNotice }),
  };
}

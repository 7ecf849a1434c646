import type { Notice } from '../../content/notices.ts';

/** The current notices, and the beginning of the next one. */
interface CurrentNotices {
  notices: Notice[];
  nextNotice?: string;
}

/** Finds the current notices of a list at the office's time, an ISO date and time without its zone. */
export function findNotices(notices: Notice[], time: string): CurrentNotices {
  const [nextNotice] = notices.flatMap(({ from }) => (from > time ? [from] : [])).sort();
  return {
    notices: notices.filter(({ from, until }) => from <= time && time < until),
    ...(nextNotice && { nextNotice }),
  };
}

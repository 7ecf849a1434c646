import type { Notice } from '../../content/notices.ts';

/** Finds the current notices of a list at the office's time, an ISO date and time without its zone. */
export function findNotices(notices: Notice[], time: string): Notice[] {
  return notices.filter(({ from, until }) => from <= time && time < until);
}

/** Finds those of them that close the office. */
export const findClosures = (notices: Notice[], time: string) => findNotices(notices, time).filter(({ closed }) => closed);

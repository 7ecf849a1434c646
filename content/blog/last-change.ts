import type { Byline } from '../types.ts';

/** The day on which readers last gained by an article, an ISO date: that of its revision, or of its first version. */
export function getLastChange({ date, updated = date }: Byline): string {
  return updated;
}

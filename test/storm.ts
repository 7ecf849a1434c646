import { afterAll, beforeAll } from 'vitest';
import { type Notice, notices } from '../content/notices.ts';

/** A notice of a Tuesday at 2 PM, on the office's clock, until Thursday at half past ten. */
export const storm: Notice = {
  text: 'The office is closed for the storm until Thursday at 10:30 AM.',
  link: { label: 'Who to call meanwhile', href: '/contact' },
  from: '2026-12-01T14:00',
  until: '2026-12-03T10:30',
  closed: true,
};

/** The instants before it, of its first minute, before its end, and of that. */
export const instants = {
  before: '2026-12-01T18:59:59.999Z',
  begins: '2026-12-01T19:00:00Z',
  ending: '2026-12-03T15:29:59.999Z',
  over: '2026-12-03T15:30:00Z',
};

/** For a test file: the notice is the content's only one. */
export function useStorm(): void {
  const own = [...notices];
  beforeAll(() => void notices.splice(0, notices.length, storm));
  afterAll(() => void notices.splice(0, notices.length, ...own));
}

import type { LabeledLink } from './types.ts';

/** A message above every page for a while. */
export interface Notice {
  text: string;
  /** A link to a page or to another site. */
  link?: LabeledLink;
  /** The first minute in which it is shown, on the office's clock (America/New_York). */
  from: string;
  /** The first minute in which it is not shown any more. */
  until: string;
  /** Whether the office is closed meanwhile. */
  closed: boolean;
}

/**
 * The notices. Such as, before a hurricane:
 *
 *     {
 *       text: 'The office closes on Tuesday at 2 PM for the hurricane, and opens again on Thursday at 9 AM.',
 *       link: { label: 'How disasters move due dates', href: '/deadlines' },
 *       from: '2026-09-29T14:00',
 *       until: '2026-10-01T09:00',
 *       closed: true,
 *     },
 *
 * An announcement before the office closes is a notice of its own, which is not `closed`.
 */
export const notices: Notice[] = [];

import type { DeadlineRule } from '../../content/deadlines/types.ts';
import type { Claim, DatedFact } from '../../content/types.ts';
import type { PageRecord } from './read-pages.ts';

/** Something to fix (`error`) or to decide before going live (`warning`): where it is and what to do. */
export interface Finding {
  level: 'error' | 'warning';
  file: string;
  field: string;
  message: string;
}

/** Everything the check looks at. */
export interface CheckInput {
  pages: PageRecord[];
  /** The paths that header and footer link to on every page. */
  linkedEverywhere: string[];
  facts: Record<string, DatedFact>;
  claims: Record<string, Claim>;
  placeholders: { file: string; field: string; what: string }[];
  firm: { phone: string; fortLauderdalePhone: string; email: string };
  lastChanges: Record<string, { date: string; words: string }>;
  /** Paths of the articles announced on the blog that nobody has written. */
  unwritten: string[];
  securityExpires: string;
  /** The rules of due dates, and the ISO date up to which pages announce what is next. */
  deadlines: { rules: readonly Pick<DeadlineRule, 'id' | 'reviewBy' | 'sources'>[]; announcedTo: string };
  isPage: (href: string) => boolean;
}

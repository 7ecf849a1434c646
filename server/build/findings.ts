import type { ConflictingClaim, DatedFact } from '../../content/types.ts';
import type { PageWords } from './site-words.ts';

/** Something to mend (`error`) or to settle before going live (`warning`): where it is and what to do, in plain words. */
export interface Finding {
  level: 'error' | 'warning';
  file: string;
  field: string;
  say: string;
}

/** Everything the check looks at. */
export interface Content {
  pages: PageWords[];
  facts: Record<string, DatedFact>;
  conflicts: ConflictingClaim[];
  placeholders: { file: string; field: string; what: string }[];
  firm: { phone: string; fortLauderdalePhone: string; email: string };
  lastChanges: Record<string, { date: string; words: string }>;
  /** Articles announced on the blog that nobody has written. */
  unwritten: string[];
  securityExpires: string;
  isPage: (path: string) => boolean;
}

import type { DeadlineRule } from '../../content/deadlines/types.ts';
import type { Claim, DatedFact, Person } from '../../content/types.ts';
import type { PageRecord } from './read-records.ts';

/**
 * What is wrong (`error`), what visitors miss although the site works (`warning`), what has to be done before going live
 * (`reminder`), or what reads hard (`note`, which never fails): its place and the remedy.
 */
export interface Finding {
  level: 'error' | 'warning' | 'reminder' | 'note';
  file: string;
  field: string;
  message: string;
}

/** A finding in one line. */
export const formatFinding = ({ level, file, field, message }: Finding): string => `${level}: ${file}, ${field}: ${message}`;

/** Makes a finding that has to be fixed. */
export function error(file: string, field: string, message: string): Finding {
  return { level: 'error', file, field, message };
}

/** Makes a finding of what visitors miss. */
export function warn(file: string, field: string, message: string): Finding {
  return { level: 'warning', file, field, message };
}

/** Makes a finding that never fails. */
export function note(file: string, field: string, message: string): Finding {
  return { level: 'note', file, field, message };
}

/** Makes a finding that has to be done before going live. */
export function remind(file: string, field: string, message: string): Finding {
  return { level: 'reminder', file, field, message };
}

/** The HTML of an article, the file that it is in, and the minutes that it is said to take. */
export interface ArticleFile {
  file: string;
  html: string;
  readTime: number;
}

/** The input of the check of the pages. */
export interface CheckInput {
  pages: PageRecord[];
  people: readonly Pick<Person, 'trade' | 'role'>[];
  /** Whether another page links to the page at a path. */
  isLinked: (path: string) => boolean;
  /** Paths of the articles announced on the blog that nobody has written. */
  unwritten: string[];
  /** Whether a page or a file is there on a day. */
  isPage: (href: string, day: string) => boolean;
  /** Whether the page at a path has an element with an id. */
  hasId: (path: string, id: string) => boolean;
  /** The ISO date of today. */
  today: string;
  /** Texts that several pages share: the hours and the address. */
  shared: string[];
}

/** The input of the checks for the owner. */
export interface LaunchInput {
  /** The pages, to find unconfirmed claims in them. */
  pages: PageRecord[];
  facts: Record<string, DatedFact>;
  claims: Record<string, Claim>;
  placeholders: { file: string; field: string; what: string }[];
  /** The phone numbers and the address for email, by their fields. */
  firm: Record<string, string>;
  /** Paths of the articles announced on the blog that nobody has written. */
  unwritten: string[];
  rules: readonly Pick<DeadlineRule, 'id' | 'reviewBy' | 'sources'>[];
}

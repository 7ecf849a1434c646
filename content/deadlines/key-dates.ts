/** One of the dates of the year on the home page: the rule that is due on it, and a note. */
export interface KeyDateRule {
  rule: string;
  /** Which payment it is, of a rule that has several a year. */
  payment?: number;
  /** The name, if another rule has the same date. */
  title?: string;
  note: string;
}

/** The six dates that most people wait for, by rules of content/deadlines/; each is on one day of a year. */
export const keyDateRules: readonly KeyDateRule[] = [
  { rule: 'form-1040-es', payment: 4, note: 'The last of the four for the year that has ended' },
  {
    rule: 'form-1065',
    title: 'Partnership and S corporation returns (1065, 1120-S)',
    note: 'With a Schedule K-1 to each owner',
  },
  { rule: 'form-1040', note: 'Pay what you still owe, plus the first estimate for the new year' },
  { rule: 'annual-report', note: 'For LLCs and corporations; $400 more after it' },
  { rule: 'form-1040-extended', note: 'The last day, if you asked for more time by April 15' },
  { rule: 'property-tax-discount', note: 'The last day, on the bill that your county sends in November' },
];

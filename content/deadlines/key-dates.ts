/** What makes a high tide: rules that are all due on one date, and a note, with the `{period}` of the first. */
export interface TideRule {
  rules: [string, ...string[]];
  note: string;
}

/** The dates that most people wait for, by rules of content/deadlines/; of two that fit a date, the first counts. */
export const tideRules: TideRule[] = [
  { rules: ['form-w-2', 'form-941', 'form-1099-nec'], note: 'Wages, payroll and contractor pay' },
  { rules: ['form-1065', 'form-1120-s'], note: 'Partnerships, S corporations and their K-1s' },
  { rules: ['form-1040', 'form-1041', 'form-1120'], note: 'Return and tax due; first estimate of the new year' },
  { rules: ['form-1065-extended', 'form-1120-s-extended'], note: 'Last day if extended; also the third 1040-ES payment' },
  { rules: ['form-1040-extended', 'form-1120-extended'], note: 'Last day if extended' },
  { rules: ['annual-report'], note: 'Florida’s, for LLCs and corporations; $400 more after it' },
  { rules: ['property-tax-discount'], note: '4% off the {period} property tax bill' },
  { rules: ['form-1040-es'], note: 'Estimated tax, {period}' },
  { rules: ['rmd'], note: 'For {period}: from age 73, and for many inherited IRAs' },
];

/** The source of many rules. The publication moves its dates for weekends and holidays as section 7503 says. */
export const taxCalendars = { label: 'IRS Publication 509 (2026), Tax Calendars', href: 'https://www.irs.gov/publications/p509' };

export const section7503 = {
  label: 'Internal Revenue Code 7503; Treasury Regulation 301.7503-1; D.C. Code 28-2701',
  href: 'https://www.law.cornell.edu/uscode/text/26/7503',
};

export const paymentCalendar = {
  label: 'Form DR-659, Florida eServices Calendar of Electronic Payment Deadlines',
  href: 'https://floridarevenue.com/forms',
};

export const paymentRule = {
  label: 'Florida Administrative Code 12-24.009',
  href: 'https://www.law.cornell.edu/regulations/florida/Fla-Admin-Code-Ann-R-12-24-009',
};

/** The IRS's rule about weekends and holidays. */
export const federalShift = { to: 'next', holidays: 'federal' } as const;

/** The rule of Florida's Department of Revenue and the counties. */
export const floridaShift = { to: 'next', holidays: 'florida' } as const;

/** The IRS publishes next year's calendars around New Year. */
export const federalReview = { checked: '2026-11-21', reviewBy: '2027-01-15' };

/** Florida's laws change on July 1. */
export const floridaReview = { checked: '2026-11-21', reviewBy: '2027-07-15' };

export const salesTax = {
  label: 'Form DR-15N, Instructions for DR-15 Sales and Use Tax Returns; Florida Statutes 212.11',
  href: 'https://floridarevenue.com/taxes/taxesfees/Pages/sales_tax.aspx',
};

export const corporateReturn = {
  label: 'Form F-1120N; Florida Statutes 220.222',
  href: 'https://floridarevenue.com/taxes/taxesfees/Pages/corporate.aspx',
};

export const annualReport = {
  label: 'Florida Statutes 605.0212, 607.1622, 607.193, 617.1622 and 620.1210',
  href: 'https://dos.fl.gov/sunbiz/manage-business/efile/annual-report/',
};

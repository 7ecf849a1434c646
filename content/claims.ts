import { firm } from './firm.ts';
import type { Claim } from './types.ts';

/**
 * What the firm says of itself, each with the scope in which it holds; pages say the two together. None of it can be
 * looked up, so the content check lists each for the owner to confirm.
 */
export const claims = {
  experience: { value: '40+', scope: 'years of experience together', where: 'home, about, estate and trust' },
  bookkeepingExperience: { value: '20+', scope: 'years of keeping books', where: 'bookkeeping' },
  clients: { value: '500+', scope: `clients since the firm opened in ${firm.opened}`, where: 'home, about' },
  savings: { value: '$50M+', scope: `saved for clients since the firm opened in ${firm.opened}`, where: 'home' },
  savingsLastSeason: { value: '$2M+', scope: 'saved for clients in the last filing season', where: 'about' },
  satisfaction: { value: '98%', scope: 'of clients satisfied, asked in 2026', where: 'home, about' },
  simpleReturn: { value: '$299', scope: 'a return with one W-2 and no schedules', where: 'FAQs, personal tax' },
  companyReturn: {
    value: '$899',
    scope: 'a company’s return alone, when we already keep its books',
    where: 'FAQs, business tax',
  },
  planningSavings: {
    value: '15–30%',
    scope: 'less tax for clients who have something to plan, typically',
    where: 'home, tax planning, the article on mistakes',
  },
  returnTime: { value: '7–10 business days', scope: 'most returns, once everything is here', where: 'home, FAQs, services' },
  consultation: { value: 'half an hour', scope: 'the first consultation, free', where: 'every page that offers it' },
  noticeHours: { value: '2 to 4 hours', scope: 'a CP2000 answered by mail, usually', where: 'IRS resolution' },
  auditHours: {
    value: '10 to 25 hours',
    scope: 'an audit of one year of an individual return, usually',
    where: 'IRS resolution',
  },
  notTakenOn: {
    value: 'audits of financial statements, bankruptcies, immigration papers or foreign trusts',
    scope: 'work that goes to others',
    where: 'services, FAQs',
  },
  papersBy: { value: 'March 20', scope: 'papers here, for a return filed by April 15', where: 'FAQs' },
  sessionLength: { value: 'about ninety minutes', scope: 'a tax planning session', where: 'tax planning' },
  payBy: { value: 'By card, bank transfer or check', scope: 'every fee', where: 'pricing' },
  remote: {
    value: 'sign electronically or by mail, and talk to us by phone or video',
    scope: 'clients who do not come in',
    where: 'FAQs',
  },
  payrollTime: { value: 'About two weeks', scope: 'from signed forms to the first payday, usually', where: 'payroll' },
  formationTime: {
    value: 'About two weeks',
    scope: 'from the first meeting to an EIN and open tax accounts, usually',
    where: 'business formation',
  },
  closeTime: { value: 'two to three weeks', scope: 'after its end a month is closed', where: 'bookkeeping' },
  statementsTime: { value: 'Two to three weeks', scope: 'one set of statements from closed books, usually', where: 'accounting' },
  quickbooksTime: { value: 'One to three weeks', scope: 'a new file or an ordinary cleanup', where: 'QuickBooks' },
  advisoryTime: { value: 'One to three weeks', scope: 'a decision worked through in writing', where: 'advisory' },
  successionTime: { value: 'Two or three months', scope: 'a succession plan, usually', where: 'succession' },
  estateTime: { value: 'Nine months to a year and a half', scope: 'a whole estate, usually', where: 'estate and trust' },
} satisfies Record<string, Claim>;

/** How the savings are counted, in one sentence wherever they stand. */
export const savedIs = 'Savings are our own count: the tax first assessed or expected, less the tax finally paid.';

/** In structured data only: the price list on the pages says more. */
export const priceRange = '$299-$1550';

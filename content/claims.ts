import { firm } from './firm.ts';
import { flat, prices } from './prices.ts';
import { consentGiven } from './reviews.ts';
import type { Claim } from './types.ts';

/**
 * The claims of the firm about itself, each with the scope in which it holds; pages say the two together. None of it can be
 * looked up, so the content check lists each for the owner to confirm, with the pages that say it: where that is done,
 * `confirmed` says by whom, when, and where the proof is kept.
 */
export const claims = {
  experience: { value: '40+', scope: 'years of combined experience' },
  bookkeepingExperience: { value: '20+', scope: 'years of keeping books' },
  clients: { value: '500+', scope: `clients since the firm opened in ${firm.opened}` },
  savings: { value: '$50M+', scope: `saved for clients since the firm opened in ${firm.opened}` },
  savingsLastSeason: { value: '$2M+', scope: 'saved for clients in the last filing season' },
  /** Under every client's words. */
  consent: { value: consentGiven, scope: 'every client review and story' },
  satisfaction: { value: '98%', scope: 'of the clients we asked in 2026 said they were satisfied' },
  simpleReturn: { value: flat(299), scope: 'with one W-2 and nothing else' },
  companyReturn: {
    value: flat(899),
    scope: 'a company’s return alone, when we already keep its books',
  },
  planningSavings: {
    value: '15–30%',
    scope: 'less tax for clients with room to plan, typically',
  },
  returnTime: { value: { low: 7, high: 10, unit: 'business days' }, scope: 'most returns, once everything is here' },
  consultation: { value: 'half an hour', scope: 'the first consultation, free' },
  noticeHours: {
    value: { low: 2, high: 4, unit: 'hours' },
    scope: 'a CP2000 or another letter of the IRS answered by mail, usually',
  },
  attorneyNames: {
    value: 'the same business day',
    scope: 'names of Tax Court attorneys, for a client with a notice of deficiency',
  },
  auditHours: {
    value: { low: 10, high: 25, unit: 'hours' },
    scope: 'an audit of one year of an individual return, usually',
  },
  notTakenOn: {
    value: 'audits of financial statements, bankruptcies, immigration papers or foreign trusts',
    scope: 'work that goes to others',
  },
  beyond: {
    value: 'from Jupiter in the north to Miami in the south',
    scope: 'clients who live beyond the towns with a page',
  },
  papersBy: { value: 'March 20', scope: 'papers here, for a return filed by April 15' },
  sessionLength: { value: 'about ninety minutes', scope: 'a tax planning session' },
  payBy: { value: 'By card, bank transfer or check', scope: 'every fee' },
  remote: {
    value: 'sign electronically or by mail, and talk to us by phone or video',
    scope: 'clients who do not come in',
  },
  payrollTime: { value: 'About two weeks', scope: 'from signed forms to the first payday, usually' },
  formationTime: {
    value: 'About two weeks',
    scope: 'from the first meeting to an EIN and open tax accounts, usually',
  },
  closeTime: { value: 'two to three weeks', scope: 'after its end a month is closed' },
  statementsTime: { value: 'Two to three weeks', scope: 'one set of statements from closed books, usually' },
  quickbooksTime: { value: 'One to three weeks', scope: 'a new file or an ordinary cleanup' },
  advisoryTime: { value: 'One to three weeks', scope: 'a decision worked through in writing' },
  successionTime: { value: 'Two or three months', scope: 'a succession plan, usually' },
  estateTime: { value: 'Nine months to a year and a half', scope: 'a whole estate, usually' },
} satisfies Record<string, Claim>;

/** The sentence about clients from beyond the towns with a page. */
export const fromBeyond = `Clients also come to us from farther away, ${claims.beyond.value}.`;

/** The sentence that says how savings are counted. */
export const savedIs = 'Savings are our own count: the tax first assessed or expected, less the tax finally paid.';

/** The time within which a message of a business day is answered. */
export const answered = 'within 24 hours, or on the next business day if that is later';

/** In structured data only, as plain numbers: from the simplest return to the dearest of a company. */
export const priceRange = `$${claims.simpleReturn.value.low}-$${prices.cCorporation.price.high}`;

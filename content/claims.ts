import type { Claim } from './types.ts';

/**
 * What the firm says of itself, each with the scope in which it holds; pages say the two together. None of it can be
 * looked up, so the content check lists each for the owner to confirm.
 */
export const claims = {
  experience: { value: '40+', scope: 'years of experience together', where: 'home, about, estate and trust' },
  bookkeepingExperience: { value: '20+', scope: 'years of keeping books', where: 'bookkeeping' },
  clients: { value: '500+', scope: 'clients since the firm opened', where: 'home, about' },
  savingsOverDecades: { value: '$50M+', scope: 'saved for clients over four decades', where: 'home' },
  savingsLastSeason: { value: '$2M+', scope: 'saved for clients in the last filing season', where: 'about' },
  satisfaction: { value: '98%', scope: 'of clients satisfied when asked', where: 'home, about' },
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
} satisfies Record<string, Claim>;

/** In structured data only: the price list on the pages says more. */
export const priceRange = '$299-$1550';

import { facts, valueOn } from '../facts.ts';
import type { Item, Today } from '../types.ts';
import { federalPayments } from './federal-payments.ts';
import type { TaxpayerType } from './types.ts';

/** Something that has to be done by December 31 to count for the year, and for whom. */
export interface YearEndItem extends Item {
  who: readonly TaxpayerType[];
}

const owners: readonly TaxpayerType[] = ['sole-proprietor', 'partnership', 's-corporation', 'c-corporation'];

const distribution = federalPayments.find(({ id }) => id === 'rmd');

/** What is due or lost with the year, by kind of person. The page of due dates shows it in November and December. */
export const listYearEnd = (today: Today, year: number): YearEndItem[] => [
  {
    title: 'From age 73, or with an inherited IRA',
    description: `${distribution?.what(`${year}`)}. Custodians want the request a week or two before. A missed one can cost 25% of it, less if you make it up within two years.`,
    who: ['individual'],
  },
  {
    title: 'With room in your bracket',
    aliases: 'roth conversion deadline',
    description: `A Roth conversion counts only if the money has moved by December 31, and it cannot be undone. On Marketplace insurance, look at the premium credit first. ${today(facts.premiumCredit)}`,
    who: ['individual'],
  },
  {
    title: 'With gains, losses or an opportunity fund',
    aliases: 'opportunity zone, tax loss harvesting',
    description: `A loss offsets gains of the year only if the trade is made by the last trading day. ${today(facts.opportunityFunds)}`,
    who: ['individual', 'partnership', 's-corporation', 'c-corporation', 'trust'],
  },
  {
    title: 'If you give',
    aliases: 'donate by december 31, year end giving',
    description: `Up to ${valueOn(facts.giftExclusion, `${year}-06-30`)} to each person needs no return, and a check counts once it is paid. A charity must have the gift by December 31; a card counts when it is charged. From 70½ an IRA can give to it directly.`,
    who: ['individual'],
  },
  {
    title: 'If you own a company',
    aliases: 'year end tax moves for business',
    description:
      'A machine has to be in place and running; a deposit is not enough. Health insurance of an S corporation’s owner has to be on the W-2. Some retirement plans must exist by then.',
    who: owners,
  },
  {
    title: 'If you are paid wages',
    aliases: 'max out 401k',
    description: `What goes into a 401(k) has to come out of a paycheck of the year (the limit: ${today(facts.deferralLimit)}). If the employer paid you more than $150,000 last year, what you add from 50 on must be Roth. More withholding in December still covers a missed estimate.`,
    who: ['individual', 'employer'],
  },
];

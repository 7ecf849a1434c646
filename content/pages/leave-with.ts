import { formatAmount, formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts } from '../facts.ts';
import { letters } from '../forms/letters.ts';
import { basicReturn, costOf, prices } from '../prices.ts';
import type { ServicePath } from '../services/index.ts';
import type { LabeledLink, Subject, Today } from '../types.ts';

/** A page that a visitor leaves with, for one kind of visitor. */
export interface LeaveWithExample {
  /** Its name in the choice. */
  name: string;
  /** Whom it is for, after "Example:". */
  who: string;
  is: string;
  /** What to do by when: the label, the day, and what it counts from or is for. */
  by: { label: string; day: string; note: string };
  send: string;
  /** What we charge. */
  fee: string;
  /** The subject, whose person reads it. */
  subject: Subject;
  more: LabeledLink & { href: ServicePath };
}

/** What the examples take from the office's day. */
interface OnDay {
  /** The last day for a monthly return of sales tax, and its month. */
  salesTax: { day: string; month: string };
  /** The due date of a household's return. */
  householdReturn: string;
  /** The last day of an S election for a company that opens on January 1. */
  election: string;
  /** The profit from which the election begins to pay. */
  electionPays: string;
  today: Today;
}

/** The words of the page that a visitor leaves with. */
export const leaveWith = {
  heading: 'What you leave with',
  aliases: 'what do i leave with, what do i get for free, example of an answer',
  example: 'Example',
  labels: { is: 'It is', send: 'Send', fee: 'If we do it', yours: 'Yours' },
  yours: 'To keep, whether or not you hire us',
  readBy: 'Read by',
};

/** The examples of the page on a day: every amount and date is computed. */
export const listExamples = ({ salesTax, householdReturn, election, electionPays, today }: OnDay): LeaveWithExample[] => [
  {
    name: 'A letter',
    who: `a retired nurse, a ${letters.cp2000.code}`,
    is: 'A proposal, not a bill',
    by: { label: 'Answer by', day: letters.cp2000.days, note: letters.cp2000.daysNote },
    send: 'The broker’s record of what the shares cost',
    fee: `Usually ${formatAmount(costOf(prices.audit.price, claims.noticeHours.value))}, after a written estimate`,
    subject: 'trusts',
    more: { label: 'How we answer letters', href: '/services/irs-resolution' },
  },
  {
    name: 'Restaurant',
    who: 'a new café, its sales tax',
    is: `The state’s money: ${today(facts.stateSalesTax)} and a county surtax`,
    by: { label: 'File by', day: salesTax.day, note: `for ${salesTax.month}` },
    send: 'Form DR-15, from the register’s reports',
    fee: `${formatAmount(prices.salesTaxRegistration.price)} to register, then ${formatPrice(prices.salesTax.price)}`,
    subject: 'companies',
    more: { label: 'How we file sales tax', href: '/services/sales-tax-services' },
  },
  {
    name: 'Landlord',
    who: 'a condo on a yearly lease',
    is: 'Rent less its costs, on Schedule E',
    by: { label: 'File by', day: householdReturn, note: 'with Form 1040' },
    send: 'The closing statement, the rent and the bills',
    fee: `${basicReturn}, and a written quote for the rental`,
    subject: 'trusts',
    more: { label: 'How we prepare your return', href: '/services/personal-tax-services' },
  },
  {
    name: 'New company',
    who: 'an LLC that opens on January 1',
    is: `Worth an S election from about ${electionPays} of profit`,
    by: { label: 'Choose by', day: election, note: 'for that year' },
    send: 'Form 2553, signed by every owner',
    fee: `${formatAmount(prices.formation.price)}, with the EIN and tax accounts`,
    subject: 'companies',
    more: { label: 'How we set up a company', href: '/services/business-formation' },
  },
];

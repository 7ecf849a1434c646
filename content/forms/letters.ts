import { formatAmount, formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { costOf, prices } from '../prices.ts';

/** A letter of the IRS: what it is, what to do, by when, and what follows if nothing is done. */
export interface Letter {
  code: string;
  /** Another code of the same letter. */
  alias?: string;
  title: string;
  /** The first step, and what else there is to know. */
  steps: [string, ...string[]];
  /** "30 days", and from when or for what. */
  days: string;
  daysNote: string;
  followedBy: { title: string; text: string };
  /** What we charge for an answer to this letter, if there is one to give. */
  fee?: { for: string; price: string };
}

/** What an answer to a letter by mail usually costs. */
export const letterAnswer = costOf(prices.audit.price, claims.noticeHours.value);

const firstFree = 'the first half hour is free';

/** The cost of an answer to a CP2000 by mail. */
export const letterCost = `Usually ${formatAmount(letterAnswer, ' to ')}; ${firstFree}`;

const audit = costOf(prices.audit.price, claims.auditHours.value);
const byTheHour = `${formatPrice(prices.audit.price)}, after a written estimate; ${firstFree}`;

/** On the card of every letter: above its code, before its other code, before its steps, and before what follows. */
export const letterWords = {
  eyebrow: 'A letter, by its code',
  or: 'or',
  isReal:
    'Is it real? Your account at IRS.gov shows what you owe, and many letters. In doubt call the number there, not the one on the letter.',
  next: 'Then:',
  more: { label: 'How we work', href: '/services/irs-resolution#steps' },
};

export type LetterWords = typeof letterWords;

/**
 * The letters that a search by their code explains; those of the IRS ladder are the rungs of the figure on its page.
 * From "Understanding your notice" and "Report phishing" on IRS.gov; Taxpayer Advocate, January 2026 (CP53E); Publication 5 (Appeals); Internal Revenue Code 6213(a), 6330(a), 6332(c) and 6601(e)(3); Form 12153.
 */
export const letters = {
  cp14: {
    code: 'CP14',
    title: 'The first bill',
    steps: ['Pay it, ask for a plan, or say why it is wrong.', 'A payment you have made may have crossed it in the mail.'],
    days: '21 days',
    daysNote: 'to pay; 10 business days from $100,000 on',
    followedBy: { title: 'CP501', text: 'A reminder, with more interest.' },
  },
  cp501: {
    code: 'CP501',
    title: 'A reminder',
    steps: ['A payment plan is still simple to set up.', 'Interest and a penalty run until it is paid.'],
    days: 'The date',
    daysNote: 'on the letter',
    followedBy: { title: 'CP503', text: 'A second reminder.' },
    fee: { for: 'If we set up the plan', price: byTheHour },
  },
  cp503: {
    code: 'CP503',
    title: 'A second reminder',
    steps: ['Answer it even if you cannot pay it all.', 'What stays unpaid can become a public lien.'],
    days: 'The date',
    daysNote: 'on the letter',
    followedBy: { title: 'CP504', text: 'Notice that the IRS intends to levy.' },
    fee: { for: 'If we set up the plan', price: byTheHour },
  },
  cp504: {
    code: 'CP504',
    title: 'Intent to levy',
    steps: [
      'The IRS can take a tax refund that another state owes you. Appeal on Form 9423.',
      'Before wages or a bank account there is one more letter.',
    ],
    days: 'The date',
    daysNote: 'on the letter',
    followedBy: { title: 'LT11 or Letter 1058', text: 'The final notice, with the right to a hearing.' },
    fee: { for: 'If we appeal, or set up a plan', price: byTheHour },
  },
  lt11: {
    code: 'LT11',
    alias: 'Letter 1058',
    title: 'Final notice: your right to a hearing',
    steps: [
      'Form 12153, sent within 30 days, holds off most levies.',
      'A request that comes late cannot go on to the Tax Court.',
    ],
    days: '30 days',
    daysNote: 'from its date',
    followedBy: { title: 'A levy', text: 'On wages, or on a bank account, which holds the money for 21 days.' },
    fee: { for: 'If we ask for the hearing', price: byTheHour },
  },
  cp2000: {
    code: 'CP2000',
    title: 'A proposed change to your return',
    steps: [
      'It is not a bill yet. Compare it with your own W-2s and 1099s, line by line.',
      'Within 30 days agree, or disagree and send the papers that show why.',
    ],
    days: '30 days',
    daysNote: 'from its date',
    followedBy: { title: 'CP3219A, a notice of deficiency', text: '90 days to petition the Tax Court, which no one can extend.' },
    fee: { for: 'If we answer it by mail', price: letterCost },
  },
  cp3219a: {
    code: 'CP3219A',
    alias: 'Letter 3219',
    title: 'Notice of deficiency: the 90-day letter',
    steps: [
      'Agree, or petition the Tax Court, with a tax attorney if you can. The last day is printed on it; a letter addressed abroad has 150 days.',
      'Letters to the IRS do not stop the clock, and neither do we: only the petition does. Call us the day it comes.',
    ],
    days: '90 days',
    daysNote: 'no one can extend',
    followedBy: {
      title: 'The tax is assessed',
      text: 'A bill follows, and you may have to pay before you can dispute it in court.',
    },
    fee: {
      for: 'What we do',
      price: `We check the tax it proposes and name Tax Court attorneys to you ${claims.attorneyNames.value}; ${firstFree}`,
    },
  },
  letter525: {
    code: 'Letter 525',
    title: 'The result of an audit: the 30-day letter',
    steps: [
      'Agree, or ask in writing for the IRS Independent Office of Appeals, where a CPA may speak for you.',
      'The report with it shows each change. New records can still be sent.',
    ],
    days: '30 days',
    daysNote: 'from its date',
    followedBy: {
      title: 'Letter 3219, a notice of deficiency',
      text: '90 days to petition the Tax Court, which no one can extend.',
    },
    fee: { for: 'If we represent you', price: `Usually ${formatAmount(audit, ' to ')} for an audit of one year; ${firstFree}` },
  },
  cp523: {
    code: 'CP523',
    title: 'Your payment plan is about to end',
    steps: ['Make the missed payment, or file what is missing, and call.', 'A plan can often be saved before its date.'],
    days: '30 days',
    daysNote: 'from its date',
    followedBy: { title: 'The whole balance is due', text: 'And the IRS may move toward a levy.' },
    fee: { for: 'If we save the plan', price: byTheHour },
  },
  cp518: {
    code: 'CP518',
    title: 'Last reminder of a return not filed',
    steps: ['File the return, or say why none is due.', 'A refund of that year is lost three years after its due date.'],
    days: 'The date',
    daysNote: 'on the letter',
    followedBy: { title: 'A return made for you', text: 'Without your deductions, and then a notice of deficiency.' },
    fee: { for: 'If we prepare the return', price: 'The price of that return on our list; years without records are quoted' },
  },
  letter5071c: {
    code: '5071C',
    title: 'Is this return yours?',
    steps: [
      'Answer online or by phone, at the address on the letter, with the return at hand.',
      'If you did not file it, say so there. Then send your own return on paper, with Form 14039.',
    ],
    days: '30 days',
    daysNote: 'from its date',
    followedBy: { title: 'Nothing moves', text: 'The return is not processed and no refund is paid until you answer.' },
  },
  cp53e: {
    code: 'CP53E',
    title: 'Your refund has no bank account to go to',
    steps: ['Enter your account in your IRS.gov account; it can be done once.', 'If you have none, ask there for a check.'],
    days: '30 days',
    daysNote: 'from its date',
    followedBy: { title: 'A paper check', text: 'Some six weeks later, if you do nothing.' },
    fee: { for: 'What it costs', price: 'Nothing: do it yourself at IRS.gov, or call and we walk you through it' },
  },
} satisfies Record<string, Letter>;

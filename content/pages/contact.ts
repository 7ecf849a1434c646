import { answered } from '../claims.ts';
import { firm } from '../firm.ts';
import type { IconItem, Topic } from '../types.ts';
import type { HeroPage } from './page-types.ts';

/** What a consultation can be about. A link to `/contact?about=` with the slug says who answers, and what to have at hand. */
export const topics: readonly Topic[] = [
  {
    slug: 'letter',
    label: 'IRS letter',
    topic: 'an IRS letter',
    subject: 'trusts',
    does: 'Answers the letters here, and calls you back about yours.',
    have: 'Have every page of the letter at hand, and the return that it is about.',
  },
  {
    slug: 'return',
    label: 'My return',
    topic: 'a tax return',
    subject: 'trusts',
    does: 'Signs the returns of individuals and families, and calls you back about yours.',
    have: 'To file your taxes, have last year’s return at hand, and your latest W-2s and 1099s.',
  },
  {
    slug: 'company',
    label: 'My company',
    topic: 'a company',
    subject: 'companies',
    does: 'Signs the returns of companies, and calls you back about yours.',
    have: 'Have the company’s last return at hand, or for a new company its plan: who owns it, and what it should earn.',
  },
  {
    slug: 'sales-tax',
    label: 'Sales tax',
    topic: 'sales tax',
    subject: 'companies',
    does: 'Signs the sales tax returns, and calls you back about yours.',
    have: 'Have your last DR-15 at hand, or the letter from the Department of Revenue, and what you sell and where.',
  },
  {
    slug: 'books',
    label: 'Books and payroll',
    topic: 'books and payroll',
    subject: 'books',
    does: 'Keeps the books and runs the payroll. A CPA calls you back.',
    have: 'Have the last bank statement at hand, the number of people on your payroll, and the month in which the books stopped.',
  },
  {
    slug: 'estate',
    label: 'An estate',
    topic: 'an estate',
    subject: 'trusts',
    does: 'Signs the returns of estates and trusts, and calls you back.',
    have: 'Have the date of death at hand, the will or the trust, and a list of what there is.',
  },
];

export const contact = {
  head: {
    title: `Free consultation with a ${firm.office.city} CPA`,
    description: `Half an hour with a Florida-licensed CPA at no charge, by phone or at our ${firm.office.city} office. What happens, what to have at hand, how to send papers safely.`,
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: 'Free consultation',
    heading: 'Half an hour with a CPA, at no charge.',
    aliases:
      'help, urgent, how soon, emergency, meet a cpa, talk to a cpa, appointment, make an appointment, schedule, cancel consultation, call me back, calls me back, who calls back, real person, phone number, fax, email, see somebody',
    lede: 'By phone or at the office.',
  },
  about: {
    label: 'What is it about?',
    chosen: 'chosen, remove',
  },
  call: {
    button: 'Call the office',
    message: 'Leave a message:',
    later: 'Or say when we may call you:',
    closed: 'When may we call you?',
    waiting: 'We go through all messages as soon as we open.',
    note: 'Opens an email that is already written: add your name and number, and send it. A CPA normally calls back within one business day.',
    callBack: {
      label: 'Ask for a call back',
      subject: 'Please call me back',
      name: 'My name:',
      number: 'My number:',
      when: 'When to call me:',
      about: 'What it is about, without Social Security numbers:',
    },
  },
  write: {
    call: 'Call',
    email: 'or write to',
    promise: `What you send on a business day is answered ${answered}.`,
    never: 'Please do not email papers; ask for our upload link or bring them in.',
    articles: {
      label: 'Ask for our articles by email',
      subject: 'Articles by email',
      lines: ['Please send your new articles to this address.'],
    },
  },
  terms: [
    { term: 'Length', value: 'Half an hour', detail: 'Bring one question or ten' },
    { term: 'Where', value: 'By phone, or at the office', detail: 'Sunday by appointment' },
    {
      term: 'You leave with',
      value: 'What to file, by when, and our fee',
      detail: 'In most cases, and yours to keep',
    },
  ],
  fee: { term: 'Fee', value: '$0' },
  steps: {
    eyebrow: 'What happens',
    heading: 'From your call to a written fee',
    items: [
      {
        title: 'You call or write',
        aliases: 'become a client, new client, how do i start with you, how does it work',
        description: 'Your name, a number and one sentence about the matter are enough.',
      },
      {
        title: 'You talk to a CPA',
        description: 'At once if one is free, and otherwise at a time you pick within one business day. There is no sales pitch.',
      },
      {
        title: 'You know where you stand',
        description: 'If you want us to do the work, the scope and the fee follow in writing. If not, you owe nothing.',
      },
    ],
  },
  prepare: {
    eyebrow: 'Before you call',
    heading: 'What to have within reach',
    aliases: 'bring appointment, prepare for the meeting',
    intro: 'Any of these helps.',
    items: [
      {
        title: 'Last year’s return',
        description: 'The first two pages are enough. They tell us most of what we would ask.',
      },
      {
        title: 'The letter, if there is one',
        description: 'Look for the notice number in a corner, such as CP2000, and the date to answer by.',
      },
      { title: 'Your dates', description: 'When you moved, sold, married, hired or started. A month is close enough.' },
      {
        title: 'The question itself',
        description: 'Start with what worries you most. We will get to the forms afterward.',
      },
    ],
  },
  talk: {
    eyebrow: 'If a call is hard for you',
    heading: 'Other ways to talk with us',
    aliases:
      'deaf, hard of hearing, relay, 711, tty, sign language, asl interpreter, large print, captions, blind, accommodation',
    items: [
      'Call through a relay service: dial 711, or use your video or captioned relay. We take these calls like any other.',
      'Write to us instead. The whole matter can be handled by email, with papers by the upload link or by mail.',
      'Meet by video with live captions. Ask for it when you write.',
      'Ask us for a sign language interpreter at the office, a few days ahead and at no charge.',
      'Ask for any paper from us in large print, or have us read it to you.',
    ],
  },
  papers: {
    eyebrow: 'Sending papers',
    heading: 'Safe ways to get papers to us',
    items: [
      {
        icon: 'door-open',
        title: 'Bring them',
        description: 'We copy what we need at the office, and the originals go home with you.',
      },
      {
        icon: 'mail',
        title: 'Mail copies',
        description: 'Copies rather than originals, to the address below. Call first if a date is close.',
      },
      {
        icon: 'lock',
        title: 'Ask for an upload link',
        aliases: 'upload documents, send my papers, portal',
        description: 'Call or write for it. You get a private, encrypted link, and the papers come straight to us.',
      },
    ] satisfies IconItem[],
    never: 'Never by plain email.',
    warning: 'No Social Security number, W-2 or bank statement in an attachment. If you have already sent one, call us.',
  },
  visit: { eyebrow: 'Visit', directions: 'Directions:', save: 'Save contact' },
} satisfies HeroPage;

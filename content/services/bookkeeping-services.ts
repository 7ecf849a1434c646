import { claims } from '../claims.ts';
import { facts, stated } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Bookkeeping Services in Boca Raton, FL',
    description:
      'Monthly bookkeeping for Palm Beach and Broward County businesses: reconciled accounts, sales tax kept apart, reports you can read.',
    keywords:
      'bookkeeping services Boca Raton, monthly bookkeeping Florida, catch-up bookkeeping, small business bookkeeper Delray Beach, Fort Lauderdale bookkeeping',
  },
  hero: {
    eyebrow: 'Bookkeeping services',
    heading: 'Books that match the bank, every month.',
    lede: 'We record, reconcile and close your month, then send reports you can read in ten minutes. A CPA looks them over before you do.',
    actions: [{ label: 'Schedule Your Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'why',
      eyebrow: 'Why it matters',
      heading: 'What late books cost you',
      paragraphs: [
        'Most people who call about bookkeeping are behind, and many are embarrassed about it. Please don’t be. A busy season is enough, or a bank feed that quietly disconnected in May.',
        'Late books cost money in ordinary ways. A deduction goes missing because nobody remembers what the charge at the hardware store was for. Estimated tax gets guessed. A lender asks for a current profit and loss, and the newest one is from last spring.',
        'Then March comes, and you pay a tax preparer to sort what could have been sorted in June.',
      ],
    },
    {
      kind: 'rows',
      eyebrow: 'Each month',
      heading: 'Seven jobs before a month is closed',
      items: [
        {
          icon: 'list-tree',
          title: 'Transactions recorded',
          description:
            'Deposits, charges and transfers, coded to the accounts your return uses. Unclear ones go on a short question list.',
        },
        {
          icon: 'landmark',
          title: 'Accounts reconciled',
          description: 'Each bank account and card is tied to its statement, to the penny. A difference is found, never plugged.',
        },
        {
          icon: 'receipt',
          title: 'Invoices and bills aged',
          description: 'Who owes you, who you owe, and for how many days.',
        },
        {
          icon: 'hand-coins',
          title: 'Loans split',
          description: 'Principal reduces the debt and interest is the expense. One payment, two accounts.',
        },
        {
          icon: 'users-round',
          title: 'Wages posted',
          description: 'Gross pay, withholding and employer tax apart, checked to Form 941 each quarter.',
        },
        {
          icon: 'percent',
          title: 'Sales tax set aside',
          description: 'Tax collected sits in its own liability account until the state is paid.',
        },
        {
          icon: 'file-text',
          title: 'Reports sent',
          description: 'Profit and loss and balance sheet, with a note on what moved and why.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'In Florida',
      heading: 'What this state adds to the ledger',
      items: [
        {
          title: 'Money you hold for Tallahassee',
          description:
            'Sales tax is the state’s from the moment you charge it. Spend it and you still owe it. After the 20th of the next month, a monthly DR-15 is late.',
        },
        {
          title: 'A list of your equipment',
          description:
            'Furniture, tools and computers are reported to the county property appraiser on Form DR-405 by April 1. With a kept asset list, that is a short job.',
        },
        {
          title: 'Rent bills to recheck',
          description:
            'From the October 2025 rent on, a commercial lease carries no sales tax. We look for landlord invoices that still show it.',
        },
        {
          title: 'Records an auditor can ask for',
          description: `Keep sales records at least ${stated(facts.recordsKept)}. Without the buyer’s exemption certificate, a tax-free sale can become a taxable one.`,
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Industries',
      heading: 'Trades that send us their statements',
      intro:
        'A café trips over tips, a contractor over retainage. Tell us your trade and we will tell you where its books usually go wrong.',
      items: [
        'Restaurants and cafés',
        'General contractors',
        'Medical and dental practices',
        'Law offices',
        'Vacation rental owners',
        'Retail shops',
        'Online sellers',
        'Salons and day spas',
        'Boat yards and marine services',
        'Landscapers and pool companies',
        'Nonprofits',
      ],
    },
    {
      kind: 'problems',
      eyebrow: 'Problems solved',
      heading: 'Four messes people bring in',
      items: [
        {
          title: 'One card for everything',
          description:
            'Groceries and lumber on the same statement. We book the personal charges as owner draws and keep the two apart from then on.',
        },
        {
          title: 'A balance that disagrees',
          description: 'Imports ran twice, or checks never cleared. We go back to the last month that tied and rebuild forward.',
        },
        {
          title: 'Loan money called sales',
          description:
            'A loan is a debt. Booked as income, it inflates profit and you can end up paying tax on it. We move it and set up the balance owed.',
        },
        {
          title: 'Contractors without a W-9',
          description:
            'Form 1099-NEC is due January 31, and it needs a tax number. We request the missing forms and match the payments.',
        },
      ],
    },
    {
      kind: 'local',
      eyebrow: 'Where we work',
      heading: 'Six cities on either side of the county line',
      paragraphs: [
        'North of the line we keep books in Boca Raton, Delray Beach and Boynton Beach. South of it, in Deerfield Beach, Pompano Beach and Fort Lauderdale. Each county has its own property appraiser and sets its own surtax, which matters if you deliver across the line.',
        'Most files run on bank feeds and email. If you would rather bring a box, bring it to the office in Boca Raton, Monday through Saturday.',
      ],
      links: [],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'From shoebox to a closed month',
      items: [
        { step: 1, title: 'Talk', description: 'How many accounts, and how far behind.' },
        { step: 2, title: 'Look', description: 'We read the file and the statements, then name a monthly fee.' },
        { step: 3, title: 'Catch up', description: 'Back months are reconciled in order, oldest first.' },
        { step: 4, title: 'Close', description: 'You answer the question list. We lock the month.' },
        { step: 5, title: 'Report', description: 'Statements arrive, with a call if something looks odd.' },
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Three sets of books, repaired',
      items: [
        {
          title: 'A café eleven months behind',
          description:
            'The Delray Beach owner had bank statements and a drawer of supplier bills. Delivery apps had been booked at what they deposited, after fees. We restored the full sales, so her DR-15s and her income tax return start from one figure.',
        },
        {
          title: 'A builder with one cost account',
          description:
            'Everything sat under Materials. We split costs by job and moved customer deposits to a liability. He saw that his smallest jobs lost money, and raised his minimum.',
        },
        {
          title: 'Four condos, one checking account',
          description:
            'A Boca Raton couple ran four rentals through their household account. Now each unit has its own ledger, security deposits stand apart, and Schedule E takes no weekend.',
        },
      ],
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'Who will be in your ledger',
      items: [
        {
          icon: 'notebook-pen',
          title: `${claims.experience.bookkeeping} years of experience`,
          description: 'Long enough to know most of the ways a month can go wrong.',
        },
        {
          icon: 'badge-check',
          title: 'A license behind it',
          description: 'CPAs licensed in Florida oversee the work and know where each account lands on the return.',
        },
        {
          icon: 'folder-open',
          title: 'A file that stays yours',
          description: 'Our QuickBooks ProAdvisors work in your own subscription. If you leave, the books go with you.',
        },
        {
          icon: 'users-round',
          title: 'Three people, one office',
          description: 'Ask about a charge and you reach someone who has seen it. You hear back within one business day.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'What it costs',
      heading: 'One fee for the month',
      rows: [prices.bookkeeping, prices.statements],
      note: 'The fee follows the number of accounts and transactions. Catch-up months are quoted before we start on them.',
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'What owners say after a few closes',
      limit: 3,
      items: [
        {
          quote: 'I used to dread the question list. Now it is six lines on a Tuesday and my month is done.',
          author: 'Renata O.',
          role: 'café owner, Delray Beach',
        },
        {
          quote: 'My old reports had one line for job costs. Theirs showed me which jobs to stop taking.',
          author: 'Curtis W.',
          role: 'builder, Pompano Beach',
        },
        {
          quote: 'They found a loan payment that had been sitting in repairs for two years, and told us how to fix the return.',
          author: 'Yvonne P.',
          role: 'dental office manager, Boca Raton',
        },
      ],
    },
  ],
  closing: {
    heading: 'Bring us the month you are stuck on.',
    text: 'The first talk is free, and we have seen a fuller box than yours.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

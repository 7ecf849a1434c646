import { facts, stated } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'QuickBooks Setup and Cleanup, Boca Raton',
    description:
      'QuickBooks ProAdvisors in Boca Raton: new files, cleanup, moves from Desktop to Online, Florida sales tax settings and lessons in your own file.',
  },
  hero: {
    eyebrow: 'QuickBooks support',
    heading: 'A QuickBooks file your tax return can trust.',
    lede: 'Setup, cleanup and lessons from ProAdvisors who know which line of the return each account feeds.',
    actions: [{ label: 'Schedule a QuickBooks Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'why',
      eyebrow: 'Why it matters',
      heading: 'The software believes what it is told',
      paragraphs: [
        'QuickBooks seldom argues. Click Add where you should have clicked Match, and one sale is counted twice. Point a truck payment at Repairs and the profit and loss still prints, tidy and wrong.',
        'By the time a report looks strange, a bank rule may have been repeating the same slip for months. So we start where slips collect, on the balance sheet: cash, cards, loans, and the tax and wages you owe. Once those agree with outside records, there are few places left for an error to hide.',
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'Services',
      heading: 'Six ways we work on a file',
      items: [
        {
          icon: 'settings-2',
          title: 'New file',
          description: 'Accounts laid out for your Form 1120-S, 1065 or Schedule C, with opening balances that have a source.',
        },
        {
          icon: 'brush-cleaning',
          title: 'Cleanup',
          description: 'Duplicates removed, clearing accounts emptied, and every balance tied back to the last filed return.',
        },
        {
          icon: 'arrow-right-left',
          title: 'Desktop to Online',
          description: 'We move the data, then compare the two trial balances line by line before you switch over.',
        },
        {
          icon: 'plug',
          title: 'Feeds and rules',
          description: 'Bank connections repaired. Rules narrowed, so that nothing odd posts without a person seeing it.',
        },
        {
          icon: 'link',
          title: 'Registers and shops',
          description: 'Daily sales brought in at gross, with card fees and sales tax on lines of their own.',
        },
        {
          icon: 'graduation-cap',
          title: 'Lessons',
          description: 'At your screen, on your invoices. Bring the person who will do it every day.',
        },
      ],
    },
    {
      kind: 'mistakes',
      eyebrow: 'Mistakes we fix',
      heading: 'Seven entries we undo again and again',
      items: [
        'An invoice and its bank deposit both counted as sales',
        'Customer payments left in Undeposited Funds from years ago',
        'The credit card bill booked as an expense on top of its own charges',
        'Opening Balance Equity that still holds a balance',
        'Sales tax payments entered as an expense, so the liability only grows',
        'A reconciliation forced with an adjustment nobody can explain',
        'A year changed after its return was filed, because no closing date was set',
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'In Florida',
      heading: 'Settings that Florida makes you change',
      items: [
        {
          title: 'Sales tax by county',
          description: `The state takes ${stated(facts.stateSalesTax)}. On goods you deliver, surtax is that of the buyer’s county, so customer addresses decide whether the DR-15 is right.`,
        },
        {
          title: 'Short stays, two returns',
          description:
            'Rentals of six months or less owe sales tax to the state and tourist development tax, which Palm Beach and Broward collect themselves. Each gets its own item and account.',
        },
        {
          title: 'Old rent items',
          description:
            'Commercial rent for periods from October 1, 2025 carries no Florida sales tax. A landlord’s recurring invoice may still add it. We switch the item off.',
        },
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Who needs it',
      heading: 'Who sits down at the screen with us',
      items: [
        {
          title: 'New companies',
          description: 'Sunbiz lists you, the bank account is open and the file is empty. That is the cheapest day to call.',
        },
        {
          title: 'Owners who post their own',
          description: 'You enjoy it, or at least you do it. A second pair of eyes each quarter is all you need.',
        },
        {
          title: 'Offices between bookkeepers',
          description: 'Half-finished reconciliations and a password on a sticky note. We write down what we find.',
        },
        {
          title: 'Sellers with several tills',
          description: 'A card reader, a web shop, a Saturday market. The deposits never equal the sales, and should not.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'From your invitation to your lesson',
      items: [
        { step: 1, title: 'Invite', description: 'You add us as accountant users. Your password stays with you.' },
        { step: 2, title: 'Diagnose', description: 'You get a plain list of what is wrong, by account.' },
        { step: 3, title: 'Agree', description: 'A price and a date, before we touch an entry.' },
        { step: 4, title: 'Repair', description: 'Reports saved first. Then the oldest error, and onward.' },
        { step: 5, title: 'Teach', description: 'You try the new routine, and we set a closing date.' },
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Two files, before and after',
      items: [
        {
          title: 'A boat-parts shop in Fort Lauderdale',
          description:
            'Web orders came in as bare deposits, so fees and tax were invisible. We rebuilt six months from daily summaries and found orders shipped to other counties at the wrong surtax. The next DR-15 matched the file without a side spreadsheet.',
        },
        {
          title: 'A law office after its bookkeeper left',
          description:
            'The trust account had not been compared with the client ledgers, a thing the Florida Bar expects each month. We tied the two, month by month, and left a two-page routine. A partner now signs every reconciliation.',
        },
      ],
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'What a help line cannot tell you',
      items: [
        {
          icon: 'badge-check',
          title: 'ProAdvisors in the office',
          description: 'The person who finds the error is in Boca Raton, and can show you on a screen in front of you both.',
        },
        {
          icon: 'scroll-text',
          title: 'The return in view',
          description:
            'Florida-licensed CPAs oversee the work, so loans, owner pay and depreciation sit where the tax form wants them.',
        },
        {
          icon: 'lock',
          title: 'Nothing rewritten in silence',
          description:
            'Filed years stay locked. A change that affects one is shown to you first, with the amended return it may need.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'What it costs',
      heading: 'Once, or with help every month',
      rows: [prices.quickbooks, prices.bookkeeping],
      note: 'Intuit bills your subscription separately. A long cleanup is quoted after we have read the file.',
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'From people who open the file themselves',
      limit: 3,
      items: [
        {
          quote: 'Two lessons and I stopped being afraid of the bank feed. I know now when to click Match.',
          author: 'Nadia F.',
          role: 'event florist, Delray Beach',
        },
        {
          quote: 'They sent a list of eleven problems with the account next to each. No lecture came with it.',
          author: 'Tobias R.',
          role: 'attorney, Boca Raton',
        },
        {
          quote: 'Our sales tax report and our DR-15 finally show the same number.',
          author: 'Gwen H.',
          role: 'boat-parts shop, Fort Lauderdale',
        },
      ],
    },
  ],
  closing: {
    heading: 'Send the invitation, and we will look inside.',
    text: 'Start with a free conversation about what you sell, who posts it and which report you have stopped believing.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

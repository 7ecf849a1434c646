import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts, valueOn } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import { team } from '../team.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: `QuickBooks Setup and Cleanup, ${firm.office.city}`,
    description: `A QuickBooks ProAdvisor in ${firm.office.city}: new files, cleanup, moves from Desktop to Online, Florida sales tax settings and lessons in your own file.`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'bank-card',
    eyebrow: 'QuickBooks support',
    heading: 'QuickBooks help from the office that prepares the return.',
    aliases: 'qb, qbo, quickbooks online',
    lede: `Setup, cleanup and lessons with a QuickBooks ProAdvisor, next to ${team.cpas} who know which line of your return each account feeds.`,
    actions: [{ label: 'Schedule a QuickBooks Consultation', href: '/contact?about=books' }],
  },
  brief: {
    who: {
      value: 'New files and old messes',
      text: 'Owners who post their own entries, and offices between bookkeepers.',
      link: { label: 'Bookkeeping by us', href: '/services/bookkeeping-services' },
    },
    price: {
      value: formatPrice(prices.quickbooks.price),
      text: 'Accounts, history to bring over and hours of training set the fee.',
      link: { label: 'The price list', href: '/pricing#what-each-service-costs' },
    },
    time: {
      value: claims.quickbooksTime.value,
      text: 'About a week for a new file. You have date and price once we have read it.',
      link: { label: 'The five steps', href: '/services/quickbooks-support#steps' },
    },
    papers: {
      value: 'An invitation to your QuickBooks file',
      text: 'Add us as an accountant user, and keep your password.',
      link: { label: 'Safe ways to send them', href: '/contact#safe-ways-to-get-papers-to-us' },
    },
  },
  also: [
    { label: 'Form DR-15DSS, each county’s sales tax rate', href: '/forms#dr-15dss' },
    {
      label: 'Article: lost receipts, and what they cost',
      href: '/blog/small-business-tax-mistakes-boca-raton#lost-receipts-and-a-forgotten-march-15',
    },
    { label: 'Our service: financial statements', href: '/services/accounting' },
  ],
  by: { subject: 'books', does: 'helps with QuickBooks' },
  sections: [
    {
      kind: 'cards',
      nav: 'What we do',
      eyebrow: 'Services',
      heading: 'Inside your QuickBooks file',
      items: [
        {
          icon: 'settings-2',
          title: 'New file',
          description: 'Accounts laid out for the tax return you file, with opening balances that have a source.',
        },
        {
          icon: 'brush-cleaning',
          title: 'Cleanup',
          description: 'Duplicates removed, clearing accounts emptied, and every balance tied back to the last filed return.',
        },
        {
          icon: 'arrow-right-left',
          title: 'Desktop to Online',
          description: 'We move the data and compare the two trial balances line by line. You switch over once they agree.',
        },
        {
          icon: 'plug',
          title: 'Feeds and rules',
          description: 'Bank connections repaired, and rules narrowed until they catch only what they were written for.',
        },
        {
          icon: 'link',
          title: 'Registers and shops',
          description: 'Daily sales brought in at gross, with card fees and sales tax on lines of their own.',
        },
        {
          icon: 'graduation-cap',
          title: 'Lessons',
          description: 'At your screen and on your invoices, for the person who will do it every day.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'Fees',
      heading: 'What QuickBooks help costs',
      aliases: 'quickbooks cleanup, clean up my books',
      intro: 'Intuit bills your subscription separately.',
      usual: { ...prices.quickbooks, basis: 'by the number of accounts, the history and the hours of training' },
      rows: [
        { service: 'A long cleanup', basis: 'after we have read the file', price: 'Quoted in writing' },
        { ...prices.bookkeeping, basis: 'if we keep the books afterward' },
      ],
    },
    {
      kind: 'why',
      nav: 'Why it matters',
      eyebrow: 'Why it matters',
      heading: 'Small slips that the software repeats',
      paragraphs: [
        'Click Add where you should have clicked Match, and one sale is counted twice. Point a truck payment at Repairs, and the profit report still prints, tidy and wrong.',
        'By the time a report looks strange, a bank rule may have been repeating the slip for months. We start on the balance sheet, with cash, cards and loans, then the tax and wages you owe. Once those agree with outside records, few places are left for an error to hide.',
      ],
    },
    {
      kind: 'mistakes',
      beside: true,
      nav: 'Mistakes',
      eyebrow: 'Mistakes we fix',
      heading: 'Entries we undo again and again',
      aliases: 'quickbooks doesnt match, quickbooks wrong, quickbooks doesnt balance',
      items: [
        'An invoice and its bank deposit both counted as sales.',
        'Customer payments left in Undeposited Funds from years ago.',
        'The credit card bill booked as an expense on top of its own charges.',
        'Opening Balance Equity that still holds a balance.',
        'Sales tax payments entered as an expense, so the liability only grows.',
        'A reconciliation forced with an adjustment that has no explanation.',
        'A year changed after its return was filed, because no closing date was set.',
      ],
    },
    {
      kind: 'stories',
      heading: 'Before and after: a shop and a design office',
      items: [
        {
          title: 'A boat-parts shop',
          description:
            'Web orders came in as bare deposits, with fees and tax hidden inside. We rebuilt six months from daily summaries. The next sales tax return came straight from the file.',
        },
        {
          title: 'A design office after its bookkeeper left',
          aliases: 'bookkeeper quit, bookkeeper stole, bookkeeper died',
          description:
            'Three company cards had not been compared with their statements since spring. We matched every month and left a written routine, and a partner now signs each reconciliation.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From your invitation to your lesson',
      items: [
        { title: 'Invite', description: 'You add us as an accountant user and keep your password.' },
        { title: 'Diagnose', description: 'You get a plain list of what is wrong, by account.' },
        {
          title: 'Agree',
          description: 'You have a price and a date. Nothing in the file changes until you say yes.',
        },
        { title: 'Repair', description: 'We save the reports, then correct the oldest error and work forward.' },
        { title: 'Teach', description: 'You try the new routine, and we set a closing date.' },
      ],
    },
    {
      kind: 'reviews',
      heading: 'Clients who open the file themselves',
      limit: 3,
      items: [
        {
          quote: 'I used to close my eyes and click Add. Two lessons later I know when it’s Match.',
          author: 'Nadia F.',
          role: 'event florist',
          place: 'Delray Beach',
        },
        {
          quote: 'Eleven problems, each with the account next to it. No lecture.',
          author: 'Stan R.',
          role: 'attorney',
          place: 'Boca Raton',
        },
        {
          quote: 'Thought the quote was high until I added up what we’d paid the last guy by the hour.',
          author: 'Gwen H.',
          role: 'boat-parts shop',
          place: 'Fort Lauderdale',
        },
      ],
    },
    {
      kind: 'why-us',
      beside: true,
      eyebrow: `Why ${firm.brand}`,
      heading: 'What a help line cannot tell you',
      items: [
        {
          icon: 'badge-check',
          title: 'A ProAdvisor in the office',
          description: `The person who finds the error works in ${firm.office.city} and can show it to you on the screen.`,
        },
        {
          icon: 'scroll-text',
          title: 'The return in view',
          description: 'A CPA checks that loans, owner pay and depreciation sit where your tax form needs them.',
        },
        {
          icon: 'lock',
          title: 'No silent changes',
          description:
            'Filed years stay locked. If a correction would reach one, you see it first, with the amended return it may need.',
        },
      ],
    },
    {
      kind: 'audience',
      nav: 'Who needs it',
      eyebrow: 'Who needs it',
      heading: 'Help for owners and for offices',
      items: [
        {
          title: 'New companies',
          description: 'You are registered, the bank account is open and the file is empty, which makes setup simple.',
        },
        {
          title: 'Owners who post their own',
          description: 'You keep the books yourself. A second reader each quarter may be all you need.',
        },
        {
          title: 'Offices between bookkeepers',
          description: 'Half-finished reconciliations and a password on a sticky note, which we sort out and document.',
        },
        {
          title: 'Sellers with several registers',
          description:
            'A card reader, a web shop, a Saturday market. Fees come out first, which is why deposits do not equal sales.',
        },
      ],
    },
    {
      kind: 'considerations',
      beside: true,
      nav: 'Florida settings',
      eyebrow: 'In Florida',
      heading: 'Settings that Florida makes you change',
      items: [
        {
          title: 'Sales tax by county',
          description: `The state takes ${today(facts.stateSalesTax)}, and on goods you deliver the buyer’s county adds its surtax. Palm Beach County’s total has been ${today(facts.palmBeachTotal)} since January 1, 2026 (${valueOn(facts.palmBeachTotal, '2025-06-30')} in 2025), and a rate typed in by hand may still be the old one.`,
        },
        {
          title: 'Short stays, two returns',
          description:
            'Rentals of six months or less owe sales tax to the state and tourist development tax, which Palm Beach and Broward collect themselves. Each gets its own item and account.',
        },
        {
          title: 'Old rent items',
          description:
            'Commercial rent for periods from October 1, 2025 carries no Florida sales tax, and we switch it off on a landlord’s recurring invoice. Parking, boat docking, aircraft tie-down and stays of six months or less stay taxable.',
        },
      ],
    },
  ],
  cta: {
    heading: 'Want us to look at your file?',
    text: `It takes ${claims.consultation.value} with a CPA and costs nothing. Tell us what you sell, who posts it and which report you have stopped believing.`,
    action: { label: 'Book Your Free Consultation', href: '/contact?about=books' },
  },
});

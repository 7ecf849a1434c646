import { formatPrice, joinWords } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts, valueOn } from '../facts.ts';
import { firm } from '../firm.ts';
import { costOf, prices, year } from '../prices.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: `Bookkeeping Services in ${firm.office.city}, FL`,
    description: `Monthly bookkeeping for ${joinWords(firm.counties)} County businesses: reconciled accounts, sales tax kept apart, reports you can read.`,
    keywords: `bookkeeping services ${firm.office.city}, monthly bookkeeping Florida, catch-up bookkeeping, small business bookkeeper ${joinWords(firm.counties)}`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'till-roll',
    isDark: true,
    eyebrow: 'Bookkeeping services',
    heading: 'Books that match the bank, every month.',
    aliases: 'bookkeeper, bank reconciliation, monthly books',
    lede: 'We record, reconcile and close your month, then send reports you can read in ten minutes. A CPA looks them over before you do.',
    actions: [{ label: 'Schedule Your Free Consultation', href: '/contact?about=books' }],
  },
  brief: {
    who: {
      value: 'Owners who are behind',
      text: 'Cafés, contractors, practices, landlords and nonprofits.',
      link: { label: 'Only help with QuickBooks', href: '/services/quickbooks-support' },
    },
    price: {
      value: formatPrice(prices.bookkeeping.price),
      text: 'Accounts and transactions set the fee. It changes only if you agree.',
      link: { label: 'Add it to an estimate', href: '/pricing?books=1#estimate' },
    },
    time: {
      value: `Within ${claims.closeTime.value} of each month’s end`,
      text: 'Back months go in order, oldest first, for one price agreed ahead.',
      link: { label: 'The five steps', href: '/services/bookkeeping-services#steps' },
    },
    papers: {
      value: 'Your QuickBooks file, bank and card statements',
      text: 'Loan statements and last year’s return, too.',
      link: { label: 'Safe ways to send them', href: '/contact#safe-ways-to-get-papers-to-us' },
    },
  },
  also: [
    {
      label: 'Article: business and private money in one account',
      href: '/blog/small-business-tax-mistakes-boca-raton#one-account-for-two-lives',
    },
    { label: 'Form DR-405, the equipment tax return', href: '/forms#dr-405' },
    { label: 'Form 1099-NEC, for contractors you pay', href: '/forms#form-1099-nec' },
  ],
  by: { subject: 'books', does: 'keeps the books' },
  sections: [
    {
      kind: 'rows',
      nav: 'Each month',
      eyebrow: 'Each month',
      heading: 'The work behind each closed month',
      items: [
        {
          icon: 'list-tree',
          title: 'Transactions recorded',
          description: 'We code each one to the accounts your return uses. Unclear ones go on a short list for you.',
        },
        {
          icon: 'landmark',
          title: 'Accounts reconciled',
          description: 'We tie each account and card to its statement, to the penny.',
        },
        {
          icon: 'receipt',
          title: 'Unpaid invoices and bills',
          description: 'Who owes you, whom you owe, and for how many days.',
        },
        {
          icon: 'hand-coins',
          title: 'Loans split',
          description: 'Each payment is divided: principal reduces the debt, and interest is the expense.',
        },
        {
          icon: 'users-round',
          title: 'Wages posted',
          description: 'We post wages at gross and check them each quarter against Form 941.',
        },
        {
          icon: 'percent',
          title: 'Sales tax set aside',
          description: 'It sits in an account of its own until the state is paid.',
        },
        {
          icon: 'file-text',
          title: 'Reports sent',
          description: 'Profit and loss and balance sheet, with a note on what moved and why.',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'What a year of books costs',
      intro: 'The fee does not change without your agreement.',
      usual: {
        service: 'Twelve months',
        basis: 'every month closed',
        price: costOf(prices.bookkeeping.price, year),
        units: year,
      },
      rows: [
        { ...prices.bookkeeping, basis: 'by the number of accounts and transactions' },
        { ...prices.sCorporation, basis: 'from these books, or from yours' },
        { service: 'Months to catch up', basis: 'after we have seen them', price: 'Quoted in writing' },
      ],
    },
    {
      kind: 'why',
      nav: 'Why it matters',
      eyebrow: 'Why it matters',
      heading: 'What late books cost you',
      lead: 'Most people who call are behind, and many are embarrassed.',
      paragraphs: [
        'Please don’t be. One bank feed that disconnected in May is all it takes.',
        'A deduction goes missing because the charge at the hardware store is a mystery by now. Estimated tax gets guessed. A lender asks for a current profit and loss, and the newest is from last spring.',
        'In March you pay to untangle what could have been sorted out the June before.',
      ],
    },
    {
      kind: 'problems',
      nav: 'Problems',
      beside: true,
      eyebrow: 'Problems solved',
      heading: 'Messes we are asked to fix',
      items: [
        {
          title: 'One card for everything',
          description: 'We book the groceries as owner draws and keep business and household apart from then on.',
        },
        {
          title: 'A balance that disagrees',
          description: 'We go back to the last month that agreed with the bank and rebuild from there.',
        },
        {
          title: 'Loan money called sales',
          description:
            'If a loan is booked as income, you can end up paying tax on it. We move it and set up the balance you owe.',
        },
        {
          title: 'Contractors without a W-9',
          aliases: 'do i have to send 1099s, issue 1099',
          description: `A contractor paid ${valueOn(facts.contractorThreshold, '2026-06-30')} or more in 2026 gets a Form 1099-NEC, filed in January 2027. For 2025 the threshold was ${valueOn(facts.contractorThreshold, '2025-06-30')}. We ask for the missing W-9s.`,
        },
      ],
    },
    {
      kind: 'stories',
      heading: 'Books we have repaired',
      items: [
        {
          title: 'A café eleven months behind',
          description:
            'The owner had booked her delivery apps after fees. We restored the full sales, and her sales tax and income tax returns now start from one figure.',
        },
        {
          title: 'A builder with one cost account',
          description: 'We split costs by job. He saw that his smallest jobs lost money, and raised his minimum.',
        },
        {
          title: 'Four condos, one checking account',
          description:
            'A couple ran four rentals through their household account. Now each unit has a ledger, and Schedule E comes straight from the books.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Catching up and staying current',
      aliases: 'behind bookkeeping years, behind on my books, shoebox',
      items: [
        { title: 'Talk', description: 'How many accounts, and how far behind.' },
        { title: 'Look', description: 'We read the file and the statements, then name a monthly fee.' },
        { title: 'Catch up', description: 'Back months are reconciled in order, oldest first.' },
        { title: 'Close', description: 'You answer the question list. We lock the month.' },
        { title: 'Report', description: 'Statements arrive, with a call if something looks odd.' },
      ],
    },
    {
      kind: 'local',
      nav: 'Towns',
      eyebrow: 'Where we work',
      heading: 'Palm Beach and Broward towns we serve',
      paragraphs: [
        `North of the county line we keep books in Boca Raton, Delray Beach and Boynton Beach, and south of it in Deerfield Beach, Pompano Beach and Fort Lauderdale. Sales tax comes to ${today(facts.palmBeachTotal)} in Palm Beach County and ${today(facts.browardTotal)} in Broward, which matters if you deliver across the line.`,
        'Most files run on bank feeds and a secure upload link. Paper is welcome too, Monday through Saturday.',
      ],
      links: [],
    },
    {
      kind: 'reviews',
      heading: 'Owners, a few months in',
      limit: 2,
      items: [
        {
          quote:
            'I used to dread the questions. Now it’s maybe six of them, I answer on my phone before we open, and that’s it for the month.',
          author: 'Marta O.',
          role: 'café owner',
          place: 'Delray Beach',
        },
        {
          quote: 'I’ve got all the receipts in a truck, basically. Not once did they make me feel bad about the truck.',
          author: 'Ron W.',
          role: 'builder',
          place: 'Pompano Beach',
        },
      ],
    },
    {
      kind: 'why-us',
      beside: true,
      eyebrow: `Why ${firm.brand}`,
      heading: 'The people who keep your ledger',
      items: [
        {
          icon: 'notebook-pen',
          title: `${claims.bookkeepingExperience.value} ${claims.bookkeepingExperience.scope}`,
          description: 'Restaurants, contractors and rentals among them.',
        },
        {
          icon: 'folder-open',
          title: 'A file that stays yours',
          description: 'If you leave, the books go with you.',
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Industries',
      eyebrow: 'Industries',
      heading: 'Businesses whose books we keep',
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
      kind: 'considerations',
      beside: true,
      nav: 'Florida rules',
      eyebrow: 'In Florida',
      heading: 'Florida rules that reach your books',
      items: [
        {
          title: 'Money you hold for Tallahassee',
          description: 'Sales tax is the state’s from the moment you charge it. A monthly Form DR-15 is late after the 20th.',
        },
        {
          title: 'A list of your equipment',
          description:
            'Form DR-405 goes to the county property appraiser by April 1. With an asset list kept all year, that is a short job.',
        },
        {
          title: 'Rent bills to recheck',
          description:
            'Since October 2025 commercial leases carry no Florida sales tax; we look for invoices that still do. Parking, boat slips, tie-downs and stays of six months or less are still taxed.',
        },
        {
          title: 'Records an auditor can ask for',
          description: `Keep sales records at least ${today(facts.recordsKept)}. Without the buyer’s exemption certificate, a tax-free sale can become a taxable one.`,
        },
      ],
    },
  ],
  cta: {
    heading: 'We can start from wherever the books stopped.',
    text: 'Tell us which month that was. In a free consultation we go over what catching up would take.',
    action: { label: 'Book Your Free Consultation', href: '/contact?about=books' },
  },
});

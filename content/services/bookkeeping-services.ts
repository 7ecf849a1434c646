import { claims } from '../claims.ts';
import { facts, today, valueOn } from '../facts.ts';
import { figure } from '../figures/bookkeeping-services.ts';
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
    keyFacts: [`Bookkeeping ${prices.bookkeeping.price}`, 'Catch-up quoted before we begin', 'Your QuickBooks file stays yours'],
  },
  figure,
  sections: [
    {
      kind: 'why',
      eyebrow: 'Why it matters',
      heading: 'What late books cost you',
      paragraphs: [
        'Most people who call about bookkeeping are behind, and many are embarrassed about it. Please don’t be. A busy season is enough, or a bank feed that quietly disconnected in May.',
        'Late books cost money in ordinary ways. A deduction goes missing because the charge at the hardware store is a mystery by now. Estimated tax gets guessed. A lender asks for a current profit and loss, and the newest one is from last spring.',
        'In March you pay a tax preparer to sort what could have been sorted in June.',
      ],
    },
    {
      kind: 'rows',
      eyebrow: 'Each month',
      heading: 'The work behind each closed month',
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
          description: 'Each bank account and card is tied to its statement, to the penny. We trace any difference to its entry.',
        },
        {
          icon: 'receipt',
          title: 'Invoices and bills aged',
          description: 'Who owes you, who you owe, and for how many days.',
        },
        {
          icon: 'hand-coins',
          title: 'Loans split',
          description: 'Each payment is divided: principal reduces the debt, and interest is the expense.',
        },
        {
          icon: 'users-round',
          title: 'Wages posted',
          description:
            'Gross pay, withholding and employer tax posted separately, checked each quarter against the payroll return (Form 941).',
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
      heading: 'Florida rules that reach your books',
      items: [
        {
          title: 'Money you hold for Tallahassee',
          description:
            'Sales tax is the state’s from the moment you charge it. Spend it and you still owe it. After the 20th of the next month, a monthly return (Form DR-15) is late.',
        },
        {
          title: 'A list of your equipment',
          description:
            'Furniture, tools and computers are reported to the county property appraiser on Form DR-405 by April 1. With an asset list kept all year, that is a short job.',
        },
        {
          title: 'Rent bills to recheck',
          description:
            'From the October 2025 rent on, Florida’s sales tax on commercial leases is gone, and we look for landlord invoices that still show it. Parking spaces, boat slips, aircraft tie-downs and stays of six months or less are still taxed.',
        },
        {
          title: 'Records an auditor can ask for',
          description: `Keep sales records at least ${today(facts.recordsKept)}. Without the buyer’s exemption certificate, a tax-free sale can become a taxable one.`,
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Industries',
      heading: 'Businesses whose books we keep',
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
      heading: 'Messes we are asked to fix',
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
          description: `A contractor paid ${valueOn(facts.contractorThreshold, '2026-06-30')} or more in 2026 gets a Form 1099-NEC, filed in January 2027. For 2025 the threshold was ${valueOn(facts.contractorThreshold, '2025-06-30')}. The form needs a tax number, and we ask for the missing W-9s.`,
        },
      ],
    },
    {
      kind: 'local',
      eyebrow: 'Where we work',
      heading: 'Palm Beach and Broward towns we serve',
      paragraphs: [
        `North of the county line we keep books in Boca Raton, Delray Beach and Boynton Beach. South of it, in Deerfield Beach, Pompano Beach and Fort Lauderdale. Sales tax comes to ${today(facts.palmBeachTotal)} in Palm Beach County and ${today(facts.browardTotal)} in Broward, which matters if you deliver across the line.`,
        'Most files run on bank feeds and a secure upload link. Paper is welcome too, at the office in Boca Raton, Monday through Saturday.',
      ],
      links: [],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'Catching up and staying current',
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
      heading: 'Books we have repaired',
      items: [
        {
          title: 'A café eleven months behind',
          description:
            'The Delray Beach owner had booked her delivery apps at what they deposited, after fees. We restored the full sales from the apps’ own reports. Her sales tax and income tax returns now start from one figure.',
        },
        {
          title: 'A builder with one cost account',
          description:
            'Everything sat under Materials. We split costs by job and moved customer deposits to a liability. He saw that his smallest jobs lost money, and raised his minimum.',
        },
        {
          title: 'Four condos, one checking account',
          description:
            'A Boca Raton couple ran four rentals through their household account. Now each unit has its own ledger, security deposits have their own account, and the rental page of their return (Schedule E) comes straight from the books.',
        },
      ],
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'The people who keep your ledger',
      items: [
        {
          icon: 'notebook-pen',
          title: `${claims.bookkeepingExperience.value} ${claims.bookkeepingExperience.scope}`,
          description: 'Restaurants, contractors, practices and rentals among them.',
        },
        {
          icon: 'badge-check',
          title: 'A license behind it',
          description: 'CPAs licensed in Florida oversee the work and know where each account lands on the return.',
        },
        {
          icon: 'folder-open',
          title: 'A file that stays yours',
          description: 'Our QuickBooks ProAdvisor works in your own subscription. If you leave, the books go with you.',
        },
        {
          icon: 'users-round',
          title: 'Three people, one office',
          description:
            'Ask about a charge and you reach someone who has seen it. A tax question goes to a CPA, who calls back within one business day.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'What it costs',
      heading: 'Monthly fees for bookkeeping',
      rows: [prices.bookkeeping, prices.statements],
      note: 'The number of accounts and transactions sets the monthly fee, and it does not change without your agreement. Catch-up is quoted once we have seen how many months there are.',
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Owners, a few months in',
      limit: 3,
      items: [
        {
          quote:
            'I used to dread the questions. Now it’s maybe six of them, I answer on my phone before we open, and that’s it for the month.',
          author: 'Marta O.',
          role: 'café owner, Delray Beach',
        },
        {
          quote: 'I’ve got all the receipts in a truck, basically. Not once did they make me feel bad about the truck.',
          author: 'Ron W.',
          role: 'builder, Pompano Beach',
        },
        {
          quote:
            'We were fourteen months behind and I was braced for an hourly bill. They quoted one price for the whole catch-up and it didn’t change. I could have hugged Lucia.',
          author: 'Denise P.',
          role: 'dental office manager, Boca Raton',
        },
      ],
    },
  ],
  closing: {
    heading: 'We can start from wherever the books stopped.',
    text: 'Tell us which month that was. In a free consultation we go over what catching up would take.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

import { claims } from '../claims.ts';
import { facts, stated } from '../facts.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Florida Sales Tax Services in Boca Raton',
    description: 'Florida sales tax registration, monthly DR-15 filing, county surtax and audit defense from CPAs in Boca Raton.',
  },
  hero: {
    eyebrow: 'Sales tax services',
    heading: 'Florida sales tax, filed right in every county you sell in.',
    lede: 'Registration, monthly returns, surtax by county and audit defense for shops, restaurants, rentals and online sellers.',
    actions: [{ label: 'Schedule Your Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'rows',
      eyebrow: 'What we do',
      heading: 'Eight services, one filing calendar',
      items: [
        {
          icon: 'stamp',
          title: 'Registration',
          description: 'Form DR-1 for each place of business, the certificate for your wall and the one you give suppliers.',
        },
        {
          icon: 'calendar-check',
          title: 'Monthly filing',
          description: 'DR-15 prepared from your sales reports, reviewed by a CPA and filed before the 20th.',
        },
        {
          icon: 'map',
          title: 'County surtax',
          description: 'The right rate for each delivery address, set in the register so that it stays right.',
        },
        {
          icon: 'shield-check',
          title: 'Audit defense',
          description: 'A DR-840 means the state wants your books. You sign Form DR-835, and the auditor talks to us.',
        },
        {
          icon: 'store',
          title: 'Marketplace sellers',
          description: 'The platform collects on the orders it handles. Sales from your own site are still yours to report.',
        },
        {
          icon: 'building-2',
          title: 'Commercial rent',
          description:
            'Florida’s tax ended for periods from October 1, 2025. Earlier rent still owes it, and those years can be audited.',
        },
        {
          icon: 'file-search',
          title: 'Nexus review',
          description: 'Where your staff, stock and shipments oblige you to register, in Florida and beyond.',
        },
        {
          icon: 'rotate-ccw',
          title: 'Refunds and amendments',
          description: 'Wrong returns amended. Overpaid tax claimed back on Form DR-26S.',
        },
      ],
    },
    {
      kind: 'why',
      eyebrow: 'Why it matters',
      heading: 'The money was never yours',
      paragraphs: [
        'Sales tax belongs to the state from the moment your customer pays it. You are holding it. An owner who spends it on rent or wages can be made to repay it personally, even when the company is an LLC.',
        'Most trouble starts small. A DR-15 is due on the 1st and late after the 20th, and an electronic payment has to be started by the business day before. A month with no sales still needs a return. Leave it out and a penalty notice follows.',
      ],
    },
    {
      kind: 'rates',
      eyebrow: 'County rates',
      heading: `The state’s ${facts.stateSalesTax.value}, then the surtax`,
      intro: 'The state rate is the same everywhere in Florida. The county where the goods are delivered adds its own.',
      rows: [
        { county: 'Palm Beach', cities: 'Boca Raton, Delray Beach, Boynton Beach', rate: `${facts.countyTotal.value}` },
        {
          county: 'Broward',
          cities: 'Fort Lauderdale, Pompano Beach, Deerfield Beach',
          rate: `${facts.countyTotal.value}`,
        },
        { county: 'Miami-Dade', cities: 'Miami, Coral Gables, Hialeah', rate: `${facts.countyTotal.value}` },
      ],
      note: `Rates are as of ${facts.countyTotal.asOf}, when each of these counties added a surtax of ${claims.surtax.pages}. Surtaxes in Florida range from ${claims.surtax.range}. Counties can change theirs each January 1, so ask us for the rate on your period.`,
    },
    {
      kind: 'mistakes',
      eyebrow: 'Common mistakes',
      heading: 'Six ways an audit bill grows',
      items: [
        'Skipping the return because nothing was sold that month.',
        'Charging your own county’s surtax on goods you deliver to another county.',
        'Keeping last year’s resale certificate on file. Annual certificates expire on December 31.',
        'Buying equipment online without Florida tax and leaving the use tax off the DR-15.',
        'Reporting marketplace orders again after the platform has paid the tax on them.',
        'Closing the shop but not the account, so the state estimates the returns it never received.',
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Florida rules',
      heading: 'Where Florida differs from other states',
      items: [
        {
          title: 'How often you file',
          description: `The Department goes by the tax you owe in a year: monthly for ${facts.filingMonthly.value}, quarterly for ${facts.filingQuarterly.value}, annually for ${facts.filingAnnual.value} (as of ${facts.filingMonthly.asOf}). It assigns your schedule in writing, and that letter governs.`,
        },
        {
          title: 'A cap on large items',
          description:
            'County surtax applies only up to a set amount of a single item’s price. State tax applies to all of it. Boats and furniture are where registers go wrong.',
        },
        {
          title: 'Vacation rentals owe twice',
          description:
            'Rent out a place for six months or less and you owe sales tax to the state, plus tourist development tax. In Palm Beach County that second tax goes to the county tax collector.',
        },
        {
          title: 'Records and the allowance',
          description: `Keep sales records for at least ${stated(facts.recordsKept)}. File and pay electronically on time, and the state lets you keep a small collection allowance.`,
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Industries served',
      heading: 'Who hands us a DR-15',
      items: [
        'Restaurants and bars',
        'Caterers',
        'Clothing and gift shops',
        'Furniture showrooms',
        'Online sellers',
        'Vacation rentals',
        'Boat dealers and charters',
        'Auto repair shops',
        'Salons that sell products',
        'Gyms and studios',
        'Landlords with open years',
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'Six steps to a quiet 20th of the month',
      items: [
        {
          step: 1,
          title: 'Review',
          description: 'What you sell, where it goes, and the last twelve returns if there are any.',
        },
        { step: 2, title: 'Register', description: 'DR-1 for the state, and a local account if you rent to visitors.' },
        {
          step: 3,
          title: 'Connect',
          description: 'Your point of sale, platforms and QuickBooks, so sales reach us without retyping.',
        },
        { step: 4, title: 'Calculate', description: 'Taxable, exempt and surtax, agreed to the bank deposits.' },
        {
          step: 5,
          title: 'File',
          description: 'You approve the amount. We file before the 20th and send you the confirmation.',
        },
        { step: 6, title: 'Watch', description: 'Rates, rules and notices. Forward any letter and we answer it.' },
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Three accounts we put right',
      items: [
        {
          title: 'The showroom with no cap',
          description:
            'A furniture store in Pompano Beach charged surtax on the full price of its largest pieces. We set the cap in the register, the store credited its customers, and a DR-26S brought the money back.',
        },
        {
          title: 'Taxed twice online',
          description:
            'A Boca Raton seller was paying tax on orders where the marketplace had already paid. We amended the open returns. Now only sales from her own site go on the DR-15.',
        },
        {
          title: 'A wholesaler’s missing certificates',
          description:
            'The auditor questioned every sale without tax. We matched resale certificates to invoices one customer at a time, and the assessment shrank to the few sales that had none.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'What it costs',
      heading: 'A flat fee for the return',
      rows: [prices.salesTax, prices.salesTaxRegistration],
      note: 'We quote audit defense and refund claims after reading the letter or the returns.',
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'From people who file every month',
      limit: 3,
      items: [
        {
          quote: 'They found two years of surtax we had been overpaying on deliveries.',
          author: 'Maria G.',
          role: 'restaurant owner, Delray Beach',
        },
        {
          quote: 'The audit letter came on a Friday. By Monday they had answered it.',
          author: 'David K.',
          role: 'retailer, Fort Lauderdale',
        },
        {
          quote: 'Thirteen years with them, and not one late return.',
          author: 'Susan L.',
          role: 'rental manager, Highland Beach',
        },
        {
          quote: 'I sell on two platforms and my own site. They showed me which column each sale belongs in.',
          author: 'Renata F.',
          role: 'online seller, Boca Raton',
        },
        {
          quote: 'My tenant paid old rent a year late. They knew the tax was still due and told me how to report it.',
          author: 'Howard P.',
          role: 'landlord, Deerfield Beach',
        },
      ],
    },
  ],
  closing: {
    heading: 'Bring the letter, or your last DR-15.',
    text: 'The first consultation is free, and we will read it with you at the table.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact' },
  },
};

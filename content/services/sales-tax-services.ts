import { facts, today, valueOn } from '../facts.ts';
import { figure } from '../figures/sales-tax-services.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Florida Sales Tax Services in Boca Raton',
    description: 'Florida sales tax registration, monthly DR-15 filing, county surtax and audit defense from CPAs in Boca Raton.',
  },
  hero: {
    eyebrow: 'Sales tax services',
    heading: 'Florida sales tax, with the right rate for every county.',
    lede: 'You file one return for the whole state, and every county’s surtax on it has to be right. We register and file for shops, restaurants, rentals and online sellers, and we answer the auditor.',
    actions: [{ label: 'Schedule Your Free Consultation', href: '/contact' }],
    keyFacts: [`Returns for ${prices.salesTax.price}`, 'Filed ahead of the 20th', 'Each return reviewed by a CPA'],
  },
  figure,
  sections: [
    {
      kind: 'rows',
      eyebrow: 'What we do',
      heading: 'Sales tax work we take on',
      items: [
        {
          icon: 'stamp',
          title: 'Registration',
          description:
            'The state’s application (Form DR-1), which brings the certificate for your wall and the one you give suppliers.',
        },
        {
          icon: 'calendar-check',
          title: 'Monthly filing',
          description: 'The state return, Form DR-15, prepared from your sales reports and checked against the bank.',
        },
        {
          icon: 'map',
          title: 'County surtax',
          description: 'The right rate for each delivery address, set up in your register and checked again every January.',
        },
        {
          icon: 'shield-check',
          title: 'Audit defense',
          description:
            'Form DR-840 is the notice of an audit. You sign a power of attorney (DR-835), and the auditor talks to us.',
        },
        {
          icon: 'store',
          title: 'Marketplace sellers',
          description:
            'Product marketplaces collect on the orders they handle. Delivery apps do so only if they have chosen to, so read the agreement. Sales from your own site stay yours to report.',
        },
        {
          icon: 'building-2',
          title: 'Commercial rent',
          description:
            'Florida’s tax ended for periods from October 1, 2025, but not on parking, boat docking, aircraft tie-downs or stays of six months or less. Earlier rent still owes it and can be audited.',
        },
        {
          icon: 'file-search',
          title: 'Nexus review',
          description: 'Where your staff, inventory and sales oblige you to register, in Florida and in other states.',
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
      heading: 'Sales tax belongs to the state',
      paragraphs: [
        'From the moment your customer pays it, you are holding money for the state. An owner who spends it on rent or wages can be made to repay it personally, even when the company is an LLC.',
        'Most trouble starts small. The return is due on the 1st and late after the 20th, and an electronic payment has to be started by 5 p.m. on the business day before. A period with no sales still needs a return, and skipping it brings a penalty notice.',
      ],
    },
    {
      kind: 'rates',
      eyebrow: 'County rates',
      heading: `The state’s ${today(facts.stateSalesTax)} and the county surtax`,
      intro:
        'The general state rate is the same everywhere in Florida. The county where the goods are delivered adds its own surtax.',
      rows: [
        { county: 'Palm Beach', cities: 'Boca Raton, Delray Beach, Boynton Beach', rate: today(facts.palmBeachTotal) },
        {
          county: 'Broward',
          cities: 'Fort Lauderdale, Pompano Beach, Deerfield Beach',
          rate: today(facts.browardTotal),
        },
        { county: 'Miami-Dade', cities: 'Miami, Coral Gables, Hialeah', rate: today(facts.miamiDadeTotal) },
      ],
      note: `Palm Beach County’s ${today(facts.palmBeachTotal)} began January 1, 2026. It was ${valueOn(facts.palmBeachTotal, '2024-06-30')} in 2024 and 2025. The ${valueOn(facts.palmBeachSurtax, '2024-06-30')} infrastructure surtax ended December 31, 2025, and a ${today(facts.palmBeachSurtax)} school surtax began. Broward adds ${today(facts.browardSurtax)} and Miami-Dade ${today(facts.miamiDadeSurtax)}. Most counties with a surtax charge ${today(facts.surtaxRange)}. In 2026 Hamilton charges 2%, Citrus and Collier none. Rates can change each January 1, so ask us for the rate for your period.`,
    },
    {
      kind: 'mistakes',
      eyebrow: 'Common mistakes',
      heading: 'Habits that make an audit bill grow',
      items: [
        'Skipping the return because nothing was sold that month.',
        'Charging your own county’s surtax on goods you deliver to another county.',
        'Keeping last year’s resale certificate on file. Annual certificates expire on December 31.',
        'Buying equipment online without Florida tax and leaving the use tax off the return.',
        'Leaving the register at last year’s county rate. What you collect by mistake goes to the state, or back to the customer.',
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
          description: `The Department of Revenue goes by your tax for a year: monthly returns for ${today(facts.filingMonthly)}, quarterly for ${today(facts.filingQuarterly)}, semiannual for ${today(facts.filingSemiannual)}, annual for ${today(facts.filingAnnual)}. It assigns your schedule in writing, and that letter governs.`,
        },
        {
          title: 'A cap on large items',
          description: `County surtax stops at the first ${today(facts.surtaxCap)} of a single item of tangible personal property, such as a boat or a sofa. Rent and services have no such cap, and state tax applies to the whole price.`,
        },
        {
          title: 'Vacation rentals file twice',
          description:
            'Stays of six months or less carry sales tax, on the state’s return, and tourist development tax, filed county by county. In Palm Beach County that goes to the tax collector each month, even with no rent.',
        },
        {
          title: 'Records and the allowance',
          description: `Keep sales records for at least ${today(facts.recordsKept)}. If you paid $5,000 or more in the state’s last fiscal year, you must file and pay electronically. Do it on time, and you keep a small collection allowance.`,
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Industries served',
      heading: 'Shops, rentals and sellers we file for',
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
      heading: 'How your return gets filed each month',
      items: [
        {
          step: 1,
          title: 'Review',
          description: 'What you sell, where it goes, and the last twelve returns if there are any.',
        },
        { step: 2, title: 'Register', description: 'A state account, and a county tourist tax account if you rent to visitors.' },
        {
          step: 3,
          title: 'Connect',
          description: 'Your point of sale, platforms and QuickBooks, so sales reach us without retyping.',
        },
        {
          step: 4,
          title: 'Calculate',
          description: 'Taxable and exempt sales and the surtax, checked against the bank deposits.',
        },
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
      heading: 'Sales tax accounts we corrected',
      items: [
        {
          title: 'The showroom with no cap',
          description:
            'A furniture store in Pompano Beach charged surtax on the full price of its largest pieces. We set the cap in the register, the store credited its customers, and a refund claim recovered it from the state.',
        },
        {
          title: 'Taxed twice online',
          description:
            'A Boca Raton seller was paying tax on orders where the marketplace had already paid. We amended the open returns. Her DR-15 now shows which sales are her own to pay on.',
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
      note: 'Registration costs more with several locations. If you file less often than monthly, ask for a figure per return. Audit work and refund claims are quoted in writing once we have read the letter or the returns.',
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Owners who leave the filing to us',
      limit: 3,
      items: [
        {
          quote: 'Catering was the mess. They split it out in the register, and the return hasn’t been a fight since.',
          author: 'Maria G.',
          role: 'restaurant owner, Delray Beach',
        },
        {
          quote: 'Audit letter came on a Friday. Answered by Monday. That’s all I wanted.',
          author: 'David K.',
          role: 'retailer, Fort Lauderdale',
        },
        {
          quote: 'Same fee every month, and I’ve quit worrying about the 20th. With nine units to run there’s plenty else.',
          author: 'Susan L.',
          role: 'rental manager, Highland Beach',
        },
        {
          quote:
            'I sell on two platforms plus my own site, and honestly I had given up on which sale goes in which column. They showed me.',
          author: 'Vanessa F.',
          role: 'online seller, Boca Raton',
        },
        {
          quote:
            'My tenant paid old rent a year late. I figured the tax was gone by then. It wasn’t, and they knew how to report it.',
          author: 'Howard P.',
          role: 'landlord, Deerfield Beach',
        },
      ],
    },
  ],
  closing: {
    heading: 'Is there a return or a letter waiting?',
    text: 'The first half hour is free, by phone or at the office, and a CPA reads whatever you have with you.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact' },
  },
};

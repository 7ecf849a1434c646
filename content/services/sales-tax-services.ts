import { formatPrice } from '../../shared/format.ts';
import { facts, percentOn, valueOn } from '../facts.ts';
import { firm } from '../firm.ts';
import { costOf, prices, year } from '../prices.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today, day: string): ServiceBody => ({
  head: {
    title: `Florida Sales Tax Services in ${firm.office.city}`,
    description: `Florida sales tax registration, monthly DR-15 filing, county surtax and audit defense from CPAs in ${firm.office.city}.`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'coins',
    eyebrow: 'Sales tax services',
    heading: 'Florida sales tax, with the right rate for every county.',
    aliases: 'when do i pay sales tax, dr-15 due, do i need to charge sales tax, file sales tax',
    lede: 'Every county’s surtax on your return has to be right. We register and file for shops, restaurants, rentals and online sellers, and we answer the auditor.',
    actions: [{ label: 'Schedule Your Free Consultation', href: '/contact?about=sales-tax' }],
  },
  brief: {
    who: {
      value: 'Sellers and landlords',
      text: 'Shops, restaurants, vacation rentals and online sellers.',
      link: { label: 'The guide for restaurants', href: '/blog/florida-sales-tax-restaurants-guide' },
    },
    price: {
      value: formatPrice(prices.salesTax.price),
      text: 'For one return a month, of one location; several are quoted.',
      link: { label: 'Add it to an estimate', href: '/pricing?sales=1#estimate' },
    },
    time: {
      value: 'Each month, before the 20th',
      text: 'You approve the amount, we file, and you get the confirmation.',
      link: { label: 'Your dates for a year', href: '/deadlines?who=sales-tax' },
    },
    papers: {
      value: 'Your last twelve returns',
      text: 'Or reports from your register and platforms, and every letter from the state.',
      link: { label: 'What a DR-15 is', href: '/forms#dr-15' },
    },
  },
  also: [
    { label: 'Article: when a sales tax return is due', href: '/blog/florida-sales-tax-restaurants-guide#when-to-file' },
    { label: 'Form DR-15DSS, each county’s sales tax rate', href: '/forms#dr-15dss' },
  ],
  by: { subject: 'companies', does: 'signs your sales tax returns' },
  sections: [
    {
      kind: 'rows',
      nav: 'What we do',
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
          aliases: 'DR-15, file sales tax',
          description:
            'The state return, Form DR-15 or the short DR-15EZ, prepared from your sales reports and checked against the bank. Several locations can be consolidated on one.',
        },
        {
          icon: 'map',
          title: 'County surtax',
          description: 'The right rate for each delivery address, set up in your register and checked again every January.',
        },
        {
          icon: 'shield-check',
          title: 'Audit defense',
          aliases: 'sales tax audit letter, florida audit, department of revenue audit',
          description:
            'Form DR-840 is the notice of an audit. You sign a power of attorney (DR-835), and the auditor talks to us.',
        },
        {
          icon: 'store',
          title: 'Marketplace sellers',
          description:
            'Marketplaces collect on the orders they handle, delivery apps only if they have chosen to. You report the sales of your own website.',
        },
        {
          icon: 'building-2',
          title: 'Commercial rent',
          aliases: 'sales tax on rent, tax on rent, rent tax, commercial rent tax, lease, Palm Beach, Broward, Miami-Dade',
          description:
            'The tax ended October 1, 2025, but not on parking, boat docking, tie-downs or stays of six months or less. Earlier rent can be audited.',
        },
        {
          icon: 'file-search',
          title: 'Nexus review',
          aliases: 'selling online, out of state sales tax, multi-state sales tax, ecommerce, shopify, amazon, wayfair',
          description:
            'We find out where your staff, inventory and sales oblige you to register, in Florida and in other states.',
        },
        {
          icon: 'rotate-ccw',
          title: 'Refunds and amendments',
          description: 'We amend wrong returns, and claim a refund of overpaid tax on Form DR-26S.',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'A year of sales tax returns',
      usual: { service: 'Twelve returns', basis: 'January to December', price: costOf(prices.salesTax.price, year), units: year },
      rows: [
        { ...prices.salesTax, basis: 'one return a month; several locations are quoted' },
        { ...prices.salesTaxRegistration, basis: 'more with several locations' },
        { service: 'An audit or a refund claim', basis: 'once we have read the papers', price: 'Quoted in writing' },
      ],
    },
    {
      kind: 'why',
      nav: 'Why it matters',
      eyebrow: 'Why it matters',
      heading: 'Sales tax belongs to the state',
      aliases:
        'owe sales tax, spent the sales tax money, forgot to pay sales tax, behind on sales tax, business not filed sales tax',
      lead: 'A period with no sales still needs a return.',
      paragraphs: [
        'An owner who pays rent or wages with it can be made to repay it personally, even in an LLC.',
        'Form DR-15 is due on the 1st and late after the 20th; an electronic payment has to be started by 5 p.m. on the business day before.',
      ],
    },
    {
      kind: 'mistakes',
      beside: true,
      nav: 'Mistakes',
      eyebrow: 'Common mistakes',
      heading: 'Habits that make an audit bill grow',
      items: [
        'Skipping the return because nothing was sold that month.',
        'Charging your own county’s surtax on deliveries to another, or last year’s rate.',
        'Relying on a resale certificate that expired December 31.',
        'Buying equipment online and leaving the use tax off the return.',
        'Closing the shop but not the account: the state bills an estimate.',
      ],
    },
    {
      kind: 'stories',
      heading: 'Sales tax accounts we corrected',
      items: [
        {
          title: 'The showroom with no cap',
          description:
            'A furniture store charged surtax on the full price of its largest pieces. It paid its customers back, and we got it refunded by the state.',
        },
        {
          title: 'Taxed twice online',
          description: 'A seller paid tax on orders for which the marketplace had already paid it. We amended the open returns.',
        },
        {
          title: 'A wholesaler’s missing certificates',
          description:
            'We matched certificates to invoices one customer at a time, and the assessment shrank to the few sales that had none.',
        },
      ],
    },
    {
      kind: 'rates',
      aliases: 'sales tax rate, broward sales tax, palm beach sales tax, palm beach county sales tax rate',
      nav: 'County rates',
      eyebrow: 'County rates',
      heading: `The state’s ${today(facts.stateSalesTax)} and the county surtax`,
      rows: [
        { county: 'Palm Beach', cities: 'Boca Raton, Delray Beach, Boynton Beach', rate: percentOn(facts.palmBeachTotal, day) },
        {
          county: 'Broward',
          cities: 'Fort Lauderdale, Pompano Beach, Deerfield Beach',
          rate: percentOn(facts.browardTotal, day),
        },
        { county: 'Miami-Dade', cities: 'Miami, Coral Gables, Hialeah', rate: percentOn(facts.miamiDadeTotal, day) },
      ],
      note: `Palm Beach County’s ${today(facts.palmBeachTotal)} began January 1, 2026. It was ${valueOn(facts.palmBeachTotal, '2024-06-30')} in 2024 and 2025. A ${valueOn(facts.palmBeachSurtax, '2024-06-30')} surtax ended December 31, 2025, and a ${today(facts.palmBeachSurtax)} school surtax began. Broward adds ${today(facts.browardSurtax)}, and Miami-Dade adds ${today(facts.miamiDadeSurtax)}. Most counties with a surtax charge ${today(facts.surtaxRange)}. In 2026 Hamilton charges 2%, Citrus and Collier none. Rates can change each January 1, so ask us for the rate for your period.`,
    },
    {
      kind: 'steps',
      heading: 'How your return gets filed each month',
      items: [
        {
          title: 'Review',
          description: 'What you sell, where it goes, and the last twelve returns.',
        },
        { title: 'Register', description: 'A state account, and the county’s if you rent to visitors.' },
        {
          title: 'Connect',
          description: 'Register, platforms and QuickBooks: nothing is typed twice.',
        },
        {
          title: 'Calculate',
          description: 'Taxable sales, exempt sales and surtax, checked against the bank.',
        },
        {
          title: 'File',
          description: 'You approve; we file before the 20th and send the confirmation.',
        },
        { title: 'Watch', description: 'Rates, rules, notices. Forward any letter.' },
      ],
    },
    {
      kind: 'reviews',
      heading: 'Owners who leave the filing to us',
      limit: 3,
      items: [
        {
          quote: 'They put all three counties’ rates in the register with me, on the phone, in about an hour.',
          author: 'Maria G.',
          role: 'restaurant owner',
          place: 'Delray Beach',
        },
        {
          quote: 'Audit letter came on a Friday. Answered by Monday. That’s all I wanted.',
          author: 'David K.',
          role: 'retailer',
          place: 'Fort Lauderdale',
        },
        {
          quote: 'Same fee every month for my nine units, and I’ve quit worrying about the 20th.',
          author: 'Susan L.',
          role: 'rental manager',
          place: 'Highland Beach',
        },
        {
          quote:
            'I sell on two platforms plus my own site, and honestly I had given up on which sale goes in which column. They showed me.',
          author: 'Vanessa F.',
          role: 'online seller',
          place: 'Boca Raton',
        },
        {
          quote: 'My tenant paid old rent a year late. They knew which return it went on.',
          author: 'Howard P.',
          role: 'landlord',
          place: 'Deerfield Beach',
        },
      ],
    },
    {
      kind: 'why-us',
      beside: true,
      eyebrow: `Why ${firm.brand}`,
      heading: 'A CPA behind the register',
      items: [
        {
          icon: 'badge-check',
          title: 'A CPA signs the DR-15',
          description: 'And answers the Department about it.',
        },
        {
          icon: 'landmark',
          title: 'Checked against the bank',
          description: 'Each return, with your deposits.',
        },
        {
          icon: 'map-pinned',
          title: 'Palm Beach and Broward daily',
          description: 'We file on both sides each month.',
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Industries',
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
        'Landlords with rent from before October 2025',
      ],
    },
    {
      kind: 'considerations',
      beside: true,
      nav: 'Florida rules',
      eyebrow: 'Florida rules',
      heading: 'Where Florida differs from other states',
      items: [
        {
          title: 'How often you file',
          description: `It goes by a year’s tax: monthly for ${today(facts.filingMonthly)}, quarterly for ${today(facts.filingQuarterly)}, twice a year for ${today(facts.filingSemiannual)}, once for ${today(facts.filingAnnual)}. A letter from the Department decides.`,
        },
        {
          title: 'A cap on large items',
          description: `County surtax stops at ${today(facts.surtaxCap)} of a single item, such as a boat. Rent and services have no cap.`,
        },
        {
          title: 'Vacation rentals file twice',
          aliases: 'short-term rental, airbnb tax, bed tax, condo rental tax, vrbo',
          description: `Stays of six months or less carry sales tax and the county’s tourist tax: in Palm Beach County each month, even with no rent; skipping it costs at least ${today(facts.touristTaxPenalty)}.`,
        },
        {
          title: 'Records and the allowance',
          description: `Keep records for ${today(facts.recordsKept)} at least. From $5,000 a year you must file and pay electronically; on time, you keep a small allowance.`,
        },
      ],
    },
  ],
  cta: {
    heading: 'Is there a return or a letter waiting?',
    text: 'The first consultation is free, and a CPA reads it with you.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact?about=sales-tax' },
  },
});

import { formatPrice } from '../../shared/format.ts';
import { facts, valueOn } from '../facts.ts';
import { prices } from '../prices.ts';
import type { CityBody, Today } from '../types.ts';
import { type DriveTime, formatMinutes, formatUsual, sayMinutes } from './minutes.ts';
import type { CityEntry } from './types.ts';

/** How long the drive to the office takes. An estimate until somebody has driven it. */
const time: DriveTime = { atTen: [15, 20], later: [25, 30] };

const body = (today: Today): CityBody => ({
  head: {
    title: 'Delray Beach Accountants and CPAs',
    description: `Sales tax, tipped payroll, seasonal rentals and two-state returns for Delray Beach, from Atlantic Avenue to Kings Point. ${formatUsual(time)} minutes from the office.`,
    keywords: 'CPA Delray Beach, accountant Delray Beach, restaurant sales tax, seasonal rental tax Delray Beach',
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: `Palm Beach County · ${formatUsual(time)} minutes`,
    heading: 'Accountants for Delray Beach, from Atlantic Avenue to Kings Point.',
    aliases: 'delray',
    lede: 'We file sales tax and run tipped payroll for restaurants, and we keep the books of galleries and shops. Landlords, winter residents and retirees bring us their tax returns.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
    keyFacts: [
      `Payroll with tips ${formatPrice(prices.payroll.price)}`,
      'First consultation free, Saturdays too',
      'A Florida-licensed CPA signs your return',
    ],
  },
  sections: [
    {
      kind: 'cards',
      nav: 'Services',
      eyebrow: 'Services in Delray',
      heading: 'Help for Delray businesses and households',
      items: [
        {
          icon: 'utensils',
          title: 'Restaurants and bars',
          description:
            'Sales tax returns (DR-15) built from the register, with catering deposits and service charges treated correctly.',
          href: '/services/sales-tax-services',
        },
        {
          icon: 'users-round',
          title: 'Tipped payroll',
          description: `W-2s that list tips, of which your staff may deduct up to ${today(facts.tipsDeduction)} through 2028, less above $150,000 of income ($300,000 on a joint return, which a married couple needs). With ${today(facts.eVerify)}, E-Verify is required. Also Form 8027 for larger dining rooms, and your own credit on Form 8846.`,
          href: '/services/payroll-services#what-we-do',
          line: 'Tips and overtime on the W-2',
        },
        {
          icon: 'palette',
          title: 'Galleries and studios',
          description: 'Consignments and commissions tracked by artist, with proof behind every shipped sale.',
          href: '/services/bookkeeping-services',
        },
        {
          icon: 'key-round',
          title: 'Seasonal rentals',
          description:
            'Rent and depreciation on Schedule E, split between your own weeks and the tenants’. A home of your own that is rented for fewer than 15 days in a year owes no income tax on it.',
          href: '/services/personal-tax-services#what-we-do',
          line: 'Rental property',
        },
        {
          icon: 'sun',
          title: 'Winter residents',
          description: 'The federal return and the northern one, prepared side by side.',
          href: '/services/personal-tax-services#what-we-do',
          line: 'Returns for other states',
        },
        {
          icon: 'hand-heart',
          title: 'Nonprofits',
          description: 'The yearly Form 990 and readable statements for arts groups and service agencies.',
          href: '/services/nonprofit-tax-services#what-we-do',
          line: 'Annual return',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'Fees for a Delray shop or household',
      intro: `Payroll depends on how many people you pay and how often. Leaving New Jersey or New York adds one part-year return, at ${formatPrice(prices.stateReturn.price)}, in the year of the move.`,
      rows: [prices.salesTaxRegistration, prices.salesTax, prices.payroll, prices.basic1040],
    },
    {
      kind: 'audience',
      nav: 'Clients',
      eyebrow: 'Who we serve',
      heading: 'People we work for in Delray',
      items: [
        {
          title: 'Avenue restaurants',
          description:
            'Most of the year’s cash arrives between Thanksgiving and Easter. We help you plan for it to last until October.',
        },
        {
          title: 'Pineapple Grove shops',
          description:
            'One register, part-time help and an online store. We keep books that also satisfy a landlord who wants statements.',
        },
        {
          title: 'Landlords near the beach',
          description:
            'Condos and cottages rented by the month. Every unit has its own county receipt, and we file the state and county returns for all of them.',
        },
        {
          title: 'Retirees out west',
          description: `Pensions, brokerage statements and a former home state that still sends letters. Anyone 65 by year-end can subtract as much as ${today(facts.seniorDeduction)} a year through 2028, less once income passes $75,000 ($150,000 on a joint return, which a married couple needs).`,
        },
      ],
    },
    {
      kind: 'considerations',
      nav: 'Local rules',
      eyebrow: 'Local compliance',
      heading: 'Permits and taxes at a Delray address',
      items: [
        {
          title: 'City business tax receipt',
          description: `Any business inside the limits gets one from the City of Delray Beach and renews it by September 30. Expect an inspection of commercial space. ${today(facts.businessTaxClause)}`,
        },
        {
          title: 'County receipt',
          description:
            'The Palm Beach County Tax Collector issues another, after the zoning is approved. Kings Point and the Villages of Oriole lie outside the city, and a home business there needs only this one.',
        },
        {
          title: 'Rental permits and bed tax',
          description:
            'The city asks landlords for a yearly permit on each unit; confirm it before you sign a lease. Stays of six months or less also need a county tourist development tax account and a return every month.',
        },
        {
          title: 'The rate on the check',
          description: `A dinner check carries ${today(facts.palmBeachTotal)}: ${today(facts.stateSalesTax)} for the state and ${today(facts.palmBeachSurtax)} for the county’s schools. Until December 31, 2025 it was ${valueOn(facts.palmBeachTotal, '2025-06-30')}. The state’s Form DR-15DSS lists each county’s surtax for the year.`,
        },
      ],
    },
    {
      kind: 'question-cards',
      heading: 'Answers you can use in any season',
      items: [
        {
          question: 'Our restaurant off Atlantic Avenue opened in November. When is the first sales tax return due?',
          answer:
            'Your registration letter names the filing frequency. Many new businesses start quarterly: October through December is due January 1 and late after January 20. On a monthly schedule, November’s return is due December 1 and late after the 20th. An electronic payment has to be started by 5 p.m. on the business day before. File even for a period without sales.',
        },
        {
          question: 'We left New Jersey for Kings Point in March. Where do we file?',
          answer:
            'One federal Form 1040, and a part-year NJ-1040 for January 1 to the move. Florida has no personal income tax. Rent, business income and the gain on property there stay taxable in New Jersey, on a nonresident return. Bring the closing statement and the date your licenses changed.',
        },
        {
          question: 'We add 20 percent to large parties. Is that a tip?',
          answer:
            'To the IRS, no. A charge the guest cannot refuse is wages when you pay it out: it runs through payroll, earns no tip credit and does not count for your servers’ new tips deduction. Florida taxes it with the meal unless the check states it separately and the house keeps none of it.',
        },
        {
          question: 'The booking site collects tax on our Lake Ida cottage. Are we finished?',
          answer:
            'Rarely. The large sites generally send in the state’s tax, but in Palm Beach County the tourist tax is often left to the host. Check the tax lines on your payout report. You may also need a county receipt for the unit and the city’s permit, and the rent belongs on your federal return either way.',
        },
        {
          question: 'A visitor bought a painting in Pineapple Grove and we shipped it to Ohio. Was it taxable?',
          answer:
            'Not in Florida, if a carrier took it out of state for you and you kept the proof. A painting handed over at the counter is taxed here, even when it flies home that night. Track shipments by destination: frequent sales into one state can require registering there.',
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Neighborhoods',
      eyebrow: 'Neighborhoods',
      heading: 'Downtown, beachside and out west',
      items: [
        'Downtown and Atlantic Avenue',
        'Pineapple Grove',
        'Lake Ida',
        'Del-Ida Park',
        'Osceola Park',
        'Seagate',
        'Tropic Isle',
        'Rainberry Bay',
        'Chatelaine',
        'Kings Point',
        'Villages of Oriole',
      ],
    },
    {
      kind: 'local',
      nav: 'The drive',
      beside: true,
      eyebrow: 'Directions',
      heading: 'Off the Avenue and onto 95',
      paragraphs: [
        `From downtown, take Atlantic Avenue or Linton Boulevard west to I-95, then go south to Glades Road; the office is just west of the exit. It is ${formatMinutes(time.atTen)} minutes most days. On a Friday in February choose Linton, because by Atlantic it can be ${formatMinutes(time.later)}.`,
        'From Kings Point and the Villages of Oriole, take Jog Road or the Turnpike south and turn east on Glades Road. You reach us before the interstate, in a little more time than from downtown.',
      ],
      links: [],
    },
    {
      kind: 'reviews',
      heading: 'Word from the Avenue and beyond',
      limit: 3,
      items: [
        {
          quote:
            'Catering and bar were on the same register key, don’t ask me why, and the sales tax never agreed with the deposits. It does now. Took them an afternoon.',
          author: 'Nate D.',
          role: 'bistro owner',
          place: 'Atlantic Avenue',
        },
        {
          quote:
            'I hang the shows, I don’t do numbers. My artists get the right split and I’m not the one figuring it out at midnight.',
          author: 'Shira K.',
          role: 'gallery owner',
          place: 'Pineapple Grove',
        },
        {
          quote:
            'New Jersey sent me a letter the week my sister was visiting, of course. Somebody called me back that same day. I was so relieved I cried.',
          author: 'Paulette G.',
          role: 'retired teacher',
          place: 'Kings Point',
        },
      ],
    },
  ],
  cta: {
    heading: 'Bring us the year you have.',
    text: 'If it is your busy season, call anyway: the first consultation is free in any month, by phone or at the office.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
});

export const city = {
  title: 'Delray Beach',
  path: '/locations/delray-beach',
  city: 'Delray Beach',
  county: 'Palm Beach',
  lat: 26.4615,
  lon: -80.0728,
  isServedWithBooks: true,
  services: [
    { path: '/services/payroll-services', label: 'Restaurants and shops in Delray Beach' },
    { path: '/services/sales-tax-services', label: 'Kitchens and shops in Delray Beach' },
  ],
  body,
  ways: [
    ['By Atlantic Avenue, most days', sayMinutes(time.atTen)],
    ['The same, a Friday in February', sayMinutes(time.later)],
    ['Better on a Friday', 'by Linton Boulevard'],
  ],
} satisfies CityEntry<`/locations/${string}`>;

import { formatPrice } from '../../shared/format.ts';
import { facts, valueOn } from '../facts.ts';
import { prices } from '../prices.ts';
import type { CityBody, Today } from '../types.ts';
import { type DriveTime, formatMinutes, formatUsual, sayMinutes } from './minutes.ts';
import type { CityEntry, TownMap } from './types.ts';

/** How long the drive to the office takes. An estimate until somebody has driven it. */
const time: DriveTime = { atTen: [15, 20], later: [25, 30], when: 'February' };

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
    lede: 'We file sales tax and run tipped payroll for restaurants, keep the books of galleries and shops, and prepare the returns of landlords, winter residents and retirees.',
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
          description: `W-2s that list tips, of which your staff may deduct up to ${today(facts.tipsDeduction)} through 2028. With ${today(facts.eVerify)}, E-Verify is required. Also Form 8027 for larger dining rooms, and your own credit on Form 8846.`,
          href: '/services/payroll-services',
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
          description: 'Rent and depreciation on Schedule E, split between your own weeks and the tenants’.',
          href: '/services/tax-preparation',
        },
        {
          icon: 'sun',
          title: 'Winter residents',
          description: 'The federal return and the northern one, prepared side by side.',
          href: '/services/personal-tax-services',
        },
        {
          icon: 'hand-heart',
          title: 'Nonprofits',
          description: 'The yearly Form 990 and readable statements for arts groups and service agencies.',
          href: '/services/nonprofit-tax-services',
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
          description: `Pensions, brokerage statements and a former home state that still sends letters. Anyone 65 by year-end can subtract as much as ${today(facts.seniorDeduction)} a year through 2028, depending on income.`,
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
            'Your registration letter names the filing frequency. Many new businesses start quarterly: October through December is due January 1 and late after January 20. On a monthly schedule, November’s return is due December 1 and late after the 20th. File even for a period without sales.',
        },
        {
          question: 'We left New Jersey for Kings Point in March. Where do we file?',
          answer:
            'One federal Form 1040, and a part-year NJ-1040 for January 1 to the move. Florida has no personal income tax. Rent or business income that still comes from New Jersey stays taxable there, on a nonresident return. Bring the closing statement and the date your licenses changed.',
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

const map: TownMap = {
  time,
  frame: { north: 26.492, south: 26.34 },
  drive: {
    points: [
      [26.4613, -80.0728],
      [26.4613, -80.088],
    ],
  },
  roads: ['Atlantic Avenue', 'Linton Boulevard', 'Glades Road', 'Palmetto Park Road'],
  landmarks: [
    { kind: 'school', at: [26.4625, -80.0725], wide: { x: 624, y: 221 }, narrow: { x: 294, y: 203 } },
    { kind: 'drawbridge', at: [26.4613, -80.0663], wide: { x: 606, y: 100 }, narrow: { x: 294, y: 108 } },
  ],
  ways: [
    ['By Atlantic Avenue, most days', sayMinutes(time.atTen)],
    ['The same, a Friday in February', sayMinutes(time.later)],
    ['Better on a Friday', 'by Linton Boulevard'],
  ],
  wide: {
    shore: 440,
    atTen: { x: 90, y: 369 },
    later: { x: 206, y: 454 },
    shield: { x: 311, y: 368 },
    office: { x: -41, y: -49 },
    scale: { x: 11, y: 704 },
    dots: ['Highland Beach'],
    texts: [
      { text: 'Delray Beach', font: 'title', align: 'end', x: 337, y: 120 },
      { text: 'Atlantic Avenue', font: 'small', align: 'start', x: 210, y: 167 },
      { text: 'Linton Boulevard', font: 'small', align: 'start', x: 197, y: 239 },
      { text: 'Glades Road', font: 'small', align: 'start', x: 208, y: 616 },
      { text: 'Palmetto Park Road', font: 'small', align: 'start', x: 202, y: 694 },
      { text: 'Atlantic Avenue Bridge', font: 'name', align: 'middle', x: 664, y: 209 },
      { text: 'Old School Square', font: 'name', align: 'middle', x: 682, y: 330 },
      { text: '2 miles', font: 'small', align: 'start', x: 11, y: 698 },
      { text: 'Atlantic', font: 'ocean', align: 'middle', x: 668, y: 503 },
      { text: 'Ocean', font: 'ocean', align: 'middle', x: 668, y: 530 },
      { text: 'Intracoastal', font: 'water', align: 'middle', x: 335, y: 493 },
      { text: 'Highland Beach', font: 'name', align: 'start', x: 439, y: 445 },
    ],
  },
  narrow: {
    shore: 242,
    atTen: { x: 51, y: 195 },
    later: { x: 53, y: 283 },
    shield: { x: 169, y: 284 },
    office: { x: -3, y: -47 },
    scale: { x: 92, y: 540 },
    dots: ['Highland Beach'],
    texts: [
      { text: 'Delray Beach', font: 'title', align: 'end', x: 186, y: 96 },
      { text: 'The bridge', font: 'name', align: 'middle', x: 336, y: 191 },
      { text: 'Old School', font: 'name', align: 'middle', x: 336, y: 286 },
      { text: 'Square', font: 'name', align: 'middle', x: 336, y: 304 },
      { text: '2 miles', font: 'small', align: 'start', x: 92, y: 534 },
      { text: 'Atlantic', font: 'ocean', align: 'middle', x: 313, y: 389 },
      { text: 'Ocean', font: 'ocean', align: 'middle', x: 313, y: 416 },
      { text: 'Intracoastal', font: 'water', align: 'end', x: 213, y: 425 },
      { text: 'Highland Beach', font: 'name', align: 'start', x: 269, y: 346 },
      { text: 'Glades Road', font: 'small', align: 'start', x: 93, y: 476 },
    ],
  },
  sources: [
    'Wikipedia, Old School Square: 51 N. Swinton Avenue, of 1913, 26.46250, -80.07250',
    'City of Delray Beach, ordinance 18-00: the Atlantic Avenue Bridge, placed on the waterway as it is drawn',
  ],
};

export const town = {
  title: 'Delray Beach',
  path: '/locations/delray-beach',
  city: 'Delray Beach',
  county: 'Palm Beach',
  lat: 26.4615,
  lon: -80.0728,
  label: 'west',
  isServedWithBooks: true,
  services: [
    { path: '/services/payroll-services', label: 'Restaurants and shops in Delray Beach' },
    { path: '/services/sales-tax-services', label: 'Kitchens and shops in Delray Beach' },
  ],
  body,
  map,
} satisfies CityEntry<`/locations/${string}`>;

import { formatPercent } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts, percentOn, valueOn } from '../facts.ts';
import { basicReturn, prices } from '../prices.ts';
import type { CityBody, Today } from '../types.ts';
import { type DriveTime, formatMinutes, formatUsual, sayMinutes } from './minutes.ts';
import type { CityEntry } from './types.ts';

/** How long the drive to the office takes. An estimate until somebody has driven it. */
const time: DriveTime = { atTen: [15, 15], later: [25, 25] };

const body = (today: Today, day: string): CityBody => ({
  head: {
    title: 'Highland Beach CPA for Condo Owners',
    description: `Condo owners, associations, snowbirds and foreign sellers in Highland Beach: Forms 1040-NR, 8288-B and 1120-H from CPAs ${formatUsual(time)} minutes away.`,
    keywords: 'CPA Highland Beach, condo association Form 1120-H, FIRPTA Form 8288-B, Form 1040-NR Florida',
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: `Palm Beach County · ${formatUsual(time)} minutes`,
    heading: 'Highland Beach CPAs for condo owners, snowbirds and boards.',
    aliases: 'highland',
    lede: 'Most people here own a condominium, many are away half the year, and some file in another country as well. We prepare the U.S. returns, for owners and for their associations.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
    keyFacts: [basicReturn, 'Questions answered by phone and mail', 'A CPA signs and explains each return'],
  },
  sections: [
    {
      kind: 'chips',
      nav: 'Clients',
      eyebrow: 'Clients served',
      heading: 'Owners and boards along A1A',
      items: [
        'Canadian snowbirds',
        'Owners from Europe and Latin America',
        'Association boards',
        'Building managers',
        'Retirees from the Northeast',
        'Absentee landlords',
        'Heirs settling a unit',
        'First-year Floridians',
        'Units held in an LLC',
      ],
    },
    {
      kind: 'considerations',
      nav: 'Condo filings',
      eyebrow: 'Owning here',
      heading: 'Filings that come with a condo',
      items: [
        {
          title: 'Short and seasonal leases',
          description: `Rent for six months or less carries ${today(facts.palmBeachTotal)} sales tax (${valueOn(facts.palmBeachTotal, '2025-06-30')} until the end of 2025) and a tourist development tax of ${today(facts.palmBeachTouristTax)} paid to the Palm Beach County Tax Collector, ${formatPercent(percentOn(facts.palmBeachTotal, day) + percentOn(facts.palmBeachTouristTax, day))} in all. Read your condominium declaration first: many buildings bar short leases.`,
        },
        {
          title: 'The furnished unit',
          description: `Beds, lamps and appliances in a rental are tangible personal property. The Property Appraiser expects a list of them (Form DR-405) by April 1, even from owners who live abroad. The first ${today(facts.equipmentExemption)} is exempt, but not if the list is late; while they are worth less, one list is enough.`,
        },
        {
          title: 'What the association files',
          description: `A federal return every year, usually Form 1120-H, and the annual report on the state’s Sunbiz site by ${today(facts.annualReportDue)}. Owners get a financial report within 120 days of the year’s end. From 50 units on that means ${today(facts.associationReport)}; otherwise a cash report.`,
        },
        {
          title: 'One permanent home',
          description: `Homestead goes to the unit you live in on January 1, if the Palm Beach County Property Appraiser has your application by March 1. ${today(facts.homesteadVoteClause)} You may not also claim a resident’s property tax break in another state.`,
        },
      ],
    },
    {
      kind: 'cards',
      nav: 'Services',
      eyebrow: 'Services in Highland Beach',
      heading: 'Returns for owners and associations',
      items: [
        {
          icon: 'globe',
          title: 'Nonresident returns',
          aliases:
            'green card, non resident, foreign owner, not a us citizen, visa, immigrant, house in canada, property in another country, canada half the year, nonresident',
          description: 'Form 1040-NR for rent or a sale, and a taxpayer number (Form W-7) if you have no Social Security number.',
          href: '/services/personal-tax-services',
        },
        {
          icon: 'key-round',
          title: 'FIRPTA closings',
          description: 'When a foreign owner sells, Form 8288-B asks the IRS to let the buyer withhold less of the price.',
          href: '/services/tax-planning',
        },
        {
          icon: 'building-2',
          title: 'Association returns',
          description: 'Form 1120-H and Form 1120 worked out side by side, for the board to compare.',
          href: '/services/nonprofit-tax-services#who-we-serve',
          line: 'Homeowners’ associations',
        },
        {
          icon: 'calculator',
          title: 'Board statements',
          description: 'Operating money and reserves kept apart, on pages that owners can follow.',
          href: '/services/accounting#who-we-serve',
          line: 'Condominium boards',
        },
        {
          icon: 'snowflake',
          title: 'Snowbird returns',
          description: `Federal and northern returns, which you can sign without flying back. The 2025 tax law raised the cap on deducting state and local taxes to ${today(facts.saltCap)}, an amount that shrinks at high incomes.`,
          href: '/services/tax-preparation#our-clients',
          line: 'Seasonal residents',
        },
        {
          icon: 'scroll-text',
          title: 'Units left to heirs',
          description: `The unit’s value on the date of death, the owner’s last return and, if the estate had income, Form 1041. An owner from abroad leaves an estate tax return (Form 706-NA) above ${today(facts.foreignEstate)} of U.S. property.`,
          href: '/services/estate-trust-services#what-we-prepare',
          line: 'Step-up basis schedules',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'Prices for an owner or an association',
      intro:
        'Nonresident and association returns and a withholding application are quoted before we start. The quote depends on how many owners are on the deed, whether the unit is rented, and how complete the records are.',
      rows: [prices.basic1040, prices.stateReturn, prices.salesTax, prices.bookkeeping],
    },
    {
      kind: 'question-cards',
      heading: 'Questions from Highland Beach owners',
      items: [
        {
          question: 'Our building levied a special assessment for concrete work. Is it deductible?',
          answer:
            'Not on a unit you live in. Your share of a capital project adds to basis and lowers the gain at sale, so file the notice with the payment record. In a rented unit, repairs may be deducted and improvements depreciated. The engineer’s scope usually shows which is which.',
        },
        {
          question: 'I lease my unit for exactly six months. Is lodging tax due?',
          answer:
            'Yes: six months counts as short. A genuine written lease for longer than six months is exempt from the first day. For a taxable stay you register twice, with the Florida Department of Revenue and with the county tax collector, and file each return by the 20th.',
        },
        {
          question: 'I live in Montreal and winter on A1A. Must I file with the IRS?',
          answer:
            'Perhaps only Form 8840. The IRS weighs your days over three years, and long winters can make you a resident by count. If you stay under 183 days this year, that form claims a closer connection to Canada; past that, only the tax treaty may help. If you earned no wages here, it is generally due June 15. Renting the unit out usually means a U.S. return as well, which can lose every deduction once it is 16 months late.',
        },
        {
          question: 'I am a foreign owner selling in Highland Beach. What will be withheld?',
          answer: `The buyer generally sends the IRS 15% of the whole price, even if you sell at a loss. It is ${today(facts.firptaHome)} if the buyer signs that he will live there. Form 8288-B, filed on or before the closing date, asks for a smaller amount. Any excess generally comes back with your Form 1040-NR, for which you need a taxpayer number, so apply early.`,
        },
        {
          question: 'Our association earned interest on its reserves. Is that taxed?',
          answer:
            'Yes. With Form 1120-H, owner assessments are generally exempt, but interest is taxed at a flat 30%. Form 1120 sometimes costs less and takes more work. For a calendar year both are due April 15, and Form 7004 extends the filing, though not the payment.',
        },
      ],
    },
    {
      kind: 'reviews',
      heading: 'Said by Highland Beach clients',
      limit: 3,
      items: [
        {
          quote:
            'Nine years as treasurer and I couldn’t have told you why we used the form we used. Now I’ve seen it both ways. We switched.',
          author: 'Mort F.',
          role: 'association treasurer',
          place: 'Highland Beach',
        },
        {
          quote: 'We closed on a Thursday, and the withholding application had been filed on the Tuesday before.',
          author: 'Claude R.',
          role: 'seasonal owner from Montreal',
        },
        {
          quote: 'I’m a landlord from 1,400 miles away, and the county return goes in every month without me. Knock on wood.',
          author: 'Lucille W.',
          role: 'landlord',
          place: 'Highland Beach',
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Buildings',
      eyebrow: 'Buildings',
      heading: 'Condominiums, and the houses on Bel Lido',
      items: [
        'Toscana',
        'Boca Highland',
        'Monterey House',
        'Dalton Place',
        'Coronado',
        'Villa Magna',
        'Regency Highland',
        'Parker Highland',
        'Braemar Isle',
        'Casuarina',
        'Bel Lido',
      ],
    },
    {
      kind: 'local',
      nav: 'The drive',
      beside: true,
      eyebrow: 'The way over',
      heading: 'The bridge at Spanish River Boulevard',
      paragraphs: [
        'No bridge lands in town. Drive A1A south to Spanish River Boulevard, cross the Intracoastal and follow it to the interstate. From there it is one exit south to Glades Road, just west of I-95.',
        `From the north end, the Linton Boulevard bridge may be quicker. Either way, plan on ${formatMinutes(time.atTen)} minutes at ten in the morning, and ${formatMinutes(time.later)} on a winter afternoon.`,
      ],
      links: [],
    },
  ],
  cta: {
    heading: 'Talk to us while you are here.',
    text: `Call now for anything that must be done by December 31. It takes ${claims.consultation.value}, in Boca Raton or by phone. For April 15, have your papers here by ${claims.papersBy.value}.`,
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
});

export const city = {
  title: 'Highland Beach',
  path: '/locations/highland-beach',
  city: 'Highland Beach',
  county: 'Palm Beach',
  lat: 26.3998,
  lon: -80.0656,
  services: [
    { path: '/services/estate-trust-services', label: 'Families in Highland Beach' },
    { path: '/services/irs-resolution', label: 'Snowbirds in Highland Beach' },
  ],
  body,
  ways: [
    ['By Spanish River Boulevard, at ten', sayMinutes(time.atTen)],
    ['The same, a winter afternoon', sayMinutes(time.later)],
    ['From the north end', 'by Linton Boulevard'],
  ],
} satisfies CityEntry<`/locations/${string}`>;

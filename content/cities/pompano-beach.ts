import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts, valueOn } from '../facts.ts';
import { prices } from '../prices.ts';
import type { CityBody, Today } from '../types.ts';
import { type DriveTime, formatMinutes, formatUsual, sayMinutes } from './minutes.ts';
import type { CityEntry } from './types.ts';

/** How long the drive to the office takes. An estimate until somebody has driven it. */
const time: DriveTime = { atTen: [20, 30], later: [30, 40] };

const body = (today: Today): CityBody => ({
  head: {
    title: 'Pompano Beach CPA for Trades and Boats',
    description:
      'A CPA for Pompano Beach contractors, warehouses, boat owners and condo owners: job books, 1099s, sales tax, the DR-405 and the yearly return.',
    keywords: 'CPA Pompano Beach, contractor accountant Pompano Beach, marine bookkeeping, Form DR-405 Broward',
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: `Broward County · ${formatUsual(time)} minutes`,
    heading: 'Pompano Beach CPAs for crews, boats and condos.',
    aliases: 'pompano',
    lede: 'We keep the books, run the payroll and file the returns of contractors, shops and charter boats in Pompano Beach, and prepare the returns of its condo owners and retirees.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
    keyFacts: [
      `Books for ${formatPrice(prices.bookkeeping.price)}`,
      'Open weekdays and Saturdays',
      'Two of us read every income tax return',
    ],
  },
  sections: [
    {
      kind: 'chips',
      nav: 'Businesses',
      eyebrow: 'Businesses we serve',
      heading: 'Trades and shops we keep books for',
      intro: 'Pompano makes, stores and installs things. If your line of work is missing here, call and ask.',
      items: [
        'Roofers and shutter installers',
        'Air conditioning and electrical',
        'Stone and cabinet shops',
        'Warehouses and freight',
        'Truck and auto repair',
        'Dock and seawall builders',
        'Boat repair',
        'Charter and drift boats',
        'Restaurants by the pier',
        'Small motels',
      ],
    },
    {
      kind: 'cards',
      nav: 'Services',
      eyebrow: 'Services in Pompano',
      heading: 'Books and taxes behind the trade',
      items: [
        {
          icon: 'hard-hat',
          title: 'Contractor books',
          description:
            'Costs posted to the job they belong to and retainage kept apart, with a job report for the bonding company.',
          href: '/services/bookkeeping-services',
        },
        {
          icon: 'receipt-text',
          title: 'Materials and use tax',
          description: 'Proof of the tax you paid at the supply house, and use tax on what you bought out of state untaxed.',
          href: '/services/sales-tax-services',
        },
        {
          icon: 'users-round',
          title: 'Crews and 1099s',
          description: `Who is an employee with a W-2 and who a contractor with a 1099-NEC, settled with the first check. For payments made in 2026 the 1099 starts at ${valueOn(facts.contractorThreshold, '2026-06-30')} a year (${valueOn(facts.contractorThreshold, '2025-06-30')} in 2025). Both forms go out by January 31. With ${today(facts.eVerify)}, E-Verify is required.`,
          href: '/services/payroll-services#problems',
          line: 'Crew on 1099s',
        },
        {
          icon: 'anchor',
          title: 'Marine trades',
          description:
            'Returns for captains, dock builders and repair shops. Parts on a repair bill usually make the labor taxable too.',
          href: '/services/business-tax-services',
        },
        {
          icon: 'forklift',
          title: 'Racks, lifts and trucks',
          description:
            'Equipment you acquired after January 19, 2025 can generally be deducted in full in the year you put it to work. Cars and light trucks have lower limits, and Florida’s corporate tax has rules of its own.',
          href: '/services/tax-planning#decisions',
          line: 'Equipment and research',
        },
        {
          icon: 'house',
          title: 'Condo owners',
          description: `Returns with a pension and Social Security, or for the year a unit sells. Through 2028 each owner 65 or older gets up to ${today(facts.seniorDeduction)} of extra deduction, less at higher incomes; a couple has to file jointly.`,
          href: '/services/personal-tax-services#what-we-do',
          line: 'Retirement income',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'Prices for monthly books and yearly returns',
      intro: `The number of jobs, bank accounts and people on the crew moves the monthly fees. An owner without a company adds a Schedule C for ${formatPrice(prices.scheduleC.price)}. Months of catch-up are quoted before we start.`,
      rows: [prices.bookkeeping, prices.payroll, prices.sCorporation, prices.basic1040],
    },
    {
      kind: 'considerations',
      nav: 'Permits',
      eyebrow: 'Compliance',
      heading: 'Permits and filings that get missed',
      items: [
        {
          title: 'Shop equipment',
          description: `Saws, compressors and shelving go on a property tax return (Form DR-405) to the Broward County Property Appraiser by April 1. Filing late brings a penalty and loses that year’s exemption of ${today(facts.equipmentExemption)}.`,
        },
        {
          title: 'The city’s rental permits',
          description:
            'Renting for six months or less takes a city permit that expires each September 30, plus a state lodging license, city and county receipts, and accounts for sales tax and Broward’s tourist tax. A longer rental still needs the city’s business tax receipt.',
        },
        {
          title: 'Workers’ compensation exemption',
          description:
            'An officer or LLC member who owns at least 10% of a construction company may generally apply for this exemption, three to a company. It covers that person alone, who then has no benefits if hurt, and lasts two years. Everyone else on the crew needs a policy.',
        },
        {
          title: 'Surtax on big tickets',
          description: `Broward adds ${today(facts.browardSurtax)} to the state’s ${today(facts.stateSalesTax)}, or ${today(facts.browardTotal)} in all. On a single item of goods the county’s part stops after the first ${today(facts.surtaxCap)} of the price.`,
        },
      ],
    },
    {
      kind: 'reviews',
      heading: 'Word from the job site',
      limit: 3,
      items: [
        {
          quote: 'Bonding agent asked for job reports on a Tuesday. I had them to him Wednesday. Used to be I’d just not bid.',
          author: 'Dwayne P.',
          role: 'roofing contractor',
          place: 'Powerline Road',
        },
        {
          quote:
            'We do charters, we do drift trips, we do a burial at sea now and then, and all of it used to land in one account. Now each has its own line and I sleep better.',
          author: 'Rafael F.',
          role: 'boat owner',
          place: 'Hillsboro Inlet',
        },
        {
          quote:
            'Thirty-one subs and every 1099 was out by the deadline. My wife used to spend all of February on those, so she says hello.',
          author: 'Luis Q.',
          role: 'general contractor',
          place: 'Copans Road',
        },
      ],
    },
    {
      kind: 'question-cards',
      heading: 'Contracts, charters and casino winnings',
      items: [
        {
          question: 'I hang shutters and build docks. Do I charge sales tax?',
          answer:
            'On a lump-sum job that improves real property, usually no. You are the final user: pay tax when you buy materials and build it into your price. Selling goods uninstalled, or under a contract that itemizes them as a retail sale, changes the answer. We can read one of each contract with you.',
        },
        {
          question: 'My landlord on Powerline Road still bills sales tax on the warehouse. Is that right?',
          answer:
            'Look at which months the bill covers. Florida dropped the tax for occupancy starting October 1, 2025, so only older months can still carry it. Truck parking billed on its own may be another matter: parking spaces in lots and garages were left out of the repeal.',
        },
        {
          question: 'We fish out of Hillsboro Inlet. Are our fares taxable?',
          answer:
            'It depends on what you sell. Chartering the whole boat with crew, solely for fishing, is exempt from Florida sales tax. Seats sold by the head on a drift boat are not. A sunset cruise is a separate question again, which is why each kind of trip belongs on its own line in the books.',
        },
        {
          question: 'I won at the casino off Powerline Road and got a W-2G form. What is taxed?',
          aliases: 'sportsbook, gambling losses, lottery, poker',
          answer: `Florida takes nothing, but every win is federal income, with or without the form. Losses help only if you itemize. From 2026 the law counts ${today(facts.gamblingLosses)} of them, up to your winnings, so even a break-even year can cost tax. Keep a diary of each visit, since a player’s card statement alone may not satisfy the IRS.`,
        },
        {
          question: 'My shop is in Pompano and I live in Lighthouse Point. Which city’s business tax do I pay?',
          answer: `Pompano Beach’s for the shop, and Broward County’s as well. Lighthouse Point comes into it only if you also work from the house. A second Pompano location needs its own two receipts, and all of them expire on September 30. ${today(facts.businessTaxClause)}`,
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Neighborhoods',
      eyebrow: 'Where you live',
      heading: 'Neighborhoods from Palm-Aire to the pier',
      items: [
        'Palm-Aire',
        'Cypress Bend',
        'Leisureville',
        'Collier City',
        'Kendall Green',
        'Cresthaven',
        'Pompano Beach Highlands',
        'Old Pompano',
        'Garden Isles',
        'Harbor Village',
        'Hillsboro Shores',
      ],
    },
    {
      kind: 'local',
      nav: 'The drive',
      beside: true,
      eyebrow: 'The drive',
      heading: 'I-95 or Powerline Road',
      paragraphs: [
        `From the pier and the fishing village, Atlantic Boulevard runs west to I-95. From the warehouses, Copans Road is closer. The drive north takes ${formatMinutes(time.atTen)} minutes, and ${formatMinutes(time.later)} after four; it ends at Glades Road, just west of I-95.`,
        'From Palm-Aire you can stay on Powerline Road through Deerfield Beach and into Boca Raton. It is traffic lights the whole way, but it keeps moving when the interstate stops. We are open Saturdays, which suits people who spend the week on a roof.',
      ],
      links: [],
    },
  ],
  cta: {
    heading: 'Start with a single job if you like.',
    text: `A contract and last year’s return are enough. A CPA looks at them with you for ${claims.consultation.value}, free, by phone or on a Saturday in Boca Raton.`,
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
});

export const city = {
  title: 'Pompano Beach',
  path: '/locations/pompano-beach',
  city: 'Pompano Beach',
  county: 'Broward',
  lat: 26.2379,
  lon: -80.1248,
  isLocalBusiness: true,
  isServedWithBooks: true,
  services: [
    { path: '/services/accounting', label: 'Marine trades in Pompano Beach' },
    { path: '/services/bookkeeping-services', label: 'Trades and boats in Pompano Beach' },
  ],
  body,
  ways: [
    ['By I-95, at ten in the morning', sayMinutes(time.atTen)],
    ['By I-95, after four', sayMinutes(time.later)],
    ['By Powerline Road', 'lights, but it moves'],
  ],
} satisfies CityEntry<`/locations/${string}`>;

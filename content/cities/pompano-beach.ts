import { claims } from '../claims.ts';
import { facts, stated } from '../facts.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Pompano Beach CPA for Trades and Boats',
    description:
      'A CPA for Pompano Beach contractors, warehouses, boat owners and condo owners: job books, 1099s, sales tax, the DR-405 and the yearly return.',
    keywords: 'CPA Pompano Beach, contractor accountant Pompano Beach, marine bookkeeping, Form DR-405 Broward',
  },
  hero: {
    eyebrow: 'Broward County · 25 minutes from the office',
    heading: 'Pompano Beach CPAs for crews, boats and condos.',
    lede: 'From a yard off Powerline Road to a slip by Hillsboro Inlet, you do the work here and the paperwork goes to Tallahassee. We do the paperwork.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'chips',
      eyebrow: 'Businesses we serve',
      heading: 'From the yards to the inlet',
      intro: 'Pompano makes, stores and installs things. These are the trades we keep books for.',
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
      eyebrow: 'Services in Pompano',
      heading: 'The paperwork behind the trade',
      items: [
        {
          icon: 'hard-hat',
          title: 'Contractor books',
          description:
            'Costs posted to the job they belong to, retainage kept apart, and a job report to hand the bonding company.',
          href: '/services/bookkeeping-services',
        },
        {
          icon: 'receipt-text',
          title: 'Materials and use tax',
          description: 'What you paid at the supply house, what you bought out of state without tax, and the proof of both.',
          href: '/services/sales-tax-services',
        },
        {
          icon: 'users-round',
          title: 'Crews and 1099s',
          description: 'W-2 or 1099-NEC, settled before the first check. Both are due January 31.',
          href: '/services/payroll-services',
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
          description: 'When to buy, what to write off this year, and how that looks to your lender.',
          href: '/services/tax-planning',
        },
        {
          icon: 'house',
          title: 'Condo owners',
          description: 'Form 1040 for Palm-Aire and Cypress Bend: pensions, Social Security, the year a unit sells.',
          href: '/services/personal-tax-services',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Compliance',
      heading: 'Four filings that get missed',
      items: [
        {
          title: 'Shop equipment',
          description:
            'Saws, compressors and shelving go on a DR-405 to the Broward County Property Appraiser by April 1. Being late brings a penalty and can cost the exemption.',
        },
        {
          title: 'The city’s rental permit',
          description:
            'Renting for six months or less takes an annual city permit, plus a state lodging license, city and county receipts, and accounts for sales tax and Broward’s tourist tax.',
        },
        {
          title: 'Workers’ compensation exemption',
          description:
            'An officer who owns enough of a construction company may apply for one. It covers that person alone, and it expires. Helpers need a policy.',
        },
        {
          title: 'Surtax on big tickets',
          description: `Broward adds ${claims.surtax.pages} to the state’s ${facts.stateSalesTax.value}, or ${stated(facts.countyTotal)} in all. On one expensive item the surtax reaches only the first part of the price.`,
        },
      ],
    },
    {
      kind: 'reviews',
      eyebrow: 'Reviews',
      heading: 'Word from the job site',
      limit: 3,
      items: [
        {
          quote: 'I finally see which jobs made money. Two of my regulars did not.',
          author: 'Dwayne P.',
          role: 'roofing contractor, Powerline Road',
        },
        {
          quote: 'They separated our private charters from our drift trips before anybody at the state asked.',
          author: 'Rosalind F.',
          role: 'boat owner, Hillsboro Inlet',
        },
        {
          quote: 'Thirty-one subs, and every 1099 left in January. We used to be at it until March.',
          author: 'Luis Q.',
          role: 'general contractor, Copans Road',
        },
      ],
    },
    {
      kind: 'question-cards',
      eyebrow: 'Pompano questions',
      heading: 'Asked between Atlantic and Copans',
      items: [
        {
          question: 'I hang shutters and build docks. Do I charge sales tax?',
          answer:
            'On a lump-sum job that improves real property, usually no. You are the final user: pay tax when you buy materials and build it into your price. Selling goods uninstalled, or under a contract that itemizes them as a retail sale, changes the answer. Send us one of each contract.',
        },
        {
          question: 'My landlord on Powerline Road still bills sales tax on the warehouse. Is that right?',
          answer:
            'Look at which months the bill covers. Florida dropped the tax for occupancy starting October 1, 2025, so only older months can still carry it. Truck parking billed on its own may be another matter: parking spaces in lots and garages were left out of the repeal.',
        },
        {
          question: 'We fish out of Hillsboro Inlet. Are our fares taxable?',
          answer:
            'It depends how you sell them. Chartering the whole boat with crew, solely for fishing, is exempt from Florida sales tax. Seats sold by the head on a drift boat are not. A sunset cruise needs its own look. Keep each kind of trip on its own line in the books.',
        },
        {
          question: 'I won at the casino by the old harness track. What about the W-2G?',
          answer:
            'Florida takes nothing. Every win is federal income, with or without the form. Losses go on Schedule A, so they help only if you itemize, and the law limits them. Keep a diary of each visit: a player’s card statement alone may not satisfy the IRS.',
        },
        {
          question: 'My shop is in Pompano and I live in Lighthouse Point. Which city do I pay?',
          answer:
            'Pompano Beach for the shop, and Broward County for its receipt. Lighthouse Point is its own city and comes into it only if you also work from the house. A second Pompano location needs its own pair. They all run out on September 30.',
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Where you live',
      heading: 'Palm-Aire, the Highlands and the beach',
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
      eyebrow: 'The drive',
      heading: 'I-95, or Powerline all the way',
      paragraphs: [
        'From the pier and the fishing village, Atlantic Boulevard runs west to I-95. From the warehouses, Copans Road is closer. Head north and leave at Glades Road: 25 to 35 minutes, with ten more after four in the afternoon.',
        'From Palm-Aire you can stay on Powerline Road through Deerfield Beach and into Boca Raton. It is traffic lights the whole way, 30 to 40 minutes, and it keeps moving when the interstate stops. We are open Saturdays, which suits people who spend the week on a roof.',
      ],
      links: [],
    },
  ],
  closing: {
    heading: 'Bring the job folder.',
    text: 'A contract, your list of subs and last year’s return are enough for a free first look.',
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
};

import { formatPrice } from '../../shared/format.ts';
import { facts, valueOn } from '../facts.ts';
import { prices } from '../prices.ts';
import type { CityBody, Today } from '../types.ts';
import { type DriveTime, formatMinutes, formatUsual, sayMinutes } from './minutes.ts';
import type { CityEntry } from './types.ts';

/** How long the drive to the office takes. An estimate until somebody has driven it. */
const time: DriveTime = { atTen: [20, 20], later: [30, 30] };

const body = (today: Today): CityBody => ({
  head: {
    title: 'Boynton Beach Accountant and CPA',
    description:
      'Books, payroll, sales tax and returns for Boynton Beach contractors, medical offices, charter captains and retirees. Free first consultation.',
    keywords: 'CPA Boynton Beach, accountant Boynton Beach, contractor bookkeeping, medical practice accountant Boynton Beach',
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: `Palm Beach County · ${formatUsual(time)} minutes`,
    heading: 'CPAs for Boynton Beach contractors, captains, clinics and retirees.',
    aliases: 'boynton',
    lede: 'We keep the books of crews on Congress Avenue and run the payroll of offices near Bethesda Hospital. Captains at the marina and retirees in Leisureville bring us their tax returns.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
    keyFacts: [
      `Bookkeeping ${formatPrice(prices.bookkeeping.price)}`,
      'Calls normally returned within one business day',
      'Two people read every income tax return',
    ],
  },
  sections: [
    {
      kind: 'cards',
      nav: 'Services',
      eyebrow: 'Services in Boynton',
      heading: 'Work we do on both sides of I-95',
      items: [
        {
          icon: 'hammer',
          title: 'Books for the trades',
          description: 'Labor, materials and deposits recorded job by job, which shows you the contracts that paid.',
          href: '/services/bookkeeping-services',
        },
        {
          icon: 'users-round',
          title: 'Crew payroll',
          description: `Weekly or bi-weekly pay and the quarterly returns. From 2026 the W-2 also reports the overtime premium, of which your crew may deduct up to ${today(facts.overtimeDeduction)} through 2028 (${today(facts.overtimeDeductionJoint)} on a joint return, which a married couple needs), less at higher incomes. With ${today(facts.eVerify)}, E-Verify is required.`,
          href: '/services/payroll-services#what-we-do',
          line: 'Tips and overtime on the W-2',
        },
        {
          icon: 'stethoscope',
          title: 'Medical practices',
          description: 'The company’s return, an owner’s salary you can defend and monthly numbers for the partners.',
          href: '/services/business-tax-services#what-we-prepare',
          line: 'S corporation returns',
        },
        {
          icon: 'anchor',
          title: 'Charter boats',
          description: 'A Schedule C or a company return, with fuel, slip rent and the boat’s depreciation in the right place.',
          href: '/services/tax-preparation#what-we-cover',
          line: 'Schedules C and E',
        },
        {
          icon: 'receipt-text',
          title: 'Shop and restaurant tax',
          description: 'The state sales tax return (DR-15), plus use tax on equipment bought online without Florida tax.',
          href: '/services/sales-tax-services',
        },
        {
          icon: 'house',
          title: 'Retirement returns',
          description: 'Pensions, Social Security and IRA withdrawals, with the withholding set to fit the year’s tax.',
          href: '/services/personal-tax-services#what-we-do',
          line: 'Retirement income',
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Businesses',
      eyebrow: 'Businesses served',
      heading: 'Trades and practices on our list',
      items: [
        'Air conditioning contractors',
        'Electricians and plumbers',
        'Roofers',
        'Landscapers',
        'Medical and dental offices',
        'Physical therapists',
        'Charter captains',
        'Dive and rental boats',
        'Restaurants and bakeries',
        'Auto repair shops',
        'Hair and nail salons',
      ],
    },
    {
      kind: 'considerations',
      nav: 'Local rules',
      eyebrow: 'Local compliance',
      heading: 'Opening for business in Boynton Beach',
      items: [
        {
          title: 'What the city asks for',
          description:
            'A shop or office generally needs a Certificate of Use and Occupancy and a business tax receipt before it opens. Home businesses and rental units need the receipt too. Development Services handles both.',
        },
        {
          title: 'The county receipt',
          description: `The Palm Beach County Tax Collector issues a second receipt once the city has approved the zoning. You can renew from July 1, and what is unpaid after September 30 draws a penalty that grows each month. ${today(facts.businessTaxClause)}`,
        },
        {
          title: 'Rates at the register',
          description: `The state’s ${today(facts.stateSalesTax)} and a county surtax of ${today(facts.palmBeachSurtax)} make ${today(facts.palmBeachTotal)}, in force since New Year’s Day 2026. The surtax was ${valueOn(facts.palmBeachSurtax, '2025-06-30')} through 2025, and registers that were never reset still charge it.`,
        },
        {
          title: 'Tools and equipment',
          description: `Compressors, dental chairs and walk-in coolers are taxed by the county as tangible personal property. Send Form DR-405 to the Property Appraiser by April 1; only then is the first ${today(facts.equipmentExemption)} exempt.`,
        },
      ],
    },
    {
      kind: 'local',
      nav: 'The drive',
      eyebrow: 'Getting here',
      heading: 'I-95 or Congress Avenue to Glades Road',
      paragraphs: [
        `Gateway Boulevard, Boynton Beach Boulevard and Woolbright Road all meet I-95. Go south to the Glades Road exit, and you are nearly there: the office is just west of it. Expect ${formatMinutes(time.atTen)} minutes at ten in the morning, and ${formatMinutes(time.later)} when traffic stacks up around Linton.`,
        'Renaissance Commons and Quantum Park have another choice on days when 95 stops: Congress Avenue to Yamato Road, then west to Military Trail and south to Glades. From the marina, pick up the highway at Woolbright, because US 1 goes through the lights of downtown Delray.',
      ],
      links: [],
    },
    {
      kind: 'chips',
      nav: 'Neighborhoods',
      beside: true,
      eyebrow: 'Neighborhoods',
      heading: 'Boynton addresses in our files',
      intro: 'Some are outside the city limits, which matters for permits and receipts.',
      items: [
        'Leisureville',
        'Hunters Run',
        'Quail Ridge',
        'Renaissance Commons',
        'Quantum Park',
        'Marina Village',
        'Chapel Hill',
        'Golfview Harbour',
        'Boynton Lakes',
        'Heart of Boynton',
        'Aberdeen',
      ],
    },
    {
      kind: 'question-cards',
      heading: 'Questions from the dock and the job site',
      items: [
        {
          question: 'I run charters from the Boynton marina. Do my customers pay sales tax?',
          answer:
            'That turns on how the trip is sold. Hiring out the whole boat with its crew, solely for fishing, is exempt under section 212.08(7)(y) of the Florida Statutes. Tickets sold by the head on a party boat are taxable admissions. A sunset cruise is not fishing, and we would look at it with you first.',
        },
        {
          question: 'My van works out of a bay off Congress Avenue. Is a repipe taxable?',
          answer:
            'Under a lump-sum contract, usually not. The job improves real property: you pay the tax on pipe and fixtures when you buy them, and the homeowner’s invoice shows none. Repairs to appliances and movable equipment follow other rules, and those invoices usually carry tax.',
        },
        {
          question: 'My mail says Boynton Beach, but I live west of Military Trail. Which receipt applies?',
          answer:
            'Look at the municipality line on your Property Appraiser record. Much of the land out there is unincorporated, which leaves a home business with county zoning and one county receipt. Rent a bay or an office inside the limits, and that address needs the city’s papers.',
        },
        {
          question: 'I am buying a practice near Bethesda Hospital. What comes before closing?',
          answer:
            'Agree with the seller on how the price is divided among the assets, because you both report it on Form 8594. Have the seller obtain the Florida Department of Revenue’s certificate of compliance: a buyer can inherit unpaid state taxes. Then set up payroll, and list the equipment for the DR-405.',
        },
        {
          question: 'I live on a pension in Leisureville. Why do I owe money every April?',
          answer: `Often nothing is withheld from Social Security, and tax is withheld from the pension as if it were your only income. Form W-4V sets withholding on the first and Form W-4P on the second, or we prepare quarterly vouchers. Through 2028 the 2025 tax law also lets each of you who is 65 or older deduct up to ${today(facts.seniorDeduction)} a year, an amount that shrinks when income is above $75,000, or $150,000 on the joint return that a couple needs for it.`,
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'Prices for a Boynton shop or household',
      intro:
        'Bookkeeping goes up with the number of accounts and transactions, payroll with your headcount and how often you pay. A captain or contractor without a company pays for the personal return and the Schedule C together.',
      rows: [prices.bookkeeping, prices.payroll, prices.scheduleC, prices.basic1040],
    },
    {
      kind: 'reviews',
      heading: 'What Boynton clients say',
      limit: 3,
      items: [
        {
          quote:
            'I used to bid from memory. Now every job’s got its own materials and its own helpers, and last month I walked away from one that would’ve cost me.',
          author: 'Reggie T.',
          role: 'plumbing contractor',
          place: 'Boynton Beach',
        },
        {
          quote:
            'Nine people get paid every other Friday and I’m back with patients five minutes later. I can’t thank them enough.',
          author: 'Yesenia M.',
          role: 'physical therapist',
          place: 'Boynton Beach',
        },
        {
          quote:
            'I’d paid tax on whole-boat trips since I bought the boat. They showed me the statute that says I didn’t have to. Still a little mad about it.',
          author: 'Dale H.',
          role: 'charter captain',
          place: 'Boynton Beach',
        },
      ],
    },
  ],
  cta: {
    heading: 'Which part would you like off your desk?',
    text: 'Call, then come by with last year’s return and a recent bank statement. A CPA looks at them with you at no charge, and says what needs attention first.',
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
});

export const city = {
  title: 'Boynton Beach',
  path: '/locations/boynton-beach',
  city: 'Boynton Beach',
  county: 'Palm Beach',
  lat: 26.5318,
  lon: -80.0905,
  isServedWithBooks: true,
  services: [{ path: '/services/succession-planning', label: 'Family companies in Boynton Beach' }],
  body,
  ways: [
    ['By I-95, at ten in the morning', sayMinutes(time.atTen)],
    ['By I-95, when Linton stacks up', sayMinutes(time.later)],
    ['When I-95 stops', 'by Congress Avenue'],
  ],
} satisfies CityEntry<`/locations/${string}`>;

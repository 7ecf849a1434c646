import { capitalize, formatPrice } from '../../shared/format.ts';
import { facts, valueOn } from '../facts.ts';
import { basicReturn, prices, quotedBy } from '../prices.ts';
import type { ServicePath } from '../services/index.ts';
import { team } from '../team.ts';
import type { CityBody, ServiceItem, Today } from '../types.ts';
import { type DriveTime, formatMinutes, sayMinutes } from './minutes.ts';
import type { CityEntry } from './types.ts';

/** How long the drive to the office takes. An estimate until somebody has driven it. */
const time: DriveTime = { atTen: [10, 20], later: [20, 25] };

const body = (today: Today): CityBody => ({
  head: {
    title: 'CPA in Boca Raton, Florida',
    description:
      'Tax returns, books and payroll for Boca Raton households, medical offices, restaurants and family offices. Near Glades Road, just west of I-95.',
    keywords:
      'CPA Boca Raton, accountant Boca Raton, tax preparation Boca Raton, bookkeeping Boca Raton, small business accountant Boca Raton',
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: 'Palm Beach County · our home town',
    heading: 'Boca Raton accountants, from Mizner Park to Boca West.',
    aliases: 'boca',
    lede: 'Tax returns, books and payroll for Boca households, medical offices and restaurants. Our one office is here, near Glades Road and I-95: call, then bring the IRS letter or the K-1, and a CPA reads it with you.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
    keyFacts: [basicReturn, 'First consultation free', capitalize(team.trades)],
  },
  sections: [
    {
      kind: 'cards',
      nav: 'Our work',
      eyebrow: 'What we do here',
      heading: 'Work that Boca brings us',
      aliases: 'medical practice, dentist, doctor, physician',
      items: [
        {
          icon: 'stethoscope',
          title: 'Medical practices',
          description:
            'Returns for the practice and its doctors, and monthly books for offices around Boca Raton Regional Hospital.',
          href: '/services/business-tax-services',
        },
        {
          icon: 'building-2',
          title: 'Condos on A1A',
          description:
            'Rental income on Schedule E, the gain in the year you sell, and a record of the assessments that add to your cost.',
          href: '/services/personal-tax-services#what-we-do',
          line: 'Rental property',
        },
        {
          icon: 'utensils',
          title: 'Restaurants downtown',
          description: 'The state sales tax return (DR-15), with card deposits matched to the register, and tips on payroll.',
          href: '/services/sales-tax-services',
        },
        {
          icon: 'scroll-text',
          title: 'Family offices and trusts',
          description:
            'Trust and gift tax returns for high-net-worth individuals and their families, a running list of the K-1s still to come, and the opportunity-fund gains that are taxed on December 31, 2026.',
          href: '/services/estate-trust-services#what-we-prepare',
          line: 'Form 1041',
        },
        {
          icon: 'cpu',
          title: 'Tech on the old IBM campus',
          description:
            'Stock options and staff in other states, for companies at BRIC. For federal tax, U.S. research costs can generally be deducted again in the year you pay them; Florida’s rules differ.',
          href: '/services/tax-planning#decisions',
          line: 'Equipment and research',
        },
        {
          icon: 'graduation-cap',
          title: 'Private schools',
          description:
            'The yearly Form 990 for schools and their foundations, due November 15 when the school year closes on June 30. A church’s own school usually owes none.',
          href: '/services/nonprofit-tax-services#what-we-do',
          line: 'Annual return',
        },
      ],
    },
    {
      kind: 'service-list',
      nav: 'Services',
      eyebrow: 'Services',
      heading: 'CPA services for all of Boca',
      intro: 'Pick the one closest to your question.',
      limit: 6,
      items: [
        {
          path: '/services/business-tax-services',
          title: 'Business tax in Boca Raton',
          description:
            'S corporation and partnership returns for companies from Yamato Road to Camino Real, due March 15 for a calendar year.',
        },
        {
          path: '/services/personal-tax-services',
          title: 'Personal tax in Boca Raton',
          description: 'Your federal Form 1040, and the last part-year return for the state you left.',
        },
        {
          path: '/services/bookkeeping-services',
          title: 'Bookkeeping in Boca Raton',
          description: `Books closed each month and checked against the bank, ${formatPrice(prices.bookkeeping.price)}.`,
        },
        {
          path: '/services/payroll-services',
          title: 'Payroll in Boca Raton',
          description: 'Pay runs for offices along Glades Road, the quarterly federal and Florida reports, and W-2s in January.',
        },
        {
          path: '/services/business-advisory',
          title: 'Business advisory in Boca Raton',
          description: `Rent, prices and your own pay, worked through before you sign a lease near Mizner Park. Planning is ${formatPrice(prices.planning.price)}.`,
        },
        {
          path: '/services/quickbooks-support',
          title: 'QuickBooks in Boca Raton',
          description: 'Our ProAdvisor cleans up a file that three assistants have touched, then trains the one who keeps it.',
        },
        {
          path: '/services/nonprofit-tax-services',
          title: 'Nonprofit tax in Boca Raton',
          description: 'Form 990 and board statements for foundations and booster clubs, in the city and west of it.',
        },
        {
          path: '/services/succession-planning',
          title: 'Succession planning in Boca Raton',
          description: 'A value for the practice, and a plan for the partner who wants out in five to ten years.',
        },
      ] satisfies (ServiceItem & { path: ServicePath })[],
      all: { label: 'View All CPA Services in Boca Raton', href: '/services' },
    },
    {
      kind: 'audience',
      nav: 'Clients',
      eyebrow: 'Who we see',
      heading: 'Boca clients we know well',
      items: [
        {
          title: 'New arrivals',
          description:
            'You bought in Broken Sound and kept an apartment up north. We look at which days and ties still point there.',
        },
        {
          title: 'Doctors who own the suite',
          description:
            'The practice is one entity and the building LLC another. We prepare both returns, with the same rent on each.',
        },
        {
          title: 'Families with help at home',
          description: `A housekeeper in Royal Palm is usually your employee. From ${valueOn(facts.householdWages, '2026-06-30')} of pay in 2026 that means a W-2, and Schedule H with your return; from ${today(facts.householdQuarter)}, unemployment tax as well.`,
        },
        {
          title: 'FAU faculty and founders',
          description:
            'Consulting or a start-up on the side is Schedule C income, and the withholding from your salary seldom covers the tax on it.',
        },
      ],
    },
    {
      kind: 'question-cards',
      heading: 'Questions our neighbors bring in',
      items: [
        {
          question: 'My mail says Boca Raton, but I am west of the city line. Which business tax receipt do I need?',
          answer:
            'The parcel decides, not the mailing address. Boca West and Boca Del Mar are unincorporated, and a business there takes out the county receipt alone. Inside the line you need two: the city reviews the zoning first and signs the county application, and you take that to the county tax collector.',
        },
        {
          question: 'I moved to Boca and kept my New York job. Am I done with New York?',
          answer:
            'Often you are not. If your desk is assigned to a New York office, the state generally taxes the days you work from home here for your own convenience. An apartment there and more than 183 days in the state can even make you a resident. Bring the W-2 and offer letter, and we will see if a nonresident return (Form IT-203) is due.',
        },
        {
          question: 'My daughter at FAU received a 1098-T. Whose return does it go on?',
          aliases: 'son in college, 529, fau',
          answer: `If you claim her as a dependent, an education credit belongs on your Form 1040. It ends at ${today(facts.educationCreditEnd)}; above that she may take it, if you leave her off your return. From 2026 it takes a Social Security number for each of you. Scholarship money spent on anything besides tuition, fees and required course materials, such as campus housing, is generally income on hers. The student account statement shows which is which.`,
        },
        {
          question: 'We bought on A1A in October. Is homestead automatic?',
          answer: `No. The unit must be your permanent home on January 1, and you apply to the Palm Beach County Property Appraiser by March 1. The seller’s exemption may still show on this year’s bill. If you had a Florida homestead before, Form DR-501T carries the cap’s benefit over, ${today(facts.portabilityCap)}, within three years: the new one must be in place by the third January 1 after you gave up the old one. ${today(facts.homesteadVoteClause)}`,
        },
        {
          question: 'I rent my medical suite from my own LLC. Is there still sales tax?',
          answer:
            'Not on the suite: the state’s tax on commercial rent ended for periods after September 2025, even when landlord and tenant are both you. Earlier months stay taxable, and so does a separate charge for garage parking. Keep paying by check, because the LLC still reports the rent and the practice deducts it.',
        },
      ],
    },
    {
      kind: 'considerations',
      nav: 'Local rules',
      eyebrow: 'Local rules',
      heading: 'City and county rules for Boca owners',
      items: [
        {
          title: 'Renewing your business tax receipts',
          description: `The city’s and the county’s both expire September 30. Renewal opens July 1, and a penalty is added from October. ${today(facts.businessTaxClause)}`,
        },
        {
          title: 'Sales tax at the register',
          description: `Since January 1, 2026 the total in Palm Beach County is ${today(facts.palmBeachTotal)}, down from ${valueOn(facts.palmBeachTotal, '2025-06-30')} in 2024 and 2025. It is the state’s ${today(facts.stateSalesTax)} plus a county surtax of ${today(facts.palmBeachSurtax)}. A register still at the old figure overcharges your customers.`,
        },
        {
          title: 'Condos rented for the season',
          description: `Stays of six months or less owe ${today(facts.palmBeachTouristTax)} tourist development tax to the Palm Beach County tax collector, on a separate return from the state’s.`,
        },
        {
          title: 'Chairs, screens and X-ray machines',
          description: `Form DR-405 lists the business equipment you owned on January 1 and is due to the property appraiser April 1. The first ${today(facts.equipmentExemption)} of their value is exempt from property tax, but only once you have filed the form on time.`,
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Neighborhoods',
      eyebrow: 'Around town',
      heading: 'Neighborhoods from the beach to the Turnpike',
      items: [
        'Old Floresta',
        'Royal Palm Yacht & Country Club',
        'Boca Square',
        'Camino Gardens',
        'Spanish River Land',
        'The Sanctuary',
        'Boca Bay Colony',
        'Broken Sound',
        'Woodfield',
        'Boca West',
        'Boca Del Mar',
      ],
    },
    {
      kind: 'local',
      nav: 'Getting here',
      beside: true,
      eyebrow: 'Getting here',
      heading: 'Driving to the office',
      paragraphs: [
        'From Mizner Park, take Federal Highway north and turn west on Glades Road. You pass FAU on your right and cross I-95; we are just west of it, near Town Center. From A1A, come over at Spanish River Boulevard, follow it to I-95 and go one exit south. Leave time for a bridge opening.',
        `From Boca West, take Glades east past Town Center and stop short of I-95. From Boca Del Mar, Military Trail or Powerline Road brings you up to Glades. Allow ${formatMinutes(time.atTen)} minutes from any of these, and ${formatMinutes(time.later)} when the traffic around the mall thickens near five.`,
      ],
      links: [],
    },
    {
      kind: 'prices',
      heading: 'What Boca clients pay',
      intro: `A Schedule C or a second state adds to a personal return, and a long list of K-1s adds to any of them. A school’s or foundation’s 990 is quoted ${quotedBy.form990}.`,
      rows: [prices.basic1040, prices.sCorporation, prices.trustReturn, prices.planning],
    },
    {
      kind: 'reviews',
      heading: 'Said by people who live here',
      limit: 3,
      items: [
        {
          quote:
            'I asked what two returns would run me and got a number. That’s what I paid. And the rent finally matches on both of them.',
          author: 'Anand R.',
          role: 'physician',
          place: 'Boca Raton',
        },
        {
          quote: 'We wait on K-1s from nine partnerships. In March they called and told me which two had not come.',
          author: 'Maureen K.',
          role: 'family office manager',
          place: 'Broken Sound',
        },
        {
          quote: 'They set up the sales tax account and sat down with my manager. He knows what to keep now, so I don’t have to.',
          author: 'Cristina D.',
          role: 'restaurant owner',
          place: 'downtown Boca Raton',
        },
      ],
    },
  ],
  cta: {
    heading: 'You are already in the neighborhood.',
    text: 'Call, or stop in if you can wait, with last year’s return and the letter that came in the mail. A CPA reads both with you, at no charge.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
});

export const city = {
  title: 'Boca Raton',
  path: '/locations/boca-raton',
  city: 'Boca Raton',
  county: 'Palm Beach',
  lat: 26.3683,
  lon: -80.1289,
  isLocalBusiness: true,
  isServedWithBooks: true,
  services: [
    { path: '/services/business-tax-services', label: 'Offices and practices in Boca Raton' },
    { path: '/services/personal-tax-services', label: 'Families and retirees in Boca Raton' },
  ],
  body,
  ways: [
    ['From Mizner Park, at ten', sayMinutes(time.atTen)],
    ['The same, near five', sayMinutes(time.later)],
    ['From Boca West, by Glades Road', sayMinutes(time.atTen)],
  ],
} satisfies CityEntry<`/locations/${string}`>;

import { formatPrice } from '../../shared/format.ts';
import { facts, valueOn } from '../facts.ts';
import { prices } from '../prices.ts';
import type { CityBody, Today } from '../types.ts';
import { type DriveTime, formatMinutes, formatUsual, sayMinutes } from './minutes.ts';
import type { CityEntry } from './types.ts';

/** How long the drive to the office takes. An estimate until somebody has driven it. */
const time: DriveTime = { atTen: [10, 15], later: [15, 20] };

const body = (today: Today): CityBody => ({
  head: {
    title: 'Deerfield Beach CPA and Tax Returns',
    description:
      'Returns, books and sales tax for Deerfield Beach: Newport Center companies, shops by the pier, Century Village East owners, sales in two counties.',
    keywords: 'CPA Deerfield Beach, accountant Deerfield Beach, sales tax Broward County, Century Village East tax returns',
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: `Broward County · ${formatUsual(time)} minutes`,
    heading: 'Deerfield Beach CPAs for business owners and retirees.',
    aliases: 'deerfield',
    lede: 'We file sales tax and keep books for shops that sell on both sides of the canal. Retirees and winter residents of Century Village East bring us their tax returns.',
    actions: [{ label: 'Schedule Your Free Consultation', href: '/contact' }],
    keyFacts: [`Sales tax returns ${formatPrice(prices.salesTax.price)}`, 'The fee named first', 'A CPA explains what you sign'],
  },
  sections: [
    {
      kind: 'local',
      nav: 'The drive',
      eyebrow: 'Across the canal',
      heading: 'Hillsboro Boulevard to Glades Road',
      paragraphs: [
        `The Hillsboro Canal is the county line, and our office is a short way past it. From The Cove, take Hillsboro Boulevard west to I-95 north, pass Palmetto Park Road and get off at Glades Road; we are just west of the interstate. That is ${formatMinutes(time.atTen)} minutes, or ${formatMinutes(time.later)} from the pier if the drawbridge is up.`,
        'From Century Village East or Quiet Waters, skip the interstate. Powerline Road crosses the canal into Boca Raton and meets Glades, where you turn east and stop before I-95. It takes about as long, and longer in February.',
      ],
      links: [],
    },
    {
      kind: 'audience',
      nav: 'Clients',
      eyebrow: 'Deerfield clients',
      heading: 'Companies and households in 33441 and 33442',
      items: [
        {
          title: 'Newport Center companies',
          description:
            'Inventory sits on your floor and leaves in every direction. We keep the counts, the resale certificates and the delivery counties in one set of records.',
        },
        {
          title: 'Century Village East retirees',
          description: `A pension, a brokerage 1099 and required distributions, often with a second state or a Canadian address. From 2025 through 2028 each U.S. filer 65 or older can also take as much as ${today(facts.seniorDeduction)} a year off taxable income, less at higher incomes.`,
        },
        {
          title: 'Restaurants and shops by the pier',
          description:
            'The winter months have to carry the slow ones. We help you move sales tax aside every week, well ahead of the 20th.',
        },
        {
          title: 'Owners with a foot in each city',
          description:
            'The store is in Boca and the bookkeeping is done at a kitchen table off Hillsboro. Each address has receipts of its own, and we keep track of both.',
        },
      ],
    },
    {
      kind: 'cards',
      nav: 'Services',
      eyebrow: 'What we handle',
      heading: 'Tax and accounting work for Deerfield',
      items: [
        {
          icon: 'warehouse',
          title: 'Inventory',
          description: 'Your year-end count, with freight and write-offs, carried correctly into the company’s return.',
          href: '/services/accounting#what-it-covers',
          line: 'Inventory and margin',
        },
        {
          icon: 'map-pinned',
          title: 'Sales tax in two counties',
          description: `Counter sales at Broward’s ${today(facts.browardTotal)}, Boca deliveries at Palm Beach County’s ${today(facts.palmBeachTotal)}, on one return to the state (DR-15).`,
          href: '/services/sales-tax-services#what-we-do',
          line: 'County surtax',
        },
        {
          icon: 'sun',
          title: 'Winter residents',
          description: 'The return up north, pension withholding, and a count of your days in case that state asks.',
          href: '/services/personal-tax-services#what-we-do',
          line: 'Returns for other states',
        },
        {
          icon: 'globe',
          title: 'Canadian owners',
          description: 'The day-count statement (Form 8840), and a nonresident return (Form 1040-NR) when the unit is rented.',
          href: '/services/tax-preparation',
        },
        {
          icon: 'users-round',
          title: 'Payroll for kitchens and counters',
          description: `Wages and tips, with the W-2s out in January, for ${formatPrice(prices.payroll.price)}.`,
          href: '/services/payroll-services',
        },
        {
          icon: 'building',
          title: 'Condo boards',
          description: 'Monthly books, assessments by unit and the association’s return.',
          href: '/services/bookkeeping-services',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'Fees for sellers and for retirees',
      intro:
        'More bank accounts and transactions move the bookkeeping price up. We quote an association’s return and Form 1040-NR separately, after a look at last year’s; overdue sales tax months depend on the records that survive.',
      rows: [prices.salesTax, prices.bookkeeping, prices.basic1040, prices.stateReturn],
    },
    {
      kind: 'considerations',
      nav: 'Broward rules',
      eyebrow: 'City and county',
      heading: 'Rules on the Broward side',
      items: [
        {
          title: 'Business tax receipts',
          description: `A shop or office in the city needs one from Deerfield Beach and one from Broward County. Both run through September 30. ${today(facts.businessTaxClause)}`,
        },
        {
          title: 'Form 1120-H for the association',
          description:
            'This federal return is due April 15 for a calendar year. The board chooses it again each year, and an association that has chosen it files no Florida corporate return.',
        },
        {
          title: 'Weekly rentals near the beach',
          description: `State sales tax, surtax and Broward’s tourist development tax of ${today(facts.browardTouristTax)} all apply to a stay of six months or less. The first two go to the state together, the last to the county. More than three stays of under 30 days in a year also take a city registration, renewed by October 1.`,
        },
        {
          title: 'Two counties, two rates',
          description: `Through 2025 both counties came to ${valueOn(facts.palmBeachTotal, '2025-06-30')}. Broward’s surtax is still ${today(facts.browardSurtax)}, but Palm Beach County’s has been ${today(facts.palmBeachSurtax)} since January 1, 2026, and goods you deliver take the rate of the county where they arrive.`,
        },
      ],
    },
    {
      kind: 'question-cards',
      heading: 'Questions that cross the canal',
      items: [
        {
          question: 'My store is on Hillsboro Boulevard and I deliver to Boca. Whose surtax do I charge?',
          answer:
            'Palm Beach County’s, because the goods arrive there. A customer who picks up at your counter pays Broward’s. Print the delivery address on the invoice: without it you cannot show an auditor where the sale ended.',
        },
        {
          question: 'I live off Hillsboro and my office is in Boca. Who issues my receipt?',
          answer:
            'It goes by where the office is. You go to the City of Boca Raton for the zoning review and its own receipt, then to Palm Beach County with the signed application. If part of the business runs from home, Deerfield Beach and Broward may want a receipt for that address as well, and we can sort out which.',
        },
        {
          question: 'I spend winters at Century Village East and summers in Quebec. Do I file here?',
          answer:
            'First count your days here. If you are here fewer than 183 days this year but the three-year formula puts you over, Form 8840 can show that your closer ties are in Canada; from 183 days on, only the tax treaty may help. June 15 is the usual date for someone with no U.S. wages. If you rent the unit out, that income is reported on Form 1040-NR, which can lose every deduction once it is 16 months late.',
        },
        {
          question: 'My mother left me her Century Village condo. What tax do I owe?',
          aliases: 'inherited condo',
          answer:
            'Florida has no inheritance or estate tax. Your basis is generally the value on the day she died, except for a share she had already put in your name, and an early sale often shows little gain. Get an appraisal for that date. Her homestead exemption does not pass to you. Tell the Property Appraiser, or the tax it saves is billed back with a 50% penalty and 15% interest a year.',
        },
        {
          question: 'A buyer loads at our Newport Center dock and says no tax. Is that allowed?',
          answer:
            'Only if the goods are for resale and you hold the buyer’s Florida Annual Resale Certificate for this year, or have verified it with the Department of Revenue. Each one expires December 31. A certificate from another state is not enough by itself when the pickup is here.',
        },
      ],
    },
    {
      kind: 'reviews',
      heading: 'What Deerfield clients say',
      limit: 3,
      items: [
        {
          quote:
            'Half our loads go to Palm Beach County. They put both rates on our invoices, my office grumbled for a week, and that was it.',
          author: 'Marcel T.',
          role: 'flooring distributor',
          place: 'Newport Center',
        },
        {
          quote:
            'I’d never heard of Form 8840, and here it even had a due date. We filled it out together at the table, and the date went on my kitchen calendar, between the dentist and bridge.',
          author: 'Iris B.',
          role: 'winter resident',
          place: 'Century Village East',
        },
        {
          quote: 'I used to do that return at midnight on the 19th. Now I’m asleep. Should’ve called years ago.',
          author: 'Hal S.',
          role: 'café owner',
          place: 'near the pier',
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Neighborhoods',
      eyebrow: 'Neighborhoods',
      heading: 'Clients from the pier to Powerline',
      items: [
        'The Cove',
        'Little Harbor',
        'Deerfield Beach Island',
        'Starlight Cove',
        'Deer Creek',
        'Century Village East',
        'Independence Bay',
        'Quiet Waters',
      ],
    },
  ],
  cta: {
    heading: 'Your first consultation with us is free.',
    text: 'Bring a month of invoices or a year of pension statements. From those a CPA can usually tell you what has to be filed and what it would cost.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact' },
  },
});

export const city = {
  title: 'Deerfield Beach',
  path: '/locations/deerfield-beach',
  city: 'Deerfield Beach',
  county: 'Broward',
  lat: 26.3184,
  lon: -80.0998,
  isLocalBusiness: true,
  isServedWithBooks: true,
  services: [{ path: '/services/business-advisory', label: 'Owners in Deerfield Beach' }],
  body,
  ways: [
    ['By Hillsboro Boulevard and I-95', sayMinutes(time.atTen)],
    ['From the pier, the drawbridge up', sayMinutes(time.later)],
    ['By Powerline Road, at ten', sayMinutes(time.atTen)],
  ],
} satisfies CityEntry<`/locations/${string}`>;

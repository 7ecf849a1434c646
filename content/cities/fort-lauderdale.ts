import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts } from '../facts.ts';
import { firm } from '../firm.ts';
import { basicReturn, prices } from '../prices.ts';
import type { CityBody, Today } from '../types.ts';
import { type DriveTime, formatMinutes, formatUsual, sayMinutes } from './minutes.ts';
import type { CityEntry } from './types.ts';

/** How long the drive to the office takes. An estimate until somebody has driven it. */
export const time: DriveTime = { atTen: [30, 45], later: [45, 60] };

const body = (today: Today): CityBody => ({
  head: {
    title: 'Fort Lauderdale CPA: Marine, Law, Rentals',
    description:
      'Accounting and tax for Fort Lauderdale: yacht crew, marine trades, law firms, Port Everglades shippers, Las Olas shops and vacation rentals.',
    keywords: 'CPA Fort Lauderdale, yacht crew taxes, law firm trust accounting, vacation rental tax Fort Lauderdale',
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: `Broward County · ${formatUsual(time)} minutes`,
    heading: 'Fort Lauderdale accountants for yacht crew, law firms and rentals.',
    aliases: 'ft lauderdale, lauderdale',
    lede: 'We prepare returns for crew paid from abroad, keep books and client ledgers for lawyers, and open the tax accounts a weekly rental needs. Most of it is done by phone and mail.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
    keyFacts: [
      `${basicReturn}, foreign pay quoted`,
      'CPA callback normally within one business day',
      'The 954 number rings in Boca Raton',
    ],
  },
  sections: [
    {
      kind: 'audience',
      nav: 'Clients',
      eyebrow: 'Who we serve',
      heading: 'Clients between the courthouse and the port',
      items: [
        {
          title: 'Yacht crew and captains',
          description:
            'You are paid by a management company abroad, often with no W-2. A U.S. citizen still files a yearly return (Form 1040), and we start from where the yacht was each day.',
        },
        {
          title: 'Lawyers near the Broward courthouse',
          description:
            'Solo and small firms whose operating books, trust ledgers and partners’ draws have to tie to one another.',
        },
        {
          title: 'Port Everglades and airport firms',
          description:
            'Forwarders, ship suppliers and parts shops. Your sales tax exemption rests on the shipping paper kept with the invoice.',
        },
        {
          title: 'Las Olas shops and restaurants',
          description: `Seasonal staff, gift cards and tips. The 2025 tax law lets tipped staff deduct up to ${today(facts.tipsDeduction)} of tips a return through 2028 (a married couple on a joint one), less at higher incomes, and their W-2s for 2026 must list tips separately.`,
        },
      ],
    },
    {
      kind: 'cards',
      nav: 'Services',
      eyebrow: 'Our work here',
      heading: 'Tax returns and books in Fort Lauderdale',
      items: [
        {
          icon: 'ship-wheel',
          title: 'Crew returns',
          description: 'Foreign pay, quarterly estimates and the years that were never filed.',
          href: '/services/tax-preparation#our-clients',
          line: 'People who are behind',
        },
        {
          icon: 'anchor',
          title: 'Marine companies',
          description: 'Job costs and sales tax for yards, riggers and brokers around State Road 84 and the New River.',
          href: '/services/business-tax-services',
        },
        {
          icon: 'gavel',
          title: 'Law firm books',
          aliases: 'lawyer trust account, iolta',
          description: 'Monthly trust reconciliations beside the operating account, with a record for every settlement.',
          href: '/services/bookkeeping-services',
        },
        {
          icon: 'key-round',
          title: 'Vacation rentals',
          description: 'State and county accounts opened, then returns that match what each booking site paid you.',
          href: '/services/sales-tax-services#florida-rules',
          line: 'Vacation rentals file twice',
        },
        {
          icon: 'container',
          title: 'Importers and exporters',
          description: 'Goods in transit and duty counted in the cost of inventory, on statements your bank can follow.',
          href: '/services/accounting#what-it-covers',
          line: 'Inventory and margin',
        },
        {
          icon: 'landmark',
          title: 'IRS letters',
          description: `A mismatch notice (CP2000) or an audit, answered under a power of attorney you sign. Audit work is ${formatPrice(prices.audit.price)}, with a written estimate.`,
          href: '/services/irs-resolution#what-we-handle',
          line: 'CP2000 and other notices',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'What crew and landlords pay',
      intro:
        'Foreign pay and unfiled years are quoted before we start; the fee depends on how many years there are and which records survive. A law firm’s bookkeeping moves within its range with the number of client ledgers and bank accounts.',
      rows: [prices.basic1040, prices.bookkeeping, prices.salesTaxRegistration, prices.audit],
    },
    {
      kind: 'question-cards',
      heading: 'Docks, crew pay and exports',
      items: [
        {
          question: 'I am American crew on a foreign-flagged yacht. Is my pay tax free?',
          answer:
            'Rarely. The United States taxes your worldwide income, and the exclusion on Form 2555 requires a foreign tax home and enough time in foreign countries. Passages in international waters do not count, nor do yard periods here. Save the ship’s log and your passport stamps, which prove the days. If your accounts abroad together pass $10,000 on any day, FinCEN Form 114 is due as well.',
        },
        {
          question: 'May I rent out the dock behind my house, and is the rent taxed?',
          answer:
            'Call the city’s Code Compliance office before you list it: Fort Lauderdale has long treated renting a private dock in a residential area as not allowed. If rent comes in, it is income on your federal return either way. Florida charges sales tax on docking space, which stayed taxable when the tax on commercial rent ended in October 2025. Whether the owner of a single private dock must register is a question for the Department of Revenue, and we ask it for you.',
        },
        {
          question: 'My practice is by the Broward courthouse. Will you reconcile our trust account?',
          answer:
            'Yes. Florida Bar rules call for a reconciliation every month and a comparison with the total of the client ledgers, both kept for six years. We prepare the two and list every stale balance. You stay the one who signs trust checks, and we never hold client money.',
        },
        {
          question: 'I want to rent a house off Las Olas by the week. What comes first?',
          answer:
            'The state lodging license and sales tax registration. Next come Broward County’s business tax receipt and tourist tax account, and last the city’s vacation rental registration with its inspection. That registration expires every September 30, but the renewal is due August 1. Ask your platform in writing which taxes it sends in, because the others are yours to file.',
        },
        {
          question: 'We sell parts to the Bahamas through Port Everglades. Do we charge Florida tax?',
          answer:
            'An export sale can be exempt when you deliver the goods to a common carrier or licensed exporter for shipment abroad. If the buyer picks them up at your counter, the sale is usually taxable, wherever the parts go next. Keep the bill of lading with the invoice.',
        },
      ],
    },
    {
      kind: 'considerations',
      nav: 'Local rules',
      eyebrow: 'Local compliance',
      heading: 'Local rules and renewal dates',
      items: [
        {
          title: 'Business tax receipts',
          description: `The City of Fort Lauderdale issues one and Broward County another. Each location needs both, and renewals are due by September 30. ${today(facts.businessTaxClause)}`,
        },
        {
          title: 'Tourist development tax',
          description: `Broward collects ${today(facts.browardTouristTax)} on stays of six months or less, on a return of its own that is late after the 20th. Your state sales tax registration does not cover it.`,
        },
        {
          title: 'The rate on an invoice',
          description: `Sales tax in the city is ${today(facts.browardTotal)}, of which ${today(facts.browardSurtax)} is the county’s. The tax on one boat stops at ${today(facts.boatTaxCap)}, and a buyer from elsewhere who takes it away within ten days may owe none: ask us before the closing.`,
        },
        {
          title: 'Homestead on the isles',
          description: `New owners apply to the Broward County Property Appraiser by March 1. Renting out the whole house can end the exemption, if the lease runs on January 1 or for more than 30 days in each of two years; call while the listing is still a draft. ${today(facts.homesteadVoteClause)}`,
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Neighborhoods',
      eyebrow: 'Neighborhoods',
      heading: 'Along the river and the beach',
      items: [
        'Las Olas Isles',
        'Colee Hammock',
        'Rio Vista',
        'Sailboat Bend',
        'Tarpon River',
        'Flagler Village',
        'Victoria Park',
        'Poinsettia Heights',
        'Coral Ridge',
        'Galt Ocean Mile',
        'Harbor Beach',
        'Imperial Point',
      ],
    },
    {
      kind: 'local',
      nav: 'The drive',
      beside: true,
      eyebrow: 'Coming to Boca',
      heading: 'The way to Boca Raton',
      paragraphs: [
        `We have no office in Fort Lauderdale. From downtown, Broward Boulevard takes you west to I-95, or get on at Commercial Boulevard if you live in Coral Ridge. Allow ${formatMinutes(time.atTen)} minutes, and ${formatMinutes(time.later)} after four, for the 18 miles or so to Glades Road, just west of I-95.`,
        'By train, Brightline goes from downtown to Boca Raton, and Tri-Rail from Broward Boulevard to its Boca Raton station on Yamato Road. Either leaves you a short ride. You can come up once, at the start, and we can do the rest by phone.',
      ],
      links: [],
    },
    {
      kind: 'reviews',
      heading: 'Clients on the docks and downtown',
      limit: 3,
      items: [
        {
          quote:
            'I’m paid in three countries and had no idea which one wanted what. They worked out where the boat was, month by month, and told me what to file.',
          author: 'Kirsten V.',
          role: 'yacht crew',
          place: 'Rio Vista',
        },
        {
          quote: 'They reconcile the trust account every month and send me one page. I read it in five minutes, with my coffee.',
          author: 'Simon O.',
          role: 'attorney',
          place: 'downtown Fort Lauderdale',
        },
        {
          quote:
            'One of my booking sites pays the county and the other one doesn’t. They told me which return was mine before the first guest had his key.',
          author: 'Ileana W.',
          role: 'rental owner',
          place: 'Victoria Park',
        },
      ],
    },
  ],
  cta: {
    heading: 'Start by phone and see whether a trip is needed.',
    text: `Tell a CPA what you do and where. It takes ${claims.consultation.value}, by phone or at the office, and costs nothing.`,
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
});

export const city = {
  title: 'Fort Lauderdale',
  path: '/locations/fort-lauderdale',
  city: 'Fort Lauderdale',
  county: 'Broward',
  lat: 26.1224,
  lon: -80.1373,
  phone: firm.fortLauderdalePhone,
  isServedWithBooks: true,
  services: [
    { path: '/services/business-formation', label: 'New firms in Fort Lauderdale' },
    { path: '/services/quickbooks-support', label: 'Shops in Fort Lauderdale' },
  ],
  body,
  ways: [
    ['By I-95, at ten in the morning', sayMinutes(time.atTen)],
    ['By I-95, after four', sayMinutes(time.later)],
    ['Our office', 'Boca Raton only'],
  ],
} satisfies CityEntry<`/locations/${string}`>;

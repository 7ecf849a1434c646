import { claims } from '../claims.ts';
import { facts, stated } from '../facts.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Fort Lauderdale CPA: Marine, Law, Rentals',
    description:
      'Accounting and tax for Fort Lauderdale: yacht crew, marine trades, law firms, Port Everglades shippers, Las Olas shops and vacation rentals.',
    keywords: 'CPA Fort Lauderdale, yacht crew taxes, law firm trust accounting, vacation rental tax Fort Lauderdale',
  },
  hero: {
    eyebrow: 'Broward County · 35 minutes from the office',
    heading: 'Fort Lauderdale accountants for boats, briefs and rentals.',
    lede: 'Crew paid under a foreign flag, lawyers with a trust account, a house with a dock to let. In this city the forms change from street to street.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'audience',
      eyebrow: 'Who we serve',
      heading: 'From the courthouse to the port',
      items: [
        {
          title: 'Yacht crew and captains',
          description:
            'You are paid by a management company abroad, often with no W-2. A U.S. citizen still files a Form 1040, and we start from where the yacht was each day.',
        },
        {
          title: 'Lawyers near the Broward courthouse',
          description:
            'Solo and small firms. Operating books, trust ledgers and partners’ draws that have to tie to one another.',
        },
        {
          title: 'Port Everglades and airport firms',
          description:
            'Forwarders, ship suppliers and parts shops. Your exemption stands or falls on the shipping paper kept with the invoice.',
        },
        {
          title: 'Las Olas shops and tables',
          description: 'Seasonal staff, gift cards, house accounts, and a DR-15 that is late after the 20th.',
        },
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'Our work here',
      heading: 'What we file for Fort Lauderdale',
      items: [
        {
          icon: 'ship-wheel',
          title: 'Crew returns',
          description: 'Foreign pay, estimated tax, and the years that were never filed.',
          href: '/services/tax-preparation',
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
          description: 'Trust reconciliations, settlement records and the operating account, kept by the month.',
          href: '/services/bookkeeping-services',
        },
        {
          icon: 'key-round',
          title: 'Vacation rentals',
          description: 'Tax accounts opened, platform reports matched to your deposits, returns filed.',
          href: '/services/sales-tax-services',
        },
        {
          icon: 'container',
          title: 'Importers and exporters',
          description: 'Goods in transit, duty in the cost of stock, and statements your bank can follow.',
          href: '/services/accounting',
        },
        {
          icon: 'landmark',
          title: 'IRS letters',
          description: `CP2000s and audits answered under a Form 2848 you sign. Audit work is ${prices.audit.price}.`,
          href: '/services/irs-resolution',
        },
      ],
    },
    {
      kind: 'question-cards',
      eyebrow: 'Asked in Fort Lauderdale',
      heading: 'Before you drive up, five answers',
      items: [
        {
          question: 'I am American crew on a foreign-flagged yacht. Is my pay tax free?',
          answer:
            'Rarely. The United States taxes your worldwide income, and the exclusion on Form 2555 requires a foreign tax home and time in foreign countries. Passages in international waters do not count, nor do yard periods here. Save the ship’s log and your passport stamps before you claim it.',
        },
        {
          question: 'I rent the dock behind my house to another boat. Is that taxable?',
          answer:
            'Twice. The rent is income on your Form 1040. Florida also charges sales tax on docking space for boats, and that one survived when the tax on commercial rent ended in October 2025. You register with the Department of Revenue, collect it from the boat owner and file a DR-15.',
        },
        {
          question: 'My practice is by the Broward courthouse. Will you reconcile our trust account?',
          answer:
            'Yes. Florida Bar rules call for a reconciliation every month and a comparison with the total of the client ledgers, both kept on file. We prepare the two and list every stale balance. You stay the one who signs trust checks, and we never hold client money.',
        },
        {
          question: 'I want to rent a house off Las Olas by the week. What comes first?',
          answer:
            'The state lodging license and sales tax registration. Next come Broward County’s receipt and tourist tax account, and last the city’s vacation rental registration with its inspection. That certificate ends every September 30. Ask your platform in writing which taxes it sends in. The others are yours.',
        },
        {
          question: 'We sell parts to the Bahamas through Port Everglades. Do we charge Florida tax?',
          answer:
            'An export sale can be exempt when you deliver the goods to a common carrier or licensed exporter for shipment abroad. If the buyer collects them from your counter, it is usually taxable, whatever happens at sea. Keep the bill of lading behind the invoice.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Local compliance',
      heading: 'City, county and state calendars',
      items: [
        {
          title: 'Business tax receipts',
          description:
            'The City of Fort Lauderdale issues one and Broward County another. Each location needs both, renewed by September 30.',
        },
        {
          title: 'Tourist development tax',
          description:
            'Broward collects this on stays of six months or less, on a return of its own. Being registered in Tallahassee does not cover you.',
        },
        {
          title: 'County surtax',
          description: `Broward’s share is ${claims.surtax.pages} and the total ${stated(facts.countyTotal)}. Boat sales have special limits, so ask us before the closing.`,
        },
        {
          title: 'Homestead on the isles',
          description:
            'New owners apply to the Broward County Property Appraiser by March 1. Renting out the whole house can end the exemption, so talk to us before you list it.',
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Neighborhoods',
      heading: 'The river, the isles and the Galt',
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
      eyebrow: 'Coming to Boca',
      heading: 'An honest word about I-95',
      paragraphs: [
        'We have no office in Fort Lauderdale. From downtown, Broward Boulevard takes you west to I-95, then it is about 18 miles north to the Glades Road exit. From Coral Ridge, Commercial Boulevard is the better ramp. Mid-morning the trip takes 30 to 45 minutes. After four, it can be an hour.',
        'Tri-Rail runs from Broward Boulevard to the Boca Raton station on Yamato Road. You can come up once, at the start, and we can settle the rest by phone. Calls are returned within one business day.',
      ],
      links: [],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client words',
      heading: 'Heard on the docks and downtown',
      limit: 3,
      items: [
        {
          quote: 'I had four unfiled years of crew pay. They built the calendar from my passport and sent all four.',
          author: 'Kirsten V.',
          role: 'yacht crew, Rio Vista',
        },
        {
          quote: 'Our client ledgers add up to the bank balance every month, and I can read the report.',
          author: 'Bram O.',
          role: 'attorney, downtown Fort Lauderdale',
        },
        {
          quote: 'They told us which booking site had paid the county and which one had not.',
          author: 'Ileana W.',
          role: 'rental owner, Victoria Park',
        },
      ],
    },
  ],
  closing: {
    heading: 'One trip north, then mostly phone calls.',
    text: 'Tell us what you do and on which street, and the first conversation is free.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

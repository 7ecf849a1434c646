import { facts } from '../facts.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Highland Beach CPA for Condo Owners',
    description:
      'Condo owners, associations, snowbirds and foreign sellers in Highland Beach: Forms 1040-NR, 8288-B and 1120-H from CPAs about 15 minutes away.',
    keywords: 'CPA Highland Beach, condo association Form 1120-H, FIRPTA Form 8288-B, Form 1040-NR Florida',
  },
  hero: {
    eyebrow: 'Palm Beach County · 15 minutes from the office',
    heading: 'Highland Beach CPAs for the three miles along A1A.',
    lede: 'Most people here own a condominium, many are elsewhere half the year, and some file in another country as well. We prepare the United States side.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'chips',
      eyebrow: 'Clients served',
      heading: 'Who owns along this strip',
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
      eyebrow: 'Owning here',
      heading: 'Four filings behind a condo door',
      items: [
        {
          title: 'Short and seasonal leases',
          description:
            'Rent for six months or less carries county tourist development tax, paid to the Palm Beach County Tax Collector, besides the state’s sales tax. Read your declaration first: many buildings bar short leases.',
        },
        {
          title: 'The furnished unit',
          description:
            'Beds, lamps and appliances in a rental are tangible personal property. The Property Appraiser expects Form DR-405 by April 1, even from owners who live abroad.',
        },
        {
          title: 'What the association files',
          description: `A federal return every year, usually Form 1120-H. An annual report on Sunbiz by ${facts.annualReportDue.value}. A year-end financial report for the owners, whose form depends on revenue.`,
        },
        {
          title: 'One permanent home',
          description:
            'Homestead goes to the unit you live in on January 1, if the Palm Beach County Property Appraiser has your application by March 1. A second home up north cannot carry a resident credit too.',
        },
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'Services in Highland Beach',
      heading: 'Prepared in Boca, signed anywhere',
      items: [
        {
          icon: 'globe',
          title: 'Nonresident returns',
          description: 'Form 1040-NR for rent or a sale, and Form W-7 when there is no Social Security number.',
          href: '/services/personal-tax-services',
        },
        {
          icon: 'key-round',
          title: 'FIRPTA closings',
          description: 'Form 8288-B ahead of the closing, so less of the price waits with the IRS.',
          href: '/services/tax-planning',
        },
        {
          icon: 'building-2',
          title: 'Association returns',
          description: 'Form 1120-H against Form 1120, worked both ways before the board signs.',
          href: '/services/business-tax-services',
        },
        {
          icon: 'calculator',
          title: 'Board statements',
          description: 'Operating money and reserves kept apart, on pages that owners can follow.',
          href: '/services/accounting',
        },
        {
          icon: 'snowflake',
          title: 'Snowbird returns',
          description: 'Federal and northern returns, filed once you sign Form 8879, in whichever city you are.',
          href: '/services/tax-preparation',
        },
        {
          icon: 'scroll-text',
          title: 'Units left to heirs',
          description: 'A date-of-death value, the last Form 1040 and Form 1041 for the estate.',
          href: '/services/estate-trust-services',
        },
      ],
    },
    {
      kind: 'question-cards',
      eyebrow: 'Asked in Highland Beach',
      heading: 'Overheard in the lobby',
      items: [
        {
          question: 'Our building levied a special assessment for concrete work. Is it deductible?',
          answer:
            'Not on a unit you live in. Your share of a capital project adds to basis and lowers the gain at sale, so file the notice with the payment record. In a rented unit, repairs may be deducted and improvements depreciated. The engineer’s scope decides which is which.',
        },
        {
          question: 'I lease my unit for exactly six months. Is lodging tax due?',
          answer:
            'Yes: six months counts as short. A genuine written lease for longer than six months is exempt from the first day. For a taxable stay you register twice, with the Florida Department of Revenue and with the county tax collector, and file each return by the 20th.',
        },
        {
          question: 'I live in Montreal and winter on A1A. Must I file with the IRS?',
          answer:
            'Perhaps only Form 8840. The IRS weighs your days over three years, and long winters can make you a resident by count. If you stay under 183 days this year, that form claims a closer connection to Canada. Without United States wages it is due June 15. Rent changes the answer.',
        },
        {
          question: 'I am a foreign owner selling in Highland Beach. What will be withheld?',
          answer:
            'The buyer generally sends the IRS a percentage of the whole price, whatever your gain. Form 8288-B, filed on or before the closing date, asks for a smaller amount. Any excess comes back only through Form 1040-NR, so apply for your taxpayer number early.',
        },
        {
          question: 'Our association earned interest on its reserves. Is that taxed?',
          answer:
            'Yes. With Form 1120-H, owner assessments are generally exempt, but interest is taxed at a flat rate. Form 1120 sometimes costs less and always takes more work. For a calendar year both are due April 15, and Form 7004 extends the filing, though not the payment.',
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Buildings',
      heading: 'Buildings and one isle we hear from',
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
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'From the elevators of Highland Beach',
      limit: 3,
      items: [
        {
          quote: 'They put both association forms side by side. The board chose in five minutes.',
          author: 'Mort F.',
          role: 'association treasurer, Highland Beach',
        },
        {
          quote: 'The withholding application went in before closing. My accountant in Quebec had nothing to add.',
          author: 'Claude R.',
          role: 'seasonal owner from Montreal',
        },
        {
          quote: 'I rent out one unit from Boston and have not missed a county return since.',
          author: 'Ingrid W.',
          role: 'landlord, Highland Beach',
        },
      ],
    },
    {
      kind: 'local',
      eyebrow: 'The way over',
      heading: 'Spanish River, past FAU, to Glades',
      paragraphs: [
        'No bridge lands in town. Drive A1A south to Spanish River Boulevard, cross the Intracoastal and stay on it past Federal Highway and the north edge of FAU to I-95. Glades Road is the next exit south.',
        'From the north end, the Linton Boulevard bridge may be quicker. Either way, plan on 15 to 25 minutes.',
      ],
      links: [],
    },
  ],
  closing: {
    heading: 'Come in before you fly north.',
    text: 'A free meeting in March leaves time to sign, file and arrange whatever falls due over the summer.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

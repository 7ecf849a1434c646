import { claims } from '../claims.ts';
import { facts, stated } from '../facts.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Delray Beach Accountants and CPAs',
    description:
      'Sales tax, tipped payroll, seasonal rentals and two-state returns for Delray Beach, from Atlantic Avenue to Kings Point. About 15 minutes from the office.',
    keywords: 'CPA Delray Beach, accountant Delray Beach, restaurant sales tax, seasonal rental tax Delray Beach',
  },
  hero: {
    eyebrow: 'Palm Beach County · 15 minutes from the office',
    heading: 'Accountants for Delray Beach, from Atlantic Avenue to the Villages.',
    lede: 'Dining rooms with a line in January, galleries that ship north, cottages let by the month, and retirees out past Military Trail: each has its own calendar.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'cards',
      eyebrow: 'Services in Delray',
      heading: 'What fills our Delray files',
      items: [
        {
          icon: 'utensils',
          title: 'Restaurants and bars',
          description: 'DR-15 returns built from the register, with catering deposits and service charges treated correctly.',
          href: '/services/sales-tax-services',
        },
        {
          icon: 'users-round',
          title: 'Tipped payroll',
          description: 'Tips on W-2s, Form 8027 for larger dining rooms, and the credit on Form 8846.',
          href: '/services/payroll-services',
        },
        {
          icon: 'palette',
          title: 'Galleries and studios',
          description: 'Consignments, commissions and inventory in order, with proof behind every shipped sale.',
          href: '/services/bookkeeping-services',
        },
        {
          icon: 'key-round',
          title: 'Seasonal rentals',
          description: 'Schedule E, depreciation, and the split between your own weeks and the tenants’.',
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
          description: 'Form 990 and readable statements for arts groups and service agencies.',
          href: '/services/nonprofit-tax-services',
        },
      ],
    },
    {
      kind: 'chips',
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
      kind: 'audience',
      eyebrow: 'Businesses served',
      heading: 'Four kinds of Delray client',
      items: [
        {
          title: 'Avenue restaurants',
          description: 'Most of the year’s cash arrives between Thanksgiving and Easter. It has to last until October.',
        },
        {
          title: 'Pineapple Grove shops',
          description: 'One register, part-time help, an online store and a landlord who wants statements.',
        },
        {
          title: 'Landlords near the beach',
          description: 'Condos and cottages let by the month, every unit with tax accounts of its own.',
        },
        {
          title: 'Retirees out west',
          description: 'Pensions, brokerage statements and a former home state that still sends letters.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Local compliance',
      heading: 'Four local papers to get right',
      items: [
        {
          title: 'City business tax receipt',
          description:
            'Any business inside the limits gets one from the City of Delray Beach and renews it by September 30. Expect an inspection of commercial space.',
        },
        {
          title: 'County receipt',
          description:
            'The Palm Beach County Tax Collector issues another. Kings Point and the Villages of Oriole lie outside the city, so a home business there needs only this one.',
        },
        {
          title: 'Rental permits and bed tax',
          description:
            'The city asks landlords for a permit on each home, every year; confirm it before the lease begins. Stays of six months or less also need a county tourist development tax account.',
        },
        {
          title: 'The rate on the check',
          description: `State tax of ${facts.stateSalesTax.value} plus surtax of ${claims.surtax.pages} made ${stated(facts.countyTotal)}. Form DR-15DSS lists the county’s current surtax: load it into the register each January.`,
        },
      ],
    },
    {
      kind: 'question-cards',
      eyebrow: 'Asked in Delray',
      heading: 'Five answers before you call',
      items: [
        {
          question: 'Our restaurant off Atlantic Avenue opened in November. When is the first sales tax return due?',
          answer:
            'Your registration letter names the filing frequency. Many new dealers start quarterly, so October through December is due January 1 and late after January 20. On a monthly schedule, November’s DR-15 was due December 1. File even for a period without sales.',
        },
        {
          question: 'We left New Jersey for Kings Point in March. Where do we file?',
          answer:
            'One federal Form 1040, and a part-year NJ-1040 for January until the move. Florida wants nothing. Rent or business income that still comes from New Jersey stays taxable there, on a nonresident return. Bring the closing statement and the date your licenses changed.',
        },
        {
          question: 'We add 20 percent to large parties. Is that a tip?',
          answer:
            'To the IRS, no. A charge the guest cannot refuse is wages when you pay it out, so it runs through payroll and earns no tip credit. Florida taxes it with the meal unless the check states it separately and the house keeps none of it.',
        },
        {
          question: 'The booking site collects tax on our Lake Ida cottage. Are we finished?',
          answer:
            'Rarely. Find out in writing which taxes the site remits, because the state and the county are paid separately. You may still owe county returns, a county receipt for the unit and the city’s permit. Whatever the site did, the rent belongs on your federal return.',
        },
        {
          question: 'A visitor bought a painting in Pineapple Grove and we shipped it to Ohio. Was it taxable?',
          answer:
            'Not in Florida, if a carrier took it out of state for you and you kept the proof. A painting handed over at the counter is taxed here, even when it flies home that night. Track shipments by destination: frequent sales into one state can require registering there.',
        },
      ],
    },
    {
      kind: 'local',
      eyebrow: 'Directions',
      heading: 'Off the Avenue and onto 95',
      paragraphs: [
        'From downtown, take Atlantic Avenue or Linton Boulevard west to I-95, then south to Glades Road. It is 15 to 20 minutes most days. On a Friday in February, choose Linton: Atlantic alone can cost you ten.',
        'From Kings Point and the Villages of Oriole, Military Trail runs down to Glades Road without the interstate, in 20 to 30 minutes.',
      ],
      links: [],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Word from the Avenue and beyond',
      limit: 3,
      items: [
        {
          quote: 'They rebuilt our register categories. The DR-15 finally matches the deposits.',
          author: 'Antoine D.',
          role: 'bistro owner, Atlantic Avenue',
        },
        {
          quote: 'I hang the shows and they count the consignments. Every artist gets the right share.',
          author: 'Shira K.',
          role: 'gallery owner, Pineapple Grove',
        },
        {
          quote: 'Two states, one folder, and someone who called back the day New Jersey wrote.',
          author: 'Paulette G.',
          role: 'retired teacher, Kings Point',
        },
      ],
    },
  ],
  closing: {
    heading: 'Come by before the season does.',
    text: 'September is quiet on the Avenue, and a good month to put the books right for winter.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

import { claims } from '../claims.ts';
import { facts, stated } from '../facts.ts';
import { prices } from '../prices.ts';
import type { ServicePath } from '../services/index.ts';
import type { PageBody, ServiceItem } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'CPA in Boca Raton, Florida',
    description:
      'Tax returns, books and payroll for Boca Raton households, medical offices, restaurants and family offices. Our office is near FAU and Glades Road.',
    keywords:
      'CPA Boca Raton, accountant Boca Raton, tax preparation Boca Raton, bookkeeping Boca Raton, small business accountant Boca Raton',
  },
  hero: {
    eyebrow: 'Palm Beach County · our home town',
    heading: 'Boca Raton accountants, from Mizner Park to Boca West.',
    lede: 'Our one office is here, near FAU and Glades Road. Bring the IRS letter, the K-1 or the box of receipts, and leave knowing what comes next.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'cards',
      eyebrow: 'Work we do here',
      heading: 'What Boca asks us for',
      items: [
        {
          icon: 'stethoscope',
          title: 'Medical practices',
          description: 'Returns for the P.A., doctors’ pay, and books for offices around Boca Raton Regional Hospital.',
          href: '/services/business-tax-services',
        },
        {
          icon: 'building-2',
          title: 'Condos on A1A',
          description: 'Schedule E for a rented unit, the gain in the year you sell, and records of every assessment paid.',
          href: '/services/personal-tax-services',
        },
        {
          icon: 'utensils',
          title: 'Restaurants downtown',
          description: 'The DR-15, tips on payroll, and card deposits matched to the register.',
          href: '/services/sales-tax-services',
        },
        {
          icon: 'scroll-text',
          title: 'Family offices and trusts',
          description: 'Form 1041, gifts on Form 709, and one list of every K-1 still missing in March.',
          href: '/services/estate-trust-services',
        },
        {
          icon: 'cpu',
          title: 'Tech on the old IBM campus',
          description:
            'Stock options, research costs and staff in other states, looked at before December for companies at BRIC.',
          href: '/services/tax-planning',
        },
        {
          icon: 'graduation-cap',
          title: 'Private schools',
          description: 'Form 990 for schools and their foundations. A June 30 year end means November 15.',
          href: '/services/nonprofit-tax-services',
        },
      ],
    },
    {
      kind: 'service-list',
      eyebrow: 'CPA services',
      heading: 'Six ways to begin in Boca',
      intro: 'Start with the one that matches the letter on your desk.',
      limit: 6,
      items: [
        {
          path: '/services/business-tax-services',
          title: 'Business tax in Boca Raton',
          description: 'Form 1120-S or 1065 for companies from Yamato Road to Camino Real, due March 15 for a calendar year.',
        },
        {
          path: '/services/personal-tax-services',
          title: 'Personal tax in Boca Raton',
          description: 'Form 1040 here, plus the last part-year return for the state you left.',
        },
        {
          path: '/services/bookkeeping-services',
          title: 'Bookkeeping in Boca Raton',
          description: `Books closed monthly and tied to the bank before you see them, ${prices.bookkeeping.price}.`,
        },
        {
          path: '/services/payroll-services',
          title: 'Payroll in Boca Raton',
          description: 'Pay runs for offices along Glades Road, with the quarterly 941 and RT-6 and the W-2s in January.',
        },
        {
          path: '/services/business-advisory',
          title: 'Business advisory in Boca Raton',
          description: 'An hour on rent, prices and your own pay before you sign a lease near Mizner Park.',
        },
        {
          path: '/services/quickbooks-support',
          title: 'QuickBooks in Boca Raton',
          description: 'Cleanup for a file that three assistants have touched, then training for the one who keeps it.',
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
      eyebrow: 'Who we see',
      heading: 'The people across the desk',
      items: [
        {
          title: 'New arrivals',
          description:
            'You bought in Broken Sound and kept an apartment up north. We look at which days and ties still point there.',
        },
        {
          title: 'Doctors who own the suite',
          description: 'The practice is one entity and the building LLC another. We do both returns, so the rent agrees.',
        },
        {
          title: 'Families with help at home',
          description: 'A housekeeper in Royal Palm is usually your employee. That means a W-2 and Schedule H with your return.',
        },
        {
          title: 'FAU faculty and founders',
          description:
            'Consulting and a start-up on the side are Schedule C income that your salary’s withholding does not cover.',
        },
      ],
    },
    {
      kind: 'question-cards',
      eyebrow: 'Asked in Boca',
      heading: 'Five things neighbors ask us',
      items: [
        {
          question: 'My mail says Boca Raton, but I am west of the city line. Which receipt do I need?',
          answer:
            'The parcel decides, whatever the envelope says. Boca West and Boca Del Mar are unincorporated, so a business there takes out the county receipt alone. Inside the line you need both, and the city approves the zoning on your county application first.',
        },
        {
          question: 'I moved to Boca and kept my New York job. Am I done with New York?',
          answer:
            'Often you are not. If your desk is assigned to a New York office, the state taxes days you work from home here for your own convenience. The rule turns on who needed you in Florida. Bring the W-2 and offer letter, and we will see if Form IT-203 is due.',
        },
        {
          question: 'My daughter at FAU received a 1098-T. Whose return does it go on?',
          answer:
            'If you claim her as a dependent, an education credit belongs on your Form 1040. Scholarship money spent on anything besides tuition, fees and required books, such as campus housing, is generally income on hers. Bring the student account statement along with the form.',
        },
        {
          question: 'We bought on A1A in October. Is homestead automatic?',
          answer:
            'No. The unit must be your permanent home on January 1, and you apply to the Palm Beach County Property Appraiser by March 1. The seller’s exemption may still show on this year’s bill. If you had a Florida homestead before, ask about portability on Form DR-501T.',
        },
        {
          question: 'I rent my medical suite from my own LLC. Is there still sales tax?',
          answer:
            'Florida ended sales tax on commercial rent for periods from October 1, 2025, and that includes rent you pay yourself. Earlier months stay taxable even if they were paid late. Keep paying by check: the LLC still reports the rent and the practice deducts it.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Local rules',
      heading: 'What the city and county expect',
      items: [
        {
          title: 'Two receipts, one September',
          description:
            'Local business tax receipts from the City of Boca Raton and Palm Beach County both expire September 30. Renewal opens July 1; the penalty starts in October.',
        },
        {
          title: 'The surtax on your register',
          description: `We show Palm Beach County’s surtax at ${claims.surtax.pages} and the total at ${stated(facts.countyTotal)}. Surtaxes change on January 1, so we check the current rate table before setting yours.`,
        },
        {
          title: 'Condos let for the season',
          description:
            'Stays of six months or less owe tourist development tax to the Palm Beach County tax collector, on a return apart from the DR-15.',
        },
        {
          title: 'Chairs, screens and X-ray machines',
          description:
            'Form DR-405 lists business equipment you owned on January 1. It is due to the property appraiser April 1, and the exemption starts with the first one filed.',
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Around town',
      heading: 'From the beach to the Turnpike',
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
      eyebrow: 'Getting here',
      heading: 'All roads lead to Glades',
      paragraphs: [
        'From Mizner Park, take Federal Highway north to Glades Road and turn west; FAU is on your right. Allow 10 to 15 minutes. From A1A, cross at Spanish River Boulevard or Palmetto Park Road and leave time for a bridge opening.',
        'From Boca West, stay on Glades eastbound. From Boca Del Mar, Military Trail or Powerline Road brings you up to it. Either takes 10 to 20 minutes, and late afternoon by Town Center adds more.',
      ],
      links: [],
    },
    {
      kind: 'reviews',
      eyebrow: 'In their words',
      heading: 'Said by people who live here',
      limit: 3,
      items: [
        {
          quote: 'My practice and my building LLC finally report the same rent. It took them one afternoon to find why.',
          author: 'Anand R.',
          role: 'physician, Boca Raton',
        },
        {
          quote: 'I brought K-1s from nine partnerships. They called in March about the two that were missing.',
          author: 'Lisbeth K.',
          role: 'family office manager, Broken Sound',
        },
        {
          quote: 'Our first DR-15 went in late. They sorted out the account and showed my manager what to save.',
          author: 'Corinne D.',
          role: 'restaurant owner, downtown Boca Raton',
        },
      ],
    },
  ],
  closing: {
    heading: 'You are already in the neighborhood.',
    text: 'Come by with last year’s return and whatever arrived in the mail, and we will read both with you at no charge.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Gulf Stream, FL CPA: Trusts and Household Tax',
    description:
      'Trust returns, household payroll, gift tax and family foundations for Gulf Stream, Florida. Florida-licensed CPAs, about 25 minutes away in Boca Raton.',
    keywords: 'CPA Gulf Stream Florida, trust tax returns, household payroll Schedule H, private foundation Form 990-PF',
  },
  hero: {
    eyebrow: 'Palm Beach County · 25 minutes from the office',
    heading: 'Gulf Stream accountants for households that run like offices.',
    lede: 'Trust returns, staff on the payroll, gifts to grandchildren and the state you left behind. A small team reads the documents and answers the phone.',
    actions: [{ label: 'Schedule Your Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'cards',
      eyebrow: 'Services in Gulf Stream',
      heading: 'What a household here files',
      items: [
        {
          icon: 'scroll-text',
          title: 'Trusts and estates',
          description: 'Forms 1041, 709 and 706, with accountings that beneficiaries and their lawyers can read.',
          href: '/services/estate-trust-services',
        },
        {
          icon: 'concierge-bell',
          title: 'Household payroll',
          description: 'Pay, withholding and W-2s for housekeepers, nannies, chefs and gardeners.',
          href: '/services/payroll-services',
        },
        {
          icon: 'file-text',
          title: 'Family returns',
          description: 'Form 1040 with partnership K-1s, several brokers and sometimes several states.',
          href: '/services/personal-tax-services',
        },
        {
          icon: 'gift',
          title: 'Gifts and timing',
          description: 'Annual gifts, appreciated stock and IRA gifts to charity, arranged before December 31.',
          href: '/services/tax-planning',
        },
        {
          icon: 'hand-heart',
          title: 'Family foundations',
          description: 'Form 990-PF by the 15th day of the fifth month, with the required payout figured early.',
          href: '/services/nonprofit-tax-services',
        },
        {
          icon: 'milestone',
          title: 'The company up north',
          description: 'What it is worth, and how shares can pass to the next generation.',
          href: '/services/succession-planning',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'House rules',
      heading: 'Filings behind the hedges',
      intro: 'Florida has no personal income tax and no estate tax. The rest of the calendar still applies.',
      items: [
        {
          title: 'Staff and Schedule H',
          description:
            'Once cash wages pass the IRS’s yearly threshold, you need an EIN (Form SS-4) and owe the employee a W-2 by January 31. Schedule H puts the tax on your Form 1040.',
        },
        {
          title: 'Florida’s wage report',
          description:
            'Form RT-6 is filed every quarter. An established employer with only domestic staff may ask the Department of Revenue to switch to one annual RT-7.',
        },
        {
          title: 'Contractors on your street',
          description:
            'The town registers firms that work here: expect Town Hall on Sea Road to ask for their license, insurance and business tax receipt, which the Palm Beach County Tax Collector issues to firms based in the county.',
        },
        {
          title: 'Trust and gift dates',
          description:
            'Calendar-year Form 1041 and gift tax Form 709 share April 15. Form 706, when an estate needs one, is due nine months after the death.',
        },
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Clients served',
      heading: 'Who sits across the desk',
      items: [
        {
          title: 'Trustees and executors',
          description: 'Often a son or daughter, with a list of date-of-death values still to make.',
        },
        {
          title: 'House managers',
          description: 'They pay the vendors, run the staff and want one person to call about a notice.',
        },
        {
          title: 'Foundation directors',
          description: 'Small boards that give quietly, on a Form 990-PF the public can read.',
        },
        {
          title: 'Owners with ties elsewhere',
          description: 'The company, the old house or the driver’s license never quite left home.',
        },
      ],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Short notes from careful people',
      limit: 3,
      items: [
        {
          quote: 'Our chef and housekeeper get proper W-2s now, and January has stopped being a scramble.',
          author: 'Whitney A.',
          role: 'house manager, Gulf Stream',
        },
        {
          quote: 'I mail one envelope in February and get K-1s that my sisters can understand.',
          author: 'Prescott L.',
          role: 'family trustee, Place Au Soleil',
        },
        {
          quote: 'They asked to read the trust before quoting the return. Nobody else had.',
          author: 'Honora B.',
          role: 'foundation director, Gulf Stream',
        },
      ],
    },
    {
      kind: 'question-cards',
      eyebrow: 'Asked in Gulf Stream',
      heading: 'Five matters for a private meeting',
      items: [
        {
          question: 'We pay a grandchild’s tuition at Gulf Stream School. Is that a taxable gift?',
          answer:
            'Not if you pay the school. Tuition sent straight to a school is outside the gift tax, whatever the amount, and needs no Form 709. Uniforms, books and money handed to the parents are different: those count toward the annual exclusion.',
        },
        {
          question: 'Our housekeeper asks to be paid as a contractor. May we?',
          answer:
            'Not if you decide the hours and how the work is done. She is then your employee, and a 1099 does not change it. Unpaid Social Security and Medicare tax, both halves, can fall on you with interest. We set up payroll and correct earlier years.',
        },
        {
          question: 'Can the family company deduct our golf or bath club dues?',
          answer:
            'No. Federal law denies the deduction for any club organized for pleasure, recreation or social purposes, even when business is done there. If the company pays your personal dues, we record them as pay or a distribution. Meals with clients are judged separately.',
        },
        {
          question: 'Our trust was signed in Connecticut, before Gulf Stream. Does it still file there?',
          answer: `Possibly. Connecticut looks at where the grantor lived when the trust became irrevocable, so a later move may not end its claim. Send us the document and the dates. Our fee for a federal Form 1041 is ${prices.trustReturn.price}, and a state return is added only if one is required.`,
        },
        {
          question: 'An LLC holds our Place Au Soleil house for privacy. Can we claim homestead?',
          answer:
            'Generally not. Homestead is for people who hold title and live there, and a company cannot. A revocable trust can qualify when its terms give you the right to occupy the house. See your attorney before any new deed, then apply to the Property Appraiser by March 1.',
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Streets we know',
      heading: 'On both sides of the Intracoastal',
      items: [
        'Place Au Soleil',
        'Polo Drive',
        'Gulf Stream Road',
        'Golfview Drive',
        'Banyan Road',
        'Sea Road',
        'Palm Way',
        'Hidden Harbour',
        'North Ocean Boulevard',
      ],
    },
    {
      kind: 'local',
      eyebrow: 'By car',
      heading: 'Under the pines to Linton',
      paragraphs: [
        'Follow A1A south beneath the Australian pines to George Bush Boulevard, cross the Intracoastal, and take Federal Highway down to Linton Boulevard. Linton meets I-95, and Glades Road is a few exits south.',
        'Place Au Soleil is already on the mainland side, so its residents start on Federal Highway. Count on 20 to 30 minutes, and leave early in winter, when the lights at Atlantic Avenue hold everyone.',
      ],
      links: [],
    },
  ],
  closing: {
    heading: 'Send the trust, or only the question.',
    text: 'The first conversation costs nothing, and a call or email is returned within one business day.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact' },
  },
};

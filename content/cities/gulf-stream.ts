import { capitalize, formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts, valueOn } from '../facts.ts';
import { leastOf, prices, startOf } from '../prices.ts';
import { team } from '../team.ts';
import type { CityBody, Today } from '../types.ts';
import { type DriveTime, formatMinutes, formatUsual, sayMinutes } from './minutes.ts';
import type { CityEntry } from './types.ts';

/** How long the drive to the office takes. An estimate until somebody has driven it. */
const time: DriveTime = { atTen: [20, 20], later: [30, 30] };

const body = (today: Today): CityBody => ({
  head: {
    title: 'Gulf Stream, FL CPA: Trusts and Household Tax',
    description: `Trust returns, household payroll, gift tax and family foundations for Gulf Stream, Florida. Florida-licensed CPAs, ${formatUsual(time)} minutes away in Boca Raton.`,
    keywords: 'CPA Gulf Stream Florida, trust tax returns, household payroll Schedule H, private foundation Form 990-PF',
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: `Palm Beach County · ${formatUsual(time)} minutes`,
    heading: 'Gulf Stream accountants for families and trusts.',
    aliases: 'gulfstream',
    lede: `We prepare trust and gift tax returns, put household staff on the payroll, and find out what the state you left still asks for. ${capitalize(team.size)} people do the work, and one of them answers the phone.`,
    actions: [{ label: 'Schedule Your Free Consultation', href: '/contact' }],
    keyFacts: [
      `Trust returns ${formatPrice(startOf(prices.trustReturn.price))}`,
      'First consultation is free',
      'Both CPAs hold Florida licenses',
    ],
  },
  sections: [
    {
      kind: 'cards',
      nav: 'Services',
      eyebrow: 'Services in Gulf Stream',
      heading: 'Tax and payroll for a family household',
      items: [
        {
          icon: 'scroll-text',
          title: 'Trusts and estates',
          description:
            'Income, gift and estate tax returns (Forms 1041, 709 and 706), with accountings that beneficiaries and their lawyers can read.',
          href: '/services/estate-trust-services#what-we-prepare',
          line: 'Form 1041',
        },
        {
          icon: 'concierge-bell',
          title: 'Household payroll',
          description: 'Pay, withholding and W-2s for housekeepers, nannies, chefs and gardeners.',
          href: '/services/payroll-services#who-needs-it',
          line: 'Households',
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
          description: `From 2026, itemizers can deduct gifts to charity only above ${today(facts.charityFloor)} of adjusted gross income. We time gifts of stock and gifts from an IRA around that.`,
          href: '/services/tax-planning#decisions',
          line: 'Giving',
        },
        {
          icon: 'hand-heart',
          title: 'Family foundations',
          description: 'The yearly return (Form 990-PF), due May 15 for a calendar year, with the required payout figured early.',
          href: '/services/nonprofit-tax-services#what-we-do',
          line: 'Private foundations',
        },
        {
          icon: 'milestone',
          title: 'The company up north',
          description: 'What it is worth, and how shares can pass to the next generation.',
          href: '/services/succession-planning#what-we-do',
          line: 'A working value',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'The cost of a trust return or a payroll',
      intro:
        'Rental property, several beneficiaries or a stack of K-1s raises a return’s price, and payroll follows the number of people you pay. Gift, estate and foundation returns are quoted before we start, from last year’s return or a list of what was given and owned.',
      rows: [prices.trustReturn, prices.payroll, prices.basic1040, prices.stateReturn],
    },
    {
      kind: 'considerations',
      nav: 'Household rules',
      eyebrow: 'Household rules',
      heading: 'What a Gulf Stream household has to file',
      intro: 'Florida has no personal income tax and no estate tax. Federal returns and payroll reports are still due.',
      items: [
        {
          title: 'Staff and Schedule H',
          description: `Once an employee’s cash wages reach ${valueOn(facts.householdWages, '2026-06-30')} in 2026, you need an employer number (Form SS-4) and owe a W-2 by January 31. Schedule H adds the tax to your own return. From ${today(facts.householdQuarter)}, for all staff together, unemployment tax is due as well.`,
        },
        {
          title: 'Florida’s wage report',
          description:
            'The state’s unemployment tax report, Form RT-6, is filed every quarter. An established employer with only domestic staff may switch to one annual Form RT-7 by sending Form RT-7A to the Department of Revenue by December 1 of the year before.',
        },
        {
          title: 'Contractors on your street',
          description: `The town registers firms that work here: expect Town Hall on Sea Road to ask for their license, insurance and business tax receipt, which the Palm Beach County Tax Collector issues to firms based in the county.`,
        },
        {
          title: 'Trust and gift dates',
          description: `A trust’s calendar-year return and a gift tax return are both due April 15. An estate tax return comes nine months after the death. It is generally needed only above ${valueOn(facts.estateExemption, '2026-06-30')} for a death in 2026 (${valueOn(facts.estateExemption, '2024-06-30')} in 2024), or to save the unused part for a spouse, for which there are generally five years. The 2025 tax law removed the exemption’s end date.`,
        },
      ],
    },
    {
      kind: 'audience',
      nav: 'Clients',
      eyebrow: 'Clients served',
      heading: 'Families and household employers',
      items: [
        {
          title: 'Trustees and executors',
          description: 'Many are a son or daughter, with values as of the date of death still to gather.',
        },
        {
          title: 'Household employers',
          description: 'Often it is the house manager who runs the staff and wants one person to call about a notice.',
        },
        {
          title: 'Foundation directors',
          description: 'Small boards that give quietly, though the public can read the foundation’s return.',
        },
        {
          title: 'High-net-worth individuals',
          description: 'Partnerships in several states, and a company or an old house that still ties you to one of them.',
        },
      ],
    },
    {
      kind: 'reviews',
      heading: 'Clients in town and in Place Au Soleil',
      limit: 3,
      items: [
        {
          quote:
            'We have a chef, two housekeepers and a driver who’s only here in season. January used to be my worst month. This year the W-2s went out on the 12th.',
          author: 'Gwen A.',
          role: 'house manager',
          place: 'Gulf Stream',
        },
        {
          quote: 'Three sisters, three states, one trust. They quit calling me about their K-1s.',
          author: 'Chuck L.',
          role: 'family trustee',
          place: 'Place Au Soleil',
        },
        {
          quote:
            'I’m a retired teacher who inherited a seat on this board, and I was afraid of asking foolish questions. I ask them all now, and somebody always has the patience.',
          author: 'Joan B.',
          role: 'foundation director',
          place: 'Gulf Stream',
        },
      ],
    },
    {
      kind: 'question-cards',
      heading: 'Tuition, staff, dues and old trusts',
      items: [
        {
          question: 'We pay a grandchild’s tuition at Gulf Stream School. Is that a taxable gift?',
          answer: `Not if you pay the school. Tuition sent straight to a school is outside the gift tax, in any amount, and needs no gift tax return. Uniforms, books and money handed to the parents count toward the annual exclusion: in 2026 ${valueOn(facts.giftExclusion, '2026-06-30')} for each person you give to (${valueOn(facts.giftExclusion, '2024-06-30')} in 2024). ${today(facts.nextYearAmounts)}`,
        },
        {
          question: 'Our housekeeper asks to be paid as a contractor. May we?',
          answer:
            'Not if you decide the hours and how the work is done. She is then your employee, and a 1099 does not change it. Unpaid Social Security and Medicare tax, both halves, can fall on you with interest. We can set up payroll and correct the earlier years.',
        },
        {
          question: 'Can the family company deduct our golf or bath club dues?',
          answer:
            'No. Federal law denies the deduction for any club organized for pleasure, recreation or social purposes, even when business is done there. If the company pays your personal dues, we record them as pay or a distribution. Client meals at the club fall under a separate rule.',
        },
        {
          question: 'Our trust was signed in Connecticut, before Gulf Stream. Does it still file there?',
          answer: `Possibly. Connecticut looks at where the grantor lived when the trust became irrevocable, so a later move may not end its claim. Send us the document and the dates. A federal Form 1041 starts at ${formatPrice(leastOf(prices.trustReturn.price))}, and a state return is added only if one is required.`,
        },
        {
          question: 'An LLC holds our Place Au Soleil house for privacy. Can we claim homestead?',
          answer: `Generally not. Homestead is for people who hold title and live in the house, which a company cannot do. A revocable trust can qualify when its terms give you the right to occupy the house. See your attorney before any new deed, then apply to the Property Appraiser by March 1. ${today(facts.homesteadVoteClause)}`,
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Streets',
      eyebrow: 'Streets we know',
      heading: 'Addresses on both sides of the Intracoastal',
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
      nav: 'The drive',
      beside: true,
      eyebrow: 'By car',
      heading: 'North to Woolbright, or south to Linton',
      paragraphs: [
        'From the north end of town, drive up A1A to the Woolbright Road bridge and west to the interstate. From the south end, stay on A1A past the Delray beaches and cross at Linton Boulevard, which also meets the interstate. From either road it is a straight run south to Glades Road, just west of I-95.',
        `Place Au Soleil is already on the mainland, a short way below Woolbright by Federal Highway. Count on ${formatMinutes(time.atTen)} minutes at ten in the morning and ${formatMinutes(time.later)} on a winter afternoon, and avoid Atlantic Avenue then.`,
      ],
      links: [],
    },
  ],
  cta: {
    heading: 'Do you need to file anything?',
    text: `Ask a CPA. The first consultation takes ${claims.consultation.value}, by phone or in Boca Raton, and is free. If you reach voicemail, a CPA normally calls back within one business day.`,
    action: { label: 'Schedule Your Free Consultation', href: '/contact' },
  },
});

export const city = {
  title: 'Gulf Stream',
  path: '/locations/gulf-stream',
  city: 'Gulf Stream',
  hasPageOnly: true,
  county: 'Palm Beach',
  lat: 26.4951,
  lon: -80.0564,
  services: [{ path: '/services/nonprofit-tax-services', label: 'Clubs and associations in Gulf Stream' }],
  body,
  ways: [
    ['By A1A and Linton, at ten', sayMinutes(time.atTen)],
    ['The same, a winter afternoon', sayMinutes(time.later)],
    ['From the north end', 'by Woolbright Road'],
  ],
} satisfies CityEntry<`/locations/${string}`>;

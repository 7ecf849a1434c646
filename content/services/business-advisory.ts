import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts } from '../facts.ts';
import { firm } from '../firm.ts';
import { packagePrices } from '../prices.ts';
import { team } from '../team.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: `Business Advisory for Owners in ${firm.office.city}`,
    description: `Cash flow, pricing, hiring and owner pay, worked out with a CPA in ${firm.office.city} before you sign the lease or make the offer.`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'forecast',
    eyebrow: 'Business advisory',
    heading: 'Make your next big decision with the numbers in front of you.',
    aliases: 'fractional cfo, cash flow, budget, forecast, grow my business, business advice, losing money',
    lede: 'Can your company afford the hire? Is the second location paying for itself? A CPA works through it with you, on paper, from your own books.',
    actions: [
      { label: 'Schedule Your Free Consultation', href: '/contact?about=company' },
      { label: 'Learn More About Our Services', href: '/services' },
    ],
  },
  brief: {
    who: {
      value: 'Owners with a decision due',
      text: 'A lease, a hire, a second location, a price, a partner’s share.',
      link: { label: 'Statements for a lender', href: '/services/accounting' },
    },
    price: {
      value: 'Quoted in writing',
      text: `By the decision and its papers; or a whole year of advice, ${formatPrice(packagePrices.advisory)}.`,
      link: { label: 'What the package holds', href: '/pricing' },
    },
    time: {
      value: claims.advisoryTime.value,
      text: 'We work to your date, and check the forecast after ninety days.',
      link: { label: 'From question to answer', href: '/services/business-advisory#steps' },
    },
    papers: {
      value: 'Two years of returns and your books',
      text: 'The QuickBooks file, loans and leases, and the offer in your hand.',
      link: { label: 'Safe ways to send them', href: '/contact#safe-ways-to-get-papers-to-us' },
    },
  },
  also: [
    {
      label: 'Article: estimated payments that were never made',
      href: '/blog/small-business-tax-mistakes-boca-raton#no-estimated-payments-until-april',
    },
    { label: 'Form 8594, when a business is sold', href: '/forms#form-8594' },
    { label: 'Form DR-405, the equipment tax return', href: '/forms#dr-405' },
  ],
  by: { subject: 'companies', does: 'works through the decision with you' },
  sections: [
    {
      kind: 'cards',
      nav: 'Our work',
      eyebrow: 'Our advisory work',
      heading: 'Advisory work by subject',
      items: [
        {
          icon: 'calendar-clock',
          title: 'Thirteen-week cash plan',
          description: 'Money in and out by week, with payroll dates, loan payments and tax deposits marked.',
        },
        {
          icon: 'tag',
          title: 'Pricing and margin',
          description: 'What each product or contract leaves after its own costs, including the popular ones that leave nothing.',
        },
        {
          icon: 'user-plus',
          title: 'Hiring',
          description: 'The full cost of a position, from wage to workers’ compensation, and the sales needed to cover it.',
        },
        {
          icon: 'wallet',
          title: 'Owner pay',
          aliases: 'pay myself, take money out of company, money out of business, owners draw, distribution',
          description: 'Salary, draws and distributions planned together, with the tax on them set aside well ahead of April.',
        },
        {
          icon: 'gauge',
          title: 'Budget and actual',
          description: 'A short budget compared with the books each month or quarter. We discuss only the lines that moved.',
        },
        {
          icon: 'handshake',
          title: 'Buying or selling',
          aliases: 'buying business, buying a franchise',
          description:
            'The seller’s returns checked against bank deposits, and the price split that both sides report on Form 8594.',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'What advice costs',
      intro: 'The state of the books and the number of choices to compare move it.',
      rows: [
        { service: 'Advice on one decision', basis: 'once we know it', price: 'Quoted in writing' },
        {
          service: 'Strategic Advisory, a year',
          basis: 'one company’s return, quarterly check-ins and a tax plan',
          price: packagePrices.advisory,
        },
        { service: 'A larger project', basis: 'such as a purchase or a sale', price: 'Quoted in writing' },
      ],
    },
    {
      kind: 'why',
      nav: 'Why advice',
      eyebrow: 'Why advice',
      heading: 'Questions a tax return cannot answer',
      lead: 'A forecast built on old numbers is a guess.',
      paragraphs: [
        'A return reports a year that is over. Deciding whether to sign a five-year lease in June takes current books, a forecast and someone willing to say no.',
        'An oven acquired after January 19, 2025 generally gets 100% bonus depreciation: the 2025 tax law lets you deduct the whole cost in its first year. Whether the oven will earn enough to cover its payments is the other half of the question.',
        'If the books are four months behind, we catch them up first.',
      ],
    },
    {
      kind: 'problems',
      nav: 'Money worries',
      beside: true,
      eyebrow: 'What owners ask',
      heading: 'Money worries owners bring us',
      items: [
        {
          title: 'We made a profit. Where is the cash?',
          description:
            'Loan principal and owner draws never appear as expenses, and inventory waits until it is sold. We trace the gap between the profit and the bank balance.',
        },
        {
          title: 'Our prices are three years old',
          description:
            'Insurance and wages went up. We rebuild the cost of one job or one plate and show what today’s price leaves you.',
        },
        {
          title: 'I am paid last, if at all',
          description:
            'We find a draw the company can carry every month. In an S corporation we also settle a salary you can defend as reasonable.',
        },
        {
          title: 'August nearly closed us',
          description:
            'A week-by-week cash plan shows the low point months ahead, while there is time to ask the bank for a credit line.',
        },
        {
          title: 'Sales grew and we are poorer',
          description: 'New customers cost money before they pay. We work out how many months of growth your cash can carry.',
        },
      ],
    },
    {
      kind: 'stories',
      heading: 'Three decisions, and what changed',
      items: [
        {
          title: 'The second salon',
          description:
            'The forecast showed fourteen months of losses at the new address. The owner added evening hours and two chairs at the first one, and left the lease unsigned.',
        },
        {
          title: 'Forty contracts, nine losers',
          description:
            'A Pompano Beach air-conditioning company saw for the first time what each contract left. It repriced the weak ones at renewal and let two go.',
        },
        {
          title: 'The brother-in-law’s wage',
          description:
            'A family wholesaler had never put pay in writing. We priced each job at what an outsider would cost, and the family set wages from that.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How we work',
      heading: 'From your question to a written answer',
      items: [
        {
          title: 'Question',
          description: `You tell a CPA what you have to decide and by when.`,
        },
        {
          title: 'Books',
          description: 'We name the fee, then read two years of returns, the QuickBooks file, loans and leases.',
        },
        {
          title: 'Figures',
          description: 'We build the case for and against, and go through each assumption with you.',
        },
        { title: 'Check', description: 'After ninety days we compare what happened with the forecast.' },
      ],
    },
    {
      kind: 'reviews',
      heading: 'After the meeting',
      limit: 3,
      items: [
        {
          quote: 'I paid for one session hoping for a yes to the second location. I got a no, for a lot less than the lease.',
          author: 'Yvette D.',
          role: 'salon owner',
          place: 'Boca Raton',
        },
        {
          quote: 'Three weeks and more questions than my mother-in-law. But I know which contracts make money now.',
          author: 'Mitch B.',
          role: 'HVAC contractor',
          place: 'Pompano Beach',
        },
        {
          quote:
            'My wife reads the cash plan every Monday with her coffee, then tells me what we can’t buy yet, and usually she’s right.',
          author: 'Anil S.',
          role: 'wholesaler',
          place: 'Delray Beach',
        },
      ],
    },
    {
      kind: 'why-us',
      beside: true,
      eyebrow: 'Why us',
      heading: `Advice from a ${team.size}-person office`,
      items: [
        {
          icon: 'clipboard-list',
          title: 'A forecast you can show the bank',
          description: 'It lists its assumptions and says, as our standards require, that we give no assurance on it.',
        },
        {
          icon: 'message-square',
          title: 'A straight no',
          description: 'When the figures say the deal is poor, we tell you at the meeting.',
        },
      ],
    },
    {
      kind: 'audience',
      nav: 'Who needs it',
      eyebrow: 'Who needs it',
      heading: 'Owners who have outgrown guessing',
      items: [
        {
          title: 'Shops and restaurants',
          description: 'Thin margins, and a landlord who wants an answer by the end of the month.',
        },
        {
          title: 'Contractors',
          description: 'Jobs that run over, and retainage that arrives long after payday.',
        },
        {
          title: 'Medical and legal practices',
          description: 'Partners who bill different amounts and want a fair way to divide what is left.',
        },
        {
          title: 'Family companies',
          description: 'Two generations on the payroll, with no agreed wage for either.',
        },
        {
          title: 'First-time buyers',
          description: 'You have a broker’s summary, and thirty days to find out whether it is true.',
        },
      ],
    },
    {
      kind: 'considerations',
      beside: true,
      nav: 'Florida facts',
      eyebrow: 'Florida considerations',
      heading: 'Local facts that move the forecast',
      items: [
        {
          title: 'Income tax, and who pays it',
          description: `Florida has no personal income tax, and profit that passes through to you is generally taxed by the IRS alone. A C corporation pays the state ${today(facts.corporateIncomeTax)} of its Florida income above a ${today(facts.corporateExemption)} exemption.`,
        },
        {
          title: 'The season',
          description:
            'Many shops near the beach earn most of their year from November to April. We plan the June and September federal estimates out of winter cash.',
        },
        {
          title: 'Tangible property tax',
          description:
            'Ovens, desks and computers go on Form DR-405, due to the county property appraiser by April 1. First-year budgets rarely have a line for the bill.',
        },
        {
          title: 'Rent since October 2025',
          description:
            'For periods from October 1, 2025, a store or office lease carries no Florida sales tax. Parking, boat slips and aircraft tie-downs are still taxed.',
        },
      ],
    },
  ],
  cta: {
    heading: 'What are you about to decide?',
    text: 'The first consultation is free. Have the lease, the offer or the loan terms within reach when you call.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact?about=company' },
  },
});

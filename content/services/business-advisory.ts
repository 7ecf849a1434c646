import { facts, stated } from '../facts.ts';
import { packagePrices, prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Business Advisory for Owners in Boca Raton',
    description:
      'Cash flow, pricing, hiring and owner pay, worked out with a CPA in Boca Raton before you sign the lease or make the offer.',
  },
  hero: {
    eyebrow: 'Business advisory',
    heading: 'Settle the next big decision with figures on the table.',
    lede: 'Can you afford the hire? Is the second location paying for itself? Bring the question and the books, and we will work it out on paper.',
    actions: [
      { label: 'Schedule Your Free Consultation', href: '/contact' },
      { label: 'Learn More About Our Services', href: '/services' },
    ],
  },
  sections: [
    {
      kind: 'problems',
      eyebrow: 'What owners ask',
      heading: 'Five worries we hear most',
      items: [
        {
          title: 'We made a profit. Where is the cash?',
          description:
            'Loan principal and owner draws never appear as expenses, and inventory waits until it is sold. We trace the gap between the profit and the bank balance, line by line.',
        },
        {
          title: 'Our prices are three years old',
          description:
            'Insurance went up, and so did wages. We rebuild the cost of one job or one plate and show what today’s price leaves you.',
        },
        {
          title: 'I am paid last, if at all',
          description:
            'We find a draw the company can carry every month. In an S corporation we also settle a wage that stands up as reasonable.',
        },
        {
          title: 'August nearly closed us',
          description:
            'A week-by-week cash plan shows the low point months ahead, while the bank is still glad to talk about a credit line.',
        },
        {
          title: 'Sales grew and we are poorer',
          description: 'New customers cost money before they pay. We work out how many months of growth your cash can carry.',
        },
      ],
    },
    {
      kind: 'why',
      eyebrow: 'Why advice',
      heading: 'A tax return cannot answer this',
      paragraphs: [
        'A return reports a year that is over. It will not tell you whether to sign a five-year lease in June. That takes current books, a forecast and a person who is willing to say no.',
        'If your books are four months behind, we will say so at the first meeting. A forecast built on them would be a guess with decimals, so catching up comes first.',
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'Our advisory work',
      heading: 'Six subjects, one owner at a time',
      items: [
        {
          icon: 'calendar-clock',
          title: 'Thirteen-week cash plan',
          description: 'Money in and out by week, including payroll dates, loan payments and tax deposits.',
        },
        {
          icon: 'tag',
          title: 'Pricing and margin',
          description: 'What each product, job or contract leaves after its own costs. Some popular ones leave nothing.',
        },
        {
          icon: 'user-plus',
          title: 'Hiring',
          description:
            'The full cost of a position: wage, employer payroll tax, workers’ compensation and the sales needed to cover it.',
        },
        {
          icon: 'wallet',
          title: 'Owner pay',
          description: 'Salary, draws and distributions planned together, so that Form 1040 in April holds no shock.',
        },
        {
          icon: 'gauge',
          title: 'Budget and actual',
          description: 'A one-page budget compared with the books each month or quarter. We discuss only the lines that moved.',
        },
        {
          icon: 'handshake',
          title: 'Buying or selling',
          description:
            'The seller’s returns checked against bank deposits, and the price split that both sides report on Form 8594.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Florida considerations',
      heading: 'Local facts that move the forecast',
      items: [
        {
          title: 'Income tax, and who pays it',
          description: `Florida has no personal income tax, so profit that passes through to you is taxed by the IRS alone. A C corporation pays the state ${stated(facts.corporateIncomeTax)}.`,
        },
        {
          title: 'The season',
          description:
            'Many shops near the beach earn most of their year from November to April. Federal estimates fall due in June and September too, so we set the money aside in winter.',
        },
        {
          title: 'Tangible property tax',
          description:
            'Ovens, desks and computers go on Form DR-405, due to the county property appraiser by April 1. First-year budgets rarely have a line for the bill.',
        },
        {
          title: 'Rent since October 2025',
          description:
            'Florida ended sales tax on commercial rent for periods from October 1, 2025. Read your lease invoice, and ask about any tax on later months.',
        },
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Who needs it',
      heading: 'Owners who have outgrown guessing',
      items: [
        {
          title: 'Shops and restaurants',
          description: 'Thin margins, seasonal staff and a landlord who wants an answer by the end of the month.',
        },
        {
          title: 'Contractors',
          description: 'Jobs that run over, deposits spent early and retainage that arrives after the crew is paid.',
        },
        {
          title: 'Medical and legal practices',
          description: 'Partners who bill different amounts and want a fair way to divide what is left.',
        },
        {
          title: 'Family companies',
          description: 'Two generations on the payroll, and nobody sure what either one should earn.',
        },
        {
          title: 'First-time buyers',
          description: 'A broker’s summary in hand, and thirty days to find out whether it is true.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How we work',
      heading: 'Four steps to a written answer',
      items: [
        {
          step: 1,
          title: 'Question',
          description: 'You tell us the decision and the date it is due. This first talk is free.',
        },
        {
          step: 2,
          title: 'Books',
          description: 'We read two years of returns, the current QuickBooks file, loans and leases.',
        },
        {
          step: 3,
          title: 'Figures',
          description: 'We build the case for and against, and go through each assumption with you.',
        },
        { step: 4, title: 'Check', description: 'After ninety days we compare what happened with what we said would.' },
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Decisions that went another way',
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
            'A family wholesaler had never put pay in writing. We priced each job at what an outsider would cost. The argument ended, and the payroll got smaller.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'Session fees',
      heading: 'One session, or the whole year',
      rows: [prices.planning],
      note: `The Strategic Advisory package is priced ${packagePrices.advisory}. Tell us the question first, because one session may be all it takes.`,
    },
    {
      kind: 'why-us',
      eyebrow: 'Why us',
      heading: 'What you get from three people',
      items: [
        {
          icon: 'clipboard-list',
          title: 'A page you can show the bank',
          description: 'You keep the forecast and its assumptions, written so that a lender or a spouse can follow it.',
        },
        {
          icon: 'message-square',
          title: 'A straight no',
          description: 'When the figures say the deal is poor, you will hear it from us at the meeting.',
        },
        {
          icon: 'phone',
          title: 'A call back by tomorrow',
          description: 'We return calls and emails within one business day, also when the lease is due on Thursday.',
        },
      ],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'After the meeting',
      limit: 3,
      items: [
        {
          quote: 'I wanted them to approve the second location. They showed me the cash, and I thanked them in September.',
          author: 'Yvette D.',
          role: 'salon owner, Boca Raton',
        },
        {
          quote: 'We finally know which service contracts make money. It took them three weeks and a lot of questions.',
          author: 'Curtis B.',
          role: 'HVAC contractor, Pompano Beach',
        },
        {
          quote: 'Our cash plan is one page. My wife and I look at it every Monday.',
          author: 'Anil S.',
          role: 'wholesaler, Delray Beach',
        },
      ],
    },
  ],
  closing: {
    heading: 'What are you about to decide?',
    text: 'Call before you sign, and bring the lease, the offer or the loan terms with you.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact' },
  },
};

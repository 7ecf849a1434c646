import { claims } from '../claims.ts';
import { facts, today, valueOn } from '../facts.ts';
import { figure } from '../figures/succession-planning.ts';
import { firm } from '../firm.ts';
import { packagePrices, prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Business Succession and Exit Planning',
    description:
      'Selling, passing on or winding down a South Florida company: value, deal structure and tax worked out five to ten years ahead by Boca Raton CPAs.',
  },
  hero: {
    eyebrow: 'Succession planning',
    heading: 'Plan the sale or handover of your company while you still run it.',
    lede: 'A sale, a gift to a child and a partner’s buyout are taxed in different ways. We work out the tax on each one five to ten years ahead, while there is time to change it.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
    keyFacts: [
      `Plans billed at ${prices.planning.price}`,
      'Valuation quoted after reading your statements',
      'CPAs who take no commission',
    ],
  },
  figure,
  sections: [
    {
      kind: 'why',
      eyebrow: 'Why so early',
      heading: 'Starting five to ten years ahead',
      paragraphs: [
        'An owner who begins in the year of the sale has few choices left. The statements a buyer will read are already written.',
        'Some changes need years to count. After a C corporation elects S status, a sale within five years can still bring the built-in gains tax on what it already owned. A daughter who will run the place needs a few seasons with the customers.',
        'Illness can come at any time. We first ask for a short note: who can sign checks and run payroll on Monday if you cannot?',
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Who needs it',
      heading: 'Is one of these you?',
      items: [
        {
          title: 'The founder past fifty-five',
          description: 'Most of what you own is in the company, and you have not seen its value after tax.',
        },
        {
          title: 'A family with one child inside',
          description: 'One works there and two do not. Equal shares and fair shares may be different numbers.',
        },
        {
          title: 'Partners on a handshake',
          description: 'Without a written agreement, a partner’s share can pass to heirs you never planned to work with.',
        },
        {
          title: 'Anyone holding a letter of intent',
          description: 'Call while it is unsigned. The structure decides how much of the price you keep.',
        },
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'What we do',
      heading: 'The parts of a handover',
      items: [
        {
          icon: 'gauge',
          title: 'A working value',
          description:
            'Earnings restated for owner pay and one-time costs, then a range. For a gift or a dispute, a credentialed appraiser signs the report.',
        },
        {
          icon: 'file-chart-column',
          title: 'Statements a buyer can test',
          description: 'Several years of accrual figures that agree with the returns.',
        },
        {
          icon: 'blocks',
          title: 'Asset or stock sale',
          description:
            'Buyers usually want assets, in part for the write-off: generally 100% at once for equipment acquired after January 19, 2025. Owners of a C corporation usually want to sell shares.',
        },
        {
          icon: 'calendar-days',
          title: 'Installment sales',
          description:
            'Gain is spread over the years you are paid (Form 6252), but depreciation recapture is generally taxed in the year of sale.',
        },
        {
          icon: 'gift',
          title: 'Transfers to family',
          description: `A gift of shares carries your old basis (your cost) along; shares left at death usually get a new one. The federal exemption is now ${today(facts.estateExemption)} per person (${valueOn(facts.estateExemption, '2024-06-30')} in 2024), with no end date since the 2025 tax law.`,
        },
        {
          icon: 'key-round',
          title: 'Key employee buyouts',
          description: 'Terms the company can pay out of earnings, tested on a bad year.',
        },
        {
          icon: 'file-signature',
          title: 'Buy-sell agreements',
          description:
            'We test the price clause. Since Connelly v. United States (2024), life insurance paid to the company can raise the taxable value of a deceased owner’s shares.',
        },
        {
          icon: 'piggy-bank',
          title: 'What is left to live on',
          description: 'Proceeds less debt, fees and federal tax, set beside what you spend in a year.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Florida points',
      heading: 'What Florida adds to the deal',
      items: [
        {
          title: 'No personal income tax on the gain',
          description: `Florida does not tax an individual’s gain. If a C corporation sells its assets, the state taxes the corporation first, at ${today(facts.corporateIncomeTax)} above a ${today(facts.corporateExemption)} exemption. Other states can tax what was earned there.`,
        },
        {
          title: 'Sales tax follows the buyer',
          description:
            'Someone who takes over more than half of a business can owe its unpaid Florida sales tax. Buyers ask for a certificate of compliance from the state.',
        },
        {
          title: 'Deeds and notes are stamped',
          description:
            'A promissory note signed in Florida and a deed to Florida land carry documentary stamp tax, which belongs in the closing budget.',
        },
        {
          title: 'Some licenses stay behind',
          description:
            'A contractor’s license hangs on its qualifying agent, and shares of a professional association generally go only to people licensed in that profession.',
        },
      ],
    },
    {
      kind: 'rows',
      eyebrow: 'The calendar',
      heading: 'A timetable for leaving',
      items: [
        {
          icon: 'compass',
          title: 'Ten years out',
          description: 'Ask whether the building belongs inside the corporation. Taking it out later can itself be taxed.',
        },
        {
          icon: 'sprout',
          title: 'Five years out',
          description:
            'Weigh an S election, now that the 20% deduction for pass-through profit (Section 199A) is permanent under the 2025 tax law. Close the books monthly, and let a second person meet your largest customers.',
        },
        {
          icon: 'clipboard-check',
          title: 'Two years out',
          description: 'Renew the lease and clear open balances with the IRS and the state.',
        },
        {
          icon: 'pen-line',
          title: 'The year itself',
          description:
            'We read the letter of intent, then work out the price allocation and the estimated tax payment on the gain.',
        },
        {
          icon: 'archive',
          title: 'The year after',
          description:
            'After an asset sale, Form 8594 reports the price split. Payroll and sales tax accounts are closed, and the empty company is dissolved.',
        },
      ],
    },
    {
      kind: 'mistakes',
      eyebrow: 'Mistakes',
      heading: 'Habits that cost sellers money',
      items: [
        'Finding, with the offer in hand, that the statements and the returns disagree.',
        'Giving S corporation shares to a trust or a nonresident alien that may not hold them, which can end the election.',
        'Leaving the buy-sell price at the figure you wrote down in the first year.',
        'Splitting the shares equally with no word on pay for the child who works there.',
        `Selling the assets and forgetting the company. Until it is dissolved, the Florida annual report is still due ${today(facts.annualReportDue)}.`,
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'Our process',
      heading: 'How a plan gets onto paper',
      items: [
        {
          step: 1,
          title: 'Talk',
          description: 'You tell us when you want to stop and how your spouse sees it.',
        },
        {
          step: 2,
          title: 'Read',
          description: 'We read the returns, leases, loans and every agreement between owners.',
        },
        { step: 3, title: 'Value', description: 'You get a range, with the facts that would move it most.' },
        { step: 4, title: 'Compare', description: 'Sale, family, partners or closing down, side by side after tax.' },
        {
          step: 5,
          title: 'Document',
          description: 'Your attorney writes the agreements and we check them against the figures.',
        },
        { step: 6, title: 'Revisit', description: 'Once a year until the closing, with the new return on the table.' },
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Handovers we worked on',
      items: [
        {
          title: 'A print shop bought by its foreman',
          description:
            'He had no bank behind him. We set payments the shop could carry, and a down payment that covered the seller’s recapture tax.',
        },
        {
          title: 'Two brothers and a 1998 agreement',
          description:
            'Their buyout price had not changed since opening day. We restated five years of earnings, and their attorney put a formula where the number had been.',
        },
        {
          title: 'A medical practice with an offer in hand',
          description:
            'The draft put much of the price on a covenant not to compete, which is ordinary income to the seller. The facts supported more goodwill, and the buyer agreed to it at the same total.',
        },
      ],
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'Advice without a commission',
      items: [
        {
          icon: 'receipt',
          title: 'Billed by the session',
          description: 'Our planning fee is the same if you sell, wait or keep the place.',
        },
        {
          icon: 'calculator',
          title: 'The people who file',
          description: 'Whoever models the sale also prepares the return that reports it.',
        },
        {
          icon: 'messages-square',
          title: 'Used to full rooms',
          description: 'Your spouse and your partner’s lawyer hear the same numbers from us.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'Fees',
      heading: 'The cost of a plan and a valuation',
      rows: [prices.planning, prices.statements],
      note: `A plan is billed by the session. How many depends on the owners and exits to compare, and is settled in writing first. A working value is quoted after we have read three years of returns and statements; a second company or untidy books raise it. The Strategic Advisory package, ${packagePrices.advisory} per year, includes an exit review. Appraisers and attorneys bill separately.`,
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Sellers, successors and one who stayed',
      limit: 6,
      items: [
        {
          quote: 'When the offer came they already knew what every press was depreciated to, and what that would cost me.',
          author: 'Walter G.',
          role: 'former print shop owner, Pompano Beach',
        },
        {
          quote: 'First talk about the store with my parents that didn’t end in a slammed door.',
          author: 'Jenna L.',
          role: 'second-generation retailer, Boynton Beach',
        },
        {
          quote: 'A few sessions, each at the price on the list. My brother and I finally have a formula we can both explain.',
          author: 'Rick H.',
          role: 'marine supply partner, Fort Lauderdale',
        },
        {
          quote: 'Forty questions from the buyer’s accountant, due Friday. I’d have panicked. Mine answered on Wednesday.',
          author: 'Joyce W.',
          role: 'retired dentist, Boca Raton',
        },
        {
          quote: 'Came to sell. Saw the number after tax. Hired a manager and kept it.',
          author: 'Arthur N.',
          role: 'landscape company owner, Delray Beach',
        },
        {
          quote:
            'I bought the kitchen I’d cooked in for nine years, and the payments scared me. They planned every month with me, and I’m grateful.',
          author: 'Carlos V.',
          role: 'caterer, Deerfield Beach',
        },
      ],
    },
  ],
  closing: {
    heading: 'A date in mind is enough to begin.',
    text: `The first consultation takes ${claims.consultation.value} and costs nothing. We work backward from your date.`,
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

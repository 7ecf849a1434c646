import { facts, stated } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Business Succession and Exit Planning',
    description:
      'Selling, passing on or winding down a South Florida company: value, deal structure and tax worked out five to ten years ahead by Boca Raton CPAs.',
  },
  hero: {
    eyebrow: 'Succession planning',
    heading: 'Choose your successor while you still run the company.',
    lede: 'A sale, a gift to a child and a partner’s buyout are taxed in different ways. We work the figures five to ten years before the closing, when they can still move.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'why',
      eyebrow: 'Why so early',
      heading: 'Five to ten years is working distance',
      paragraphs: [
        'An owner who begins in the year of the sale has few choices left. The last three years of statements are written, and the buyer’s accountant will read them all.',
        'Some changes need years to count. A C corporation that elects S status waits five years before the built-in gains tax lets go of what it already owned. A daughter who will run the place needs a few seasons beside the person who knows the customers.',
        'Illness does not wait for any of this. So the first document we ask for is one page: who can sign checks and run payroll on Monday if you cannot.',
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Who needs it',
      heading: 'Four owners we hear from',
      items: [
        {
          title: 'The founder past fifty-five',
          description: 'Most of what you own is in the company, and nobody has said what that is after tax.',
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
          description: 'Bring it before you sign. The structure decides how much of the price you keep.',
        },
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'What we do',
      heading: 'Eight parts of a handover',
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
          description: 'Several years of accrual figures that agree with the returns. Buyers discount what they cannot trace.',
        },
        {
          icon: 'blocks',
          title: 'Asset or stock sale',
          description:
            'Buyers usually want assets, and owners of a C corporation usually want to sell shares. In an asset sale, both sides report the split of the price on Form 8594.',
        },
        {
          icon: 'calendar-days',
          title: 'Installment sales',
          description:
            'Form 6252 spreads gain over the years you are paid. Depreciation recapture is taxed in the year of sale, cash or no cash.',
        },
        {
          icon: 'gift',
          title: 'Transfers to family',
          description: 'A gift, reported on Form 709, carries your old basis along. Shares left at death usually get a new one.',
        },
        {
          icon: 'key-round',
          title: 'Key employee buyouts',
          description: 'Terms the company can pay out of earnings, tested against a bad year before anyone shakes hands.',
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
          description: `Florida does not tax an individual’s gain. If a C corporation sells its assets, the state taxes the corporation at ${stated(facts.corporateIncomeTax)} first. Another state can still tax a business that operates there.`,
        },
        {
          title: 'Sales tax follows the buyer',
          description:
            'Someone who takes over more than half of a business can owe its unpaid Florida sales tax. Expect to be asked for a certificate of compliance from the Department of Revenue.',
        },
        {
          title: 'Deeds and notes are stamped',
          description:
            'A promissory note signed in Florida and a deed to Florida land carry documentary stamp tax. If you finance the buyer, put it in the closing budget.',
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
      heading: 'Ten years out to one year after',
      items: [
        {
          icon: 'compass',
          title: 'Ten years out',
          description:
            'Write the emergency page. Ask whether the building belongs inside the corporation, because taking it out later can itself be taxed.',
        },
        {
          icon: 'sprout',
          title: 'Five years out',
          description:
            'If an S election makes sense, make it now. Close the books monthly, and put a second person in front of your largest customers.',
        },
        {
          icon: 'clipboard-check',
          title: 'Two years out',
          description: 'Renew the lease, put customer terms in writing and clear open balances with the IRS and the state.',
        },
        {
          icon: 'pen-line',
          title: 'The year itself',
          description:
            'We read the letter of intent first. Then come the price allocation and the estimated tax payment on the gain.',
        },
        {
          icon: 'archive',
          title: 'The year after',
          description:
            'Form 8594 goes in with the return. Payroll and sales tax accounts get final filings, and an empty company is dissolved at Sunbiz.',
        },
      ],
    },
    {
      kind: 'mistakes',
      eyebrow: 'Costly habits',
      heading: 'Six ways owners lose money leaving',
      items: [
        'Waiting for an offer to arrive, then finding that the statements and the returns disagree.',
        'Giving S corporation shares to a trust or a nonresident alien that may not hold them, which can end the election.',
        'Leaving the buy-sell price at the figure you wrote down in the first year.',
        'Giving away low-basis shares late in life without comparing what heirs would inherit instead.',
        'Splitting the shares equally and saying nothing about pay for the child who works there.',
        `Selling the assets and forgetting the company. Until it is dissolved, the Florida annual report is still due ${facts.annualReportDue.value}.`,
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
          description: 'When you want to stop, what you want after, and what your spouse has to say.',
        },
        {
          step: 2,
          title: 'Read',
          description: 'Returns, statements, leases, loans and every agreement between owners.',
        },
        { step: 3, title: 'Value', description: 'A range, with the three or four facts that would move it most.' },
        { step: 4, title: 'Compare', description: 'Sale, family, partners or closing down, side by side after tax.' },
        {
          step: 5,
          title: 'Document',
          description: 'Your attorney writes the agreements and we check them against the figures.',
        },
        { step: 6, title: 'Revisit', description: 'Once a year, with the new return on the table, until the closing.' },
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'How three owners let go',
      items: [
        {
          title: 'A print shop bought by its foreman',
          description:
            'He had no bank behind him. We set payments the shop could carry, and a down payment large enough for the seller’s recapture tax in year one.',
        },
        {
          title: 'Two brothers and a 1998 agreement',
          description:
            'Their buyout price had not changed since opening day. We restated five years of earnings, and their attorney put a formula where the number had been.',
        },
        {
          title: 'A medical practice with an offer in hand',
          description:
            'The draft put much of the price on a covenant not to compete, which is ordinary income to the seller. The buyer agreed to move part of it to goodwill at the same total.',
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
          description: 'Our planning fee is the same if you sell, wait or keep the place. We are not brokers.',
        },
        {
          icon: 'calculator',
          title: 'The people who file',
          description: 'Whoever models the sale also prepares the return that reports it, so the assumptions have to hold.',
        },
        {
          icon: 'messages-square',
          title: 'Used to full rooms',
          description: 'Your spouse, your partner and their lawyer hear the same numbers from us, in the same order.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'Fees',
      heading: 'Two prices to plan with',
      rows: [prices.planning, prices.statements],
      note: 'The first meeting is free. Appraisers and attorneys bill for their own work.',
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Sellers, successors and one who stayed',
      limit: 6,
      items: [
        {
          quote: 'When the offer came, they already knew what every press was depreciated to, and what that would cost me.',
          author: 'Walter G.',
          role: 'former print shop owner, Pompano Beach',
        },
        {
          quote: 'They showed my parents and me the same page. It was the first talk about the store that did not end badly.',
          author: 'Jenna L.',
          role: 'second-generation retailer, Boynton Beach',
        },
        {
          quote: 'My brother and I signed in March, with a price formula both of us understand.',
          author: 'Rick H.',
          role: 'marine supply partner, Fort Lauderdale',
        },
        {
          quote: 'The buyer’s accountant asked forty questions. Ours had the answers tabbed.',
          author: 'Simone W.',
          role: 'retired dentist, Boca Raton',
        },
        {
          quote: 'I came to sell. After seeing the after-tax figure I hired a manager and kept it.',
          author: 'Arthur N.',
          role: 'landscape company owner, Delray Beach',
        },
        {
          quote: 'I bought the company I worked for, and they made the payments fit a slow August.',
          author: 'Carlos V.',
          role: 'HVAC contractor, Deerfield Beach',
        },
      ],
    },
  ],
  closing: {
    heading: 'Name the year you would like to stop.',
    text: 'We will work backward from it in a first consultation that costs nothing.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

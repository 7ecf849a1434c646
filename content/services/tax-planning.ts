import { facts, stated } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Tax Planning in Boca Raton, Florida',
    description:
      'A working session with a Boca Raton CPA before December 31: owner pay, retirement plans, gains, gifts and estimates. Typical savings are 15–30%.',
  },
  hero: {
    eyebrow: 'Tax planning',
    heading: 'Lower next April’s bill before December 31.',
    lede: 'Sit down with a CPA, your year-to-date figures and a calendar. Planning typically saves 15–30%, and nearly all of it has to happen before the year closes.',
    actions: [{ label: 'Book a Planning Session', opens: 'contact-card' }],
  },
  sections: [
    {
      kind: 'why',
      eyebrow: 'Why plan',
      heading: 'By April most choices are gone',
      paragraphs: [
        'A return records what you did. A Roth conversion counts for the year only if it is made by December 31. A losing stock has to be sold by then. A new machine has to be in place and ready for use; a deposit is not enough. In April you can still fund an IRA, a SEP or a health savings account, and little else is open.',
        'So we work on a draft of the year while it can still be changed. One item is moved at a time, and next year is kept in view as well. Pushing income into January helps only if next year’s rate is no higher.',
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Who we serve',
      heading: 'When a session pays for itself',
      items: [
        {
          title: 'Owners with a good year',
          description: 'Profit is ahead of last year and the quarterly payments were set on the old number.',
        },
        {
          title: 'People about to retire',
          description:
            'Between the last paycheck and the first required distribution there may be several low-income years to use.',
        },
        {
          title: 'Property investors',
          description:
            'A sale is coming. A 1031 exchange has to be arranged before closing, and then 45 days run to name the replacement.',
        },
        {
          title: 'Recent arrivals',
          description:
            'A bonus, a business sale or stock vesting is near, and the date you became a Floridian will be asked about.',
        },
      ],
    },
    {
      kind: 'rows',
      eyebrow: 'What we look at',
      heading: 'Six places the money usually is',
      items: [
        {
          icon: 'wallet',
          title: 'Owner pay and entity',
          description:
            'Salary against distributions, and whether an S election is worth its payroll. For a calendar year, Form 2553 is due March 15.',
        },
        {
          icon: 'piggy-bank',
          title: 'Retirement plans',
          description:
            'Some plans must exist by year-end. A SEP can be opened as late as the return’s due date, extension included.',
        },
        {
          icon: 'trending-down',
          title: 'Gains and losses',
          description: 'Which lots to sell, which to hold, and the 30 days on each side in which buying back spoils the loss.',
        },
        {
          icon: 'repeat',
          title: 'Roth conversions',
          description: 'How much fits before the next bracket or a higher Medicare premium. A conversion cannot be undone.',
        },
        {
          icon: 'gift',
          title: 'Giving',
          description:
            'Shares in place of cash, two years of gifts in one, or, from age 70½, money sent straight from an IRA to the charity.',
        },
        {
          icon: 'calendar-clock',
          title: 'Estimates and withholding',
          description: 'Tax withheld in December is generally treated as paid evenly all year. A late check is not.',
        },
      ],
    },
    {
      kind: 'local',
      eyebrow: 'Local advantage',
      heading: 'How the arithmetic differs in Florida',
      paragraphs: [
        'With no state tax on personal income, a deduction here saves federal tax alone. Advice written for New York readers assumes it saves twice. Bonds differ as well. With no state tax to avoid, you need not favor Florida municipals over another state’s.',
        `Companies are another matter. A C corporation owes Florida ${stated(facts.corporateIncomeTax)} on its taxable income, so a change of entity is a state decision too.`,
        'The season matters. A shop on Atlantic Avenue may earn little through summer and a great deal after Thanksgiving. The annualized method, Schedule AI of Form 2210, lets an owner’s estimates follow the income. It takes month-by-month books, and we will say so if yours are not ready for it.',
      ],
      links: [],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'Four steps, then a dated list',
      items: [
        {
          step: 1,
          title: 'Send',
          description: 'Last year’s return, a recent pay stub, brokerage statements and a current profit and loss.',
        },
        {
          step: 2,
          title: 'Draft',
          description: 'We project the year as it stands, so you see the bill with no changes made.',
        },
        {
          step: 3,
          title: 'Decide',
          description: 'In the session we test each move and you pick the ones you can live with.',
        },
        {
          step: 4,
          title: 'Act',
          description: 'You leave with a written list: who does what, on which form, by which date.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'What it costs',
      heading: 'One session, one price',
      rows: [prices.planning],
      note: 'Returns and election forms are separate work with their own prices. If we doubt a session will pay for itself, we say so first.',
    },
    {
      kind: 'questions',
      eyebrow: 'Common questions',
      heading: 'Before you book a session',
      items: [
        {
          question: 'What time of year is best?',
          answer:
            'September to early November. Most of the year is known by then, and banks and plan providers still have time to act before December 31. Come earlier if you expect a sale, a move or a new business. After a sale has closed, much less can be done about it.',
        },
        {
          question: 'Is the 15–30% a promise?',
          answer:
            'No. It is the range planning typically saves, and your figure depends on your income and on what you are willing to change. An employee with one W-2 and a standard deduction may have little to plan. In that case we say so before you book.',
        },
        {
          question: `Does ${firm.brand} have to prepare my return as well?`,
          answer:
            'You can take the list to your own preparer. Bring the return they filed last, all pages, because carryovers and depreciation sit near the back. If they took a position we disagree with, you will hear our reasons and can ask them about it.',
        },
        {
          question: 'What will you not recommend?',
          answer:
            'Anything that works only if the IRS does not look. That includes paying children for work they did not do, and promoted shelters sold with a legal opinion attached. Nor will we tell you to spend a dollar you had no use for in order to save part of it in tax.',
        },
        {
          question: 'What happens if I do nothing on the list?',
          answer:
            'Nothing is lost except the saving. Each line carries its last useful date, and when that date passes the line is dead for the year. One item usually deserves attention regardless: the estimated payments, since underpaying them adds a charge when the return is filed.',
        },
      ],
    },
    {
      kind: 'testimonial',
      quote: 'I expected a speech about deductions. We spent an hour on when to take my IRA money, and left with four dates.',
      author: 'Winston A.',
      role: 'retired engineer, Highland Beach',
    },
  ],
  closing: {
    heading: 'December 31 does not move.',
    text: 'Call or email while there is still time for the bank, the broker and the payroll company to act.',
    action: { label: 'Book a Planning Session', opens: 'contact-card' },
  },
};

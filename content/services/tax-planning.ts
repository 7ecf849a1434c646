import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts, valueOn } from '../facts.ts';
import { firm } from '../firm.ts';
import { packagePrices, prices } from '../prices.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: `Tax Planning in ${firm.office.city}, Florida`,
    description: `A session with a ${firm.office.city} CPA before December 31. What it looks at, what it costs, and who has room to plan.`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'calendar',
    isDark: true,
    eyebrow: 'Tax planning',
    heading: 'Plan next April’s taxes before December 31.',
    lede: `You and a CPA change one thing at a time in a draft of this year’s return. Clients with room to plan typically cut their tax by ${claims.planningSavings.value}; many have none, and the free call usually tells.`,
    actions: [{ label: 'Book a Planning Session', opens: 'contact-card' }],
  },
  brief: {
    who: {
      value: 'People with a choice to make',
      text: 'A good year, a sale, a move, a retirement, a rental to exchange.',
      link: { label: 'Seven mistakes to avoid', href: '/blog/small-business-tax-mistakes-boca-raton' },
    },
    price: {
      value: formatPrice(prices.planning.price),
      text: `A session is ${claims.sessionLength.value} with a CPA, and you take home a list.`,
      link: { label: 'The price list', href: '/pricing#what-each-service-costs' },
    },
    time: {
      value: 'Before December 31',
      text: 'Best by early November; December still leaves time for gifts and sales.',
      link: { label: 'The payment dates', href: '/deadlines?who=individual' },
    },
    papers: {
      value: 'Last year’s return and a recent pay stub',
      text: 'Also brokerage statements, and your company’s profit and loss.',
      link: { label: 'Form 1040-ES', href: '/forms#form-1040-es' },
    },
  },
  also: [
    {
      label: 'Article: estimated payments that were never made',
      href: '/blog/small-business-tax-mistakes-boca-raton#no-estimated-payments-until-april',
    },
    {
      label: 'Article: how to prove that you moved',
      href: '/blog/estate-planning-tips-south-florida-retirees#prove-that-you-moved',
    },
    { label: 'Form 2553, the S election', href: '/forms#form-2553' },
  ],
  by: { subject: 'trusts', does: 'plans the year with you' },
  sections: [
    {
      kind: 'rows',
      nav: 'Decisions',
      eyebrow: 'What we look at',
      heading: 'Decisions to make before year-end',
      intro: 'The 2025 tax law changed four of these nine.',
      items: [
        {
          icon: 'wallet',
          title: 'Owner pay and entity',
          description:
            'Salary against distributions, and whether S corporation status is worth running payroll for. For a calendar year Form 2553, the election, is due March 15.',
        },
        {
          icon: 'piggy-bank',
          title: 'Retirement plans',
          description:
            'Some plans must exist by year-end. A SEP, a simplified employee pension, can be opened as late as the return’s due date, extension included.',
        },
        {
          icon: 'trending-down',
          title: 'Gains and losses',
          description:
            'We choose which lots to sell and which to hold. If you buy the same stock within 30 days before or after, the loss does not count.',
        },
        {
          icon: 'repeat',
          title: 'Roth conversions',
          aliases: 'roth, convert ira, backdoor, obamacare, aca, marketplace, subsidy cliff',
          description: `How much fits before the next bracket, a higher Medicare premium two years on, or the end of a Marketplace premium credit. A conversion cannot be undone. ${today(facts.premiumCredit)}`,
        },
        {
          icon: 'truck',
          title: 'Equipment and research',
          description: `Most equipment acquired after January 19, 2025 is generally deductible in full in its first year of use. Section 179, up to ${valueOn(facts.expensing, '2026-06-30')} in 2026, can also cover a commercial roof. Domestic research costs are deductible again. All of this is federal. ${today(facts.floridaDepreciation)}`,
        },
        {
          icon: 'gift',
          title: 'Giving',
          description: `From 2026 itemizers deduct only what passes ${today(facts.charityFloor)} of income, and in the top bracket save at most ${today(facts.topDeduction)} on the dollar. If you do not itemize, up to $1,000 in cash counts, double on a joint return. From age 70½, up to ${valueOn(facts.iraGiftLimit, '2026-06-30')} a person in 2026 can go untaxed from an IRA to a charity.`,
        },
        {
          icon: 'badge-check',
          title: 'The deduction at 65',
          description: `From 2025 through 2028 each person 65 or older can deduct ${today(facts.seniorDeduction)}. It shrinks above $75,000 of income ($150,000 on a joint return), ends at $175,000 ($250,000), and couples must file jointly. A Roth conversion counts toward that income.`,
        },
        {
          icon: 'landmark',
          title: 'State and local taxes',
          description: `If you itemize, the limit is ${today(facts.saltCap)}, and lower once income passes about $500,000. The cap rises one percent a year through 2029 and falls to $10,000 in 2030. A Florida property tax bill can be paid from November through March, which lets you choose the year: 4% less in November, 3% in December.`,
        },
        {
          icon: 'calendar-clock',
          title: 'Estimates and withholding',
          description:
            'Tax withheld in December is generally treated as paid evenly all year. An estimated payment counts only from the day it is made.',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'What a session costs',
      usual: { ...prices.planning, basis: claims.sessionLength.value },
      rows: [
        { ...prices.basic1040, basis: 'the return itself, priced separately' },
        {
          service: 'Strategic Advisory, a year',
          basis: 'one company’s return, and a plan for three years',
          price: packagePrices.advisory,
        },
      ],
    },
    {
      kind: 'why',
      nav: 'Why plan',
      eyebrow: 'Why plan',
      heading: 'By April most choices are gone',
      paragraphs: [
        'A Roth conversion counts for the year only if it is made by December 31. A losing stock has to be sold by then. A new machine has to be in place and ready for use; a deposit is not enough. In April you can still fund an IRA, a SEP or a health savings account, and little else is open.',
        'We work on a draft of the year while it can still be changed. We change one item at a time, and look at next year as well as this one.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Your session and the list you take home',
      items: [
        {
          title: 'Send',
          description: 'You send the papers ahead, so that the session is spent on choices.',
        },
        {
          title: 'Draft',
          description: 'We project the year as it stands. You see the bill with no changes made.',
        },
        {
          title: 'Decide',
          description: 'In the session we test each move and you pick the ones you can live with.',
        },
        {
          title: 'Act',
          description: 'You leave with a written list: who does what, on which form, by which date.',
        },
      ],
    },
    {
      kind: 'local',
      nav: 'In Florida',
      eyebrow: 'Local advantage',
      heading: 'How the arithmetic differs in Florida',
      paragraphs: [
        'With no state tax on personal income, a deduction here saves federal tax alone. Advice written for New York readers assumes it saves twice. For the same reason Florida municipal bonds have no edge over another state’s.',
        `Companies are another matter. A C corporation owes Florida ${today(facts.corporateIncomeTax)} on income above a ${today(facts.corporateExemption)} exemption, which makes a change of entity a state decision too.`,
        'A shop on Atlantic Avenue may earn little through summer and a great deal after Thanksgiving. The annualized method, Schedule AI of Form 2210, lets an owner’s estimates follow the income. It takes month-by-month books, and not every business has them.',
      ],
      links: [],
    },
    {
      kind: 'testimonial',
      quote:
        'I’ll be honest, I came in to talk deductions and we barely did. It was all about when to take the IRA money. The four dates are on our refrigerator.',
      author: 'Gary A.',
      role: 'retired engineer',
      place: 'Highland Beach',
    },
    {
      kind: 'audience',
      nav: 'Who we serve',
      eyebrow: 'Who we serve',
      heading: 'Who gains from planning',
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
          aliases: 'opportunity zone, opportunity fund, qof, opportunity zone tax 2026, 1031',
          description: `A 1031 exchange is arranged before the sale closes: 45 days to name the replacement, 180 to buy it or until your return is due with extensions, if that is sooner. ${today(facts.opportunityFunds)} Losses set against it must be sold by then, and the January 15 estimate should include it.`,
        },
        {
          title: 'Recent arrivals',
          description:
            'A bonus, a business sale or stock vesting is near, and the date you became a Floridian will be asked about.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about planning',
      items: [
        {
          question: 'What time of year is best?',
          answer:
            'September to early November: most of the year is known, and banks and plan providers still have time to act. Come earlier if you expect to sell or move, because after a sale has closed much less can be done.',
        },
        {
          question: `Is the ${claims.planningSavings.value} a promise?`,
          answer:
            'No. Yours depends on your income and on what you are willing to change, and it can be nothing. An employee with one W-2 and the standard deduction usually has no room to plan, and a free call is enough to find out.',
        },
        {
          question: `Does ${firm.brand} have to prepare my return as well?`,
          answer:
            'No, you can take the list to your own preparer. Bring all pages of the last return they filed. If they took a position we disagree with, we give our reasons and you can ask them about it.',
        },
        {
          question: 'What will you not recommend?',
          answer:
            'Anything that works only if the IRS does not look. That includes paying children for work they did not do, and promoted shelters sold with a legal opinion attached.',
        },
        {
          question: 'What happens if I do nothing on the list?',
          answer:
            'Nothing is lost except the saving. Each line carries its last useful date, and after that date the step no longer counts for the year. One item usually deserves attention regardless: the estimated payments, since underpaying them adds a charge when the return is filed.',
        },
      ],
    },
  ],
  cta: {
    heading: 'Your tax year stays open until December 31.',
    text: 'Call or email while the broker and the payroll company still have time to act. The first consultation with a CPA is free.',
    action: { label: 'Book a Planning Session', opens: 'contact-card' },
  },
});

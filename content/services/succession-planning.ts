import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts, valueOn } from '../facts.ts';
import { firm } from '../firm.ts';
import { packagePrices } from '../prices.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: 'Business Succession and Exit Planning',
    description: `Selling, passing on or winding down a ${firm.region} company: value, deal structure and tax worked out five to ten years ahead by ${firm.office.city} CPAs.`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'watch',
    isDark: true,
    eyebrow: 'Succession planning',
    heading: 'Plan the sale or handover of your company while you still run it.',
    aliases: 'sell my business, retire from business, exit',
    lede: 'A sale, a gift to a child and a partner’s buyout are taxed in different ways. We work out the tax on each one five to ten years ahead, while there is time to change it.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact?about=company' }],
  },
  brief: {
    who: {
      value: 'Founders and partners',
      text: 'Owners who will one day sell, pass on or close the company.',
      link: { label: 'Estate and trust returns', href: '/services/estate-trust-services' },
    },
    price: {
      value: 'Quoted in writing',
      text: `By the owners and exits to compare; or a year of advice, ${formatPrice(packagePrices.advisory)}.`,
      link: { label: 'The price list', href: '/pricing#what-each-service-costs' },
    },
    time: {
      value: claims.successionTime.value,
      text: 'Begin five to ten years before you leave: some changes take years.',
      link: { label: 'How a plan gets onto paper', href: '/services/succession-planning#steps' },
    },
    papers: {
      value: 'Three years of returns, and every paper between owners',
      text: 'Also financial statements, leases and loans.',
      link: { label: 'Form 8594, the price split', href: '/forms#form-8594' },
    },
  },
  also: [
    {
      label: 'Article: giving it now or leaving it later',
      href: '/blog/estate-planning-tips-south-florida-retirees#give-it-now-or-leave-it-later',
    },
    { label: 'Form 6252, for a sale paid over years', href: '/forms#form-6252' },
  ],
  by: { subject: 'trusts', does: 'plans the handover with you' },
  sections: [
    {
      kind: 'cards',
      nav: 'What we do',
      eyebrow: 'What we do',
      heading: 'The parts of a handover',
      items: [
        {
          icon: 'gauge',
          title: 'A working value',
          aliases: 'business worth, business valuation',
          description:
            'We restate earnings for owner pay and calculate a range. It is a calculation for planning and not an appraisal: for a gift or a dispute a credentialed appraiser signs.',
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
            'Buyers usually want to buy assets, because they can write them off: equipment generally in full. Owners of a C corporation usually want to sell shares.',
        },
        {
          icon: 'calendar-days',
          title: 'Installment sales',
          description: 'Gain is spread over the years you are paid (Form 6252); recapture is generally taxed at once.',
        },
        {
          icon: 'gift',
          title: 'Transfers to family',
          aliases: 'give business to son, pass business to kids, sell company to daughter, family business, daughter take over',
          description: `A gift of shares carries your old basis along; shares left at death usually get a new one. The federal exemption is ${valueOn(facts.estateExemption, '2026-06-30')} per person in 2026 (${valueOn(facts.estateExemption, '2024-06-30')} in 2024). It is indexed for 2027.`,
        },
        {
          icon: 'key-round',
          title: 'Key employee buyouts',
          description: 'We work out terms that the company can pay from its earnings, and test them on a bad year.',
        },
        {
          icon: 'file-signature',
          title: 'Buy-sell agreements',
          aliases: 'partner split, partner left, partner leaves llc',
          description:
            'Since Connelly v. United States (2024), life insurance paid to the company can raise the taxable value of a deceased owner’s shares.',
        },
        {
          icon: 'piggy-bank',
          title: 'What is left to live on',
          description: 'We take debt, fees and federal tax from the proceeds and set the rest beside what you spend in a year.',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'A plan’s price, agreed first',
      rows: [
        { service: 'A succession plan', basis: 'by the owners and exits to compare', price: 'Quoted in writing' },
        { service: 'A working value of the company', basis: 'after three years of returns', price: 'Quoted in writing' },
        { service: 'Strategic Advisory, a year', basis: 'with an exit review', price: packagePrices.advisory },
      ],
    },
    {
      kind: 'why',
      nav: 'Why so early',
      eyebrow: 'Why so early',
      heading: 'Starting five to ten years ahead',
      lead: 'In the year of the sale few choices are left.',
      paragraphs: [
        'After a C corporation elects S status, a sale within five years can still bring the built-in gains tax on what it already owned. A daughter who will run the place needs a few seasons with the customers.',
        'Illness can come at any time, so a note for that day comes first.',
      ],
    },
    {
      kind: 'mistakes',
      beside: true,
      nav: 'Mistakes',
      eyebrow: 'Mistakes',
      heading: 'Habits that cost sellers money',
      items: [
        'Finding, with the offer in hand, that statements and returns disagree.',
        'Giving S corporation shares to a trust or a nonresident alien that may not hold them.',
        'Leaving the building inside a corporation, when taking it out can be taxed.',
        'Keeping the buy-sell price of the first year.',
        'Splitting the shares without settling the pay of the child who works there.',
        `Forgetting an empty company: until dissolved, it owes an annual report ${today(facts.annualReportDue)}.`,
      ],
    },
    {
      kind: 'stories',
      heading: 'Handovers we worked on',
      items: [
        {
          title: 'A print shop bought by its foreman',
          description: 'We set payments the shop could carry, and a down payment that covered the seller’s recapture tax.',
        },
        {
          title: 'Two brothers and a 1998 agreement',
          description: 'We restated five years of earnings, and their attorney put a formula where the number had been.',
        },
        {
          title: 'A practice with an offer in hand',
          description:
            'The draft put much of the price on a covenant not to compete, which is ordinary income. The buyer agreed to more goodwill at the same total.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'Our process',
      heading: 'How a plan gets onto paper',
      items: [
        {
          title: 'Talk',
          description: 'When you want to stop, and how your spouse sees it.',
        },
        {
          title: 'Read',
          description: 'Returns, leases, loans and every agreement between owners.',
        },
        { title: 'Value', description: 'You get a range, with the facts that would move it most.' },
        { title: 'Compare', description: 'Sale, family, partners or closing down, side by side after tax.' },
        {
          title: 'Document',
          description: 'Your attorney writes the agreements; we check the figures.',
        },
        { title: 'Revisit', description: 'Once a year, with the new return.' },
      ],
    },
    {
      kind: 'reviews',
      heading: 'Owners who planned with us',
      limit: 6,
      items: [
        {
          quote: 'They already knew what every press was depreciated to, and what that would cost me.',
          author: 'Walter G.',
          role: 'former print shop owner',
          place: 'Pompano Beach',
        },
        {
          quote: 'First talk about the store with my parents that didn’t end in a slammed door.',
          author: 'Jenna L.',
          role: 'second-generation retailer',
          place: 'Boynton Beach',
        },
        {
          quote: 'My brother and I finally have a formula we can both explain.',
          author: 'Rick H.',
          role: 'marine supply partner',
          place: 'Fort Lauderdale',
        },
        {
          quote: 'Forty questions from the buyer’s accountant, due Friday. Mine answered on Wednesday.',
          author: 'Joyce W.',
          role: 'retired dentist',
          place: 'Boca Raton',
        },
        {
          quote: 'Came to sell. Saw the number after tax. Hired a manager and kept it.',
          author: 'Arthur N.',
          role: 'landscape company owner',
          place: 'Delray Beach',
        },
        {
          quote:
            'I bought the kitchen I’d cooked in for nine years. The payments scared me, and they planned every month with me.',
          author: 'Carlos V.',
          role: 'caterer',
          place: 'Deerfield Beach',
        },
      ],
    },
    {
      kind: 'why-us',
      beside: true,
      eyebrow: `Why ${firm.brand}`,
      heading: 'Advice without a commission',
      items: [
        {
          icon: 'receipt',
          title: 'Billed by the session',
          description: 'Whether you sell, wait or keep it.',
        },
        {
          icon: 'calculator',
          title: 'The people who file',
          description: 'One CPA models the sale and reports it.',
        },
        {
          icon: 'messages-square',
          title: 'Everyone hears the same numbers',
          description: 'If the interests of spouses or partners differ, we say so and ask each for consent in writing.',
        },
      ],
    },
    {
      kind: 'audience',
      nav: 'Who needs it',
      eyebrow: 'Who needs it',
      heading: 'Is one of these you?',
      items: [
        {
          title: 'The founder past fifty-five',
          description: 'What would it bring you after tax?',
        },
        {
          title: 'A family with one child inside',
          description: 'Equal shares and fair shares may be different numbers.',
        },
        {
          title: 'Partners on a handshake',
          description: 'A partner’s share can pass to heirs you never planned to work with.',
        },
        {
          title: 'Anyone holding a letter of intent',
          description: 'Call while it is unsigned: the structure decides what you keep.',
        },
      ],
    },
    {
      kind: 'considerations',
      beside: true,
      nav: 'Florida rules',
      eyebrow: 'Florida points',
      heading: 'What Florida adds to the deal',
      items: [
        {
          title: 'No personal income tax on the gain',
          description: `If a C corporation sells its assets, the state taxes it first, at ${today(facts.corporateIncomeTax)} above a ${today(facts.corporateExemption)} exemption. Other states can tax what was earned there.`,
        },
        {
          title: 'Sales tax follows the buyer',
          description: 'A buyer of more than half can owe unpaid sales tax, and asks for the state’s certificate of compliance.',
        },
        {
          title: 'Deeds and notes are stamped',
          description: 'A note signed here and a deed to Florida land carry documentary stamp tax.',
        },
        {
          title: 'Some licenses stay behind',
          description:
            'A contractor’s license depends on its qualifying agent; shares of a professional association generally go only to that profession.',
        },
      ],
    },
  ],
  cta: {
    heading: 'A date in mind is enough to begin.',
    text: `The first consultation takes ${claims.consultation.value} and costs nothing. We work backward from your date.`,
    action: { label: 'Book Your Free Consultation', href: '/contact?about=company' },
  },
});

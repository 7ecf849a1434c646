import type { PricingContent } from './page-types.ts';
import { packagePrices } from './prices.ts';

export const pricing = {
  head: {
    title: 'Prices for tax, books and payroll',
    description:
      'Three packages and a list of seventeen services with their prices: returns, bookkeeping, payroll, sales tax, formation and audit work in Boca Raton.',
  },
  hero: {
    eyebrow: 'Pricing',
    heading: 'Know the fee before you call.',
    lede: 'Flat starting prices for three packages and seventeen services. You get the final figure in writing first.',
    actions: [],
  },
  packages: [
    {
      name: 'Individual Tax Preparation',
      price: packagePrices.individual,
      description: 'For households with wages, investments and a home.',
      features: [
        'Federal Form 1040',
        'Itemized or standard, whichever wins',
        'E-filing and a copy for your records',
        'Questions answered all year',
      ],
      popular: false,
    },
    {
      name: 'Small Business Package',
      price: packagePrices.smallBusiness,
      description: 'For owner-run companies that want one team.',
      features: [
        'Business return (Form 1120-S)',
        'Quarterly check-in',
        'Bookkeeping review',
        'Sales tax calendar',
        'Owner salary guidance',
      ],
      popular: true,
    },
    {
      name: 'Strategic Advisory',
      price: packagePrices.advisory,
      description: 'For owners and investors with moving parts.',
      features: [
        'Everything in Small Business',
        'Multi-year tax plan',
        'Entity and exit review',
        'Estimated payments worked out each quarter',
      ],
      popular: false,
    },
  ],
  packageAction: { label: 'Schedule a Free Consultation', href: '/contact' },
  ledger: {
    eyebrow: 'Price list',
    heading: 'Seventeen services, on the ledger',
    intro: 'What a line costs when nothing unusual is attached to it. If something is, we say so before we begin.',
  },
  guarantee: {
    eyebrow: 'Value guarantee',
    heading: 'The figure we write down is the figure you pay',
    paragraphs: [
      'After the first conversation you get a letter with the scope and the fee. If we underestimated the hours, that is our lesson and not your bill. If the scope itself changes, because a second state or a second company turns up, we stop and agree on a new figure before going on.',
      'And if we make a mistake on a return we prepared, we correct it and answer the letter at no charge.',
    ],
  },
  questions: {
    eyebrow: 'About our fees',
    heading: 'Four questions about money',
    items: [
      {
        question: 'Why does a Schedule C cost more than the return it belongs to?',
        answer:
          'Because it is a small company’s books in one form. We check income against the 1099s and the bank, look at the home office and the car, and work out self-employment tax and the quarterly estimates.',
      },
      {
        question: 'What makes a monthly price go from the low end to the high end?',
        answer:
          'For bookkeeping, the number of accounts and transactions. For payroll, the number of people and how often you pay them. We count last month’s and tell you where you fall.',
      },
      {
        question: 'When do I pay?',
        answer:
          'A return is billed when it is ready for your signature. Monthly work is billed at the end of the month. Audit work is billed by the hour, with a written estimate of hours at the start.',
      },
      {
        question: 'Is the first meeting really free?',
        answer:
          'Yes. It takes about half an hour. We look at what you bring, say what has to be done and what it will cost, and you take that away whether or not you hire us.',
      },
    ],
  },
  closing: {
    heading: 'Ask for your own figure.',
    text: 'Tell us the forms you filed last year and we can usually name the fee on the phone.',
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
} satisfies PricingContent;

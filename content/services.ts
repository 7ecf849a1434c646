import type { ServicesContent } from './page-types.ts';

export const servicesPage = {
  head: {
    title: 'Tax, accounting and advisory services',
    description:
      'Twelve services from one Boca Raton CPA office: business and personal tax, books, payroll, sales tax, IRS letters, estates, nonprofits and more.',
  },
  hero: {
    eyebrow: 'Services',
    heading: 'One office for the return, the books and the letter from the IRS.',
    lede: 'Pick the line that sounds like your week. Each page says what we do, what we need from you, how long it takes and, where the price list has it, what it costs.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
  },
  /** The services with a card, in order. */
  cards: [
    '/services/business-tax-services',
    '/services/personal-tax-services',
    '/services/bookkeeping-services',
    '/services/payroll-services',
    '/services/business-advisory',
    '/services/quickbooks-support',
    '/services/nonprofit-tax-services',
    '/services/succession-planning',
    '/services/business-formation',
    '/services/irs-resolution',
    '/services/estate-trust-services',
    '/services/sales-tax-services',
  ],
  list: { eyebrow: 'All services', heading: 'Twelve ways to hand us the paper' },
  start: {
    eyebrow: 'Where to start',
    heading: 'Three doors, if you are not sure',
    items: [
      {
        path: '/services/tax-preparation',
        title: 'I have a return to file',
        description: 'What to bring, how long it takes, and what the fee will be.',
      },
      {
        path: '/services/tax-planning',
        title: 'I want to owe less next year',
        description: 'A session before December 31, with the numbers run both ways.',
      },
      {
        path: '/services/accounting',
        title: 'My books need a grown-up',
        description: 'Monthly reconciliations and statements that a bank will accept.',
      },
    ],
  },
  closing: {
    heading: 'Not on the list? Ask anyway.',
    text: 'If we do not do it, we will say so and tell you what kind of professional does.',
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
} satisfies ServicesContent;

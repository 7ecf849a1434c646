export const servicesPage = {
  head: {
    title: 'Tax, accounting and advisory services | Seagrape',
    description:
      'Twelve services from one Boca Raton CPA office: business and personal tax, books, payroll, sales tax, IRS letters, estates, nonprofits and more.',
  },
  hero: {
    eyebrow: 'Services',
    heading: 'One office for the return, the books and the letter from the IRS.',
    lede: 'Pick the line that sounds like your week. Each page says what we do, what we need from you, how long it takes and, where the price list has it, what it costs.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
  },
  /** The twelve cards, by slug. */
  cards: [
    'business-tax-services',
    'personal-tax-services',
    'bookkeeping-services',
    'payroll-services',
    'business-advisory',
    'quickbooks-support',
    'nonprofit-tax-services',
    'succession-planning',
    'business-formation',
    'irs-resolution',
    'estate-trust-services',
    'sales-tax-services',
  ],
  list: { eyebrow: 'All services', heading: 'Twelve ways to hand us the paper' },
  start: {
    eyebrow: 'Where to start',
    heading: 'Three doors, if you are not sure',
    items: [
      {
        slug: 'tax-preparation',
        title: 'I have a return to file',
        description: 'What to bring, how long it takes, and what the fee will be.',
      },
      {
        slug: 'tax-planning',
        title: 'I want to owe less next year',
        description: 'A session before December 31, with the numbers run both ways.',
      },
      {
        slug: 'accounting',
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
};

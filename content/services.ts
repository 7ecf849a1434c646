import { claims } from './claims.ts';
import type { ServicesContent } from './page-types.ts';
import { prices } from './prices.ts';
import { findService, type ServicePath } from './services/index.ts';

/** Services by who asks for them, as the index describes them. */
const group = (name: string, paths: ServicePath[]) => ({
  name,
  services: paths.map(findService).map(({ path, title, description, icon, from }) => ({ path, title, description, icon, from })),
});

/** A service by what its clients say. */
const start = (path: ServicePath, said: string, text: string) => {
  const { title, icon, from } = findService(path);
  return { path, icon, title: `“${said}”`, description: `${title}: ${text}`, from };
};

export const servicesPage = {
  head: {
    title: 'Tax, accounting and advisory services',
    description:
      'Twelve services from one Boca Raton CPA office: business and personal tax, books, payroll, sales tax, IRS letters, estates, nonprofits and more.',
    updated: '2026-11-24',
  },
  hero: {
    object: 'folder',
    eyebrow: 'Services',
    heading: 'Returns, books and IRS letters, from one office.',
    lede: 'Choose what you need help with. Each page says what we do, what we need from you, and what it costs or how it is quoted.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
    keyFacts: [
      `From ${claims.simpleReturn.value} with one W-2 and nothing else, books from ${prices.bookkeeping.price.split('–')[0]} a month`,
      'Fee in writing first',
      'A Florida-licensed CPA oversees each service',
    ],
  },
  list: { eyebrow: 'Twelve services', heading: 'What we do for people and for companies' },
  groups: [
    group('I have a letter from the IRS', ['/services/irs-resolution']),
    group('I am a person or a family', ['/services/personal-tax-services', '/services/estate-trust-services']),
    group('I run a company', [
      '/services/business-tax-services',
      '/services/bookkeeping-services',
      '/services/payroll-services',
      '/services/sales-tax-services',
      '/services/quickbooks-support',
    ]),
    group('I start, steer or sell a company', [
      '/services/business-formation',
      '/services/business-advisory',
      '/services/succession-planning',
    ]),
    group('I serve on a board', ['/services/nonprofit-tax-services']),
  ],
  start: {
    eyebrow: 'Where to start',
    heading: 'If you are not sure which one you need',
    intro: 'Pick the sentence that sounds like you.',
    items: [
      start('/services/tax-preparation', 'I have a return to file', 'what to bring, how long it takes and what the fee will be.'),
      start(
        '/services/tax-planning',
        'I want to owe less in April',
        'a session before December 31, to see what each move would save.',
      ),
      start(
        '/services/accounting',
        'My books need somebody experienced',
        'statements you can hand to a bank, from your books or from ours.',
      ),
    ],
  },
  closing: {
    heading: 'Something that is not on the list',
    text: `Ask us on the phone. We do not take on ${claims.notTakenOn.value}, and for those we tell you what kind of professional does.`,
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
} satisfies ServicesContent;

import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { firm } from '../firm.ts';
import { basicReturn, prices } from '../prices.ts';
import { findService, type ServicePath } from '../services/index.ts';
import type { FullPage } from './page-types.ts';

/** Services by who asks for them, as the index describes them. */
const group = (name: string, paths: ServicePath[]) => ({
  name,
  services: paths.map(findService).map(({ path, title, description, icon, from }) => ({ path, title, description, icon, from })),
});

export const serviceIndex = {
  head: {
    title: 'Tax, accounting and advisory services',
    description: `One ${firm.office.city} CPA office for business and personal tax, books, payroll, sales tax, IRS letters, estates and nonprofits, and what each one costs.`,
    updated: '2026-11-24',
  },
  hero: {
    illustration: 'folder',
    eyebrow: 'Services',
    heading: 'Returns, books and IRS letters, from one office.',
    lede: 'Choose what you need help with. Each page says what we do, what we need from you, and what it costs or how it is quoted.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
    keyFacts: [
      `${basicReturn}, an S corporation’s return ${formatPrice(prices.sCorporation.price)}`,
      'The fee in writing first',
      'A Florida-licensed CPA oversees each service',
    ],
  },
  list: { eyebrow: 'Our services', heading: 'What we do for people and for companies' },
  groups: [
    group('A letter from the IRS', ['/services/irs-resolution']),
    group('For you or your family', ['/services/personal-tax-services', '/services/estate-trust-services']),
    group('For your company', [
      '/services/business-tax-services',
      '/services/bookkeeping-services',
      '/services/payroll-services',
      '/services/sales-tax-services',
      '/services/quickbooks-support',
    ]),
    group('Starting, running or selling a company', [
      '/services/business-formation',
      '/services/business-advisory',
      '/services/succession-planning',
    ]),
    group('For a nonprofit board', ['/services/nonprofit-tax-services']),
  ],
  start: {
    eyebrow: 'Where to start',
    heading: 'If you are not sure which one you need',
    items: [
      {
        path: '/services/tax-preparation',
        before: 'If you have a return to file, see',
        label: 'tax preparation',
        after: ' for what to bring, how long it takes and what it costs.',
      },
      {
        path: '/services/tax-planning',
        before: 'If you would like to owe less in April, a session of',
        label: 'tax planning',
        after: ' before December 31 shows what each move would save.',
      },
      {
        path: '/services/accounting',
        before: 'If a bank or a partner wants statements, our',
        label: 'accounting',
        after: ' page says how we prepare them, from your books or from ours.',
      },
    ] satisfies { path: ServicePath; before: string; label: string; after: string }[],
  },
  cta: {
    heading: 'Something that is not on the list',
    text: `Ask us on the phone. We do not take on ${claims.notTakenOn.value}, and for those we tell you what kind of professional does.`,
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
} satisfies FullPage;

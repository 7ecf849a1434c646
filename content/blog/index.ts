import type { ServicePath } from '../services/index.ts';
import type { ArticleEntry } from '../types.ts';
import type { CategoryName } from './categories.ts';
import { body as estatePlanningTipsSouthFloridaRetirees } from './estate-planning-tips-south-florida-retirees.ts';
import { body as floridaSalesTaxRestaurantsGuide } from './florida-sales-tax-restaurants-guide.ts';
import { body as smallBusinessTaxMistakesBocaRaton } from './small-business-tax-mistakes-boca-raton.ts';

export type Article = ArticleEntry<CategoryName, ServicePath>;

/** Every article that the index lists, newest first. One without `body` has not been written and answers 404. */
export const articles: readonly Article[] = [
  {
    slug: 'florida-sales-tax-restaurants-guide',
    title: 'What Florida restaurants owe in sales tax, and when',
    excerpt: 'Rates, surtax, filing dates, and the four mistakes that bring the auditor to the kitchen door.',
    category: 'Sales Tax',
    date: '2024-01-15',
    updated: '2026-11-24',
    subject: 'companies',
    about: 'sales-tax',
    readTime: 9,
    relatedServices: ['/services/sales-tax-services', '/services/bookkeeping-services', '/services/business-tax-services'],
    body: floridaSalesTaxRestaurantsGuide,
  },
  {
    slug: 'small-business-tax-mistakes-boca-raton',
    title: 'Seven tax mistakes small companies make in Boca Raton',
    excerpt: 'What each one costs, how to repair it, and how to keep it from happening again.',
    category: 'Business Tax',
    date: '2024-01-10',
    updated: '2026-11-24',
    subject: 'companies',
    about: 'company',
    readTime: 8,
    relatedServices: ['/services/business-tax-services', '/services/bookkeeping-services', '/services/tax-planning'],
    body: smallBusinessTaxMistakesBocaRaton,
  },
  {
    slug: 'estate-planning-tips-south-florida-retirees',
    title: 'Estate planning for people who retired to the sun',
    excerpt: 'Domicile, titling, beneficiaries, and the taxes that Florida does not have.',
    category: 'Estate Planning',
    date: '2024-01-05',
    updated: '2026-11-24',
    subject: 'trusts',
    about: 'estate',
    readTime: 9,
    relatedServices: ['/services/estate-trust-services', '/services/personal-tax-services', '/services/tax-planning'],
    body: estatePlanningTipsSouthFloridaRetirees,
  },
  {
    slug: 'prepare-florida-dor-sales-tax-audit',
    title: 'How to prepare for a Department of Revenue sales tax audit',
    excerpt: 'What the DR-840 asks for, and the order in which to find it.',
    category: 'Audit Defense',
    date: '2023-12-28',
    subject: 'companies',
    about: 'sales-tax',
    readTime: 12,
    illustration: 'letter',
    relatedServices: ['/services/sales-tax-services', '/services/irs-resolution', '/services/bookkeeping-services'],
  },
  {
    slug: 'quickbooks-vs-excel-small-business',
    title: 'QuickBooks or a spreadsheet: when to switch',
    excerpt: 'A spreadsheet is enough until three things happen. Here is how to tell.',
    category: 'Bookkeeping',
    date: '2023-12-20',
    subject: 'books',
    about: 'books',
    readTime: 5,
    illustration: 'calculator',
    relatedServices: ['/services/quickbooks-support', '/services/bookkeeping-services'],
  },
  {
    slug: 'florida-business-formation-llc-vs-corporation',
    title: 'LLC or corporation in Florida: what changes on the return',
    excerpt: 'The filing is quick. The tax election lasts for years.',
    category: 'Business Formation',
    date: '2023-12-15',
    subject: 'companies',
    about: 'company',
    readTime: 9,
    illustration: 'certificate',
    relatedServices: ['/services/business-formation', '/services/business-tax-services'],
  },
];

import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { basicFor, packagePrices, prices, priceTerms, quotedBy, withF1120 } from '../prices.ts';
import type { PriceRow } from '../types.ts';
import type { FullPage, PricingPackage } from './page-types.ts';

/** The rows of the ledger: the price list, with what a price is for where its name does not say so. */
export const priceRows: PriceRow[] = Object.values({
  ...prices,
  basic1040: { ...prices.basic1040, basis: `${basicFor}; rentals are quoted` },
  cCorporation: { ...prices.cCorporation, basis: withF1120 },
  salesTax: { ...prices.salesTax, basis: 'filed each month for one location; several, or a quarterly filer, are quoted' },
  formation: { ...prices.formation, basis: 'the tax side; you or your attorney file with the state, whose fees are extra' },
  statements: { ...prices.statements, basis: 'for one set' },
  planning: { ...prices.planning, basis: claims.sessionLength.value },
  audit: { ...prices.audit, basis: 'letters and audits alike' },
});

export const pricing = {
  head: {
    title: 'Prices for tax, books and payroll',
    description:
      'Three packages and a list of seventeen services with their prices: returns, bookkeeping, payroll, sales tax, formation and help in an IRS audit.',
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'calculator',
    eyebrow: 'Pricing',
    heading: 'Know the fee before you call.',
    aliases:
      'how much are taxes, how much for a personal return, how much for taxes, charge llc owners, payroll cost, how much payroll, bookkeeping cost, books cost, bookkeeping price, fee',
    lede: 'Starting prices for three packages, and a list of what our usual work costs. The rest is quoted, and every fee comes in writing before we begin.',
    actions: [
      { label: 'Schedule a Free Consultation', href: '/contact' },
      { label: 'Estimate Your Fee', href: '#estimate' },
    ],
  },
  counts: {
    stats: [
      { figure: formatPrice(prices.basic1040.price), label: `a Basic 1040, ${basicFor}` },
      { figure: formatPrice(prices.sCorporation.price), label: 'the return of an S corporation' },
      { figure: formatPrice(prices.trustReturn.price), label: 'the return of a trust, for one year' },
      { figure: '$0', label: 'the first half hour with a CPA' },
    ],
    note: { title: 'Half an hour, no bill', text: 'By phone or at the office, whether or not you hire us.' },
    caption: {
      lead: 'Flat fees, fixed in writing',
      text: 'These are for ordinary cases; you have your own fee before we begin. Only work with the IRS is billed by the hour, after a written estimate.',
    },
  },
  packages: [
    {
      name: 'Individual Tax Preparation',
      price: packagePrices.individual,
      period: 'per tax year',
      description: 'The Basic 1040, for households with wages, investments and a home. A simpler return costs less.',
      features: [
        'Federal Form 1040 with Schedules A, B and D',
        'Itemized or standard deduction, whichever is larger',
        'E-filing and a copy for your records',
        'Questions about the return answered all year',
      ],
      href: '/contact?about=return',
      popular: false,
    },
    {
      name: 'Small Business Package',
      price: packagePrices.smallBusiness,
      period: 'per tax year',
      description:
        'For owner-run S corporations: the return at its list price, plus the extras below at no added charge. Your own Form 1040 is separate.',
      features: [
        'Business return (Form 1120-S)',
        'A check-in call each quarter',
        'A review of your own bookkeeping in the fall',
        'A calendar of your sales tax dates',
        'Advice on your salary as the owner',
      ],
      href: '/contact?about=company',
      popular: true,
    },
    {
      name: 'Strategic Advisory',
      price: packagePrices.advisory,
      period: 'per year',
      description: 'For owners who want the whole year planned. It covers one company; others are added at list price.',
      features: [
        'Everything in the Small Business Package',
        'A tax plan for three years, updated each fall',
        'A review of your entities and your exit plan',
        'Estimated payments worked out each quarter',
      ],
      href: '/contact?about=company',
      popular: false,
    },
  ] satisfies PricingPackage[],
  packageAction: 'Schedule a Free Consultation',
  ledger: {
    eyebrow: 'Price list',
    heading: 'What each service costs',
    aliases: 'how much taxes rental',
    intro: `${priceTerms} Anything out of the ordinary is quoted before we begin.`,
    notes: [
      `We quote a 990 ${quotedBy.form990}. A gift or estate return is quoted ${quotedBy.giftOrEstate}, and unfiled years once we see the papers.`,
    ],
  },
  guarantee: {
    eyebrow: 'Value guarantee',
    heading: 'A flat fee does not change',
    lead: 'If we need more hours than we thought, the fee stays the same.',
    paragraphs: [
      'For returns, monthly work and projects you get a letter with the scope and the fee. If the scope changes, because there is a second state or a second company after all, we stop and agree on a new fee first. IRS audit work is billed by the hour, against a written estimate.',
      'If we made a mistake on a return from complete papers, we correct it and answer any letter about it at no charge. You still owe the tax and the interest on it; we ask the IRS to remove any penalty, and the engagement letter says who bears the rest.',
    ],
  },
  questions: {
    heading: 'Questions about fees',
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
        question: 'How do I pay, and when?',
        aliases: 'credit card, zelle, venmo, pay you, how do i pay you, payment plan for your fee',
        answer: `${claims.payBy.value}. A return is billed when it is ready for your signature, monthly work at the end of the month. IRS audit work is billed each month for the hours worked, within the written estimate you agreed to.`,
      },
      {
        question: 'Is the first meeting really free?',
        aliases: 'free consultation, charge first call',
        answer:
          'Yes. It takes half an hour, by phone or at the office. A CPA looks at what you have and can usually say what has to be done and what it will cost. The answer is yours whether or not you hire us.',
      },
    ],
  },
  cta: {
    heading: 'What would yours cost?',
    text: 'Tell us which forms you filed last year. In most cases we can quote the fee on the phone.',
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
} satisfies FullPage;

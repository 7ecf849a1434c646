import { claims } from './claims.ts';
import type { HomeContent } from './page-types.ts';
import { prices } from './prices.ts';

export const home = {
  head: {
    title: 'CPAs in Boca Raton: tax and accounting',
    description:
      'A Boca Raton CPA firm for families, retirees and owner-run companies: tax returns, planning, books, payroll and IRS letters. First consultation free.',
  },
  hero: {
    eyebrow: 'Accounting and tax · South Florida',
    heading: 'Your taxes, settled by people down the road.',
    lede: 'Over 40 years of returns, books and IRS letters for the families, retirees and owner-run companies between Fort Lauderdale and Ocean Ridge.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
    promise: 'Calls and emails returned within one business day',
  },
  stats: [
    { figure: claims.experience.firm, label: 'years of experience' },
    { figure: claims.clients, label: 'clients served' },
    { figure: claims.savings.home, label: 'saved for clients' },
    { figure: claims.satisfaction, label: 'client satisfaction' },
  ],
  why: {
    eyebrow: 'Why choose us',
    heading: 'Small enough to know you. Licensed to stand behind it.',
    intro:
      'We are a team of three. The CPA who meets you is the CPA who signs your return, and the one who picks up when a letter comes.',
    items: [
      {
        icon: 'badge-check',
        title: 'Florida-licensed CPAs',
        description: 'Every engagement is overseen by a CPA licensed in this state.',
      },
      {
        icon: 'map-pinned',
        title: 'Local tax knowledge',
        description: 'County surtaxes, tourist tax and homestead questions are our daily work.',
      },
      {
        icon: 'message-circle-reply',
        title: 'Answers in a day',
        description: 'Call or write, and hear back within one business day, in April too.',
      },
      {
        icon: 'circle-dollar-sign',
        title: 'Prices up front',
        description: 'Seventeen services, priced on one page you can read before you ask.',
      },
    ],
  },
  services: {
    eyebrow: 'Services',
    heading: 'Everything with a due date, and the plan behind it',
    all: { label: 'All services', href: '/services' },
    featured: '/services/tax-planning',
    cards: [
      {
        path: '/services/tax-preparation',
        text: 'Federal and state returns for individuals, families and companies, most ready in 7 to 10 business days.',
      },
      {
        path: '/services/tax-planning',
        text: 'Year-round moves that typically lower the bill by 15–30%, made while they still count.',
      },
      {
        path: '/services/accounting',
        text: 'Clean monthly books, financial statements, and someone who explains them.',
      },
      {
        path: '/services/irs-resolution',
        text: 'Notices, audits and back taxes, handled by CPAs who speak to the IRS for you.',
      },
      {
        path: '/services/payroll-services',
        text: 'Your people paid on the day, withholding deposited, and the quarterly forms filed behind it.',
      },
      {
        path: '/services/business-formation',
        text: 'The right entity, registered with the state, with the tax election chosen on purpose.',
      },
    ],
  },
  clients: {
    eyebrow: 'Who we help',
    heading: 'Four kinds of clients, one standard',
    items: [
      {
        title: 'Individuals and families',
        description: 'W-2s, equity, rentals, and the year when everything changed.',
      },
      {
        title: 'Retirees and seasonal residents',
        description: 'RMDs, two-state living, and a Florida domicile that holds up.',
      },
      {
        title: 'Small and mid-size businesses',
        description: '1120-S, 1065, payroll, sales tax, and a plan for the owner.',
      },
      { title: 'Investors and trustees', description: 'K-1s, 1031 exchanges, trusts and estates, kept in order.' },
    ],
  },
  local: {
    eyebrow: 'Local advantage',
    heading: 'One office, nine towns, the same coast',
    areas:
      'Clients come to us from Boca Raton, Fort Lauderdale, Delray Beach, Boynton Beach, Deerfield Beach, Pompano Beach and Highland Beach, and from Ocean Ridge and Gulf Stream.',
    action: { label: 'Schedule a visit', href: '/contact' },
  },
  questions: {
    eyebrow: 'Questions',
    heading: 'Asked most weeks',
    all: { label: 'All FAQs', href: '/faqs' },
    items: [
      {
        question: 'How much does a tax return cost?',
        answer: `A basic 1040 is ${prices.basic1040.price}. A Schedule C adds ${prices.scheduleC.price} and each state return adds ${prices.stateReturn.price.replace(' per state', '')}. You get the figure in writing before we start.`,
      },
      {
        question: 'Do I still file in New York if I moved to Florida?',
        answer:
          'For the year you moved, usually yes: a part-year resident return. After that only for New York income, such as rent or a job done there. New York asks movers for proof, so we build the file before it asks.',
      },
      {
        question: 'Can you fix three years of unfiled returns?',
        answer:
          'Yes. We order your wage and income transcripts from the IRS, rebuild the missing years in order, and file them before we discuss what you owe and how to pay it. Most people feel better after the first week.',
      },
    ],
  },
  testimonial: {
    quote: 'Sixteen years of returns, two companies and one audit later, they are still the first call I make in January.',
    author: 'Michael R.',
    role: 'business owner, Boca Raton',
  },
  closing: {
    heading: 'Bring the shoebox. We’ll bring the plan.',
    text: 'The first conversation is free, and you leave it knowing what has to be filed, by when, and for how much.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact' },
  },
} satisfies HomeContent;

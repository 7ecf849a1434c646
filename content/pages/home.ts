import { capitalize, formatAmount, formatMeasure, formatPrice, joinWords, sayNumber } from '../../shared/format.ts';
import { otherCities, serviceCities } from '../cities/index.ts';
import { claims, savedIs } from '../claims.ts';
import { firm } from '../firm.ts';
import { letterAnswer } from '../forms/letters.ts';
import { basicFor, basicReturn, prices } from '../prices.ts';
import { team } from '../team.ts';
import type { IconItem, Item } from '../types.ts';
import type { FullPage, ServiceText } from './page-types.ts';

/** Names as a sentence lists them. */
const list = (places: readonly { city: string }[]) => joinWords(places.map(({ city }) => city));

/** Whom the firm serves: its cities, or without any the counties around. */
const served =
  serviceCities.length > 0
    ? [`We serve ${sayNumber(serviceCities.length)} ${serviceCities.length === 1 ? 'city' : 'cities'}: ${list(serviceCities)}.`]
    : [`We serve ${joinWords(firm.counties)} ${firm.counties.length === 1 ? 'County' : 'counties'}.`];

export const home = {
  head: {
    title: `CPAs in ${firm.office.city}: tax and accounting`,
    description: `A ${firm.office.city} CPA firm for families, retirees and owner-run companies: tax returns, planning, books, payroll and IRS letters. First consultation free.`,
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: `Accounting and tax · ${firm.region}`,
    heading: 'Your taxes, done by people down the road.',
    lede: 'Bring the letter or the shoebox. Half an hour with a CPA is free, and you normally leave with a page like this.',
    actions: [
      { label: 'Book Your Free Consultation', href: '/contact' },
      { label: 'IRS Letter? Start Here', href: '/services/irs-resolution' },
    ],
  },
  stats: [
    { figure: claims.experience.value, label: claims.experience.scope },
    { figure: claims.clients.value, label: claims.clients.scope },
    { figure: claims.savings.value, label: claims.savings.scope },
    { figure: claims.satisfaction.value, label: claims.satisfaction.scope },
  ],
  statsNote: `${savedIs} That says nothing about your case.`,
  proof: {
    lead: `${capitalize(team.trades)}, over 40 years of combined experience`,
    price: basicReturn,
    offer: 'First consultation free',
  },
  people: {
    eyebrow: 'Who you sit down with',
    heading: `The ${team.size} people at these desks`,
    /** As soon as there is one photograph. */
    headingWithPhotos: `The ${team.size} of us`,
  },
  keyDates: {
    heading: 'The main tax dates of the next twelve months',
    mine: 'My dates',
    all: 'All dates',
  },
  why: {
    eyebrow: 'Why choose us',
    heading: 'Small enough to know you, licensed to sign',
    aliases: 'legit, why you, why choose you',
    intro:
      'You talk to a CPA before we quote, a CPA signs your return, and a CPA can answer the IRS for you if a letter comes about it.',
    items: [
      {
        icon: 'badge-check',
        title: 'Florida-licensed CPAs',
        description: 'Every engagement is overseen by a CPA licensed in this state.',
      },
      {
        icon: 'map-pinned',
        title: 'Local tax knowledge',
        description: 'Homestead, county sales tax and the state you moved away from are our daily work.',
      },
      {
        icon: 'message-circle-reply',
        title: 'Answers in one business day',
        description: 'Call or write, and you normally hear back within one business day.',
      },
      {
        icon: 'circle-dollar-sign',
        title: 'Prices up front',
        description: 'The price list is on this site. Your own fee comes in writing before any work starts.',
      },
    ] satisfies IconItem[],
  },
  services: {
    eyebrow: 'Services',
    heading: 'Returns, books, payroll and IRS letters',
    all: { label: 'All services', href: '/services' },
    featured: '/services/tax-planning',
    cards: [
      {
        path: '/services/tax-preparation',
        text: `Federal and state returns for individuals, families and companies, most ready in ${formatMeasure(claims.returnTime.value)}.`,
      },
      {
        path: '/services/tax-planning',
        text: `Moves made before December 31. Clients with room to plan typically cut their tax by ${claims.planningSavings.value}; many have no room.`,
      },
      {
        path: '/services/accounting',
        text: 'Financial statements that you and your bank can read.',
      },
      {
        path: '/services/irs-resolution',
        price: `${formatPrice(prices.audit.price)}, usually ${formatAmount(letterAnswer)}`,
        text: 'Notices, audits and back taxes, handled by CPAs who speak to the IRS for you.',
      },
      {
        path: '/services/payroll-services',
        text: 'Paychecks on payday, the withheld tax deposited, and the quarterly forms filed.',
      },
      {
        path: '/services/business-formation',
        text: 'The tax side of a new LLC or corporation: how it is taxed, its EIN, its elections and its tax accounts.',
      },
    ] satisfies ServiceText[],
  },
  clients: {
    eyebrow: 'Who we help',
    heading: 'Families, retirees, owners and investors',
    items: [
      {
        title: 'Individuals and families',
        href: '/services/personal-tax-services',
        description: 'Wages, a home and investments, and the years in which you move, marry, sell or settle a parent’s estate.',
      },
      {
        title: 'Retirees and seasonal residents',
        href: '/services/tax-planning',
        description: 'Pensions, Social Security, required withdrawals, and proof that Florida is home.',
      },
      {
        title: 'Business owners and professionals',
        href: '/services/business-tax-services',
        description: 'Small and mid-size companies, practices and nonprofits: the return, the books, payroll and sales tax.',
      },
      {
        title: 'Landlords, investors and trustees',
        href: '/services/personal-tax-services#what-we-do',
        line: 'Rental property',
        description: 'High-net-worth individuals with rentals, partnerships, opportunity funds or trusts.',
      },
    ] satisfies (Item & { href: string; line?: string })[],
  },
  local: {
    eyebrow: 'Local advantage',
    heading: `Our office is in ${firm.office.city}`,
    areas: [...served, ...(otherCities.length > 0 ? [`We also see clients in ${list(otherCities)}.`] : [])].join(' '),
    action: { label: 'Schedule a Visit', href: '/contact' },
  },
  questions: {
    heading: 'Questions before the first visit',
    all: { label: 'All FAQs', href: '/faqs' },
    items: [
      {
        question: 'How much does a tax return cost?',
        answer: `A Basic 1040, ${basicFor}, is ${formatPrice(prices.basic1040.price)}. A side business on Schedule C adds ${formatPrice(prices.scheduleC.price)}, and another state adds ${formatAmount(prices.stateReturn.price)}. A simpler return costs less. You have the fee for yours before we start.`,
      },
      {
        question: 'Do I still file in New York if I moved to Florida?',
        answer:
          'For the year you moved, usually yes: a part-year resident return. After that New York taxes income from there, such as rent, and often your wages for days worked in Florida for a New York office. Keep a home there and spend more than 183 days in the state, and it may tax you as a resident. New York wants proof of the move. We help you collect it in time.',
      },
      {
        question: 'Can you fix three years of unfiled returns?',
        aliases:
          'havent filed, havent filed taxes, didnt file taxes, forgot to file, forgot file taxes, never filed, years behind, unfiled return',
        answer:
          'Yes. We order your wage and income transcripts from the IRS and prepare the missing years, oldest first. You see what each one comes to before you sign it. We file, then arrange with the IRS how to pay any balance. If you think you could be accused of a crime, see a tax attorney before you talk to us.',
      },
    ],
  },
  testimonial: {
    quote:
      'I sold a business, got audited and moved my mother down here, all in about three years. I’d have lost my mind without a number to call.',
    author: 'Michael R.',
    role: 'business owner',
    place: 'Boca Raton',
  },
  cta: {
    heading: 'Where would you like to begin?',
    text: 'The first talk with a CPA costs nothing. By the end we can usually tell you what to file, by when, and what we would charge.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact' },
  },
} satisfies FullPage;

import { joinWords } from '../../shared/format.ts';
import { firm } from '../firm.ts';
import type { Hero, PageMetadata } from '../types.ts';
import type { BlogPlace, HeroPage, ServiceText } from './page-types.ts';

export const blogIndex = {
  head: {
    title: 'Florida tax in plain words: our articles',
    description: `Articles by our CPAs on Florida sales tax, small business mistakes and estates, written for owners and retirees in ${joinWords(firm.counties)}.`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'glasses',
    eyebrow: 'Resources',
    heading: 'Florida tax, in plain words.',
    lede: 'Articles about the questions clients bring us: sales tax, company returns, estates. Every finished article says when we last checked it.',
    actions: [
      { label: 'Schedule a Free Consultation', href: '/contact' },
      { label: 'Our Services', href: '/services' },
    ],
    keyFacts: ['Free to read', 'Each with the month we last checked it', 'By the people who do the work'],
  },
  tools: [
    { way: 'By date', title: 'Tax due dates', path: '/deadlines' },
    { way: 'By number', title: 'Forms and letters', path: '/forms' },
    { way: 'By question', title: 'Questions and answers', path: '/faqs' },
  ],
  written: { heading: 'Articles' },
  announced: 'In preparation',
  announcedOn: 'Announced',
  pages: { label: 'Pages of articles', page: 'Page', newer: 'Newer articles', older: 'Older articles' },
  subjects: 'Questions that clients have asked us, by subject',
  subscribe: {
    heading: 'Would you like the next article by email?',
    text: 'To subscribe, call or write and ask for the article list. You get each new piece when it is done, and nothing else.',
    action: { label: 'Subscribe by Phone or Email', href: '/contact#write' },
  },
  services: {
    eyebrow: 'When reading is not enough',
    heading: 'If you would rather hand it over',
    items: [
      {
        path: '/services/business-tax-services',
        text: 'For the owner who would rather have somebody else prepare the company’s return.',
      },
      {
        path: '/services/personal-tax-services',
        text: 'For a year with a move, a sale, a pension or a second state in it.',
      },
      {
        path: '/services/irs-resolution',
        text: 'For the IRS letter that came this week. The date on it matters most.',
      },
    ] satisfies ServiceText[],
  },
} satisfies HeroPage;

/** The head of a page of the index after the first, and its words. */
export function describeBlogPage({ number, first, last, all }: BlogPlace): { head: PageMetadata; hero: Hero } {
  const articles = first === last ? `Article ${first}` : `Articles ${first} to ${last}`;
  return {
    head: {
      title: `Our articles on Florida tax, page ${number}`,
      description: `${articles} of ${all} by our CPAs on sales tax, company returns, payroll and estates in Palm Beach and Broward. The newest are on page 1.`,
    },
    hero: {
      illustration: 'glasses',
      eyebrow: 'Resources',
      heading: `Articles, page ${number}`,
      lede: `${articles} of ${all}, those that we wrote or checked last first. Each says when that was.`,
    },
  };
}

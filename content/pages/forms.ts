import { letterWords } from '../forms/letters.ts';
import type { FullPage } from './page-types.ts';

export const forms = {
  head: {
    title: 'Tax Forms and IRS Letters, A to Z',
    description:
      'What each federal and Florida tax form or IRS letter is in a few words, who wants it and when, and the page on this site that explains it.',
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'form',
    eyebrow: 'Forms A to Z',
    heading: 'Tax forms and IRS letters',
    lede: 'Look for the number in a corner of the page. Each line says what the paper is, and when it comes or is due.',
  },
  most: {
    eyebrow: 'Most asked for',
    heading: 'The ten that people bring in',
    items: [
      { form: 'W-2', text: 'a year’s wages' },
      { form: '1099-NEC', text: 'contractor pay' },
      { form: 'Schedule K-1', text: 'your share of profit' },
      { form: '1040', text: 'your own return' },
      { form: '1040-ES', text: 'estimated tax' },
      { form: '1120-S', text: 'S corporation return' },
      { form: '1065', text: 'partnership return' },
      { form: 'CP2000', text: 'income that does not match' },
      { form: 'CP14', text: 'the first bill' },
      { form: 'LT11', text: 'the final notice' },
    ],
  },
  list: {
    eyebrow: 'Numbers first, then A to Z',
    heading: 'All forms and letters',
    intro:
      'Dates are for calendar-year filers. Most move off a weekend or a holiday to the next business day; Deadlines has the exceptions.',
  },
  filter: {
    label: 'Number, name or a word',
    button: 'Find',
  },
  columns: ['Form', 'Who', 'What it is', 'When'],
  states: {
    all: 'Show all',
    found: 'What we found',
    none: 'No form or letter here has these words.',
    search: 'Search the whole site',
    letters: 'Jump to a letter',
  },
  letter: letterWords,
  cta: {
    heading: 'A paper that is not on the list?',
    text: 'Call and read us its number. If it is not a matter for a CPA, we tell you whom to ask.',
    action: { label: 'Talk to a CPA', href: '/contact' },
  },
} satisfies FullPage;

import { annualReport, paymentCalendar, salesTax, section7503, taxCalendars } from '../deadlines/sources.ts';
import type { FullPage } from './page-types.ts';

/** The words around the due dates, which come from the rules in the folder of the same name. */
export const deadlines = {
  head: {
    title: 'Tax due dates in Florida, federal and state',
    description:
      'The next twelve months of IRS and Florida due dates for your kind of filer, with weekends and holidays counted, to print or to keep in your calendar.',
    updated: '2026-11-24',
  },
  hero: {
    illustration: 'calendar',
    eyebrow: 'Deadlines',
    heading: 'Tax due dates in Florida',
    aliases: 'deadline, when is my return due, property tax discount, 4% discount on property tax',
    lede: 'Federal and Florida, with weekends and holidays already counted.',
  },
  chooser: {
    label: 'I am …',
    hint: 'Choose all that fit. Nothing chosen shows everyone’s dates.',
  },
  next: {
    eyebrow: 'The next due date',
    everyone: 'Everyone',
    chosen: 'chosen',
    nextIs: 'Next:',
    days: 'days',
    toGo: 'to go',
    from: 'from today,',
    after: 'After that',
    before: 'Before that, for some of you',
  },
  months: {
    heading: 'The next twelve months',
    intro: 'A date that a weekend or a legal holiday has moved says so.',
    monthly: 'Every month',
    once: 'Listed once. The months above show the next of each, and any that a weekend or a holiday moves.',
    subscribe: 'Subscribe in my calendar',
    google: 'Add to Google Calendar',
    download: 'Download .ics',
    print: 'Print',
    alarm: 'Subscribe with a reminder 14 days before each date',
    alarmFile: 'Download with reminders',
  },
  extensions: {
    eyebrow: 'Extensions',
    heading: 'If you need longer to file',
    aliases: 'extension over, need more time',
    intro: 'Each return with its date, the later one, and the form that asks for the time.',
    strong: 'An extension gives more time to file and no more time to pay.',
    text: 'What you owe is still due on the first date. We work out the amount before we send the extension.',
  },
  states: {
    chosen: 'chosen, remove',
    all: 'Show all',
    change: 'Change my choice',
    every: 'See all dates',
    yours: 'See your dates',
    today: 'today',
    tomorrow: 'tomorrow',
    none: 'Nothing due',
    monthly: 'Only what is due every month',
    period: 'the month before',
  },
  about: {
    eyebrow: 'About these dates',
    heading: 'Computed from the published rules',
    paragraphs: [
      'These dates, taken from the rules that the IRS and the State of Florida publish, are for people and companies whose tax year is the calendar year. A few do not move with a weekend: Florida’s annual report is one. A different year end, a postponement after a hurricane or a letter with its own date changes them. Follow the letter, and call us.',
      'The Florida Department of Revenue (Florida DOR) counts an electronic payment as made on a date if it was started by 5 p.m. Eastern time on the business day before.',
    ],
    sources: {
      label: 'Where the rules are written',
      links: [taxCalendars, section7503, paymentCalendar, salesTax, annualReport],
    },
  },
  cta: {
    heading: 'Close to a date, or past it?',
    text: 'If the return is ready, file it. If it is not, file the extension and pay what you can. Then call us: a late return costs less this month than next, and the first call is free.',
    action: { label: 'Talk to a CPA', href: '/contact' },
  },
} satisfies FullPage;

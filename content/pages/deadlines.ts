import { annualReport, paymentCalendar, salesTax, section7503, taxCalendars } from '../deadlines/sources.ts';
import { facts } from '../facts.ts';
import type { DatedFact } from '../types.ts';
import type { FullPage } from './page-types.ts';

/** The words around the due dates, which come from the rules in the folder of the same name. */
export const deadlines = {
  head: {
    title: 'Tax due dates in Florida, federal and state',
    description:
      'The next twelve months of IRS and Florida due dates for your kind of filer, with weekends and holidays counted, to print or to keep in your calendar.',
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'calendar',
    eyebrow: 'Deadlines',
    heading: 'Tax due dates in Florida',
    aliases:
      'deadline, when is my return due, property tax, property tax bill, property tax discount, 4% discount on property tax',
    lede: 'Federal and Florida dates. Weekends and holidays are already counted.',
  },
  chooser: {
    title: 'tax due dates',
    label: 'I am …',
    hint: 'Choose all that fit: an S corporation with one owner on the payroll is an employer, too. Nothing chosen shows everyone’s dates.',
  },
  next: {
    eyebrow: 'Next for most',
    yours: 'Next for you',
    everyone: 'Everyone',
    chosen: 'chosen',
    nextIs: 'Next:',
    days: 'days',
    toGo: 'to go',
    from: 'from today,',
    after: 'After that',
    before: 'Sooner, for some of you',
  },
  months: {
    heading: 'The next twelve months',
    aliases: 'next estimated tax, when is the next estimated payment',
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
  yearEnd: {
    heading: 'Before December 31',
    aliases: 'year end, december tax moves, end of year taxes, before the end of the year, last minute tax',
    intro: 'What counts for this year only if it is done in time, by who you are. The bank or the broker may need days.',
  },
  states: {
    chosen: 'chosen, remove',
    all: 'Show all',
    change: 'Change my choice',
    every: 'See all dates',
    yours: 'See your dates',
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

/** The amounts of the year that people look up most, from the facts. */
export const yearNumbers = {
  heading: 'The numbers of the year',
  aliases:
    'standard deduction, tax brackets, tax bracket, mileage rate, mileage, wage base, social security wage base, ira limit, roth limit, how much can i put in my ira, 401k limit, contribution limit, hsa limit, gift exclusion, rmd age, nanny threshold, 1099 threshold, section 179 limit, minimum wage florida, annual report fee',
  intro: 'Those that people look up most. The IRS sets most of them anew each fall.',
  columns: ['What', 'How much'],
  next: 'from January',
  note: 'They shrink or end at some incomes and ages. Ask us before you act on one.',
  rows: [
    { name: 'Standard deduction', fact: facts.standardDeduction },
    { name: 'Added to it at 65', fact: facts.deductionAt65 },
    {
      name: 'The other deduction at 65',
      basis: 'less from $75,000 of income, $150,000 on a joint return',
      fact: facts.seniorDeduction,
    },
    { name: 'Tax brackets, single', basis: 'of taxable income', fact: facts.brackets },
    { name: 'Tax brackets, joint', basis: 'of taxable income', fact: facts.bracketsJoint },
    { name: 'State and local taxes, at most', fact: facts.saltCap },
    { name: 'Mileage rate', basis: 'for business', fact: facts.mileage },
    { name: 'Social Security wage base', fact: facts.wageBase },
    { name: 'Into a 401(k)', fact: facts.deferralLimit },
    { name: 'Into an IRA', basis: 'Roth or not, together; a Roth less at higher incomes', fact: facts.iraLimit },
    { name: 'Into a health savings account (HSA)', basis: 'not for months on Medicare', fact: facts.hsaLimit },
    { name: 'Age of required withdrawals', fact: facts.distributionAge },
    { name: 'From an IRA to a charity', basis: 'from 70½', fact: facts.iraGiftLimit },
    { name: 'Gifts without a return', basis: 'to each person', fact: facts.giftExclusion },
    { name: 'Gifts to a spouse who is not a citizen', fact: facts.foreignSpouseGifts },
    { name: 'Free of estate tax', basis: 'per person', fact: facts.estateExemption },
    { name: 'Household wages with a W-2', basis: 'cash, from', fact: facts.householdWages },
    { name: 'Pay that takes a 1099', basis: 'from', fact: facts.contractorThreshold },
    { name: 'Equipment under section 179', fact: facts.expensing },
    { name: 'Florida minimum wage', basis: 'an hour', fact: facts.minimumWage },
    { name: 'Florida, staff with tips', basis: 'an hour in cash', fact: facts.tippedWage },
    { name: 'Sales tax in Palm Beach County', fact: facts.palmBeachTotal },
    { name: 'Sales tax in Broward County', fact: facts.browardTotal },
    { name: 'Florida annual report', basis: 'on time', fact: facts.annualReportFee },
  ] satisfies { name: string; basis?: string; fact: DatedFact }[],
};

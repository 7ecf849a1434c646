import { claims } from './claims.ts';
import type { AboutContent } from './page-types.ts';

export const about = {
  head: {
    title: 'About our three-person CPA firm',
    description:
      'Three people, one office in Boca Raton, and over 40 years of returns. Who reads your file, who signs it, and what you can hold us to.',
  },
  hero: {
    eyebrow: 'About the firm',
    heading: 'Three people who remember your last return.',
    lede: 'You will not be handed from desk to desk here. There are three desks, and the person at each of them has read your file.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
  },
  stats: [
    { figure: claims.experience.firm, label: 'years of experience' },
    { figure: claims.clients, label: 'clients' },
    { figure: claims.savings.about, label: 'saved for clients' },
    { figure: claims.satisfaction, label: 'satisfaction' },
  ],
  mission: {
    eyebrow: 'Our mission',
    heading: 'Leave every client able to explain their own return',
    paragraphs: [
      'Most people who call us for the first time are not afraid of the tax. They are afraid of what they do not know: a letter they left in a drawer, a form nobody mentioned, a number they signed without reading.',
      'So we work the other way around. Before anything is filed we sit down with you, turn the pages, and say what each figure is and where it came from. If you cannot repeat it in your own words, we are not done.',
      'Florida helps. There is no personal income tax here, and fewer forms than in the states many of our clients left. What remains, the federal return, the county surtaxes, the homestead rules and the state you moved away from, is what we do all year.',
    ],
  },
  values: {
    eyebrow: 'What we hold to',
    heading: 'Three rules that settle arguments',
    items: [
      {
        icon: 'scale',
        title: 'Integrity',
        description:
          'If a deduction does not stand on paper, we leave it out and tell you why. We sign the return too, and our license is on that line.',
      },
      {
        icon: 'armchair',
        title: 'Client-focused',
        description:
          'You get the habits of a small office: one person who knows the file, a call back within a business day, a price before the work.',
      },
      {
        icon: 'glasses',
        title: 'Excellence',
        description:
          'Every return is prepared by one of us and read by another. The second reader looks for the thing the first one stopped seeing.',
      },
    ],
  },
  team: {
    eyebrow: 'The team',
    heading: 'Who you will meet',
    items: [
      {
        name: 'Caroline M.',
        role: 'CPA, founding partner',
        description:
          'Reads the trusts, the estates and the difficult letters. Started when returns were typed, and still reconciles by hand when a figure looks too round.',
        focus: ['Form 1041 and 706', 'IRS and DOR audits', 'Succession'],
      },
      {
        name: 'Daniel R.',
        role: 'CPA, business and sales tax',
        description:
          'Keeps the filing calendar for every company we serve. Knows which county a delivery address falls in without looking it up.',
        focus: ['1120-S, 1120 and 1065', 'DR-15 and surtax', 'Entity choice'],
      },
      {
        name: 'Lucia V.',
        role: 'Bookkeeper, QuickBooks ProAdvisor',
        description:
          'Closes the months, runs the payrolls, and answers the phone more often than anyone. If a receipt is missing, it will be Lucia who asks.',
        focus: ['Month-end close', 'Payroll and RT-6', 'QuickBooks cleanup'],
      },
    ],
  },
  closing: {
    heading: 'Come and meet the three of us.',
    text: 'Half an hour at the office or on the phone, no charge, and you decide afterward.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
} satisfies AboutContent;

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
    lede: 'We are two CPAs and a bookkeeper in one office in Boca Raton. Whoever picks up knows your file, and a tax question goes to a CPA.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
    keyFacts: ['Two CPAs and a bookkeeper', 'A second person reads every return', 'First half hour free'],
  },
  stats: [
    { figure: claims.experience.value, label: claims.experience.scope },
    { figure: claims.clients.value, label: claims.clients.scope },
    { figure: claims.savingsLastSeason.value, label: claims.savingsLastSeason.scope },
    { figure: claims.satisfaction.value, label: claims.satisfaction.scope },
  ],
  statsNote:
    'What we count as saved is the difference between the tax first asked or expected and the tax paid. Every file is different.',
  mission: {
    eyebrow: 'Our mission',
    heading: 'Leave every client able to explain their own return',
    paragraphs: [
      'Most people who call us for the first time are less afraid of the tax than of what they do not know: what the letter means, or which form they should have filed three years ago.',
      'That is why we go through every return with you before it is filed, in person or on the phone. We say what each figure is and where it came from, until you could explain it to somebody else.',
      'Florida has no personal income tax, and fewer forms than the states many of our clients left. The federal return remains, along with sales tax, homestead and the state you moved away from. That is our work all year.',
    ],
  },
  values: {
    eyebrow: 'What we hold to',
    heading: 'The rules we work by',
    items: [
      {
        icon: 'scale',
        title: 'Integrity',
        description:
          'If a deduction does not stand on paper, we leave it out and tell you why. We sign the return too, and our license stands behind that signature.',
      },
      {
        icon: 'armchair',
        title: 'Client-focused',
        description:
          'You have one person who knows your file. Calls are returned within one business day, and the price comes before the work.',
      },
      {
        icon: 'glasses',
        title: 'Excellence',
        description:
          'Every return is prepared by one of us and read by another before a CPA signs it. The second reader catches what the first has stopped seeing.',
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
          'Signs the individual, trust and estate returns, and answers the difficult IRS letters. She started when returns were typed, and still reconciles by hand when a figure looks too round.',
        focus: ['Form 1041 and 706', 'IRS and DOR audits', 'Succession'],
      },
      {
        name: 'Daniel R.',
        role: 'CPA, business and sales tax',
        description:
          'Signs the company returns and keeps the filing calendar for every business we serve. He knows which county a delivery address falls in without looking it up.',
        focus: ['1120-S, 1120 and 1065', 'DR-15 and surtax', 'Entity choice'],
      },
      {
        name: 'Lucia V.',
        role: 'Bookkeeper, QuickBooks ProAdvisor',
        description:
          'Closes the months, runs the payrolls and usually answers the phone. She can say at once what stage your work is at; a question of tax she hands to one of the CPAs.',
        focus: ['Month-end close', 'Payroll and RT-6', 'QuickBooks cleanup'],
      },
    ],
  },
  closing: {
    heading: 'Would you like to meet us first?',
    text: 'The first half hour is free, at the office or on the phone, and you need not decide on the spot.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
} satisfies AboutContent;

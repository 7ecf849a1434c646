import { firm } from './firm.ts';
import type { LabeledLink, Person } from './types.ts';

/** The public license search of the Florida Department of Business and Professional Regulation. */
export const licenseSearch: LabeledLink = {
  label: 'State license search',
  href: 'https://www.myfloridalicense.com/wl11.asp?mode=0&SID=',
};

/** The people of the firm, in the order in which pages name them. Every subject has one person who answers for it. */
export const people: Person[] = [
  {
    name: 'Caroline Merrow',
    role: 'CPA, founding partner',
    trade: 'CPA',
    desk: 'trusts',
    answersFor: ['trusts'],
    license: { icon: 'badge-check', text: 'Florida-licensed CPA', link: licenseSearch },
    education: 'Master of Accounting, Coquina State University',
    lines: [
      { label: 'Signs', text: 'Forms 1040, 1041, 706 and 709; answers to the IRS under Form 2848' },
      { label: 'Go to her for', text: 'The first hard letter, a trust, a death in the family' },
    ],
    ask: 'Who inherits this, and what do they owe?',
    biography: [
      `Opened the firm in ${firm.opened} and has run it since.`,
      'Prepared trust and estate returns at a larger firm before that.',
      'Spends most of the year on retirees, widows and trustees, and on letters from the IRS.',
      'Lives in Delray Beach and keeps the books of the Friends of the Library there.',
    ],
  },
  {
    name: 'Daniel Renshaw',
    role: 'CPA, business and sales tax',
    trade: 'CPA',
    desk: 'companies',
    answersFor: ['companies'],
    license: { icon: 'badge-check', text: 'Florida-licensed CPA', link: licenseSearch },
    education: 'Master of Taxation, Coquina State University',
    lines: [
      { label: 'Signs', text: 'Forms 1120-S, 1120, 1065 and 990; DR-15 for sales tax, 941 and RT-6 for payroll' },
      { label: 'Go to him for', text: 'A new company, a new product, a new state' },
    ],
    ask: 'Which county’s rate do I charge here?',
    biography: [
      'Joined the firm in 2012.',
      'Audited sales tax for the State of Florida before he changed sides.',
      'Spends most of the year on S corporations, restaurants and their sales tax.',
      'Lives in Boca Raton and coaches a rowing crew on Saturdays.',
    ],
  },
  {
    name: 'Lucia Valdera',
    role: 'Bookkeeper, QuickBooks ProAdvisor',
    trade: 'bookkeeper',
    desk: 'books',
    answersFor: ['books'],
    license: { icon: 'book-open-check', text: 'Certified by Intuit; signs no tax return' },
    education: 'Associate in Accounting, Coquina State College',
    lines: [
      { label: 'Keeps', text: 'The month-end close and the payroll runs; Daniel signs the returns that come out of them' },
      { label: 'Go to her for', text: 'The books, the payroll, a missing receipt' },
    ],
    ask: 'Why does my bank say something else?',
    biography: [
      'Joined the firm in 2016.',
      'Kept the books of a boatyard and two restaurants before that.',
      'Closes the months of our bookkeeping clients and runs their payroll.',
      'Lives in Pompano Beach and takes most of the morning’s calls.',
    ],
  },
];

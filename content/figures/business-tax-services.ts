import { facts, valueOn } from '../facts.ts';
import type { Streams } from '../figure-types.ts';

const year = 2026;
const profit = 100_000;
const wage = 60_000;
// In percent. Social Security 6.2 and Medicare 1.45 are the employer's half.
const payrollRate = 7.65;
const corporateRate = 21;
const floridaRate = valueOn(facts.corporateIncomeTax, `${year}-01-01`);
const floridaExemption = valueOn(facts.corporateExemption, `${year}-01-01`);

const toNumber = (text: string) => Number(text.replace(/[$,%]/g, ''));

const payrollTax = Math.round((wage * payrollRate) / 100);
// Florida taxes its own tax, and the IRS does not: it is added back on Form F-1120.
const floridaTax = Math.round(((profit - toNumber(floridaExemption)) * toNumber(floridaRate)) / 100);
const federalTax = Math.round(((profit - floridaTax) * corporateRate) / 100);

export const figure: Streams = {
  kind: 'streams',
  caption: {
    lead: 'One profit, three routes.',
    text: `A partnership passes it through whole, an S corporation pays you a wage first, and a C corporation pays tax before you see any. Florida’s ${floridaRate} starts after a ${floridaExemption} exemption.`,
  },
  title: 'The same money, three ways down to one Form 1040',
  note: `Example for ${year}: one owner’s share, before that owner is paid anything, with unemployment taxes left out. A wider stream is a larger amount.`,
  source: { amount: profit, label: 'of profit' },
  routes: [
    {
      name: 'Partnership',
      note: 'Form 1065 pays no income tax',
      flows: [{ amount: profit, to: 'on Schedule K-1, paid out or not', tone: 'share' }],
      lands: 'Schedule E',
      landsNote: 'Self-employment tax is added if you work in it.',
    },
    {
      name: 'S corporation',
      note: 'Form 1120-S, after your own wage',
      flows: [
        { amount: wage, to: 'W-2 wage', tone: 'pay' },
        { amount: profit - wage - payrollTax, to: 'on Schedule K-1', tone: 'share' },
        { amount: payrollTax, to: `payroll tax, the company’s ${payrollRate}%`, tone: 'tax' },
      ],
      lands: 'Wages, and Schedule E',
      landsNote: 'No self-employment tax on the K-1 part. Your own half of payroll tax comes out of the wage.',
    },
    {
      name: 'C corporation',
      note: 'Form 1120 and F-1120 pay first',
      flows: [
        { amount: profit - floridaTax - federalTax, to: 'left for a dividend', tone: 'pay' },
        { amount: federalTax, to: `to the IRS, ${corporateRate}%`, tone: 'tax' },
        { amount: floridaTax, to: 'to Florida', tone: 'state' },
      ],
      lands: 'Dividends',
      landsNote: 'Taxed a second time, usually at dividend rates.',
    },
  ],
  sources: [
    'Internal Revenue Code 11(b) (21%), 164 (state tax is deducted), 3111 (7.65%), 1402(a) and Revenue Ruling 59-221 (K-1 of an S corporation)',
    'Florida Statutes 220.11, 220.13(1)(a)1 (state tax is added back), 220.14',
    'Schedule K-1 (Forms 1065 and 1120-S); Schedule E, Part II',
  ],
};

import { facts } from '../facts.ts';
import type { Matrix } from '../figure-types.ts';
import type { Today } from '../types.ts';

const annualReport = (today: Today) => `by ${today(facts.annualReportDue)}`;

export const figure = (today: Today): Matrix => ({
  kind: 'matrix',
  caption: {
    lead: 'Who pays the tax in each structure.',
    text: 'A gold coin marks who pays the income tax. The waterline is general information: your own negligence and a loan you guarantee pass it, so ask an attorney what protects you.',
  },
  titles: {
    dry: 'Above the waterline: a claim normally stops at the company',
    wet: 'Under the waterline: a claim reaches your savings',
  },
  columns: {
    name: 'Entity',
    pays: 'Who pays the income tax',
    form: 'Federal return',
    claim: 'A claim on the business',
    report: 'Florida annual report',
  },
  rows: [
    {
      name: 'C corporation',
      pays: 'both',
      payer: 'The company, then you again on dividends',
      form: '1120',
      formNote: 'and Florida F-1120',
      claim: 'stops at the company',
      report: annualReport(today),
      level: 'dry',
    },
    {
      name: 'S corporation',
      note: 'a tax status, elected on Form 2553',
      pays: 'owner',
      payer: 'You, on your wage and your K-1',
      form: '1120-S',
      formNote: 'a K-1 for each owner',
      claim: 'stops at the company',
      report: annualReport(today),
      level: 'dry',
    },
    {
      name: 'LLC',
      note: 'one owner, or two and more',
      pays: 'owner',
      payer: 'You, unless it elects otherwise',
      form: 'Schedule C',
      formNote: 'or 1065 with two or more owners',
      claim: 'stops at the company',
      report: annualReport(today),
      level: 'dry',
    },
    {
      name: 'Partnership',
      note: 'a general one, often a handshake',
      pays: 'owner',
      payer: 'Each partner, on a K-1',
      form: '1065',
      formNote: 'a K-1 for each partner',
      claim: 'reaches your savings',
      report: 'none',
      level: 'wet',
    },
    {
      name: 'Sole proprietorship',
      note: 'you, with a trade',
      pays: 'owner',
      payer: 'You',
      form: 'Schedule C',
      formNote: 'inside your 1040',
      claim: 'reaches your savings',
      report: 'none',
      level: 'wet',
    },
  ],
  sources: [
    'IRS, Publications 541, 542 and 3402; Form 2553',
    'Florida Statutes 605.0304 and 607.0622 (the shield), 620.8306 (partners answer for the debts)',
    'Florida Statutes 605.0212 and 607.1622 (annual report); 620.8105 asks none of a general partnership',
  ],
});

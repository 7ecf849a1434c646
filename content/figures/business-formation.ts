import { facts } from '../facts.ts';
import type { Matrix } from '../figure-types.ts';
import type { Today } from '../types.ts';

const annualReport = (today: Today) => `by ${today(facts.annualReportDue)}`;

export const figure = (today: Today): Matrix => ({
  kind: 'matrix',
  caption: {
    lead: 'Who pays the tax in each structure.',
    text: 'A square is the company, dashed if it may file no return of its own; a circle is an owner, and gold is who pays the income tax. Which structure protects you from claims is a question for an attorney.',
  },
  titles: { dry: 'The company pays its own tax', wet: 'The owners pay the tax' },
  columns: {
    name: 'Entity',
    pays: 'Who pays, in gold',
    form: 'Federal return',
    report: 'Florida annual report',
  },
  rows: [
    {
      name: 'C corporation',
      company: 'pays',
      owners: 'one',
      payer: 'The company, then you again on dividends',
      form: '1120',
      formNote: 'and Florida F-1120',
      report: annualReport(today),
      level: 'dry',
    },
    {
      name: 'S corporation',
      note: 'a tax status, elected on Form 2553',
      company: 'files',
      owners: 'one',
      payer: 'You, on your wage and your K-1',
      form: '1120-S',
      formNote: 'a K-1 for each owner',
      report: annualReport(today),
      level: 'wet',
    },
    {
      name: 'LLC',
      note: 'one owner, or two and more',
      company: 'may file',
      owners: 'one or two',
      payer: 'You, unless it elects otherwise',
      form: 'Schedule C',
      formNote: 'or 1065 with two or more owners',
      report: annualReport(today),
      level: 'wet',
    },
    {
      name: 'Partnership',
      note: 'a general one, often a handshake',
      company: 'files',
      owners: 'two',
      payer: 'Each partner, on a K-1',
      form: '1065',
      formNote: 'a K-1 for each partner',
      report: 'none',
      level: 'wet',
    },
    {
      name: 'Sole proprietorship',
      note: 'you, with a trade',
      company: 'none',
      owners: 'one',
      payer: 'You',
      form: 'Schedule C',
      formNote: 'inside your 1040',
      report: 'none',
      level: 'wet',
    },
  ],
  sources: [
    'IRS, Publications 541, 542 and 3402; Form 2553',
    'Florida Statutes 605.0212 and 607.1622 (annual report); 620.8105 asks none of a general partnership',
  ],
});

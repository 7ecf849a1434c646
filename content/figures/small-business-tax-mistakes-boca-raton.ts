import { facts, toPercent } from '../facts.ts';
import type { Costs } from '../figure-types.ts';
import type { Today } from '../types.ts';

export const figure = (today: Today): Costs => ({
  kind: 'costs',
  caption: {
    lead: 'Seven costs, seven repairs.',
    text: 'Each mistake has its repair on the same line, and the repair is cheapest before a letter arrives. The amounts are the examples of this article.',
  },
  title: 'Seven mistakes, what each one costs, and the repair',
  columns: { mistake: 'Mistake', cost: 'What it costs', repair: 'The repair' },
  rows: [
    {
      mistake: 'One account for two lives',
      cost: 'The deduction',
      note: 'if the IRS asks, and a creditor’s lawyer gains an argument',
      repair: 'One account and one card for the business, and your pay by transfer, on a date',
    },
    {
      mistake: 'An S corporation that pays its owner nothing',
      cost: { of: 60_000, percent: 15.3 },
      note: 'of wages, with penalties for every Form 941 that was wrong',
      repair: 'Reasonable pay, the reason written down, through payroll',
    },
    {
      mistake: 'Calling an employee a contractor',
      cost: '7.65%',
      note: 'and withholding, Form RT-6, often a workers’ compensation premium',
      repair: 'Decide before the first check, or use the IRS settlement program',
    },
    {
      mistake: 'No estimated payments until April',
      cost: 'A charge like interest',
      note: 'on each missed quarter, even if you pay in full by April',
      repair: 'A fixed share of every deposit into savings',
    },
    {
      mistake: 'A new product line and the old sales tax habits',
      cost: { of: 20_000, percent: toPercent(today(facts.palmBeachTotal)) },
      note: 'of sales, out of money the customer never gave you',
      repair: 'Register, file Form DR-15; for a year gone by, voluntary disclosure',
    },
    {
      mistake: 'The annual report, forgotten in April',
      cost: 'A late fee',
      note: `larger than the report’s own, after ${today(facts.annualReportDue)}; the company dissolved in late September`,
      repair: 'File in January: ten minutes on Sunbiz',
    },
    {
      mistake: 'Lost receipts and a forgotten March 15',
      cost: 'Per owner, per month',
      note: `${today(facts.latePenalty)}, even when no tax is due`,
      repair: 'Form 7004 by the due date; photograph each slip',
    },
  ],
  short: ['One account', 'No owner’s pay', '1099s for staff'],
  sun: { title: 'March 15', text: '1065 and 1120-S' },
  wet: {
    title: 'After the letter',
    text: `The same repairs, with penalty and interest on top, and some doors shut. Voluntary disclosure is open only until the Department of Revenue contacts you; a refund can generally be claimed for ${today(facts.amendBack)} after filing.`,
  },
  sources: [
    'Internal Revenue Code 162, 274(d) and 3121(d); Revenue Ruling 74-44',
    'Internal Revenue Code 3101 and 3111: 6.2% and 1.45% of each; 6654; 6698 and 6699; 6511(a)',
    'IRS, Voluntary Classification Settlement Program, Form 8952',
    'Florida Statutes 212.15(2), 213.21(7), 605.0212 and 607.0193; Florida Department of Revenue, Form DR-15DSS for 2026',
  ],
});

import type { LedgerLine, Ledgers } from '../figure-types.ts';

const add = (lines: LedgerLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

const depreciation = 8000;
const draws: LedgerLine = { label: 'Owner’s draws', amount: -15_000 };

const earned: LedgerLine[] = [
  { label: 'Revenue', amount: 480_000 },
  { label: 'Cost of the work', amount: -290_000 },
  { label: 'Overhead', amount: -112_000 },
  { label: 'Depreciation', amount: -depreciation },
];
const netIncome: LedgerLine = { label: 'Net income', amount: add(earned), sum: 'subtotal', tie: 1 };

const moved: LedgerLine[] = [
  netIncome,
  { label: 'Depreciation, no cash', amount: depreciation },
  { label: 'Unpaid invoices', amount: -38_000 },
  { label: 'Loan principal', amount: -12_000 },
  draws,
];
const change: LedgerLine = { label: 'Change in cash', amount: add(moved), sum: 'subtotal' };
const opening: LedgerLine = { label: 'Cash, January 1', amount: 11_000 };
const cash = add([change, opening]);

const assets: LedgerLine[] = [
  { label: 'Cash', amount: cash, sum: 'subtotal', tie: 2 },
  { label: 'Owed by customers', amount: 66_000 },
  { label: 'Equipment, net', amount: 90_000 },
];
const claims: LedgerLine[] = [
  { label: 'Bank loan', amount: 60_000 },
  { label: 'Equity, January 1', amount: 65_000 },
  netIncome,
  draws,
];

const money = (amount: number) => amount.toLocaleString('en-US');

export const figure: Ledgers = {
  kind: 'ledgers',
  caption: {
    lead: 'Three statements, two threads.',
    text: 'Net income runs to the top of the cash flow and into equity; the cash that is left runs to the first line of the balance sheet. Example figures, one year.',
  },
  sheets: [
    { title: 'Income statement', note: 'what the year earned', lines: [...earned, { ...netIncome, sum: 'total' }] },
    {
      title: 'Cash flow',
      note: 'where the money went',
      lines: [...moved, change, opening, { label: 'Cash, December 31', amount: cash, sum: 'total', tie: 2 }],
    },
    {
      title: 'Balance sheet',
      note: 'what is there on December 31',
      lines: [
        ...assets,
        { label: 'Total assets', amount: add(assets), sum: 'total' },
        ...claims,
        { label: 'Loan and equity', amount: add(claims), sum: 'total' },
      ],
    },
  ],
  sun: {
    amount: cash,
    text: `Profit of ${money(netIncome.amount)}, and ${money(change.amount)} more in the bank`,
  },
  sources: ['Example', 'FASB Accounting Standards Codification 230 (indirect method of the statement of cash flows)'],
};

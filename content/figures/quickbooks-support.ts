import type { Accounts } from '../figure-types.ts';

export const figure: Accounts = {
  kind: 'accounts',
  caption: {
    lead: 'Eleven guesses become six accounts.',
    text: 'Each account that remains feeds a line of the return or of the balance sheet, and nothing is left in Uncategorized. Example for a sole proprietor; Schedule C lines as on the 2025 form.',
  },
  before: [
    'Auto',
    'Loan payment',
    'Maintenance',
    'Office',
    'Office exp.',
    'Office supplies',
    'Owner',
    'Repairs',
    'Repairs & Maint.',
    'Truck repair',
    'Uncategorized',
  ],
  after: [
    { name: 'Car and truck', line: 'Schedule C, line 9', from: ['Auto', 'Truck repair'] },
    { name: 'Loan interest', line: 'Schedule C, line 16b', from: ['Loan payment'] },
    { name: 'Office expense', line: 'Schedule C, line 18', from: ['Office', 'Office exp.', 'Office supplies'] },
    {
      name: 'Repairs and maintenance',
      line: 'Schedule C, line 21',
      from: ['Maintenance', 'Repairs', 'Repairs & Maint.'],
    },
    { name: 'Loan balance', line: 'balance sheet', from: ['Loan payment'] },
    { name: 'Owner’s draws', line: 'balance sheet', from: ['Owner'] },
  ],
  emptied: { name: 'Uncategorized', note: 'every entry has found its account' },
  sources: [
    'Example',
    'Schedule C (Form 1040) for 2025, lines 9, 16b, 18 and 21',
    'Instructions for Schedule C: office supplies and postage go on line 18, interest that is not a mortgage’s on 16b',
  ],
};

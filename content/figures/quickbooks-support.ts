import type { Accounts } from '../figure-types.ts';

export const figure: Accounts = {
  kind: 'accounts',
  caption: {
    lead: 'Eleven guesses become six accounts.',
    text: 'Each one left feeds a line of the return or the balance sheet, and the drawer called Uncategorized reads zero. Example for a sole proprietor; Schedule C lines as on the 2025 form.',
  },
  before: [
    'Amazon',
    'Auto',
    'Home Depot',
    'Loan payment',
    'Office',
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
    { name: 'Office expense', line: 'Schedule C, line 18', from: ['Amazon', 'Office', 'Office supplies'] },
    {
      name: 'Repairs and maintenance',
      line: 'Schedule C, line 21',
      from: ['Home Depot', 'Repairs', 'Repairs & Maint.'],
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

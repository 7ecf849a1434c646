import type { Sheet } from '../figure-types.ts';

export const figure: Sheet = {
  kind: 'sheet',
  caption: {
    lead: 'The six parts of Form 1040, in order.',
    text: 'Read a Form 1040 from the top down: each line depends on the one above it.',
  },
  title: 'Form 1040',
  bands: [
    { name: 'Name and filing status', note: 'Married on December 31 counts as married for the whole year.', lines: 1 },
    {
      name: 'Income',
      note: 'The IRS has copies of your W-2s, 1099s and K-1s. Every one should be here.',
      lines: 3,
    },
    {
      name: 'Adjustments',
      note: 'What is left is adjusted gross income, the figure that decides most credits.',
      lines: 1,
      isKey: true,
    },
    {
      name: 'Deductions',
      note: 'Standard or itemized, normally the larger. Tips, overtime and age 65 may add to it.',
      lines: 2,
    },
    { name: 'Tax and credits', note: 'A deduction lowers income. A credit lowers the tax, dollar for dollar.', lines: 2 },
    { name: 'Payments', note: 'Withholding and estimates come off. Then it is a refund, or a balance due.', lines: 1 },
  ],
  foot: {
    title: 'Florida: nothing to file',
    text: 'No state income tax return here. The state you moved from may still want one.',
  },
  sources: [
    'Form 1040 for 2025, in its order; Schedule 1-A, line 13b',
    'Internal Revenue Code 7703(a)(1), 62, 63 and 224 to 225; 151(d)(5)(C)',
    'Florida Constitution, article VII, section 5',
  ],
};

import type { Tree } from '../figure-types.ts';

export const figure: Tree = {
  kind: 'tree',
  caption: {
    lead: 'Start at the top and stop at the first yes.',
    text: 'Receipts and assets pick the return for most groups. It is due on the 15th day of the fifth month after your year ends; churches and a few others file none.',
  },
  start: 'Start here, with last year’s totals',
  asks: [
    { question: 'A private foundation?', note: 'At any size.', leaf: '990-PF' },
    {
      question: 'Gross receipts normally $50,000 or less?',
      note: 'A short online notice. If you miss it, that year counts as unfiled.',
      leaf: '990-N',
    },
    {
      question: 'Receipts under $200,000 and assets under $500,000?',
      note: 'Both must hold. Assets are those at year’s end.',
      leaf: '990-EZ',
    },
  ],
  otherwise: { question: 'None of these', note: 'The full return.', leaf: '990' },
  wet: {
    title: 'Three years unfiled, exemption gone',
    text: 'The IRS revokes it automatically, even when only the online notice was due.',
  },
  sources: [
    'IRS, Form 990 series: which forms do exempt organizations file',
    'Internal Revenue Code 6033(a)(3), 6033(i), 6033(j); Revenue Procedure 2011-15',
    'Instructions for Form 990-EZ, Who Must File and When, Where, and How To File',
  ],
};

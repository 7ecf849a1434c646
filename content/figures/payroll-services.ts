import { facts, toPercent } from '../facts.ts';
import type { PayLine, Split } from '../figure-types.ts';
import type { Today } from '../types.ts';

const socialSecurity: PayLine = { name: 'Social Security', take: { percent: 6.2 }, twin: true };
const medicare: PayLine = { name: 'Medicare', take: { percent: 1.45 }, twin: true };

export const figure = (today: Today): Split => ({
  kind: 'split',
  caption: {
    lead: 'The half your staff never sees.',
    text: 'Below the line is what you add: a mirror of their 7.65%, then two unemployment taxes. Florida withholds no income tax, so nothing on the pay stub reminds you of the state’s unemployment tax.',
  },
  gross: { label: 'Example, gross', dollars: 1000 },
  minus: [{ name: 'Federal income tax', take: { dollars: 80 }, note: 'by the W-4, example' }, medicare, socialSecurity],
  net: 'take-home',
  plus: [
    { ...socialSecurity, name: 'Social Security, matched' },
    { ...medicare, name: 'Medicare, matched' },
    {
      name: 'FUTA',
      take: { percent: toPercent(today(facts.federalUnemploymentTax)) },
      note: `of the year’s first ${today(facts.unemploymentBase)}`,
    },
    {
      name: 'Florida RT-6',
      take: { percent: toPercent(today(facts.newEmployerTax)) },
      note: `new employer, first ${today(facts.unemploymentBase)}`,
    },
  ],
  cost: 'What this paycheck costs you',
  sources: [
    'Internal Revenue Code 3101 and 3111: 6.2% and 1.45%, of the employee and of the employer',
    'IRS Publication 15-T: about $80 of a weekly $1,000 for a single person in 2026; an example',
    'Internal Revenue Code 3301, 3302 and 3306(b)(1); Florida Statutes 443.131 and 443.1217',
    'Instructions for Form 941; Florida Department of Revenue, instructions for Form RT-6',
  ],
});

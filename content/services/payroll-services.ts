import { facts, today, valueOn } from '../facts.ts';
import { figure } from '../figures/payroll-services.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Payroll Services in Boca Raton, Florida',
    description:
      'Payroll for Florida employers: weekly, bi-weekly or monthly pay runs, federal deposits, Forms 941 and RT-6, new hire reports and W-2s.',
  },
  hero: {
    eyebrow: 'Payroll services',
    heading: 'Staff paid on Friday, the IRS paid on time.',
    lede: 'You send the hours. We run the pay, deposit the tax, file the quarterly returns with the IRS and with Florida, and mail the W-2s in January.',
    actions: [{ label: 'Schedule a Payroll Consultation', href: '/contact' }],
    keyFacts: [
      `${prices.payroll.price}, by staff and paydays`,
      'You approve each run before anyone is paid',
      'Quarterly returns reviewed by a CPA',
    ],
  },
  figure,
  sections: [
    {
      kind: 'why',
      eyebrow: 'Why it matters',
      heading: 'The tax you withhold belongs to the IRS',
      paragraphs: [
        'You hold part of every paycheck for a few days and then deposit it. When a company spends that money on rent, the IRS can collect it from the owner, or from whoever decided which bills got paid. An LLC or a corporation is no shield for that part.',
        'Florida withholds no income tax of its own, so pay stubs look simple here. The state’s part is easy to forget for that very reason.',
        'One letter we see often asks for the form for a quarter with no wages, when it was due anyway.',
      ],
    },
    {
      kind: 'rows',
      eyebrow: 'What we do',
      heading: 'Payroll work we take over',
      items: [
        {
          icon: 'banknote',
          title: 'Pay runs',
          description: 'Gross to net, with overtime, tips and deductions.',
        },
        {
          icon: 'landmark',
          title: 'Federal deposits',
          description: 'Income tax, Social Security and Medicare, sent electronically on your monthly or semiweekly schedule.',
        },
        {
          icon: 'file-check',
          title: 'Quarterly forms',
          description: 'Form 941 for the IRS and RT-6 for Florida, by the last day of April, July, October and January.',
        },
        {
          icon: 'user-plus',
          title: 'Hiring paperwork',
          description: 'W-4s collected and the state told. Form I-9 is yours to complete, sign and keep; we show you how.',
        },
        {
          icon: 'wallet',
          title: 'Owner wages',
          description: 'If you work in your own S corporation, you need a W-2. We help set the wage and write down why.',
        },
        {
          icon: 'calendar-check',
          title: 'January',
          description: 'W-2s for staff, 1099-NECs for contractors and the yearly Form 940, all generally due by the 31st.',
        },
        {
          icon: 'hand-coins',
          title: 'Tips and overtime on the W-2',
          description:
            'W-2s for 2026 must show tips and overtime premium separately in box 12 (codes TP and TT), with an occupation code for tipped work in box 14b.',
        },
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'Pay frequencies',
      heading: 'Pay calendars to choose from',
      intro: 'Florida leaves the choice to most private employers. Choose one your cash can keep up with.',
      items: [
        {
          icon: 'calendar-days',
          title: 'Weekly',
          description:
            'Fits kitchens and crews paid by the hour. Overtime is counted by the workweek and easy to see. With more runs, the fee is higher.',
        },
        {
          icon: 'calendar-range',
          title: 'Bi-weekly',
          description:
            'Fits offices with mixed staff. Each week stands alone for overtime: 50 hours and then 30 means ten at the higher rate.',
        },
        {
          icon: 'calendar',
          title: 'Monthly',
          description:
            'Fits salaried staff, or an S corporation whose owner is its only employee. It is a poor fit for hourly staff.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'In Florida',
      heading: 'Florida rules for employers',
      items: [
        {
          title: 'RT-6 reemployment tax',
          description:
            'Florida’s unemployment tax. You pay it; it is never taken from the paycheck. Once registered, you file each quarter, wages or none. Pay late and you can lose credit on the federal Form 940.',
        },
        {
          title: 'New hires within 20 days',
          description:
            'Every hire, and most rehires, go to the State Directory of New Hires. Some independent contractors have to be reported as well.',
        },
        {
          title: 'No state income tax withholding',
          description:
            'That holds for work done here. Someone who works from Georgia or New York can bring that state’s rules with them.',
        },
        {
          title: 'Workers’ compensation',
          description:
            'Construction employers need it from the first employee, most others from the fourth. The insurer audits your payroll, so wages are kept by job class.',
        },
        {
          title: 'The minimum wage',
          description: `${today(facts.minimumWage)} an hour since September 30, 2026 (${valueOn(facts.minimumWage, '2026-06-30')} in the year before). The next one is figured from inflation on September 30, 2027 and starts January 1, 2028. Tipped staff have a lower cash wage.`,
        },
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Who needs it',
      heading: 'Employers from one person up',
      items: [
        {
          title: 'First-time employers',
          description:
            'A federal tax number (EIN), a state account, an answer on insurance. We put them in order before the first payday.',
        },
        {
          title: 'Restaurants and bars',
          description: `For 2025 through 2028 the 2025 tax law lets many employees deduct up to ${today(facts.tipsDeduction)} of tips and, doubled on a joint return, ${today(facts.overtimeDeduction)} of overtime premium, less at high incomes. Social Security and Medicare are still due. Tips you report can earn the owner a credit on Form 8846.`,
        },
        {
          title: 'One-person S corporations',
          description: 'A single paycheck takes the same forms as a payroll of twenty.',
        },
        {
          title: 'Households',
          description: 'A nanny or a home aide can mean a W-2 from you and Schedule H with your own 1040.',
        },
      ],
    },
    {
      kind: 'problems',
      eyebrow: 'Problems solved',
      heading: 'Trouble that starts on payday',
      items: [
        {
          title: 'A missed deposit',
          description: 'The penalty rises with the days. We get it paid first, then ask for relief if your record allows.',
        },
        {
          title: 'Crew on 1099s',
          description:
            'If you set the hours and own the tools, they may be employees. We weigh the facts and price the correction.',
        },
        {
          title: 'W-2s and 941s that differ',
          description: 'Social Security compares the totals. We find the quarter that is off and file Form 941-X.',
        },
        {
          title: 'Draws and no wages',
          description:
            'An S corporation with profit and no owner W-2 draws questions. We set a wage and run it while the year is still open.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'Getting to the first payday',
      items: [
        { step: 1, title: 'Meet', description: 'Who you pay, how, and on which day.' },
        { step: 2, title: 'Authorize', description: 'You sign Form 8655, which lets us deposit and file for you.' },
        { step: 3, title: 'Load', description: 'Staff, rates and wages so far this year, checked against past forms.' },
        { step: 4, title: 'Run', description: 'You send the hours, we send the totals, you approve.' },
        { step: 5, title: 'Report', description: 'Copies of each filing, with its confirmation.' },
      ],
    },
    {
      kind: 'checklist',
      eyebrow: 'To begin',
      heading: 'What we need from you',
      items: [
        'The IRS letter with your EIN',
        'Your reemployment tax number and latest rate notice',
        'A signed W-4 for each person',
        'Pay rates, hire dates and home addresses',
        'This year’s pay records and quarterly filings',
        'A voided check from the account that pays wages',
        'Your workers’ compensation policy or exemption',
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Payroll back in order',
      items: [
        {
          title: 'A landscaper’s crew of eight',
          description:
            'Everyone had been on a 1099. We moved them to W-2s at the start of a quarter, opened the state account and sorted wages by job class for the insurer. The owner now bids with the true cost of an hour.',
        },
        {
          title: 'A restaurant with three missing quarters',
          description:
            'Its payroll service had closed without filing. We rebuilt wages from stubs and bank drafts, filed the overdue forms, and asked the IRS to waive penalties. It waived some of them.',
        },
      ],
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'Someone to ask before Friday',
      items: [
        {
          icon: 'phone-call',
          title: 'A reply in a business day',
          description: 'Call about a short check on Wednesday and a CPA has called back by Thursday.',
        },
        {
          icon: 'badge-check',
          title: 'A CPA for the hard questions',
          description: 'An owner’s wage, a second state or a contractor question goes to a Florida-licensed CPA.',
        },
        {
          icon: 'notebook-pen',
          title: 'Wages that reach the books',
          description: 'If we keep your ledger too, each run is posted there, tax and all.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'What it costs',
      heading: 'Payroll fees by staff and pay runs',
      rows: [prices.payroll],
      note: 'More staff, more frequent runs or a second state put you higher in the range. We name the figure before the first run.',
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Employers whose payroll we run',
      limit: 3,
      items: [
        {
          quote:
            'I was scared to get off 1099s. They showed me what an hour would really cost before I signed anything, and it was less than I’d been losing sleep over.',
          author: 'Lamar T.',
          role: 'landscaper, Deerfield Beach',
        },
        {
          quote: 'Tips, doubles, one server at two rates. Hours go out Monday morning. Stubs are right. Done.',
          author: 'Teresa S.',
          role: 'restaurant owner, Boynton Beach',
        },
        {
          quote:
            'It’s only me on the payroll, so I figured there was nothing to get wrong. Then they noticed my health premium should have been on the W-2, and it hadn’t been since, well, ever.',
          author: 'Phil D.',
          role: 'S corporation owner, Boca Raton',
        },
      ],
    },
  ],
  closing: {
    heading: 'Let’s talk about your next payday.',
    text: 'A CPA will tell you, at no charge, whether it can run from here and what has to be signed first.',
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
};

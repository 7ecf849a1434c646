import { claims } from '../claims.ts';
import { facts } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Personal Tax Services in Boca Raton',
    description:
      'Form 1040 and other-state returns for families, retirees, investors and new Floridians, prepared by a three-person CPA firm in Boca Raton.',
    keywords:
      'personal tax services Boca Raton, Form 1040 preparation, individual tax return CPA, Florida domicile tax, part-year resident return, retiree tax preparation Boca Raton, rental property tax Florida, CP2000 response, amended tax return 1040-X',
  },
  hero: {
    eyebrow: 'Personal tax services',
    heading: 'Your 1040, prepared by someone who asks questions.',
    lede: 'Florida takes no share of your income. Washington does, and the state you moved from may try. We prepare both returns and sign them as your preparer.',
    actions: [
      { label: 'Schedule Your Free Consultation', href: '/contact' },
      { label: 'File Your Taxes', href: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'why',
      eyebrow: 'Why it matters',
      heading: 'The IRS gets copies of your forms',
      paragraphs: [
        'Every W-2, 1099 and K-1 with your Social Security number also goes to Washington, where a computer matches it to your return. Leave one out, or report a stock sale without its cost, and a CP2000 can follow, often more than a year later, with tax and interest figured the IRS’s way.',
        'The time to prevent that letter is spring. We lay this year’s papers beside last year’s return, ask about the account that has gone quiet and look for the purchase price before the sale is reported.',
      ],
    },
    {
      kind: 'problems',
      eyebrow: 'Problems solved',
      heading: 'Letters, gaps and old mistakes',
      items: [
        {
          title: 'A CP2000 came in the mail',
          description:
            'It is a proposed change, and it can be wrong. We check each item and reply by the date printed on it, with the papers that settle the point.',
        },
        {
          title: 'You skipped a year',
          description:
            'Wage and income transcripts show what was reported under your number. With your Form 2848 we order them, prepare the return and go over the ways to pay.',
        },
        {
          title: 'The filed return was wrong',
          description: `Form 1040-X fixes it. A refund can generally be claimed for ${facts.amendBack.value} after filing, and the IRS will not remind you as the date gets close.`,
        },
        {
          title: 'Two states want the same income',
          description:
            'We sort the income by where it was earned and when you moved. If both states had a right to it, we look for the credit one must give.',
        },
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'What we do',
      heading: 'Six parts of a personal return',
      items: [
        {
          icon: 'file-text',
          title: 'Federal Form 1040',
          description: 'Wages, interest, pensions and itemized deductions, each compared with what you reported a year ago.',
        },
        {
          icon: 'map-pinned',
          title: 'Returns for other states',
          description: 'Part-year returns for the state you left. Nonresident returns where you still work or own a rental.',
        },
        {
          icon: 'chart-line',
          title: 'Stocks, funds and crypto',
          description: 'Sales listed on Form 8949, including employer stock that the broker reports with no cost.',
        },
        {
          icon: 'key-round',
          title: 'Rental property',
          description: 'Schedule E with depreciation carried forward and your own days in the place counted.',
        },
        {
          icon: 'piggy-bank',
          title: 'Retirement income',
          description: 'IRA withdrawals, Roth conversions on Form 8606 and the part of Social Security that is taxed.',
        },
        {
          icon: 'laptop',
          title: 'Work for yourself',
          description: 'Schedule C for agents, consultants and side jobs, with Form 1040-ES amounts for the year ahead.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Florida rules',
      heading: 'What changes when Florida is home',
      items: [
        {
          title: 'Leaving takes proof',
          description:
            'Florida has no personal income tax. Your old state may still call you a resident until your home, license, voter card and days agree. A Declaration of Domicile, recorded with the county clerk, is one piece of evidence.',
        },
        {
          title: 'The year of the move',
          description:
            'Expect a part-year return, such as New York’s IT-203. The old state taxes income from before the move, then rent or wages earned there. Federal law keeps it from taxing a nonresident’s IRA withdrawals and most pensions.',
        },
        {
          title: 'Homestead stays off the 1040',
          description:
            'The exemption lowers your property tax and limits how fast the assessed value rises. Apply to the property appraiser by March 1. It brings no federal deduction or credit; you only have less property tax to itemize.',
        },
        {
          title: 'Rentals of six months or less',
          description:
            'Guests owe state sales tax and county surtax, and in Palm Beach County a tourist development tax that goes to the county tax collector. Check which of these your booking site pays. You answer for the rest.',
        },
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Who needs it',
      heading: 'Years that outgrow tax software',
      items: [
        {
          title: 'New Floridians',
          description: 'You sold a house in New Jersey, bought one here, and two sets of rules share the same calendar year.',
        },
        {
          title: 'Retirees',
          description: 'A pension, an IRA and Social Security each withhold a little. None of them can see the total.',
        },
        {
          title: 'Condo and house landlords',
          description:
            'One unit has an annual lease and another rents by the week with cleaning and linens. They may belong on different schedules.',
        },
        {
          title: 'Families with accounts abroad',
          description: 'A bank account in Bogotá or Toronto can require FinCEN Form 114 even in a year when it earned nothing.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'Your part and ours',
      intro: 'Allow 7–10 business days for most returns, counted from the day we have the last paper.',
      items: [
        {
          step: 1,
          title: 'Talk',
          description: 'Tell us what was different about your year. This first consultation is free.',
        },
        {
          step: 2,
          title: 'Gather',
          description: 'We write your list from last year’s return. Drop the papers off or send copies.',
        },
        { step: 3, title: 'Ask', description: 'Our questions come together, so you are not called six times.' },
        { step: 4, title: 'Read', description: 'You see the draft and the choices behind the bottom line.' },
        {
          step: 5,
          title: 'Sign',
          description: 'You, and your spouse on a joint return, sign Form 8879. Then we e-file.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'What it costs',
      heading: 'Personal return prices',
      rows: [prices.basic1040, prices.scheduleC, prices.stateReturn, prices.amended],
      note: `A 1040 for someone who moved here mid-year is ${prices.basic1040.price} plus ${prices.stateReturn.price} they left.`,
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Three households, three different years',
      items: [
        {
          title: 'Manhattan to Highland Beach',
          description:
            'A couple moved in May and kept a small apartment. We put their dates and documents in order, filed the part-year return and explained how New York counts days while that lease continues.',
        },
        {
          title: 'A stock sale in Boca Raton',
          description:
            'An IRS notice treated the whole sale price as profit. The cost turned up on a transfer statement from an earlier broker. We sent it before the reply date, and the IRS dropped most of the proposed tax.',
        },
        {
          title: 'A first return alone, Delray Beach',
          description:
            'Her husband had kept the files. We prepared the joint return for the year he died, set withholding on her pension and gave her one page saying which forms to expect in January.',
        },
      ],
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'Who is looking after your file',
      items: [
        {
          icon: 'clock',
          title: `${claims.experience.firm} years of experience`,
          description: 'Your odd situation has probably crossed this desk. If it has not, we read the rule before we answer.',
        },
        {
          icon: 'users-round',
          title: 'Three people',
          description: 'The team is small enough that you will know by name who has your papers.',
        },
        {
          icon: 'calendar-days',
          title: 'Open after April',
          description: 'The IRS writes in summer and fall. We are at our desks then, Saturdays included.',
        },
        {
          icon: 'tag',
          title: 'A price before we start',
          description: 'The list is above. If your return needs more than it covers, we say so first.',
        },
      ],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'What people say in May',
      items: [
        {
          quote:
            'I have been with them 13 years, through a divorce and two rental condos. They remember the things I forget to bring.',
          author: 'Nadine F.',
          role: 'teacher, Boynton Beach',
        },
        {
          quote:
            'They asked for my lease in Queens before I thought to mention it. That one question changed my New York return.',
          author: 'Irwin B.',
          role: 'retiree, Delray Beach',
        },
        {
          quote: 'I came in with a CP2000 and a shoebox. They answered it in a page and a half, with copies attached.',
          author: 'Celeste D.',
          role: 'nurse, Deerfield Beach',
        },
      ],
      limit: 3,
    },
  ],
  closing: {
    heading: 'Tell us what was different about your year.',
    text: 'Bring last year’s 1040 and any letter you have been avoiding; the first consultation is free.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

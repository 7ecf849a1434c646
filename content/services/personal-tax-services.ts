import { claims } from '../claims.ts';
import { facts, today } from '../facts.ts';
import { figure } from '../figures/personal-tax-services.ts';
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
    heading: 'Your tax return, prepared by someone who asks questions.',
    lede: 'Florida takes no share of your income. Washington does, and the state you moved from may try. We prepare both returns, and a CPA signs them.',
    actions: [
      { label: 'Schedule Your Free Consultation', href: '/contact' },
      { label: 'File Your Taxes', href: '/contact' },
    ],
    keyFacts: [
      `${prices.basic1040.price} for a Basic 1040 return`,
      'Starts with a free call or visit',
      'A CPA signs, a second person reads',
    ],
  },
  figure,
  sections: [
    {
      kind: 'why',
      eyebrow: 'Why it matters',
      heading: 'The IRS gets copies of your forms',
      paragraphs: [
        'Every W-2, 1099 and K-1 with your Social Security number also goes to Washington, where a computer matches it to your return. Leave one out, or report a stock sale without its cost, and a notice called a CP2000 can follow, often more than a year later, with tax and interest figured the IRS’s way.',
        'The time to prevent that letter is spring. We lay this year’s papers beside last year’s return, ask about the account that has gone quiet and look for the purchase price before the sale is reported.',
      ],
    },
    {
      kind: 'problems',
      eyebrow: 'Problems solved',
      heading: 'IRS letters and missing years',
      items: [
        {
          title: 'A CP2000 came in the mail',
          description:
            'It is a proposed change, and it can be wrong. We check each item and reply by the date printed on it, with the papers that settle the point.',
        },
        {
          title: 'You skipped a year',
          description:
            'Wage and income transcripts show what was reported under your number. With your power of attorney (Form 2848) we order them, prepare the return and go over the ways to pay.',
        },
        {
          title: 'The filed return was wrong',
          description: `Form 1040-X amends it. To claim a refund you generally have ${today(facts.amendBack)} from filing or two years from payment, whichever is later.`,
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
      heading: 'The parts of a personal return',
      items: [
        {
          icon: 'file-text',
          title: 'Federal Form 1040',
          description: `Wages, interest and deductions. From 2026 an itemizer’s gifts to charity count only above ${today(facts.charityFloor)} of income; with the standard deduction, cash to public charities counts up to $1,000, or twice that for a couple.`,
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
          description: `The exemption lowers your property tax; apply to the property appraiser by March 1. It brings no federal deduction. The tax you still pay can be itemized within the cap on state and local taxes: $10,000 until the 2025 tax law, now ${today(facts.saltCap)} and lower at high incomes.`,
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
          description: `A pension, an IRA and Social Security each withhold a little, without seeing the total. From age 65 each of you may also deduct up to ${today(facts.seniorDeduction)} under the 2025 tax law, in 2025 through 2028, and less if income is over $75,000 ($150,000 joint).`,
        },
        {
          title: 'Condo and house landlords',
          description:
            'One unit has an annual lease and another rents by the week with daily cleaning. The two may not belong on the same schedule.',
        },
        {
          title: 'Families with accounts abroad',
          description:
            'Accounts in Bogotá or Toronto that together pass $10,000 on any day call for FinCEN Form 114, a report of its own, even if they earned nothing.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'How filing with us goes',
      intro: `Filing starts with a talk by phone or at the office, last year’s return beside you. Allow ${claims.returnTime.value} for most returns, counted from the day we have the last paper.`,
      items: [
        {
          step: 1,
          title: 'Talk',
          description: `Tell a CPA what was different about your year, in a free half-hour consultation.`,
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
          description: 'You, and your spouse on a joint return, sign Form 8879, which lets us e-file.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'What it costs',
      heading: 'Personal return prices',
      rows: [prices.basic1040, prices.scheduleC, prices.stateReturn, prices.amended],
      note: `With one W-2 and no schedules, a return starts at ${claims.simpleReturn.value}; the Basic 1040 is ${prices.basic1040.price}. If you moved here mid-year, add ${prices.stateReturn.price} you left. Rentals and long lists of sales raise the fee.`,
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Households we have helped',
      items: [
        {
          title: 'Manhattan to Highland Beach',
          description:
            'A couple moved in May and kept a small apartment. We put their dates and documents in order, filed the part-year return and explained how New York counts days while that lease continues.',
        },
        {
          title: 'A rental condo, Boynton Beach',
          description:
            'Six years of returns had never claimed depreciation on it. Amending could not reach the oldest of them. We filed a change of accounting method (Form 3115), which brought the missed amounts into one current return.',
        },
        {
          title: 'A first return alone, Delray Beach',
          description:
            'Her husband had kept the files. We prepared the joint return for the year he died, set withholding on her pension and wrote down which forms would come each January.',
        },
      ],
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'Your file and who handles it',
      items: [
        {
          icon: 'glasses',
          title: 'A second reader',
          description: 'One of us prepares your return and another reads it. A CPA then signs it and explains it to you.',
        },
        {
          icon: 'users-round',
          title: 'Three people',
          description: 'The office is small enough that you will know by name who has your papers.',
        },
        {
          icon: 'calendar-days',
          title: 'Open after April',
          description: 'The IRS writes in summer and fall. We are at our desks then, Saturdays included.',
        },
        {
          icon: 'tag',
          title: 'A price before we start',
          description: 'The list is above. We name the figure for your own return before we start.',
        },
      ],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Our clients at tax time',
      items: [
        {
          quote:
            '13 years, one divorce and two rental condos. I still forget half of what they ask me to bring, and I’ve quit apologizing for it.',
          author: 'Nadine F.',
          role: 'teacher, Boynton Beach',
        },
        {
          quote:
            'Didn’t see how an apartment in Queens was anybody’s business. Turns out it was New York’s. Good thing she asked.',
          author: 'Irwin B.',
          role: 'retiree, Delray Beach',
        },
        {
          quote:
            'First thing I asked was what it would cost, because the last place wouldn’t say. I got a number on the phone and a letter with the same number in it, and that’s what I paid.',
          author: 'Celeste D.',
          role: 'nurse, Deerfield Beach',
        },
      ],
      limit: 3,
    },
  ],
  closing: {
    heading: 'A free look at last year’s return',
    text: 'Have it with you when you call or come in, along with any letter you have been avoiding.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

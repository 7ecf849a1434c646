import { formatMeasure, formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts } from '../facts.ts';
import { firm } from '../firm.ts';
import { basicFor, prices } from '../prices.ts';
import { team } from '../team.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: `Personal Tax Services in ${firm.office.city}`,
    description: `Form 1040 and other-state returns for families, retirees, investors and new Floridians, prepared by a ${team.size}-person CPA firm in ${firm.office.city}.`,
    keywords: `personal tax services ${firm.office.city}, Form 1040 preparation, individual tax return CPA, Florida domicile tax, part-year resident return, retiree tax preparation ${firm.office.city}, rental property tax Florida, CP2000 response, amended tax return 1040-X`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'photograph',
    eyebrow: 'Personal tax services',
    heading: 'Your tax return, prepared by someone who asks questions.',
    aliases: 'marriage, file jointly or separate',
    lede: 'Florida takes no share of your income. Washington does, and the state you moved from may try. We prepare both returns, and a CPA signs them.',
    actions: [
      { label: 'Schedule Your Free Consultation', href: '/contact?about=return' },
      { label: 'File Your Taxes', href: '/contact?about=return' },
    ],
  },
  brief: {
    who: {
      value: 'Returns with more in them',
      text: 'A move, a sale, a rental, a pension beside an IRA, or accounts abroad.',
      link: { label: 'For retirees', href: '/blog/estate-planning-tips-south-florida-retirees' },
    },
    price: {
      value: `${formatPrice(prices.basic1040.price)} for a Basic 1040`,
      text: 'Rentals and many stock sales raise it.',
      link: { label: 'Estimate your fee', href: '/pricing?1040=1#estimate' },
    },
    time: {
      value: formatMeasure(claims.returnTime.value),
      text: 'For most returns, from the day we have the last paper.',
      link: { label: 'Due dates', href: '/deadlines?who=individual' },
    },
    papers: {
      value: 'Last year’s return',
      text: 'From it we write your own list. Bring any IRS letter, too.',
      link: { label: 'The usual papers', href: '/services/tax-preparation#what-to-bring' },
    },
  },
  also: [
    {
      label: 'Article: how to prove that you moved',
      href: '/blog/estate-planning-tips-south-florida-retirees#prove-that-you-moved',
    },
    {
      label: 'Article: what homestead gives you',
      href: '/blog/estate-planning-tips-south-florida-retirees#what-homestead-gives-and-what-it-forbids',
    },
    { label: 'Form 1040-ES, the four payments', href: '/forms#form-1040-es' },
  ],
  by: { subject: 'trusts', does: 'signs your return' },
  sections: [
    {
      kind: 'cards',
      nav: 'What we do',
      eyebrow: 'What we do',
      heading: 'The parts of a personal return',
      items: [
        {
          icon: 'file-text',
          title: 'Federal Form 1040',
          description: `From 2026 an itemizer’s gifts count only above ${today(facts.charityFloor)} of income; if you do not itemize, cash gifts count up to $1,000, or twice that for a couple.`,
        },
        {
          icon: 'map-pinned',
          title: 'Returns for other states',
          aliases:
            'file two states, other state return, live in new york, half the year in new york, part-year resident, work in another state',
          description: 'For the state you left, or where you still own a rental.',
        },
        {
          icon: 'chart-line',
          title: 'Stocks, funds and crypto',
          aliases: 'stock, capital gains, day trading, bitcoin, ethereum, dogecoin, coinbase, robinhood',
          description: 'Form 8949, with the cost of what you sold where the broker does not report it.',
        },
        {
          icon: 'key-round',
          title: 'Rental property',
          aliases: 'landlord, rental property, depreciation rental, rent my house, rent out my condo',
          description:
            'Form 1040 with Schedule E, quoted by properties and years to depreciate. Past 14 days of your own, or 10% of the rented ones if more, a loss no longer counts; above $150,000 of income most losses wait for the sale. A home of your own rented for fewer than 15 days a year owes no tax on the rent.',
        },
        {
          icon: 'piggy-bank',
          title: 'Retirement income',
          aliases:
            'owe tax pension, does florida tax retirement income, is my social security taxable, only social security, retired, forgot rmd, minimum distribution, take money ira, required withdrawal',
          description:
            'Florida taxes neither pensions nor Social Security; the IRS may still tax both. Money taken out before 59½ usually costs an extra 10%. From 73 the yearly minimum (RMD) is due by December 31; a missed one goes on Form 5329, a Roth conversion on Form 8606.',
        },
        {
          icon: 'laptop',
          title: 'Work for yourself',
          description: 'Schedule C, with Form 1040-ES amounts for the year ahead.',
        },
      ],
    },
    {
      kind: 'prices',
      nav: 'Prices',
      heading: 'Personal return prices',
      intro: `A return ${claims.simpleReturn.scope} starts at ${formatPrice(claims.simpleReturn.value)}; most households begin at the Basic 1040. If you moved here mid-year, add ${formatPrice(prices.stateReturn.price)} you left.`,
      usual: { ...prices.basic1040, basis: basicFor },
      rows: [prices.scheduleC, prices.stateReturn, prices.amended],
    },
    {
      kind: 'why',
      nav: 'Why it matters',
      eyebrow: 'Why it matters',
      heading: 'The IRS gets copies of your forms',
      lead: 'The time to prevent a notice is spring.',
      paragraphs: [
        'Every W-2, 1099 and K-1 also goes to Washington, where a computer matches it to your return. Leave one out, and a notice called a CP2000 can follow, often more than a year later.',
        'We look for the account that has gone quiet since last year.',
      ],
    },
    {
      kind: 'problems',
      nav: 'Problems',
      beside: true,
      eyebrow: 'Problems solved',
      heading: 'IRS letters and missing years',
      items: [
        {
          title: 'A CP2000 came in the mail',
          aliases: 'bill irs wrong, notice wrong, dispute irs, disagree letter',
          description: 'It is a proposal, and it can be wrong. We reply by its date, with papers.',
        },
        {
          title: 'You skipped a year',
          description: 'With Form 2848 we order what was reported under your number, and prepare the return.',
        },
        {
          title: 'The filed return was wrong',
          aliases: 'amend, fix my return, made a mistake taxes, forgot something on my return, get money back irs',
          description: `Form 1040-X amends it. To claim a refund you generally have ${today(facts.amendBack)} from filing or two years from payment, whichever is later.`,
        },
        {
          title: 'Two states want the same income',
          description:
            'We sort it by where it was earned and when you moved, and look for one state’s credit for the other’s tax.',
        },
      ],
    },
    {
      kind: 'stories',
      heading: 'Households we have helped',
      items: [
        {
          title: 'Manhattan to Highland Beach',
          description:
            'A couple moved in May and kept an apartment. We filed the part-year return and explained how New York counts days.',
        },
        {
          title: 'A rental condo, Boynton Beach',
          description: 'Six returns had never claimed depreciation. Form 3115 brought it into one current return.',
        },
        {
          title: 'A widow’s first year, Delray Beach',
          description:
            'We prepared the last joint return, set her withholding and marked the day until which a couple’s exclusion lasts.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How filing with us goes',
      items: [
        {
          title: 'Talk',
          description: 'What was different about your year. This is free.',
        },
        {
          title: 'Gather',
          description: 'We write your list from last year’s return.',
        },
        { title: 'Ask', description: 'We try to ask everything at once.' },
        { title: 'Read', description: 'You see the draft and the choices behind the bottom line.' },
        {
          title: 'Sign',
          description: 'You and your spouse sign Form 8879, and we e-file.',
        },
      ],
    },
    {
      kind: 'reviews',
      heading: 'Our clients at tax time',
      items: [
        {
          quote: 'I had kept an apartment in Queens. She asked about it at the first meeting.',
          author: 'Irwin B.',
          role: 'retiree',
          place: 'Delray Beach',
        },
        {
          quote:
            '13 years, one divorce and two rental condos. I still forget half of what they ask me to bring, and they still send the list.',
          author: 'Celeste D.',
          role: 'nurse',
          place: 'Deerfield Beach',
        },
      ],
      limit: 2,
    },
    {
      kind: 'why-us',
      beside: true,
      eyebrow: `Why ${firm.brand}`,
      heading: 'Your file and who handles it',
      items: [
        {
          icon: 'glasses',
          title: 'A second reader',
          description: 'One of us prepares it, another reads it, and a CPA signs it.',
        },
        {
          icon: 'calendar-days',
          title: 'Open after April',
          description: 'The IRS writes in summer and fall.',
        },
      ],
    },
    {
      kind: 'audience',
      nav: 'Who needs it',
      eyebrow: 'Who needs it',
      heading: 'Years that outgrow tax software',
      items: [
        {
          title: 'New Floridians',
          description: 'Two houses, and two sets of rules in one year.',
        },
        {
          title: 'Retirees',
          description: `From 65 each of you may deduct up to ${today(facts.seniorDeduction)}, through 2028. The amount shrinks once income passes $75,000 ($150,000 on the joint return that a couple needs for it).`,
        },
        {
          title: 'Condo and house landlords',
          description: 'An annual lease and weekly guests may not belong on the same schedule.',
        },
        {
          title: 'Families with accounts abroad',
          aliases:
            'money overseas, account in another country, bank account canada, bank account brazil, bank account argentina, foreign account',
          description:
            'Accounts in Bogotá or Toronto that together pass $10,000 on any day call for FinCEN Form 114, and larger ones for Form 8938 as well. More than $100,000 given or left to you by somebody abroad calls for Form 3520 by April 15: no tax, but up to 25% for not telling.',
        },
      ],
    },
    {
      kind: 'considerations',
      beside: true,
      nav: 'Florida rules',
      eyebrow: 'Florida rules',
      heading: 'What changes when Florida is home',
      items: [
        {
          title: 'Leaving takes proof',
          aliases:
            'new york audit, domicile, ny says still resident, still a resident, florida resident, establish residency, snowbird',
          description:
            'Your old state may call you a resident until your home, license, voter card and days agree. A Declaration of Domicile, recorded with the clerk, is one piece of evidence.',
        },
        {
          title: 'The year of the move',
          description:
            'Expect a part-year return, such as New York’s IT-203. Federal law keeps the old state from taxing a nonresident’s IRA withdrawals and most pensions.',
        },
        {
          title: 'Homestead stays off the 1040',
          aliases: 'property tax',
          description: `It lowers your property tax; apply by March 1. ${today(facts.homesteadVoteClause)} The tax you pay can be itemized within the cap on state and local taxes: now ${today(facts.saltCap)}, lower at high incomes.`,
        },
        {
          title: 'Rentals of six months or less',
          description:
            'Guests owe sales tax, surtax and a tourist tax. Check which of them your booking site pays; the rest is up to you.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Refunds, houses and children',
      items: [
        {
          question: 'Where is my refund?',
          aliases: 'refund late, refund delayed, track refund, how long refund, no refund yet',
          answer:
            'Ask “Where’s My Refund?” at IRS.gov, with your Social Security number, your filing status and the exact amount. It shows an e-filed return after about a day and a mailed one after about four weeks. Most e-filed refunds come within 21 days.',
        },
        {
          question: 'I am selling my house. Is the gain taxed?',
          aliases:
            'home sale, capital gains home, sold house florida tax, sell condo, sold condo tax, widow sell house, widower sell house',
          answer:
            'Up to $250,000 of it is not, and $500,000 on most joint returns, if the house was yours and your main home for two of the last five years, and you took this for no other in two. A widow or widower who has not remarried keeps the $500,000 if the sale closes within two years of the death. The rest is taxed, and so is the gain on a second home or a rental.',
        },
        {
          question: 'Who claims the children after a divorce?',
          aliases:
            'divorced, who claims the kids, claim my son, claim daughter, custody, dependent already claimed, alimony, child support, head of household, form 8332',
          answer:
            'Usually the parent the child lived with for more nights. That parent can release the child tax credit to the other on Form 8332. If your ex has already claimed the child, e-file with your Identity Protection PIN, or mail the return; the IRS may then write to both of you. An unmarried parent may be head of household.',
        },
        {
          question: 'My return was rejected, or a W-2 never came. What now?',
          aliases:
            'lost my w-2, missing w2, didnt get w2, employer wont give w2, havent gotten w2, transcript, need last years tax return, copy of my tax return',
          answer:
            'A rejected return has not been filed. If you first sent it on time, it still is when it is corrected and accepted within five days of the due date, or mailed within ten days of the rejection. For a W-2, ask the employer, and from the end of February the IRS; Form 4852 can take its place. For an old return, the free transcript in your IRS.gov account is usually enough.',
        },
      ],
    },
  ],
  cta: {
    heading: 'A free look at last year’s return',
    text: 'Have it with you, along with any letter from the IRS.',
    action: { label: 'Book Your Free Consultation', href: '/contact?about=return' },
  },
});

import { claims } from '../claims.ts';
import { facts, stated } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Estate, Trust and Gift Tax Returns in Florida',
    description:
      'Forms 1041, 706 and 709, the final 1040 and Florida trust accountings, prepared by Boca Raton CPAs for trustees, families and their attorneys.',
  },
  hero: {
    eyebrow: 'Estate and trust services',
    heading: 'Trust and estate returns your family can read.',
    lede: 'We prepare the last 1040, the estate’s 1041, Forms 706 and 709, and the accountings Florida law expects of a trustee. Your attorney keeps the court work.',
    actions: [{ label: 'Schedule Your Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'why',
      eyebrow: 'The first months',
      heading: 'A death starts several tax clocks',
      paragraphs: [
        'The person who died owes one last Form 1040, due April 15 of the following year. The estate becomes a taxpayer of its own, with its own number and its own Form 1041. A large estate also files Form 706 within nine months of the death.',
        'Whoever signs takes on some of the risk. A personal representative who pays the heirs first, and then finds too little left for federal tax, can be asked to pay the difference. A trustee who never accounts leaves the question open for years.',
        'Little of this is due in the first weeks, though last year’s 1040 may still be open. Put every date on one calendar before any heir is paid.',
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'What we prepare',
      heading: 'Eight pieces of an estate file',
      items: [
        {
          icon: 'scroll-text',
          title: 'Form 1041',
          description:
            'The income tax return of a trust or estate, due April 15 for a calendar year. Trusts reach the top bracket on far less income than people do.',
        },
        {
          icon: 'file-text',
          title: 'The final Form 1040',
          description:
            'January 1 to the date of death, with income sorted to the right side of that day. A surviving spouse can usually file jointly.',
        },
        {
          icon: 'landmark',
          title: 'Form 706 and portability',
          description:
            'The federal estate tax return. Even with no tax due, filing it can hand a spouse’s unused exemption to the survivor. The IRS has a relief procedure for latecomers.',
        },
        {
          icon: 'gift',
          title: 'Form 709 for gifts',
          description: 'Due April 15 after the year of the gift. Most gifts reported on it cost no tax: they use up exemption.',
        },
        {
          icon: 'split',
          title: 'K-1s to beneficiaries',
          description:
            'Heirs who are taxed on trust or estate income get a Schedule K-1. We say in plain words where each number goes.',
        },
        {
          icon: 'table-properties',
          title: 'Trust accountings',
          description:
            'Under Chapter 736, Florida Statutes, the trustee of an irrevocable trust generally accounts to qualified beneficiaries every year. We build the schedules from the bank and broker statements.',
        },
        {
          icon: 'hash',
          title: 'EIN and Form 56',
          description: 'Form SS-4 gets the estate or trust its number. Form 56 tells the IRS who now acts, and where to write.',
        },
        {
          icon: 'trending-up',
          title: 'Step-up basis schedules',
          description:
            'Most inherited property takes its value at death as its new basis. We list each asset with that value and its source. IRAs and annuities get no step-up.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Florida rules',
      heading: 'What changes because you are in Florida',
      items: [
        {
          title: 'No state estate or inheritance tax',
          description:
            'Florida collects neither, and it has no gift tax. A house kept in another state can still owe that state’s estate tax.',
        },
        {
          title: 'Homestead has its own law',
          description:
            'With a surviving spouse or a minor child, the Florida Constitution limits to whom the home may be left. A new owner may lose the cap on its assessed value and pay more property tax.',
        },
        {
          title: 'Probate in the home county',
          description:
            'The circuit court where the person lived handles it: Palm Beach County for Boca Raton, Broward for Deerfield Beach. Whoever holds the original will deposits it with the clerk within ten days of learning of the death.',
        },
        {
          title: 'The federal exemption still applies',
          description: `It stood at ${stated(facts.estateExemption)} per person, and taxable gifts made during life draw it down. Ask us for the current figure before you plan around it.`,
        },
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Who needs it',
      heading: 'If your name is in the document',
      items: [
        {
          title: 'Trustees',
          description:
            'Often a son or a friend, serving for the first time. You need a separate account, a calendar and records that match both.',
        },
        {
          title: 'Personal representatives',
          description: 'Florida’s name for executors. If you live out of state, the tax side can be done by phone and mail.',
        },
        {
          title: 'Surviving spouses',
          description:
            'Your own half of a joint brokerage account usually keeps its old basis while your spouse’s half steps up. Settle that before you sell.',
        },
        {
          title: 'Beneficiaries',
          description: 'A K-1 came, or it did not. We put it on your 1040 and write down the questions for the trustee.',
        },
      ],
    },
    {
      kind: 'problems',
      eyebrow: 'Problems solved',
      heading: 'Where estates get stuck',
      items: [
        {
          title: 'Nobody knows what the house was worth',
          description:
            'An appraiser can value it as of the date of death, even some years later. Order that before the listing goes up.',
        },
        {
          title: 'Income keeps arriving under the old number',
          description:
            'Banks go on issuing 1099s to the person who died. We put the income on the right return and list the payers you still have to notify.',
        },
        {
          title: 'The trust has never filed',
          description:
            'A revocable trust usually reports on its maker’s own 1040 until death. After that it needs an EIN and a Form 1041. We find the first year that counts.',
        },
        {
          title: 'An heir wants the numbers',
          description:
            'A full accounting, opening balance to closing balance, answers more than a long email. It can also start the time limit on objections.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How we work',
      heading: 'From the first folder to the last check',
      items: [
        {
          step: 1,
          title: 'Bring the folder',
          description: 'Death certificate, will or trust, two years of returns and statements around the date of death.',
        },
        {
          step: 2,
          title: 'Set the calendar',
          description: 'An estate may choose a year-end other than December 31. The choice is made on the first 1041.',
        },
        {
          step: 3,
          title: 'Fix the values',
          description: 'Securities are priced for the day, and real estate goes to an appraiser.',
        },
        {
          step: 4,
          title: 'Prepare and sign',
          description: 'The trustee or personal representative signs, after we have gone through the pages together.',
        },
        {
          step: 5,
          title: 'Close it',
          description: 'A reserve stays back for tax. The final 1041 can pass unused deductions to the heirs.',
        },
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Two families, two filing choices',
      items: [
        {
          title: 'A daughter in Ohio, a rental condo in Boca Raton',
          description:
            'She was named to settle her father’s estate. We picked a fiscal year that held both the condo sale and the legal fees, so one Form 1041 was the first and the last. Each heir received a single K-1.',
        },
        {
          title: 'A widower who owed no estate tax',
          description:
            'His wife’s estate was well under the exemption, and he planned to file nothing. We prepared Form 706 for portability, and her unused amount is now added to his.',
        },
      ],
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'Accountants your attorney can call',
      items: [
        {
          icon: 'users-round',
          title: 'One team for every return',
          description: 'The same three people see the 1040, the 1041 and the K-1s, so the figures agree with each other.',
        },
        {
          icon: 'scale',
          title: 'Even-handed schedules',
          description: 'An accounting says what came in and what went out, whichever side of the family asked for it.',
        },
        {
          icon: 'gavel',
          title: 'We leave the law to lawyers',
          description:
            'We draft no wills and appear in no court. Most Florida personal representatives must have an attorney, and we are glad to work with yours.',
        },
        {
          icon: 'archive',
          title: `${claims.experience.firm} years of experience`,
          description: 'We have read a lot of old cost records, and we know where to look when there are none.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'Prices',
      heading: 'Two returns with a listed price',
      rows: [prices.trustReturn, prices.basic1040],
      note: 'Forms 706 and 709, date-of-death schedules and accountings are priced after we have seen the file.',
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'From families who came with a folder',
      limit: 3,
      items: [
        {
          quote:
            'I live in Cleveland and had never heard the words personal representative. They gave me a list with dates and I followed it.',
          author: 'Annette K.',
          role: 'personal representative for her father',
        },
        {
          quote: 'They explained portability twice without hurrying me, and my attorney found nothing to change on the form.',
          author: 'Bernard S.',
          role: 'widower, Highland Beach',
        },
        {
          quote: 'My sister and I had argued over the trust for a year. The accounting ended it.',
          author: 'Paul D.',
          role: 'beneficiary, Boynton Beach',
        },
        {
          quote: 'My cousins get their K-1s in time to file, with a note saying which box goes where.',
          author: 'Constance R.',
          role: 'trustee, Boca Raton',
        },
        {
          quote: 'They found the stock prices for the day my mother died and wrote down where each came from.',
          author: 'Ira M.',
          role: 'personal representative, Delray Beach',
        },
      ],
    },
  ],
  closing: {
    heading: 'Bring the document that names you.',
    text: 'The first consultation is free, and you will leave knowing which returns are due and when.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

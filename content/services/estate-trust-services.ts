import { claims } from '../claims.ts';
import { facts, today, valueOn } from '../facts.ts';
import { figure } from '../figures/estate-trust-services.ts';
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
    lede: 'After a death there is a last tax return, and often one for the estate or the trust. We prepare them, with the accounts a trustee owes, and your attorney keeps the court work.',
    actions: [{ label: 'Schedule Your Free Consultation', href: '/contact' }],
    keyFacts: [
      `A trust return from ${prices.trustReturn.price}`,
      'Due dates listed at the first meeting',
      'Signed by a CPA, explained to the family',
    ],
  },
  figure,
  sections: [
    {
      kind: 'why',
      eyebrow: 'The first months',
      heading: 'Tax dates that follow a death',
      paragraphs: [
        'Little is due in the first weeks, though the return for the year before may still be open. Put every date on one calendar before any heir is paid.',
        'The person who died has one last income tax return, generally due April 15 of the following year. The estate becomes a taxpayer of its own, with its own number and usually its own return. A large estate also files an estate tax return within nine months of the death.',
        'Whoever signs takes on some of the risk. An executor who pays the heirs first, and then finds too little left for federal tax, can be asked to pay the difference.',
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'What we prepare',
      heading: 'Returns and records for an estate or trust',
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
            'The federal estate tax return. Even with no tax due, filing it can hand a spouse’s unused exemption to the survivor. If none was required, it can generally still be filed up to five years after the death.',
        },
        {
          icon: 'gift',
          title: 'Form 709 for gifts',
          description: `For gifts in 2026 of more than ${today(facts.giftExclusion)} to one person, generally due April 15 of the next year. Most gifts reported on it cost no tax: they use up exemption.`,
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
            'Under Chapter 736, Florida Statutes, the trustee of an irrevocable trust generally accounts to qualified beneficiaries every year.',
        },
        {
          icon: 'hash',
          title: 'EIN and Form 56',
          description:
            'The estate or trust gets its tax number on Form SS-4. Form 56 tells the IRS who now acts, and where to write.',
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
            'Florida collects neither, and it has no gift tax. A house kept up north can still bring that state’s estate tax.',
        },
        {
          title: 'Homestead has its own law',
          description:
            'If there is a surviving spouse or a minor child, the Florida Constitution limits who can be left the home. A new owner may lose the cap on its assessed value and pay more property tax.',
        },
        {
          title: 'Probate in the home county',
          description:
            'The circuit court where the person lived handles it: Palm Beach County for Boca Raton, Broward for Deerfield Beach. Whoever holds the original will deposits it with the clerk within ten days of learning of the death.',
        },
        {
          title: 'The federal exemption still applies',
          description: `For deaths in 2026, federal estate tax starts above ${today(facts.estateExemption)} per person (${valueOn(facts.estateExemption, '2024-06-30')} in 2024), less taxable gifts made during life. The 2025 tax law made that exemption permanent, indexed for inflation from 2027.`,
        },
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Who needs it',
      heading: 'Trustees, executors, spouses and heirs',
      items: [
        {
          title: 'Trustees',
          description:
            'Often a son or a friend, serving for the first time. You need a separate account for the trust and records that match it.',
        },
        {
          title: 'Personal representatives',
          description: 'Florida’s name for executors. If you live out of state, the tax side can be done by phone and mail.',
        },
        {
          title: 'Surviving spouses',
          description:
            'Your own half of a joint brokerage account usually keeps its old basis while your spouse’s half steps up. Have that worked out before you sell.',
        },
        {
          title: 'Beneficiaries',
          description:
            'We put your K-1 on your 1040. An IRA left by a parent must generally be emptied by the end of the tenth year after the death. If the parent’s required withdrawals had begun, you also take one every year.',
        },
      ],
    },
    {
      kind: 'problems',
      eyebrow: 'Problems solved',
      heading: 'Where estates get stuck',
      items: [
        {
          title: 'The house was never valued',
          description: 'An appraiser can value it as of the date of death, even years later, and ideally before it is listed.',
        },
        {
          title: 'Income keeps arriving under the old number',
          description:
            'Banks go on issuing 1099s to the person who died. We put it on the right return and list the payers to notify.',
        },
        {
          title: 'The trust has never filed',
          description:
            'A revocable trust usually reports on its maker’s own 1040 until death. After that it needs a tax number and generally a Form 1041 of its own. We find the first year that counts.',
        },
        {
          title: 'An heir wants the numbers',
          description: 'A full accounting answers more than a long email. It can also start the time limit on objections.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How we work',
      heading: 'From the first meeting to the last check',
      items: [
        {
          step: 1,
          title: 'Gather the papers',
          description: 'Death certificate, will or trust, two years of returns, and statements around the date of death.',
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
          description: 'The trustee or personal representative signs, once we have gone through it together.',
        },
        {
          step: 5,
          title: 'Close it',
          description: 'Some money is held back for tax. The final 1041 can pass unused deductions to the heirs.',
        },
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Filing choices two families made',
      items: [
        {
          title: 'A daughter in Ohio, a rental condo in Boca Raton',
          description:
            'She was named to settle her father’s estate. We picked a fiscal year that held both the condo sale and the legal fees, so one Form 1041 was the first and the last.',
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
          description: 'The same three people see the 1040, the 1041 and the K-1s, so the figures agree.',
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
          title: `${claims.experience.value} years of experience`,
          description: 'Counted across the three of us.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'Prices',
      heading: 'Fees for estate and trust work',
      rows: [prices.trustReturn, prices.basic1040],
      note: 'Property sales and missing cost records add to a return. Estate and gift tax returns, date-of-death schedules and accountings are quoted before we start, by the number of assets and years.',
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Families we have helped',
      limit: 3,
      items: [
        {
          quote:
            'I live in Cleveland and I’d never even heard the words personal representative. They gave me a list with dates and I just went down it.',
          author: 'Annette K.',
          role: 'personal representative for her father',
        },
        {
          quote: 'They explained portability to me twice and never hurried me. My attorney found nothing to change on the form.',
          author: 'Bernard S.',
          role: 'widower, Highland Beach',
        },
        {
          quote:
            'My sister and I fought over that trust for a year. The accounting ended it, for less than one round of lawyer letters.',
          author: 'Paul D.',
          role: 'beneficiary, Boynton Beach',
        },
        {
          quote: 'Three cousins in three states, and they all get their K-1s in time now, with a note on which box goes where.',
          author: 'Louise R.',
          role: 'trustee, Boca Raton',
        },
        {
          quote: 'Somebody looked up every stock price for the day Mom died and wrote down where it came from. I’m so grateful.',
          author: 'Ira M.',
          role: 'personal representative, Delray Beach',
        },
      ],
    },
  ],
  closing: {
    heading: 'The document that names you is enough to begin with.',
    text: 'The first half hour is free, and a CPA will tell you which returns are due and when.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

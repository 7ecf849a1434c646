import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts, valueOn } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices, startOf } from '../prices.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: 'Estate, Trust and Gift Tax Returns in Florida',
    description: `Forms 1041, 706 and 709, the final 1040 and Florida trust accountings, prepared by ${firm.office.city} CPAs for trustees, families and their attorneys.`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'keys',
    isDark: true,
    eyebrow: 'Estate and trust services',
    heading: 'Trust and estate returns your family can read.',
    aliases: 'irrevocable trust',
    lede: 'After a death there is a last tax return, and often one for the estate or the trust. We prepare them and a trustee’s accounts; your attorney keeps the court work.',
    actions: [{ label: 'Schedule Your Free Consultation', href: '/contact?about=estate' }],
  },
  brief: {
    who: {
      value: 'Executors and trustees',
      text: 'Also the spouses and heirs who wait for them.',
      link: { label: 'Planning ahead instead', href: '/blog/estate-planning-tips-south-florida-retirees' },
    },
    price: {
      value: formatPrice(startOf(prices.trustReturn.price)),
      text: 'For one year’s return. The rest is quoted first, by assets and years.',
      link: { label: 'Add it to an estimate', href: '/pricing?1041=1#estimate' },
    },
    time: {
      value: claims.estateTime.value,
      text: 'For a whole estate. You have nearly every date at the first meeting.',
      link: { label: 'A trust’s dates', href: '/deadlines?who=trust' },
    },
    papers: {
      value: 'The will or trust, and the death certificate',
      text: 'Also two years of returns, and statements around the date of death.',
      link: { label: 'Form 1041', href: '/forms#form-1041' },
    },
  },
  also: [
    {
      label: 'Article: what a will does not control',
      href: '/blog/estate-planning-tips-south-florida-retirees#a-will-controls-less-than-you-think',
    },
    {
      label: 'Article: giving it now or leaving it later',
      href: '/blog/estate-planning-tips-south-florida-retirees#give-it-now-or-leave-it-later',
    },
    { label: 'Form 706 and portability', href: '/forms#form-706' },
  ],
  by: { subject: 'trusts', does: 'signs the trust and estate returns' },
  sections: [
    {
      kind: 'cards',
      nav: 'What we prepare',
      eyebrow: 'What we prepare',
      heading: 'Returns and records for an estate or trust',
      items: [
        {
          icon: 'scroll-text',
          title: 'Form 1041',
          description:
            'The income of a trust or estate. A trust reaches the top bracket at far less income than a person; what it pays heirs within 65 days of the year’s end can still count for that year.',
        },
        {
          icon: 'file-text',
          title: 'The final Form 1040',
          aliases: 'mother died taxes, deceased return, passed away file, husband passed away file, still file for him died',
          description:
            'January 1 to the date of death. A surviving spouse can usually file jointly; others, unless appointed by the court, claim a refund with Form 1310.',
        },
        {
          icon: 'landmark',
          title: 'Form 706 and portability',
          aliases: 'death tax, death taxes',
          description:
            'Even with no tax due, it can hand a spouse’s unused exemption to the survivor, generally within five years of the death. If the survivor is not a citizen, ask first.',
        },
        {
          icon: 'gift',
          title: 'Form 709 for gifts',
          aliases: 'gift grandchildren how much, gift tax free, how much can i give',
          description: `For gifts in 2026 of more than ${valueOn(facts.giftExclusion, '2026-06-30')} to one person, or ${valueOn(facts.foreignSpouseGifts, '2026-06-30')} to a spouse who is not a citizen. Most cost no tax: they use up exemption. ${today(facts.nextYearAmounts)}`,
        },
        {
          icon: 'split',
          title: 'K-1s to beneficiaries',
          description: 'For the heirs who are taxed on the income, with a note on where each number goes.',
        },
        {
          icon: 'table-properties',
          title: 'Trust accountings',
          description: 'Under Chapter 736 the trustee of an irrevocable trust generally accounts to beneficiaries every year.',
        },
        {
          icon: 'hash',
          title: 'EIN and Form 56',
          description: 'Form SS-4 gets you the tax number; Form 56 says who now acts.',
        },
        {
          icon: 'trending-up',
          title: 'Step-up basis schedules',
          aliases:
            'inherited home, inherited condo, inherited property, inherit, left me money, pay tax on inheritance, mom left me house, left me her house',
          description: 'Each asset with its value at death and the source. IRAs and annuities get no step-up.',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'Fees for an estate’s returns',
      usual: { ...prices.trustReturn, basis: 'for one year; sales and missing cost records raise it' },
      rows: [
        { service: 'The first consultation', basis: 'bring the will or the trust', price: 'Free' },
        {
          service: 'The last Form 1040, Forms 706 and 709, schedules and accountings',
          basis: 'by what was owned, and for how many years',
          price: 'Quoted in writing',
        },
      ],
    },
    {
      kind: 'why',
      nav: 'First months',
      eyebrow: 'The first months',
      heading: 'Tax dates that follow a death',
      aliases:
        'mother passed away, father passed away, spouse passed away, dad died, late wife, late husband, widower, parent died, executor, probate',
      lead: 'Put every date on one calendar before any heir is paid.',
      paragraphs: [
        'Dates already set, such as April 15, still count.',
        'The person who died has one last income tax return, generally due April 15 of the following year. The estate has its own number and usually its own return. A large estate also files an estate tax return within nine months of the death.',
        'An executor who pays the heirs first, and then finds too little left for federal tax, can be asked to pay the difference.',
      ],
    },
    {
      kind: 'problems',
      nav: 'Problems',
      beside: true,
      eyebrow: 'Problems solved',
      heading: 'Where estates get stuck',
      items: [
        {
          title: 'The house was never valued',
          description: 'An appraiser can value it as of the date of death, even years later.',
        },
        {
          title: 'Income keeps arriving under the old number',
          description: 'We put it on the right return and list the payers to notify.',
        },
        {
          title: 'The trust has never filed',
          description:
            'Once the person who set it up dies, it needs a tax number and generally a Form 1041. We find the first year that counts.',
        },
        {
          title: 'An heir wants the numbers',
          description: 'A full accounting can also start the time limit on objections.',
        },
      ],
    },
    {
      kind: 'stories',
      heading: 'Filing choices two families made',
      items: [
        {
          title: 'A daughter in Ohio, a rental condo in Boca Raton',
          description:
            'A fiscal year that held both the condo sale and the legal fees let one Form 1041 serve as first and last.',
        },
        {
          title: 'A widower who owed no estate tax',
          description:
            'His wife’s estate was under the exemption. We filed Form 706 for portability, and her unused amount is added to his.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How we work',
      heading: 'From the first meeting to the last check',
      items: [
        {
          title: 'Gather the papers',
          description: 'The will or trust, the returns and the statements.',
        },
        {
          title: 'Set the calendar',
          description: 'An estate may choose another year-end, on the first 1041.',
        },
        {
          title: 'Fix the values',
          description: 'Securities are priced for the day, and real estate goes to an appraiser.',
        },
        {
          title: 'Prepare and sign',
          description: 'You sign once we have gone through it together.',
        },
        {
          title: 'Close it',
          description: 'Some money is held back for tax. The final 1041 can pass unused deductions to the heirs.',
        },
      ],
    },
    {
      kind: 'reviews',
      heading: 'Families we have helped',
      limit: 3,
      items: [
        {
          quote: 'I’d never even heard the words personal representative. They gave me a list with dates and I went down it.',
          author: 'Annette K.',
          role: 'personal representative for her father',
        },
        {
          quote: 'They explained portability to me twice and never hurried me.',
          author: 'Bernard S.',
          role: 'widower',
          place: 'Highland Beach',
        },
        {
          quote: 'My sister and I fought over that trust for a year. The accounting ended it.',
          author: 'Paul D.',
          role: 'beneficiary',
          place: 'Boynton Beach',
        },
        {
          quote: 'Three cousins in three states. Their K-1s come on time now, with a note on each box.',
          author: 'Louise R.',
          role: 'trustee',
          place: 'Boca Raton',
        },
        {
          quote: 'Somebody looked up every stock price for the day Mom died and wrote down where it came from. I’m so grateful.',
          author: 'Ira M.',
          role: 'personal representative',
          place: 'Delray Beach',
        },
      ],
    },
    {
      kind: 'why-us',
      beside: true,
      eyebrow: `Why ${firm.brand}`,
      heading: 'Accountants your attorney can call',
      items: [
        {
          icon: 'users-round',
          title: 'One team for every return',
          description: 'The 1040, the 1041 and the K-1s agree.',
        },
        {
          icon: 'scale',
          title: 'Even-handed schedules',
          description: 'The same for every side of the family.',
        },
        {
          icon: 'gavel',
          title: 'We leave the law to lawyers',
          description: 'Most personal representatives need an attorney; we work with yours.',
        },
        {
          icon: 'archive',
          title: 'Every value with its source',
          description: 'So that it can be checked years later.',
        },
      ],
    },
    {
      kind: 'audience',
      nav: 'Who needs it',
      eyebrow: 'Who needs it',
      heading: 'Trustees, executors, spouses and heirs',
      items: [
        {
          title: 'Trustees',
          description: 'A separate account, and records that match it.',
        },
        {
          title: 'Personal representatives',
          description: 'Florida’s name for executors. From out of state, it works by mail.',
        },
        {
          title: 'Surviving spouses',
          description:
            'Your half of a joint account or of the house usually keeps its old basis; your spouse’s steps up. A house sold within two years of the death, before you remarry, still has a couple’s exclusion from gain.',
        },
        {
          title: 'Beneficiaries',
          description:
            'A parent’s IRA must generally be emptied by the end of the tenth year after the death, with yearly withdrawals if the parent’s had begun.',
        },
      ],
    },
    {
      kind: 'considerations',
      beside: true,
      nav: 'Florida rules',
      eyebrow: 'Florida rules',
      heading: 'What changes because you are in Florida',
      items: [
        {
          title: 'No state estate or inheritance tax',
          description:
            'Nor a gift tax. Form DR-312 says so to a title company. A house kept up north can still bring that state’s estate tax.',
        },
        {
          title: 'Homestead has its own law',
          description:
            'With a spouse or a minor child, the constitution limits who can be left the home. A new owner may lose the cap on its value.',
        },
        {
          title: 'Probate in the home county',
          description:
            'In the circuit court where the person lived. The holder of the will must deposit it with the clerk within ten days of learning of the death.',
        },
        {
          title: 'The federal exemption still applies',
          description: `For deaths in 2026, federal estate tax starts above ${valueOn(facts.estateExemption, '2026-06-30')} per person (${valueOn(facts.estateExemption, '2024-06-30')} in 2024), less taxable gifts made during life. It is indexed for 2027.`,
        },
      ],
    },
  ],
  cta: {
    heading: 'The document that names you is enough to begin with.',
    text: 'The first consultation is free, and a CPA can usually tell you which returns are due and when.',
    action: { label: 'Book Your Free Consultation', href: '/contact?about=estate' },
  },
});

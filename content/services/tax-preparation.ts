import { formatMeasure, formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts } from '../facts.ts';
import { firm } from '../firm.ts';
import { basicFor, prices, withF1120 } from '../prices.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: `Tax Preparation in ${firm.office.city}, Florida`,
    description: `Tax returns for individuals, families, companies and trusts. What to bring, what it costs and why most take ${formatMeasure(claims.returnTime.value)}.`,
    keywords: `tax preparation ${firm.office.city}, tax preparer ${firm.office.city}, CPA tax return Florida, income tax preparation ${firm.counties[0]} County, tax return checklist, Form 1040 CPA ${firm.office.city}, tax extension Form 4868, late tax returns Florida, tax preparation cost ${firm.office.city}`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'form',
    eyebrow: 'Tax preparation',
    heading: `Most tax returns, ready in ${formatMeasure(claims.returnTime.value)}.`,
    aliases: 'file taxes, need to file, do i have to file, tax return, do taxes, get my taxes done',
    lede: `Bring one folder to our ${firm.office.city} office, or send us copies. A CPA goes through the finished return with you, and nothing is filed until you sign.`,
    actions: [{ label: 'Book Your Free Consultation', href: '/contact?about=return' }],
  },
  brief: {
    who: {
      value: 'Households and owners',
      text: 'Wages, a rental, a business of your own, a trust, or years that were missed.',
      link: { label: 'Personal returns', href: '/services/personal-tax-services' },
    },
    price: {
      value: `${formatPrice(prices.basic1040.price)} for a Basic 1040`,
      text: 'We look through your papers, then quote.',
      link: { label: 'Estimate your fee', href: '/pricing?1040=1#estimate' },
    },
    time: {
      value: formatMeasure(claims.returnTime.value),
      text: 'For most returns, counted from the day the last paper is in.',
      link: { label: 'Due dates', href: '/deadlines?who=individual' },
    },
    papers: {
      value: 'Last year’s return, and every W-2 and 1099',
      text: 'A photo ID, too, and every other form that came in January and February.',
      link: { label: 'The whole list', href: '/services/tax-preparation#what-to-bring' },
    },
  },
  also: [
    { label: 'Form 4868, more time to file', href: '/forms#form-4868' },
    { label: 'Form 8879, to sign an e-filed return', href: '/forms#form-8879' },
    { label: 'Article: seven tax mistakes that owners make', href: '/blog/small-business-tax-mistakes-boca-raton' },
    { label: 'Safe ways to get papers to us', href: '/contact#safe-ways-to-get-papers-to-us' },
  ],
  by: { subject: 'trusts', does: 'signs individual returns' },
  sections: [
    {
      kind: 'cards',
      nav: 'What we cover',
      eyebrow: 'What we cover',
      heading: 'Returns we prepare, by form number',
      intro: 'Not sure which is yours? The number is at the top left of the one you filed last.',
      items: [
        {
          icon: 'house',
          title: 'Form 1040',
          description:
            'Individuals and couples. Wages, investments, a mortgage and dependents, plus the Schedule 1-A deductions for tips, overtime, car loan interest and people 65 or older.',
        },
        {
          icon: 'briefcase',
          title: 'Schedules C and E',
          description: 'Freelance income, a one-owner LLC, rent from a condo, and the expenses you have receipts for.',
        },
        {
          icon: 'users-round',
          title: 'Forms 1065 and 1120-S',
          description:
            'Partnerships and S corporations. Due the 15th day of the third month after the year ends, with a K-1 for each owner.',
        },
        {
          icon: 'building-2',
          title: 'Form 1120',
          description: `C corporations, ${withF1120}. Most equipment is deducted in full on the federal return. ${today(facts.floridaDepreciation)}`,
        },
        {
          icon: 'scroll-text',
          title: 'Form 1041',
          description: 'Trusts and estates that earned income, and the K-1s their beneficiaries are waiting for.',
        },
        {
          icon: 'history',
          title: 'Late and amended returns',
          description: 'Years that were missed, and years that were filed with something left off.',
        },
      ],
    },
    {
      kind: 'prices',
      nav: 'Prices',
      heading: 'The price of each return',
      intro: `The fee never depends on your refund. Rentals, many stock sales or missing records raise it. A return ${claims.simpleReturn.scope} starts at ${formatPrice(claims.simpleReturn.value)}; most households begin at the Basic 1040.`,
      usual: { ...prices.basic1040, basis: basicFor },
      rows: [
        prices.scheduleC,
        prices.stateReturn,
        prices.partnership,
        prices.sCorporation,
        { ...prices.cCorporation, basis: withF1120 },
        prices.trustReturn,
        prices.amended,
      ],
    },
    {
      kind: 'checklist',
      nav: 'What to bring',
      eyebrow: 'Your checklist',
      heading: 'Papers to put in the folder',
      aliases:
        'documents, paperwork, what do you need from me, somebody else bring papers, charity donations, goodwill, w-2, my w-2, 1099-R, checklist, give to church, obamacare, aca, marketplace insurance, health insurance subsidy, premium tax credit, pay back subsidy',
      intro: 'Missing one of these? Come anyway. Most of them can be requested again from the sender.',
      items: [
        'Last year’s federal return, and any state return',
        'Photo ID, with Social Security numbers and birth dates for everyone on the return',
        'W-2s and all 1099s: 1099-INT, 1099-DIV and 1099-B from banks and brokers, 1099-R for a pension or an IRA, Form SSA-1099 for Social Security, 1099-C for a debt that was forgiven (income, unless Form 982 applies), 1099-G from a state, 1099-DA for crypto',
        'K-1s from partnerships, S corporations and trusts',
        'Form 1098 for the mortgage, Form 1098-VLI for the interest on a car loan, and the county property tax bill with the date you paid it',
        'Receipts for gifts to charity; from 2026 some cash gifts count even if you do not itemize',
        `Form 1095-A if you bought health insurance on the Marketplace; ${today(facts.premiumRepayment)}, so tell us now if your income rose (Form 8962)`,
        'Closing statement and Form 1099-S for any home or rental bought, sold or refinanced',
        'Dates and amounts of estimated tax paid',
        'Profit and loss and a mileage log, if you work for yourself',
        'Every IRS letter from the year, including one with an Identity Protection PIN',
        'Routing and account numbers for direct deposit; without them the IRS holds a refund and sends a CP53E, with 30 days to answer',
      ],
    },
    {
      kind: 'steps',
      heading: 'From folder to filing',
      items: [
        {
          title: 'Hand over',
          description: 'We check the folder against last year and tell you what is still missing.',
        },
        {
          title: 'Prepare',
          description: 'The return is drafted and our questions reach you in one call or email.',
        },
        {
          title: 'Go over it',
          description: 'A CPA shows you what changed since last year and why, and corrects anything you find wrong.',
        },
        {
          title: 'Sign and file',
          description: 'You sign, we e-file, and you get a copy once the IRS has accepted it.',
        },
      ],
    },
    {
      kind: 'local',
      nav: 'In Florida',
      eyebrow: 'Local knowledge',
      heading: 'What a Florida address does to a return',
      aliases:
        'hurricane, roof damage, flood, casualty loss, property tax, property tax bill, trim notice, appeal my assessment, property assessment too high',
      paragraphs: [
        `Florida property tax bills come out in November, with 4% off through the end of the month and 3% in December. If you itemize, the year you pay is the year that counts, within a federal limit that the 2025 tax law raised: ${today(facts.saltCap)} for state and local taxes together, less at high incomes. The bill also carries charges such as trash collection that are not deductible as tax. In August the TRIM notice shows your assessment, with 25 days to dispute it.`,
        'Then there are storms. After a declared disaster the IRS can postpone deadlines for whole counties, going by the address it has for you. Damage that insurance did not cover may belong on Form 4684, for casualty losses. Keep the photographs and the adjuster’s report.',
      ],
      links: [
        { label: 'Ask about your return', href: '/contact?about=return' },
        { label: 'Business tax services', href: '/services/business-tax-services' },
      ],
    },
    {
      kind: 'testimonial',
      quote:
        'I dropped everything off on a Monday and figured I’d hear in a month. It was nine days. She went through all eleven pages with me, and I didn’t feel dumb once.',
      author: 'Harriet O.',
      role: 'retired librarian',
      place: 'Boca Raton',
    },
    {
      kind: 'audience',
      nav: 'Our clients',
      eyebrow: 'Our clients',
      heading: 'Households and owners we file for',
      items: [
        {
          title: 'Families with news',
          aliases:
            'child tax credit, new baby, claim dependent, claim my mom, claim my mother, claim my parents, claim girlfriend, daycare, childcare, child care costs, kid in college',
          description:
            'A baby, a tuition bill or a house closing puts new lines on the return. Tell us the event, and we name the form. The child tax credit is up to $2,200 for each child under 17 in 2026, less at high incomes. Form 4547 opens a Trump account.',
        },
        {
          title: 'Seasonal residents',
          description: 'Winters here, summers in Ohio or Connecticut. We ask for dates, leases and where any work was done.',
        },
        {
          title: 'Owners and freelancers',
          description: 'Your company’s income lands on your own return, so we check one against the other.',
        },
        {
          title: 'People who are behind',
          description: 'One year or several. We start by finding out what the IRS already has.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about deadlines and signatures',
      items: [
        {
          question: `When do the ${formatMeasure(claims.returnTime.value)} begin?`,
          answer:
            'On the business day we have everything. A missing K-1 is the usual delay, because partnerships may extend to September and you cannot report what has not been issued. We will tell you which paper is holding the return and who should have sent it.',
        },
        {
          question: 'What if I cannot be ready by April 15?',
          answer: `For a return filed by April 15, have your papers here by ${claims.papersBy.value}. After that we file the extension, Form 4868, which moves the filing date to October 15. It does not move the payment date. Any tax you expect to owe should still go in by April 15. We estimate it with you from the papers on hand and send the extension with that amount.`,
        },
        {
          question: 'Do I file an income tax return with Florida?',
          aliases: 'state income tax, file in florida, florida tax return',
          answer:
            'As an individual, no. Florida has no personal income tax and no form for it. You may owe a return to another state where you worked, own rental property or lived for part of the year. Your company is a separate question, since C corporations do file with Florida.',
        },
        {
          question: 'Who signs the return?',
          aliases: 'who signs my return, sign my return',
          answer:
            'You do, and so does your spouse if you file jointly, on Form 8879. It authorizes us to e-file the return exactly as you reviewed it. A CPA signs as paid preparer, after a second reading here. You remain responsible for what it says, so read it and stop us at anything you do not recognize.',
        },
        {
          question: 'Can you fix a return that another preparer filed?',
          aliases: 'turbotax mistake, other preparer, accountant made a mistake',
          answer: `Yes. Bring the return and the papers behind it. For a refund we can generally amend up to three prior years, because the limit is ${today(facts.amendBack)} from filing. We agree on the price in a consultation first. If the correction would cost more than it brings back, we tell you, along with what can follow from leaving the error alone.`,
        },
      ],
    },
  ],
  cta: {
    heading: 'Have most of your papers together?',
    text: 'That is enough to begin. In a free consultation a CPA can usually tell you the price and which papers are still missing.',
    action: { label: 'Book Your Free Consultation', href: '/contact?about=return' },
  },
});

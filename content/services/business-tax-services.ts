import { formatMeasure, formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices, withF1120 } from '../prices.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: `Business Tax Returns in ${firm.office.city}`,
    description: `Forms 1065, 1120-S, 1120 and Schedule C, signed by Florida-licensed CPAs in ${firm.office.city}, with the state filings that go with them.`,
    keywords: `business tax services ${firm.office.city}, business tax return CPA, Form 1065 preparation, Form 1120-S preparation, Form 1120 preparation, Florida Form F-1120, S corporation tax Florida, LLC tax return ${firm.office.city}, Schedule C preparation`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'shares',
    eyebrow: 'Business tax services',
    heading: 'One firm for your federal and Florida business returns.',
    lede: 'We prepare the return, a second person reads it, and a CPA goes through it with you and signs. The Florida filings come with it.',
    actions: [
      { label: 'Schedule Your Free Consultation', href: '/contact?about=company' },
      { label: 'Learn More About Our Services', href: '/services' },
    ],
  },
  brief: {
    who: {
      value: 'Every kind of company',
      text: 'Partnerships, S and C corporations, LLCs and sole proprietors.',
      link: { label: 'How each entity is taxed', href: '/services/business-formation#entity-types' },
    },
    price: {
      value: `${formatPrice(prices.sCorporation.price)} to ${formatPrice(prices.cCorporation.price)}`,
      text: 'It depends on the form. Other states, or books that need work, raise it.',
      link: { label: 'Estimate your fee', href: '/pricing?1120s=1#estimate' },
    },
    time: {
      value: formatMeasure(claims.returnTime.value),
      text: 'For most returns, with complete books.',
      link: { label: 'Your dates', href: '/deadlines?who=partnership&who=s-corporation&who=c-corporation' },
    },
    papers: {
      value: 'Last year’s return, and the profit and loss since then',
      text: 'From these two we write a list for your company.',
      link: { label: 'If the books are not ready', href: '/services/bookkeeping-services' },
    },
  },
  also: [
    {
      label: 'Article: lost receipts and a missed March 15',
      href: '/blog/small-business-tax-mistakes-boca-raton#lost-receipts-and-a-forgotten-march-15',
    },
    { label: 'Form 7004, six more months to file', href: '/forms#form-7004' },
    { label: 'Form F-1120, Florida’s corporate return', href: '/forms#f-1120' },
  ],
  by: { subject: 'companies', does: 'signs company returns' },
  sections: [
    {
      kind: 'rows',
      nav: 'What we prepare',
      eyebrow: 'What we prepare',
      heading: 'The return your company files',
      items: [
        {
          icon: 'handshake',
          title: 'Partnership returns',
          description: 'Form 1065, a K-1 for each partner, and capital accounts that roll forward.',
        },
        {
          icon: 'building-2',
          title: 'S corporation returns',
          description: 'Form 1120-S and K-1s. We also compare your salary with your distributions.',
        },
        {
          icon: 'user-round',
          title: 'Sole proprietors',
          aliases: 'truck, write off car, mileage, work from home, what can i deduct, business expenses, tax deductions',
          description:
            'Schedule C with vehicle, home office and equipment, then Schedule SE. Deduct a car by the mile or by its actual costs; both need a log.',
        },
        {
          icon: 'split',
          title: 'LLC classification',
          description: 'We find out how the IRS classifies your LLC, and file Form 8832 or 2553 when that should change.',
        },
        {
          icon: 'landmark',
          title: 'C corporation returns',
          description:
            'Form 1120, and Florida’s F-1120 with the state’s own additions and deductions. From 2026 a corporation’s gifts to charity count only above 1% of income.',
        },
        {
          icon: 'truck',
          title: 'Depreciation',
          aliases: 'buying equipment, depreciation, lease or buy, section 179',
          description: `Form 4562. For most equipment acquired after January 19, 2025 the federal return takes the full cost in the first year. ${today(facts.floridaDepreciation)}`,
        },
        {
          icon: 'map',
          title: 'Other states',
          description: 'Employees, inventory or sales in another state can mean a return in that state.',
        },
        {
          icon: 'mail-warning',
          title: 'Notices and corrections',
          description:
            'Letters answered in writing. A corporation amends; most partnerships file an Administrative Adjustment Request instead.',
        },
        {
          icon: 'door-open',
          title: 'Closing a company',
          aliases: 'close company, dissolve llc, dissolution, shut down company, closed my store, final return',
          description:
            'Final returns, marked as such; the last payroll forms with their W-2s; Form 966 for a corporation; the last DR-15 within 15 days; and the filing at Sunbiz that dissolves it.',
        },
        {
          icon: 'globe',
          title: 'Owners abroad',
          aliases: '5472, foreign owner llc',
          description:
            'An LLC with a single owner abroad files Form 5472 with a nearly empty Form 1120, even if the only money that moved was the owner’s. The penalty starts at $25,000.',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'What a company’s return costs',
      intro: `When we already keep your books, the return alone starts at ${formatPrice(claims.companyReturn.value)}. You have your own fee before we begin.`,
      usual: { ...prices.sCorporation, basis: 'including an LLC that has elected S status' },
      rows: [
        { ...prices.partnership, basis: 'most LLCs with several owners' },
        { ...prices.cCorporation, basis: withF1120 },
        { ...prices.scheduleC, basis: 'one owner, filed with your own return' },
      ],
    },
    {
      kind: 'why',
      nav: 'Why it matters',
      eyebrow: 'Why it matters',
      heading: 'A late return costs money even when no tax is due',
      aliases: 'penalty 1120-S, late 1065, no income file business return, company made no money',
      lead: 'Your own return waits for the company’s.',
      paragraphs: [
        `Partnerships and S corporations usually pay no federal income tax of their own. Yet the IRS charges a penalty for a late return: ${today(facts.latePenalty)}. That is for each owner, and for each month or part of a month, up to twelve. Ask us before you pay it: a partnership of ten or fewer people who all filed on time can often be excused, and so can a first offense.`,
        'A form called the K-1 reports your share of the company’s profit, so your own return needs it. It also carries the figures for the 20% deduction (section 199A).',
      ],
    },
    {
      kind: 'problems',
      nav: 'Problems',
      beside: true,
      eyebrow: 'Problems solved',
      heading: 'Where business returns go wrong',
      items: [
        {
          title: 'The missing S election',
          description: 'The IRS has no Form 2553 on file for you. It can accept a late election if your facts fit.',
        },
        {
          title: 'Owners paid the wrong way',
          description:
            'A shareholder who works in an S corporation belongs on payroll; a partner generally does not. We correct what was reported.',
        },
        {
          title: 'Three different sales totals',
          description:
            'QuickBooks says one thing, the bank another, Form 1099-K a third. We reconcile them before filing; income below the 1099-K threshold for apps and marketplaces ($20,000 and 200 transactions) counts too.',
        },
        {
          title: 'Years that were skipped',
          description:
            'With Form 2848 signed we order transcripts, prepare the years in order and ask for penalty relief where there are grounds.',
        },
      ],
    },
    {
      kind: 'stories',
      heading: 'Returns we have straightened out',
      items: [
        {
          title: 'A marine repair shop',
          description:
            'With no DR-405 on file, the county’s estimate stood for years. We built an asset list from old invoices, and the next assessment reflected what was in the shop.',
        },
        {
          title: 'Two dentists',
          description:
            'Their LLC filed as a partnership while both drew paychecks. We moved their pay to guaranteed payments, with four estimated tax dates.',
        },
        {
          title: 'A design studio',
          description:
            'An employee had moved to North Carolina. We used that state’s voluntary disclosure program and divided the income between the two states.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From your books to a filed return',
      items: [
        {
          title: 'Meet',
          description: 'A free consultation with a CPA, over last year’s return.',
        },
        {
          title: 'Collect',
          description: 'We write a list for your company: loans, assets, payroll reports.',
        },
        {
          title: 'Close',
          description: 'We tie the books to the bank and send all our questions at once.',
        },
        { title: 'Review', description: 'A CPA walks you through it and what each owner owes.' },
        {
          title: 'File',
          description: 'You sign Form 8879-CORP or 8879-PTE. We e-file and send the K-1s.',
        },
      ],
    },
    {
      kind: 'reviews',
      heading: 'Owners who file with us',
      items: [
        {
          quote: 'Two extensions, federal and Florida, and both confirmations in my inbox the same day. I like a boring April.',
          author: 'Odalys M.',
          role: 'clinic owner',
          place: 'Boynton Beach',
        },
        {
          quote:
            'They’ve done our returns for 16 years. Every February I get a stack of questions, and by March I know what I owe and why.',
          author: 'Grant W.',
          role: 'restaurant partner',
          place: 'Delray Beach',
        },
      ],
      limit: 2,
    },
    {
      kind: 'why-us',
      beside: true,
      eyebrow: `Why ${firm.brand}`,
      heading: 'What you get from a small office',
      items: [
        {
          icon: 'book-open-check',
          title: 'A QuickBooks ProAdvisor',
          description: 'A wrong entry is corrected in the books, too.',
        },
        {
          icon: 'ban',
          title: 'No deduction without records',
          description: 'If a receipt is missing, we ask early enough for you to find it.',
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Industries',
      eyebrow: 'Industries',
      heading: 'Businesses we file for',
      items: [
        'Restaurants and bars',
        'Medical and dental practices',
        'Law offices',
        'Contractors and trades',
        'Marine repair and charter',
        'Retail shops',
        'Online sellers',
        'Property managers',
        'Real estate brokerages',
        'Salons and fitness studios',
        'Consultants and agencies',
      ],
    },
    {
      kind: 'considerations',
      beside: true,
      nav: 'Florida rules',
      eyebrow: 'Florida rules',
      heading: 'Florida filings that owners miss',
      items: [
        {
          title: 'Corporate income tax',
          description: `C corporations, and LLCs taxed as one, pay ${today(facts.corporateIncomeTax)} of Florida net income above an exemption of ${today(facts.corporateExemption)}. Form F-1120 is due May 1 for a calendar year; only Florida’s own Form F-7004 extends it.`,
        },
        {
          title: 'The Sunbiz annual report',
          description: `LLCs and corporations file with the Division of Corporations by ${today(facts.annualReportDue)}. A for-profit company that files late pays $400 more, and one that has not filed by the third Friday of September is dissolved by the state.`,
        },
        {
          title: 'Sales tax',
          description:
            'Form DR-15 is due even without sales, and it is late after the 20th. An auditor compares it with your income tax return.',
        },
        {
          title: 'Tangible personal property',
          aliases: 'equipment tax, business property tax',
          description:
            'Form DR-405 lists what you held on January 1, and goes to the county property appraiser by April 1. If it is late, you lose that year’s exemption.',
        },
      ],
    },
  ],
  cta: {
    heading: 'Not sure what your company has to file?',
    text: 'Bring last year’s return to a free consultation. By the end we can usually tell you what is due next and what we would charge for it.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact?about=company' },
  },
});

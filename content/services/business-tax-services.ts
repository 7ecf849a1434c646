import { facts, stated } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Business Tax Returns in Boca Raton',
    description:
      'Forms 1065, 1120-S, 1120 and Schedule C prepared by Florida-licensed CPAs in Boca Raton, with the state filings that go with them.',
    keywords:
      'business tax services Boca Raton, business tax return CPA, Form 1065 preparation, Form 1120-S preparation, Form 1120 preparation, Florida Form F-1120, S corporation tax Florida, LLC tax return Boca Raton, Schedule C preparation',
  },
  hero: {
    eyebrow: 'Business tax services',
    heading: 'One firm for your federal and Florida business returns.',
    lede: 'We prepare Forms 1065, 1120-S, 1120 and Schedule C, along with the Florida filings that surprise owners who heard the state has no income tax.',
    actions: [
      { label: 'Schedule Your Free Consultation', href: '/contact' },
      { label: 'Learn More About Our Services', href: '/services' },
    ],
  },
  sections: [
    {
      kind: 'why',
      eyebrow: 'Why it matters',
      heading: 'A late return costs money without any tax due',
      paragraphs: [
        'Partnerships and S corporations usually pay no federal income tax of their own, so owners assume a late return is harmless. The IRS charges the penalty per owner, for each month or part of a month. Two partners who file three months late face six charges on a return that may show no tax at all.',
        'The K-1 holds up everyone behind it, too. Your own 1040 waits for the company’s final figures, and so does your partner’s. Forms 1065 and 1120-S for a calendar year are due March 15, a month before the personal deadline.',
      ],
    },
    {
      kind: 'rows',
      eyebrow: 'What we prepare',
      heading: 'The return your entity calls for',
      intro:
        'An LLC has no tax form of its own. What it files depends on its owners and on elections made, or missed, years ago.',
      items: [
        {
          icon: 'handshake',
          title: 'Partnership returns',
          description:
            'Form 1065, a K-1 for each partner, capital accounts that roll forward and guaranteed payments on the right line.',
        },
        {
          icon: 'building-2',
          title: 'S corporation returns',
          description: 'Form 1120-S and shareholder K-1s, with your W-2 salary looked at beside your distributions.',
        },
        {
          icon: 'landmark',
          title: 'C corporation returns',
          description:
            'Federal Form 1120 and Florida F-1120 together, since the state return starts from federal taxable income.',
        },
        {
          icon: 'user-round',
          title: 'Sole proprietors',
          description: 'Schedule C with vehicle, home office and equipment, then Schedule SE for the self-employment tax.',
        },
        {
          icon: 'split',
          title: 'LLC classification',
          description:
            'Disregarded, partnership or corporation: we find out which you are. Forms 8832 and 2553 when it should change.',
        },
        {
          icon: 'truck',
          title: 'Depreciation',
          description: 'Form 4562 from an asset list we keep, so the van you sold in another year stops appearing.',
        },
        {
          icon: 'map',
          title: 'Other states',
          description: 'Staff, stock or sales across the state line can mean a return there. We check before filing here.',
        },
        {
          icon: 'mail-warning',
          title: 'Notices and corrections',
          description: 'IRS letters answered in writing. Mistakes fixed on Form 1120-X or a corrected 1065 or 1120-S.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Florida rules',
      heading: 'Four state and county filings owners miss',
      items: [
        {
          title: 'Corporate income tax',
          description: `C corporations, and LLCs that elected to be taxed as one, pay ${stated(facts.corporateIncomeTax)} on taxable Florida income and report it on Form F-1120. The extension is a separate Form F-7004. Your federal extension does not cover it.`,
        },
        {
          title: 'The Sunbiz annual report',
          description: `LLCs and corporations file with the Division of Corporations by ${facts.annualReportDue.value}. It asks for names and addresses, no figures. A for-profit company that files late pays a fee, and one still missing in late September is dissolved.`,
        },
        {
          title: 'Sales tax',
          description:
            'A period with no sales still needs a Form DR-15, late after the 20th. An auditor will set those totals beside the receipts on your income tax return, so we compare them first.',
        },
        {
          title: 'Tangible personal property',
          description:
            'Form DR-405 lists the furniture, computers and equipment you held on January 1. It goes to the county property appraiser by April 1. A required return that is late loses that year’s exemption.',
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Industries',
      heading: 'Trades whose returns we know',
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
      kind: 'problems',
      eyebrow: 'Problems solved',
      heading: 'What lands on our desk in February',
      items: [
        {
          title: 'The election nobody filed',
          description:
            'You believe the company is an S corporation. The IRS has no Form 2553 on file. Relief for late elections exists, and we check that your facts fit before asking for it.',
        },
        {
          title: 'Owners paid the wrong way',
          description:
            'A shareholder who works in an S corporation belongs on payroll. A partner generally does not. We work out which you are and correct what was reported.',
        },
        {
          title: 'Three different sales totals',
          description:
            'QuickBooks says one thing, the bank another, Form 1099-K a third. The IRS has the 1099-K, so we reconcile all of them before a return goes out.',
        },
        {
          title: 'Years that were skipped',
          description:
            'You sign Form 2848, we order the IRS transcripts and prepare the missing years in order. Where there are grounds for penalty relief, we request it in writing.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'From trial balance to filed return',
      intro: 'With complete books, most returns are done in 7–10 business days.',
      items: [
        {
          step: 1,
          title: 'Meet',
          description: 'A free first talk over last year’s return and this year’s profit and loss.',
        },
        {
          step: 2,
          title: 'Collect',
          description: 'You get a list made for your entity: loan balances, asset purchases, payroll reports.',
        },
        {
          step: 3,
          title: 'Close',
          description: 'We tie the books to the bank and send you our questions in one batch.',
        },
        { step: 4, title: 'Review', description: 'A CPA walks you through the draft and what each owner will owe.' },
        {
          step: 5,
          title: 'File',
          description: 'An officer signs Form 8879-CORP, or a partner 8879-PTE. We e-file and send the K-1s.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'What it costs',
      heading: 'Business return prices by form',
      rows: [prices.partnership, prices.sCorporation, prices.cCorporation, prices.scheduleC],
      note: `Schedule C is added to your Form 1040, which is ${prices.basic1040.price}. If the books need work first, we tell you the price of that before we begin.`,
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'What changed for three owners',
      items: [
        {
          title: 'A marine repair shop, Pompano Beach',
          description:
            'Nobody had filed a DR-405, so the county’s estimate stood year after year. We built an asset list from old invoices and filed on time, so the next assessment reflected what was in the shop.',
        },
        {
          title: 'Two dentists, Boca Raton',
          description:
            'Their professional LLC filed as a partnership while both drew paychecks. We ended the W-2s, moved their pay to guaranteed payments and put four estimated tax dates on the calendar.',
        },
        {
          title: 'A design studio, Delray Beach',
          description:
            'The owner wanted S corporation status at once. We ran her figures both ways with payroll costs included and advised waiting a year. Her profit grew, and she filed Form 2553 the following January.',
        },
      ],
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'What you get from a small firm',
      items: [
        {
          icon: 'badge-check',
          title: 'Licensed in Florida',
          description: 'Florida-licensed CPAs oversee the work, and one of them explains the draft to you.',
        },
        {
          icon: 'book-open-check',
          title: 'ProAdvisors in the office',
          description: 'When an entry is wrong, our QuickBooks staff corrects it in the books as well as on the return.',
        },
        {
          icon: 'phone-incoming',
          title: 'One business day',
          description: 'That is how long a call or email waits for its answer, the second week of March included.',
        },
        {
          icon: 'ban',
          title: 'Some things we refuse',
          description: 'We will not sign for a deduction you cannot document. You hear that while there is time to look.',
        },
      ],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Owners who file with us',
      items: [
        {
          quote:
            'We have been clients for 16 years, through two companies and the sale of a warehouse. They still ask careful questions every February.',
          author: 'Leonard S.',
          role: 'wholesaler, Boca Raton',
        },
        {
          quote:
            'Our last accountant extended the federal return and forgot the Florida one. They caught it before the state wrote to us.',
          author: 'Odalys M.',
          role: 'clinic owner, Boynton Beach',
        },
        {
          quote: 'My K-1 used to show up in September. This year it came in time for me to file in April.',
          author: 'Grant W.',
          role: 'restaurant partner, Delray Beach',
        },
      ],
      limit: 3,
    },
  ],
  closing: {
    heading: 'Start with last year’s business return.',
    text: 'Bring it to a free consultation and we will tell you what is due next, on which form, and for how much.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact' },
  },
};

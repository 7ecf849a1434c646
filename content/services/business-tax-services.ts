import { claims } from '../claims.ts';
import { facts, today } from '../facts.ts';
import { figure } from '../figures/business-tax-services.ts';
import { firm } from '../firm.ts';
import { packagePrices, prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Business Tax Returns in Boca Raton',
    description:
      'Forms 1065, 1120-S, 1120 and Schedule C, signed by Florida-licensed CPAs in Boca Raton, with the state filings that go with them.',
    keywords:
      'business tax services Boca Raton, business tax return CPA, Form 1065 preparation, Form 1120-S preparation, Form 1120 preparation, Florida Form F-1120, S corporation tax Florida, LLC tax return Boca Raton, Schedule C preparation',
  },
  hero: {
    eyebrow: 'Business tax services',
    heading: 'One firm for your federal and Florida business returns.',
    lede: 'We prepare returns for partnerships, corporations and sole proprietors, along with the Florida filings that surprise owners who heard the state has no income tax.',
    actions: [
      { label: 'Schedule Your Free Consultation', href: '/contact' },
      { label: 'Learn More About Our Services', href: '/services' },
    ],
    keyFacts: [
      `S corporation return ${prices.sCorporation.price}`,
      `Ready in ${claims.returnTime.value}, as a rule`,
      'A CPA goes over the draft with you',
    ],
  },
  figure,
  sections: [
    {
      kind: 'why',
      eyebrow: 'Why it matters',
      heading: 'A late return costs money even when no tax is due',
      paragraphs: [
        `Partnerships and S corporations usually pay no federal income tax of their own, and owners assume a late return is harmless. The IRS charges ${today(facts.latePenalty)}, for each owner and each month or part of a month that it is late, up to twelve. Two partners who file three months late owe six times that, on a return that may show no tax at all.`,
        'Your own return waits for the company’s, because a form called the K-1 reports your share of its profit. The K-1 also carries the figures for the deduction of up to 20% of qualified business income (section 199A), which the 2025 tax law made permanent. For a calendar year, partnership and S corporation returns are due March 15, a month before yours.',
      ],
    },
    {
      kind: 'rows',
      eyebrow: 'What we prepare',
      heading: 'The return your company files',
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
            'Federal Form 1120 and Florida F-1120 together, since the state return starts from federal taxable income. Florida generally does not follow federal bonus depreciation.',
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
          description:
            'Form 4562 from an asset list we keep, with the full first-year write-off that the 2025 tax law restored for most equipment acquired after January 19, 2025.',
        },
        {
          icon: 'map',
          title: 'Other states',
          description: 'Staff, inventory or sales across the state line can mean a return there.',
        },
        {
          icon: 'mail-warning',
          title: 'Notices and corrections',
          description:
            'IRS letters answered in writing. A corporation amends its return; after the due date most partnerships file an Administrative Adjustment Request instead.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Florida rules',
      heading: 'Florida filings that owners miss',
      items: [
        {
          title: 'Corporate income tax',
          description: `C corporations, and LLCs taxed as one, pay ${today(facts.corporateIncomeTax)} of Florida net income, not counting an exemption of ${today(facts.corporateExemption)}. For a calendar year Form F-1120 has to be in by May 1. Your federal extension does not move that date; Florida’s Form F-7004 does.`,
        },
        {
          title: 'The Sunbiz annual report',
          description: `LLCs and corporations file with the Division of Corporations by ${today(facts.annualReportDue)}. It asks for names and addresses, no figures. A for-profit company that files late pays a fee, and after the third Friday of September the state dissolves those that have not.`,
        },
        {
          title: 'Sales tax',
          description:
            'Even without sales a return (Form DR-15) is due, and it is late after the 20th. An auditor will compare its totals with the receipts on your income tax return, as we do before filing.',
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
      kind: 'problems',
      eyebrow: 'Problems solved',
      heading: 'Common trouble with business returns',
      items: [
        {
          title: 'The missing S election',
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
            'QuickBooks says one thing, the bank another, Form 1099-K a third. We reconcile them before filing. Under the 2025 tax law, payment apps send a 1099-K only above $20,000 and 200 transactions. The income counts either way.',
        },
        {
          title: 'Years that were skipped',
          description:
            'You sign a power of attorney (Form 2848). We order the IRS transcripts, prepare the missing years in order and, where there are grounds for penalty relief, request it in writing.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'From your books to a filed return',
      intro: `With complete books, most returns are ready in ${claims.returnTime.value}.`,
      items: [
        {
          step: 1,
          title: 'Meet',
          description: `A free half-hour meeting with a CPA, with last year’s return and this year’s profit and loss.`,
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
      note: `Schedule C is added to your Form 1040, which is ${prices.basic1040.price}. When we already keep a company’s books, its return alone starts at ${claims.companyReturn.value}; the Small Business Package, ${packagePrices.smallBusiness}, comes with a bookkeeping review and owner salary guidance. Other states, or books that need work, raise the fee, which you have in writing first.`,
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Returns we have straightened out',
      items: [
        {
          title: 'A marine repair shop, Pompano Beach',
          description:
            'With no equipment return (Form DR-405) on file, the county’s estimate stood year after year. We built an asset list from old invoices and filed on time. The next assessment reflected what was in the shop.',
        },
        {
          title: 'Two dentists, Boca Raton',
          description:
            'Their professional LLC filed as a partnership while both drew paychecks. We ended the W-2s, moved their pay to guaranteed payments and put four estimated tax dates on the calendar.',
        },
        {
          title: 'A design studio, Delray Beach',
          description:
            'An employee had moved to North Carolina, and the studio had never filed there. We came forward under that state’s disclosure program, filed the years it asked for and divided the income between two states.',
        },
      ],
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'What you get from a small office',
      items: [
        {
          icon: 'badge-check',
          title: 'Licensed in Florida',
          description: 'Florida-licensed CPAs oversee the work, and one of them explains the draft to you.',
        },
        {
          icon: 'book-open-check',
          title: 'A QuickBooks ProAdvisor',
          description: 'When an entry is wrong, our ProAdvisor corrects it in the books as well as on the return.',
        },
        {
          icon: 'phone-incoming',
          title: 'One business day',
          description: 'A CPA calls you back within that time, the second week of March included.',
        },
        {
          icon: 'ban',
          title: 'No deduction without records',
          description:
            'We will not sign for a deduction without records. If a receipt is missing, we ask early enough for you to find it.',
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
            'They’ve done our returns for 16 years. Every February I get a stack of questions, I grumble, and by March I know what I owe and why.',
          author: 'Leonard S.',
          role: 'wholesaler, Boca Raton',
        },
        {
          quote:
            'The accountant before them extended our federal return and never touched the Florida one. You’d think somebody would check.',
          author: 'Odalys M.',
          role: 'clinic owner, Boynton Beach',
        },
        {
          quote: 'My K-1 always showed up in September. This year I had it by March 10 and filed in April like a normal person.',
          author: 'Grant W.',
          role: 'restaurant partner, Delray Beach',
        },
      ],
      limit: 3,
    },
  ],
  closing: {
    heading: 'Not sure what your company has to file?',
    text: 'Bring last year’s return to a free consultation. You leave knowing what is due next and what we would charge for it.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact' },
  },
};

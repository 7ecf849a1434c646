import { facts, today } from '../facts.ts';
import { figure } from '../figures/business-formation.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Florida Business Formation in Boca Raton',
    description:
      'Form a Florida LLC or corporation with CPAs in Boca Raton: entity choice, Sunbiz filing, EIN, S election and state tax accounts.',
  },
  hero: {
    eyebrow: 'Business formation',
    heading: 'Pick the entity with your first tax return in mind.',
    lede: 'Florida’s online form for an LLC takes minutes to fill out. The harder choice is how the company will be taxed, and talking that through with a CPA is free.',
    actions: [{ label: 'Schedule Business Formation Consultation', href: '/contact' }],
    keyFacts: [
      `${prices.formation.price} plus state filing fees`,
      'One fee, set before we file',
      'First return by the same CPAs',
    ],
  },
  figure,
  sections: [
    {
      kind: 'why',
      eyebrow: 'Before you file',
      heading: 'Undoing an entity costs more than forming it',
      paragraphs: [
        'The state will register almost any company you type in. It does not ask whether an S corporation will save you anything, or whether your partner’s loan was really an investment. Those answers surface with the first return.',
        'Changing course later can mean a taxable liquidation, or a letter asking the IRS to forgive a late election.',
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Entity types',
      heading: 'Structures and the returns they file',
      items: [
        {
          title: 'LLC',
          description:
            'One owner generally reports on Schedule C of the 1040, two or more on a partnership return, unless you elect to be taxed as a corporation. Suits most small companies that want limited liability.',
        },
        {
          title: 'S Corporation',
          description:
            'A tax status that an LLC or corporation elects. Its return, Form 1120-S, is due March 15 for a calendar year. Working owners draw a W-2 wage, so it suits steady profit above that wage.',
        },
        {
          title: 'C Corporation',
          description:
            'Files Form 1120 and Florida’s F-1120 and pays the tax itself. Dividends are taxed again to you. Suits a company taking investors or keeping its profit to grow.',
        },
        {
          title: 'Partnership',
          description:
            'A return for the firm (Form 1065) and a K-1 for each partner. General partners answer personally for its debts. Suits people who trust each other with the bank account.',
        },
        {
          title: 'Sole Proprietorship',
          description:
            'Schedule C inside your 1040, with no articles and no annual report. Nothing stands between a claim and your savings. Suits a trial run with low risk.',
        },
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'What we handle',
      heading: 'The paperwork before your first invoice',
      items: [
        {
          icon: 'scale',
          title: 'Entity comparison',
          description: 'Your expected profit run through each structure, with the tax side by side.',
        },
        {
          icon: 'landmark',
          title: 'Sunbiz filing',
          description: 'Name search, then the state registration, entered from details you have read and approved.',
        },
        {
          icon: 'hash',
          title: 'EIN',
          description:
            'The company’s federal tax number. A person, not another company, must be named as responsible party. Your bank will ask for the IRS letter that comes back.',
        },
        {
          icon: 'file-pen',
          title: 'Tax elections',
          description: 'Form 2553 for S status, signed by every shareholder, or Form 8832 to be taxed as a C corporation.',
        },
        {
          icon: 'stamp',
          title: 'State tax accounts',
          description: 'One application, the DR-1, opens both sales tax and reemployment (unemployment) tax with Florida.',
        },
        {
          icon: 'map-pinned',
          title: 'Local receipts',
          description: 'Business tax receipt applications for your city and county, including work done from home.',
        },
        {
          icon: 'book-open-check',
          title: 'Opening books',
          description:
            'QuickBooks with a short chart of accounts, and startup spending recorded while you still have the receipts.',
        },
        {
          icon: 'banknote',
          title: 'First payroll',
          description: 'Withholding set up, Florida’s quarterly RT-6 scheduled, and a wage for you if you elected S status.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Florida filings',
      heading: 'What you file, and what you can ignore',
      items: [
        {
          title: 'Annual report',
          description: `LLCs and corporations file one by ${today(facts.annualReportDue)}, starting the year after they form. For a company run for profit, lateness carries a fee. The third Friday of September is the last day to file before the state dissolves it.`,
        },
        {
          title: 'Registered agent',
          description:
            'Somebody at a Florida street address who accepts legal papers during business hours. The name and address are public, and a post office box will not do.',
        },
        {
          title: 'Local business tax receipt',
          description:
            'Inside city limits you usually need two. In Boca Raton the city reviews first (zoning and a certificate of use) and signs the county’s form. That form gets you the county receipt. The city’s and the county’s both expire on September 30.',
        },
        {
          title: 'Corporate income tax',
          description: `C corporations, and LLCs that elect to be taxed as one, pay Florida ${today(facts.corporateIncomeTax)} on income above a ${today(facts.corporateExemption)} exemption. The return is due May 1 for a calendar year. S corporations and partnerships usually owe none.`,
        },
        {
          title: 'Fictitious names',
          description:
            'A name on the sign that differs from the registered one goes on Sunbiz too, after a newspaper notice in the county, and lasts five years.',
        },
        {
          title: 'Beneficial ownership reports',
          description:
            'Companies formed in the United States have been exempt from this federal report since March 26, 2025. Mailers that still demand one, for a fee, are not from the government.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'The process',
      heading: 'From first meeting to open account',
      items: [
        {
          step: 1,
          title: 'Talk',
          description: 'Who owns it, who works in it and what it should earn, in the free half hour.',
        },
        {
          step: 2,
          title: 'Compare',
          description: 'We run the tax under two or three structures and tell you which we would choose.',
        },
        {
          step: 3,
          title: 'Register',
          description: 'Sunbiz first, then the EIN. Your attorney drafts any operating agreement.',
        },
        {
          step: 4,
          title: 'Elect',
          description: 'For S status, Form 2553 is generally due two months and fifteen days into the tax year.',
        },
        {
          step: 5,
          title: 'Open',
          description: 'Bank account, state tax accounts and receipts, with a list of your due dates for the year.',
        },
      ],
    },
    {
      kind: 'mistakes',
      eyebrow: 'Common mistakes',
      heading: 'What we are asked to repair',
      items: [
        'Electing S status before there is any profit to pay a wage from.',
        'Learning that the S election was never accepted when the 1120-S is rejected.',
        'Paying an official-looking “compliance” invoice that did not come from the state.',
        'Running company sales through a personal checking account.',
        'Forming in Delaware for a shop on Federal Highway, then owing fees to both states.',
        'Taking in a co-owner on a handshake, with nothing in writing about who can leave or how.',
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Companies we helped start',
      items: [
        {
          title: 'Brothers with one truck',
          description:
            'Two landscapers in Boynton Beach had shared profit for two years without papers. To the IRS that was already a partnership. We filed the missing partnership returns, then set up an LLC.',
        },
        {
          title: 'The election that waited',
          description:
            'A therapist leaving a group wanted S status at once. Her first-year figures said wait. She formed a PLLC, used Schedule C, and elected the following January.',
        },
        {
          title: 'A café with someone’s name',
          description:
            'Our Sunbiz search showed the name belonged to another company. The sign had not been ordered yet, so the owners lost a weekend choosing again and nothing else.',
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Who forms here',
      heading: 'Kinds of business we set up',
      intro: 'Licensed professionals often form a P.A. or a PLLC, so tell us about the license.',
      items: [
        'Contractors and trades',
        'Medical and dental practices',
        'Therapists and counselors',
        'Real estate agents',
        'Law offices',
        'Cafés and food trucks',
        'Online shops',
        'Consultants',
        'Marine services',
        'Home health agencies',
        'Rental property owners',
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'Our fees',
      heading: 'The cost of forming a company here',
      rows: [prices.formation, prices.salesTaxRegistration],
      note: 'More owners and elections move you up the range. You get one figure in writing, with the state’s filing fees listed separately.',
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'We file the return we planned for',
      items: [
        {
          icon: 'receipt-text',
          title: 'A stake in the choice',
          description: 'If the entity is wrong, we are the ones who face it at the first return.',
        },
        {
          icon: 'scroll-text',
          title: 'Clear about legal work',
          description:
            'Operating agreements and share terms belong to an attorney. We read the tax clauses in the draft with you.',
        },
        {
          icon: 'door-open',
          title: 'Sometimes we say wait',
          description: 'If a sole proprietorship will do this year, that is our advice, and there is no company to pay for.',
        },
      ],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'New owners, one year later',
      limit: 3,
      items: [
        {
          quote: 'Came in wanting a Delaware corporation because some guy online said so. Left with a Florida LLC and a reason.',
          author: 'Eddie Y.',
          role: 'flooring contractor, Deerfield Beach',
        },
        {
          quote:
            'I’d put this off for two years. It was open by the end of the month, and most of that was me not answering email.',
          author: 'Diane R.',
          role: 'salon owner, Boca Raton',
        },
        {
          quote:
            'Every time something official came in the mail I sent them a picture of it. Half were junk. They told me which half.',
          author: 'Paula W.',
          role: 'café owner, Pompano Beach',
        },
      ],
    },
  ],
  closing: {
    heading: 'Still deciding between an LLC and a corporation?',
    text: 'Tell us who owns the company and what it should earn, and a CPA will go through what each structure would file.',
    action: { label: 'Schedule Business Formation Consultation', href: '/contact' },
  },
};

import { facts, stated } from '../facts.ts';
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
    lede: 'The Sunbiz form for an LLC takes minutes to fill in. Deciding how the company will be taxed deserves an hour with a CPA first.',
    actions: [{ label: 'Schedule Business Formation Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'why',
      eyebrow: 'Before you file',
      heading: 'Cheap to form, costly to undo',
      paragraphs: [
        'The state will register almost any company you type in. It does not ask whether an S corporation will save you anything, or whether your partner’s loan was really an investment. Those answers surface with the first return.',
        'Undoing a choice can mean a taxable liquidation, a new EIN or a letter asking the IRS to forgive a late election. We would rather spend an hour on it now.',
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Entity types',
      heading: 'Five structures, and what each one files',
      items: [
        {
          title: 'LLC',
          description:
            'One owner reports on Schedule C, two or more on Form 1065, unless you elect corporate treatment. Suits most small companies that want limited liability with little paperwork.',
        },
        {
          title: 'S Corporation',
          description:
            'A tax status that an LLC or corporation elects. Form 1120-S is due the 15th day of the third month. Working owners draw a W-2 wage, so it suits steady profit above that wage.',
        },
        {
          title: 'C Corporation',
          description:
            'Files Form 1120 and Florida’s F-1120 and pays the tax itself. Dividends are taxed again to you. Suits a company taking investors or keeping its profit to grow.',
        },
        {
          title: 'Partnership',
          description:
            'Form 1065 for the firm and a K-1 for each partner. General partners answer personally for its debts. Suits people who already share profit and trust each other with the bank account.',
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
      heading: 'Eight jobs between idea and first invoice',
      items: [
        {
          icon: 'scale',
          title: 'Entity comparison',
          description: 'Your expected profit run through each structure, side by side on one page.',
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
            'Form SS-4 names a living person as responsible party. Your bank will ask for the IRS letter that comes back.',
        },
        {
          icon: 'file-pen',
          title: 'Tax elections',
          description: 'Form 2553 for S status, signed by every shareholder, or Form 8832 to be taxed as a C corporation.',
        },
        {
          icon: 'stamp',
          title: 'State tax accounts',
          description: 'One DR-1 opens both sales tax and reemployment tax with the Department of Revenue.',
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
          description: 'Withholding set up, the RT-6 scheduled, and a wage for you if you elected S status.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Florida filings',
      heading: 'What Sunbiz and the county expect',
      items: [
        {
          title: 'Annual report',
          description: `LLCs and corporations file one by ${stated(facts.annualReportDue)}, starting the year after they form. For a company run for profit, lateness carries a fee. In September the state dissolves those that never filed.`,
        },
        {
          title: 'Registered agent',
          description:
            'Somebody at a Florida street address who accepts legal papers during business hours. A post office box will not do. The name and address are public.',
        },
        {
          title: 'Local business tax receipt',
          description:
            'Inside city limits you usually need two. In Boca Raton, get the city’s first, because Palm Beach County asks to see it. Receipts expire on September 30.',
        },
        {
          title: 'Corporate income tax',
          description: `C corporations, and LLCs that elect to be taxed as one, pay Florida ${stated(facts.corporateIncomeTax)}. S corporations and partnerships usually owe none of it.`,
        },
        {
          title: 'Fictitious names',
          description:
            'A name on the sign that differs from the registered one goes on Sunbiz too, after a newspaper notice in the county. It lasts five years.',
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
          description: 'Who owns what, who works in it, what it should earn. The meeting is free.',
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
          description: 'Form 2553 goes in within two months and fifteen days of the start of the tax year.',
        },
        {
          step: 5,
          title: 'Open',
          description: 'Bank account, DR-1 and receipts, with your due dates for the year on one sheet.',
        },
      ],
    },
    {
      kind: 'mistakes',
      eyebrow: 'Common mistakes',
      heading: 'What we are asked to repair',
      items: [
        'Electing S status before there is any profit to pay a wage from.',
        'Learning that Form 2553 was never accepted when the 1120-S is rejected.',
        'Paying an official-looking “compliance” invoice that did not come from the state.',
        'Running company sales through a personal checking account.',
        'Forming in Delaware for a shop on Federal Highway, then owing fees to both states.',
        'Taking in a co-owner on a handshake, with nothing in writing about who can leave or how.',
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'How three owners got started',
      items: [
        {
          title: 'Brothers with one truck',
          description:
            'Two landscapers in Boynton Beach had shared profit for two years without papers. To the IRS that was already a partnership. We filed the missing 1065s, then set up an LLC.',
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
      heading: 'Businesses we have helped open',
      intro: 'Licensed professionals often form a P.A. or a PLLC, so tell us about the license first.',
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
      heading: 'What forming a company costs here',
      rows: [prices.formation, prices.salesTaxRegistration],
      note: 'Where you fall in the range depends on the number of owners and elections. The state sets its own filing fees.',
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'We meet your choice again in March',
      items: [
        {
          icon: 'receipt-text',
          title: 'The same people file the return',
          description: 'The CPAs who help you choose the entity prepare its first return, so we have a stake in the choice.',
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
          description: 'If a sole proprietorship will do this year, you will hear that and keep your fee.',
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
          quote: 'I came in asking for a Delaware corporation. I left with a Florida LLC and a reason for it.',
          author: 'Desmond Y.',
          role: 'flooring contractor, Deerfield Beach',
        },
        {
          quote: 'They told me to hold off on the S election for a year. Nobody else had run the numbers.',
          author: 'Ilana R.',
          role: 'therapist, Boca Raton',
        },
        {
          quote: 'The due-date sheet is still taped inside our office cabinet. We have not missed one.',
          author: 'Paula W.',
          role: 'café owner, Pompano Beach',
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask before you sign the articles.',
    text: 'Tell us who owns it and what it should earn, and we will show you what each structure would file.',
    action: { label: 'Schedule Business Formation Consultation', href: '/contact' },
  },
};

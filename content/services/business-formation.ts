import { facts } from '../facts.ts';
import { figure } from '../figures/business-formation.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import { reviewSource } from '../reviews.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: 'Florida Business Formation in Boca Raton',
    description:
      'Form a Florida LLC or corporation with CPAs in Boca Raton: entity choice, Sunbiz filing, EIN, S election and state tax accounts.',
    updated: '2026-11-22',
  },
  hero: {
    eyebrow: 'Business formation',
    heading: 'Pick the entity with your first tax return in mind.',
    lede: 'Florida’s online form for an LLC takes minutes. The harder choice is how the company will be taxed, and talking that through with a CPA is free.',
    actions: [{ label: 'Schedule Business Formation Consultation', href: '/contact' }],
  },
  figure: figure(today),
  brief: {
    who: {
      value: 'Owners about to sign',
      text: 'Or about to add a partner, an election or a second company.',
      link: { label: 'The structure that suits you', href: '/services/business-formation#entity-types' },
    },
    price: {
      value: prices.formation.price,
      text: `More owners and elections move you up the range. You get one figure in writing, with the state’s filing fees listed separately; a sales tax account is ${prices.salesTaxRegistration.price}.`,
      link: { label: 'The price list', href: '/pricing#what-each-service-costs' },
    },
    time: {
      value: 'One date to mind',
      text: 'For S status, Form 2553 is generally due two months and fifteen days into the tax year.',
      link: { label: 'Form 2553', href: '/forms#form-2553' },
    },
    papers: {
      value: 'Names and a forecast',
      text: 'Who owns it, who works in it, what it should earn, and any license it needs.',
      link: { label: 'What the free half hour covers', href: '/contact#what-to-have-within-reach' },
    },
  },
  also: [
    {
      label: 'The annual report, forgotten in April',
      href: '/blog/small-business-tax-mistakes-boca-raton#the-annual-report-forgotten-in-april',
    },
    { label: 'Form SS-4, the federal number', href: '/forms#ss-4' },
    { label: 'Form DR-1, Florida’s tax accounts', href: '/forms#dr-1' },
    { label: 'A new company’s dates', href: '/deadlines?who=partnership' },
    { label: 'New firms in Fort Lauderdale', href: '/locations/fort-lauderdale' },
  ],
  by: { desk: 'companies', does: 'files the first return' },
  sections: [
    {
      kind: 'why',
      nav: 'Before you file',
      eyebrow: 'Before you file',
      heading: 'Undoing an entity costs more than forming it',
      paragraphs: [
        'The state registers almost any company you type in. It does not ask whether an S corporation will save you anything; that surfaces with the first return.',
        'Changing course later can mean a taxable liquidation.',
      ],
    },
    {
      kind: 'audience',
      beside: true,
      nav: 'Entity types',
      eyebrow: 'Entity types',
      heading: 'The structure that suits you',
      items: [
        {
          title: 'LLC',
          description: 'Suits most small companies that want limited liability; it has no tax return of its own kind.',
        },
        {
          title: 'S Corporation',
          description:
            'A tax status that an LLC or a corporation elects. Suits steady profit above the wage a working owner has to draw.',
        },
        {
          title: 'C Corporation',
          description: 'Suits a company that takes investors, or keeps its profit to grow.',
        },
        {
          title: 'Partnership',
          description: 'Suits people who trust each other with the bank account, and with their own savings.',
        },
        {
          title: 'Sole Proprietorship',
          description: 'Suits a trial run with low risk.',
        },
      ],
    },
    {
      kind: 'cards',
      nav: 'What we handle',
      eyebrow: 'What we handle',
      heading: 'The paperwork before your first invoice',
      items: [
        {
          icon: 'scale',
          title: 'Entity comparison',
          description: 'Your expected profit run through each structure.',
        },
        {
          icon: 'landmark',
          title: 'Sunbiz filing',
          description: 'Name search, then the registration you have read and approved.',
        },
        {
          icon: 'hash',
          title: 'EIN',
          description: 'The federal tax number. Your bank will ask for the IRS letter that comes with it.',
        },
        {
          icon: 'file-pen',
          title: 'Tax elections',
          description: 'Form 2553 for S status, signed by every shareholder, or Form 8832.',
        },
        {
          icon: 'stamp',
          title: 'State tax accounts',
          description: 'One DR-1 opens sales tax and reemployment tax with Florida.',
        },
        {
          icon: 'map-pinned',
          title: 'Local receipts',
          description: 'For your city and county, also for work done from home.',
        },
        {
          icon: 'book-open-check',
          title: 'Opening books',
          description: 'QuickBooks with a short chart of accounts, startup spending included.',
        },
        {
          icon: 'banknote',
          title: 'First payroll',
          description: 'Withholding, the quarterly RT-6, and a wage for you under S status.',
        },
      ],
    },
    {
      kind: 'considerations',
      nav: 'Florida filings',
      eyebrow: 'Florida filings',
      heading: 'What to file, and what to ignore',
      items: [
        {
          title: 'Annual report',
          description: `LLCs and corporations file by ${today(facts.annualReportDue)} of the year after they form. One run for profit pays a fee when late, and is dissolved after the third Friday of September.`,
        },
        {
          title: 'Registered agent',
          description: 'Somebody at a Florida street address who accepts legal papers. Name and address are public.',
        },
        {
          title: 'Local business tax receipt',
          description:
            'Inside city limits usually the city’s and the county’s, both to September 30. In Boca Raton the city reviews first.',
        },
        {
          title: 'Corporate income tax',
          description: `C corporations, and LLCs that elect to be taxed as one, pay Florida ${today(facts.corporateIncomeTax)} on income above a ${today(facts.corporateExemption)} exemption. S corporations and partnerships usually owe none.`,
        },
        {
          title: 'Fictitious names',
          description: 'A different name on the sign goes on Sunbiz too, after a newspaper notice, for five years.',
        },
        {
          title: 'Beneficial ownership reports',
          description: 'Companies formed here have been exempt since March 26, 2025, whatever the mailer with a fee says.',
        },
      ],
    },
    {
      kind: 'mistakes',
      beside: true,
      nav: 'Mistakes',
      eyebrow: 'Common mistakes',
      heading: 'What we are asked to repair',
      items: [
        'Electing S status before there is any profit to pay a wage from.',
        'Running company sales through a personal checking account.',
        'Forming in Delaware for a shop on Federal Highway, then owing fees to both states.',
        'Taking in a co-owner on a handshake, with nothing in writing about who can leave or how.',
      ],
    },
    {
      kind: 'steps',
      nav: 'Steps',
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
          description: 'The tax under two or three structures, and which we would choose.',
        },
        {
          step: 3,
          title: 'Register',
          description: 'Sunbiz first, then the EIN.',
        },
        {
          step: 4,
          title: 'Elect',
          description: 'Form 2553, where S status pays.',
        },
        {
          step: 5,
          title: 'Open',
          description: 'Bank, tax accounts and receipts, with a list of your dates.',
        },
      ],
    },
    {
      kind: 'stories',
      beside: true,
      nav: 'Stories',
      eyebrow: 'Success stories',
      heading: 'Companies we helped start',
      items: [
        {
          title: 'Brothers with one truck',
          description:
            'Two landscapers had shared profit without papers. To the IRS that was a partnership. We filed its returns, then set up an LLC.',
        },
        {
          title: 'The election that waited',
          description:
            'A therapist wanted S status at once. Her figures said wait. She formed a PLLC and elected the following January.',
        },
        {
          title: 'A café with someone’s name',
          description:
            'Our search showed the name was another company’s, before the sign was ordered. The owners lost a weekend choosing again.',
        },
      ],
    },
    {
      kind: 'why-us',
      nav: 'Why us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'We file the return we planned for',
      items: [
        {
          icon: 'receipt-text',
          title: 'A stake in the choice',
          description: 'If it is wrong, we face it at the first return.',
        },
        {
          icon: 'scroll-text',
          title: 'Clear about legal work',
          description: 'Operating agreements belong to an attorney; we read the tax clauses with you.',
        },
        {
          icon: 'door-open',
          title: 'Sometimes we say wait',
          description: 'If a sole proprietorship will do this year, that is our advice.',
        },
      ],
    },
    {
      kind: 'chips',
      beside: true,
      nav: 'Who forms here',
      eyebrow: 'Who forms here',
      heading: 'Kinds of business we set up',
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
      kind: 'reviews',
      beside: true,
      nav: 'Reviews',
      eyebrow: reviewSource.clients,
      heading: 'New owners, one year later',
      limit: 2,
      items: [
        {
          quote: 'Came in wanting a Delaware corporation because some guy online said so. Left with a Florida LLC and a reason.',
          author: 'Eddie Y.',
          role: 'flooring contractor, Deerfield Beach',
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
});

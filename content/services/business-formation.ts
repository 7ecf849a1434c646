import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: `Florida Business Formation in ${firm.office.city}`,
    description: `The tax side of a new Florida LLC or corporation, by CPAs in ${firm.office.city}: how each entity is taxed, EIN, S election, state tax accounts and books.`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'certificate',
    eyebrow: 'Business formation',
    heading: 'Start the company with its first tax return in mind.',
    aliases: 'opened an llc, new business, set up a company, form an llc, register my business, incorporate',
    lede: 'Florida’s online form for an LLC takes minutes. Choosing how the company will be taxed is harder. You or your attorney file with the state; we work with either.',
    actions: [{ label: 'Schedule Business Formation Consultation', href: '/contact?about=company' }],
  },
  brief: {
    who: {
      value: 'Owners about to form a company',
      text: 'Also owners who add a partner, a tax election or a second company.',
      link: { label: 'The structure that suits you', href: '/services/business-formation#entity-types' },
    },
    price: {
      value: formatPrice(prices.formation.price),
      text: 'More owners and elections move you up the range. You get one fee before we begin.',
      link: { label: 'The price list', href: '/pricing#what-each-service-costs' },
    },
    time: {
      value: claims.formationTime.value,
      text: 'From the first meeting to an EIN and tax accounts. S status has its own date.',
      link: { label: 'Form 2553', href: '/forms#form-2553' },
    },
    papers: {
      value: 'The owners’ names, and what you expect to earn',
      text: 'Tell us who works in the company, too, and any license it needs.',
      link: { label: 'What the free consultation covers', href: '/contact#what-to-have-within-reach' },
    },
  },
  also: [
    {
      label: 'Article: the annual report and its late fee',
      href: '/blog/small-business-tax-mistakes-boca-raton#the-annual-report-forgotten-in-april',
    },
    { label: 'Form SS-4, to get an EIN', href: '/forms#ss-4' },
    { label: 'Form DR-1, to open Florida tax accounts', href: '/forms#dr-1' },
  ],
  by: { subject: 'companies', does: 'files the first return' },
  sections: [
    {
      kind: 'cards',
      nav: 'What we handle',
      eyebrow: 'What we handle',
      heading: 'The tax work before your first invoice',
      items: [
        {
          icon: 'scale',
          title: 'Entity comparison',
          description: 'We run your expected profit through each structure and write down the tax and the yearly cost of each.',
        },
        {
          icon: 'landmark',
          title: 'Sunbiz check',
          description:
            'Once it is filed, we compare the names, dates and owners on the state’s filing with those on the tax forms.',
        },
        {
          icon: 'hash',
          title: 'EIN',
          aliases: 'ein, tax id number',
          description:
            'The federal tax number, asked for on Form SS-4. Your bank will want to see the IRS letter that comes with it.',
        },
        {
          icon: 'file-pen',
          title: 'Tax elections',
          description:
            'Form 2553 for S status, which every shareholder signs, generally due two months and fifteen days into the tax year; or Form 8832.',
        },
        {
          icon: 'stamp',
          title: 'State tax accounts',
          description: 'One DR-1 opens sales tax and reemployment tax with Florida.',
        },
        {
          icon: 'map-pinned',
          title: 'Local receipts',
          description: 'A list of the local business tax receipts you need from city and county, even if you work from home.',
        },
        {
          icon: 'book-open-check',
          title: 'Opening books',
          description: 'We set up QuickBooks with a short chart of accounts and enter what you spent before opening.',
        },
        {
          icon: 'banknote',
          title: 'First payroll',
          description: 'We set up withholding and the quarterly RT-6, and under S status a wage for you.',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'What the tax side of starting costs',
      aliases: 'llc price, llc fee, how much to set up an llc, cost to start a company, cost to incorporate',
      usual: { ...prices.formation, basis: 'more with several owners or an S election' },
      rows: [
        { service: 'Filing fees', basis: 'listed separately', price: 'Paid to the state' },
        { ...prices.salesTaxRegistration, basis: 'if you sell what is taxed' },
        { ...prices.payroll, basis: 'from the first employee' },
      ],
    },
    {
      kind: 'why',
      nav: 'Before you file',
      eyebrow: 'Before you file',
      heading: 'Undoing an entity costs more than forming it',
      lead: 'The state registers almost any company you type in.',
      paragraphs: [
        'It does not ask whether an S corporation will save you anything.',
        'Changing course later can mean a taxable liquidation. For what protects you from claims, ask an attorney; for what each structure costs in tax, ask us.',
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
        'Sending Form 2553 late, without the statement that asks for relief.',
        'Running company sales through a personal checking account.',
        'Forming in Delaware for a shop on Federal Highway, and owing both states fees.',
        'Taking in a co-owner on a handshake, with nothing in writing about leaving.',
      ],
    },
    {
      kind: 'stories',
      heading: 'New companies we helped',
      items: [
        {
          title: 'Brothers with one truck',
          description:
            'Two landscapers had shared profit without papers. To the IRS that was a partnership. We filed its returns. Their attorney then formed an LLC, and we moved the books over.',
        },
        {
          title: 'The election that waited',
          description:
            'A therapist wanted S status at once. Her figures said wait. Her attorney formed a PLLC, and she elected the following January.',
        },
        {
          title: 'A café with someone’s name',
          description:
            'Before the sign was ordered, we saw at Sunbiz that another company had the name. The owners chose a new one over a weekend.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'The process',
      heading: 'From first meeting to open account',
      items: [
        {
          title: 'Talk',
          description: 'Who owns it, who works in it, what it should earn. This is free.',
        },
        {
          title: 'Compare',
          description: 'The tax under two or three structures, on paper: the first step we charge for.',
        },
        {
          title: 'Register',
          description: 'You or your attorney register at Sunbiz. Then we apply for the EIN.',
        },
        {
          title: 'Elect',
          description: 'We file Form 2553, if S status saves you money.',
        },
        {
          title: 'Open',
          description: 'Bank, tax accounts and receipts, with a list of your dates.',
        },
      ],
    },
    {
      kind: 'reviews',
      heading: 'New owners, one year later',
      limit: 2,
      items: [
        {
          quote:
            'Some guy online said Delaware corporation. My attorney set up a Florida LLC, and they showed me how it would be taxed.',
          author: 'Eddie Y.',
          role: 'flooring contractor',
          place: 'Deerfield Beach',
        },
        {
          quote: 'Half of the official mail was junk. They told me which half.',
          author: 'Paula W.',
          role: 'café owner',
          place: 'Pompano Beach',
        },
      ],
    },
    {
      kind: 'why-us',
      beside: true,
      eyebrow: `Why ${firm.brand}`,
      heading: 'We file the return we planned for',
      items: [
        {
          icon: 'receipt-text',
          title: 'A stake in the choice',
          description: 'We prepare the first return, and see whether the advice was right.',
        },
        {
          icon: 'scroll-text',
          title: 'Clear about legal work',
          description: 'Filing, liability and operating agreements are an attorney’s. We read the tax clauses.',
        },
        {
          icon: 'door-open',
          title: 'Sometimes we say wait',
          description: 'If a sole proprietorship will do this year, that is our advice.',
        },
      ],
    },
    {
      kind: 'audience',
      nav: 'Entity types',
      eyebrow: 'Entity types',
      heading: 'The tax of each structure',
      aliases: 'become an s corp, switch to s corp, entity type, husband and wife llc, single member llc',
      items: [
        {
          title: 'LLC',
          description:
            'There is no tax return just for LLCs. With one owner it goes on your 1040; with several it files as a partnership, unless it elects to be taxed as a corporation.',
        },
        {
          title: 'S Corporation',
          aliases: 'llc or s corp, llc vs s corp',
          description:
            'A tax status that an LLC or a corporation elects, and that can pay off when profit is steadily above the wage that a working owner has to draw.',
        },
        {
          title: 'C Corporation',
          description:
            'It pays tax of its own, and its owners pay again on dividends. That can suit a company that keeps its profit to grow.',
        },
        {
          title: 'Partnership',
          description: 'It files Form 1065 and pays no income tax itself; each partner reports a share of the profit from a K-1.',
        },
        {
          title: 'Sole Proprietorship',
          description: 'Profit goes on Schedule C of your own return. It is the simplest way to try an idea.',
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Who forms here',
      eyebrow: 'Who forms here',
      heading: 'Kinds of new business we work with',
      aliases: 'realtor, real estate agent taxes',
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
      kind: 'considerations',
      beside: true,
      nav: 'Florida filings',
      eyebrow: 'Florida filings',
      heading: 'What to file, and what to ignore',
      items: [
        {
          title: 'Annual report',
          aliases: 'annual report, sunbiz',
          description: `Due by ${today(facts.annualReportDue)} of the year after you form. Late, it costs $400 more; in late September the state dissolves those that have not filed.`,
        },
        {
          title: 'Registered agent',
          description: 'Accepts legal papers at a public Florida address.',
        },
        {
          title: 'Local business tax receipt',
          aliases: 'occupational license, business tax receipt',
          description: `Inside city limits you usually need the city’s and the county’s, through September 30. ${today(facts.businessTaxClause)}`,
        },
        {
          title: 'Corporate income tax',
          description: `C corporations, and LLCs taxed as one, pay Florida ${today(facts.corporateIncomeTax)} on income above a ${today(facts.corporateExemption)} exemption.`,
        },
        {
          title: 'Fictitious names',
          description: 'Another name on the sign is registered at Sunbiz, for five years, after a newspaper notice.',
        },
        {
          title: 'Beneficial ownership reports',
          aliases: 'boi, corporate transparency act',
          description: 'Exempt since March 26, 2025, if formed here: a mailer that asks for a fee is not for you.',
        },
      ],
    },
  ],
  cta: {
    heading: 'Still deciding between an LLC and a corporation?',
    text: 'Tell us who owns it and what it should earn; a CPA goes through what each structure would file.',
    action: { label: 'Schedule Business Formation Consultation', href: '/contact?about=company' },
  },
});

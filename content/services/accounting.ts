import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: `Accounting Services in ${firm.office.city}, Florida`,
    description: `Financial statements, month-end closes, cash forecasts and lender packages for ${firm.region} companies, explained line by line by CPAs.`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'ledger',
    eyebrow: 'Accounting services',
    heading: 'Financial statements you can explain to a banker.',
    aliases: 'profit and loss, p&l, balance sheet, accounting, financial statements',
    lede: 'For companies with a lender or a partner to answer to. We close the books and prepare the statements, then go through them with you until each line makes sense.',
    actions: [{ label: 'Talk to an Accountant', opens: 'contact-card' }],
  },
  brief: {
    who: {
      value: 'Companies that answer to someone',
      text: 'A lender, a bonding agent, partners, a board or a buyer.',
      link: { label: 'Business advisory', href: '/services/business-advisory' },
    },
    price: {
      value: formatPrice(prices.statements.price),
      text: 'For one set of statements.',
      link: { label: 'The price list', href: '/pricing#what-each-service-costs' },
    },
    time: {
      value: claims.statementsTime.value,
      text: 'For one set from closed books. We work back from the date your reader has set.',
      link: { label: 'The four steps', href: '/services/accounting#steps' },
    },
    papers: {
      value: 'Your last two tax returns and the latest statements',
      text: 'Tell us what prompted the call, too.',
      link: { label: 'If the file needs work', href: '/services/quickbooks-support' },
    },
  },
  also: [
    { label: 'Form 3115, to change an accounting method', href: '/forms#form-3115' },
    { label: 'Form F-1120, Florida’s corporate return', href: '/forms#f-1120' },
    {
      label: 'Article: lost receipts and a missed March 15',
      href: '/blog/small-business-tax-mistakes-boca-raton#lost-receipts-and-a-forgotten-march-15',
    },
  ],
  by: { subject: 'companies', does: 'prepares the statements' },
  sections: [
    {
      kind: 'rows',
      nav: 'What it covers',
      eyebrow: 'What it covers',
      heading: 'Accounting work through the year',
      items: [
        {
          icon: 'calendar-check',
          title: 'Period-end close',
          description: 'Accruals, prepaid costs and depreciation entered, so that each month carries its own expenses.',
        },
        {
          icon: 'file-text',
          title: 'Financial statements',
          description: 'Balance sheet, income statement and cash flows, on the accrual, cash or tax basis.',
        },
        {
          icon: 'building-2',
          title: 'Fixed assets',
          description:
            'Cost, life and depreciation for each asset. Book and tax figures stay side by side; they differ more since the 2025 law let most equipment be deducted in its first year.',
        },
        {
          icon: 'package',
          title: 'Inventory and margin',
          description: 'Your count, tied to the ledger, because gross margin is a guess without it.',
        },
        {
          icon: 'chart-line',
          title: 'Cash forecast',
          description: 'What comes in and goes out over the next thirteen weeks, revised as customers pay.',
        },
        {
          icon: 'handshake',
          title: 'Outside requests',
          description: 'Loan packages, covenant calculations, and the schedules on a buyer’s list.',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'The price of statements',
      intro:
        'A short ledger with no inventory sits near the low end. Job costs, more accounts or a lender who wants a report move it up.',
      usual: { ...prices.statements, basis: 'one set' },
      rows: [
        { ...prices.bookkeeping, basis: 'if we keep the books' },
        { ...prices.sCorporation, basis: 'from the same statements' },
      ],
    },
    {
      kind: 'why',
      nav: 'Why it matters',
      eyebrow: 'Why it matters',
      heading: 'Profit on paper, little in the bank',
      aliases:
        'loan, sba, bank wants statements, lender wants financials, bank needs tax returns, bank needs p&l, line of credit',
      paragraphs: [
        'You may know the feeling. The report says you made money, and the bank account says you did not. The difference is sitting on the balance sheet, in unpaid invoices, inventory on the shelf, loan principal or your own draws.',
        'Accounting is the work of explaining that difference early enough to act on it, while the line of credit still has room.',
        'Other people want the explanation too. A lender renewing a loan, or a buyer looking at the company, will ask for statements on short notice and read the balance sheet first.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Steps to a finished statement',
      items: [
        { title: 'Listen', description: 'Who reads your statements, and by what date.' },
        { title: 'Tie out', description: 'Cash, debt, inventory and payroll matched to outside records.' },
        { title: 'Prepare', description: 'Entries posted, statements drafted, judgment calls written down.' },
        { title: 'Explain', description: 'We sit down with you and go through what changed.' },
      ],
    },
    {
      kind: 'local',
      nav: 'In Florida',
      eyebrow: 'Local advantage',
      heading: 'A business year with a slow summer',
      paragraphs: [
        `In ${firm.region} a marina, or a practice that looks after winter residents, may earn most of its money between Thanksgiving and Easter. Set April beside March and you learn little. We set it beside the April before, and plan for summer while the winter cash is still in the bank.`,
        `State rules reach the statements as well. Florida has no personal income tax, but a C corporation pays ${today(facts.corporateIncomeTax)} of its income above a ${today(facts.corporateExemption)} exemption, reported on Form F-1120. We accrue it month by month, and the return in spring confirms a figure you already know.`,
        `The office in ${firm.office.city} is open on Saturdays, for owners who cannot get away during the week.`,
      ],
      links: [],
    },
    {
      kind: 'testimonial',
      quote:
        'The bank asked for statements with a covenant calculation. Never heard of it. They put one together and walked me through it twice, and when the banker called I actually had answers.',
      author: 'Miguel L.',
      role: 'marine contractor',
      place: 'Pompano Beach',
    },
    {
      kind: 'audience',
      nav: 'Who we serve',
      eyebrow: 'Who we serve',
      heading: 'Companies with someone to report to',
      items: [
        {
          title: 'Contractors who need a bond',
          description:
            'A surety asks for a work-in-progress schedule with the statements. We build it from contract prices and job costs.',
        },
        {
          title: 'Practices with partners',
          description: 'Doctors, dentists and lawyers who share rent want income, draws and capital shown for each partner.',
        },
        {
          title: 'Condominium boards',
          description:
            'Florida statute ties the level of the year-end report to the association’s revenue. Reserves and operating money are shown apart.',
        },
        {
          title: 'Owners thinking of selling',
          description: 'A buyer will compare statements with tax returns, year by year. Reconcile them before you are asked to.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Choosing the statements you need',
      items: [
        {
          question: 'What is the difference between bookkeeping and accounting?',
          answer:
            'Bookkeeping records what happened: each sale, bill and paycheck, matched to the bank. Accounting then adjusts for what the bank cannot show, such as depreciation or work done and not yet billed, and turns the result into statements a reader can follow. You can have either from us, or both.',
        },
        {
          question: 'Compiled, reviewed or audited: which statements do I need?',
          aliases: 'audited financial statements',
          answer:
            'Compiled statements present your figures and carry no assurance. For a review, the CPA asks questions and runs comparisons, and gives limited assurance; that CPA must be independent of you, which keeping your books can rule out. An audit tests the records and ends in an opinion. Ask your lender for the requirement in writing, and we quote from that. We do not audit: you hire an independent firm, and we get its schedules ready.',
        },
        {
          question: 'Can I keep the bookkeeper I have?',
          answer:
            'Yes, and many owners do. Your bookkeeper records the daily entries. At the end of the month or quarter we review the accounts and send a list of corrections, then prepare the statements. We will want accountant access to the file, the bank and loan statements, and a name to send our questions to.',
        },
        {
          question: 'Should I be on the cash or the accrual basis?',
          answer:
            'Lenders usually like accrual, since it shows what you are owed and what you owe. Many small companies file their taxes on the cash basis. You can have statements on one and a return on the other if the differences are tracked. Changing the method on the return generally takes a request to the IRS on Form 3115, so ask first.',
        },
        {
          question: 'What should I bring to a first meeting?',
          answer:
            'Your last two tax returns, the latest statements, and the paper that made you call: a loan agreement, a letter from the bank, an offer. If you have only half of that, bring half. The consultation is free, and you go home with a list of what is missing.',
        },
      ],
    },
  ],
  cta: {
    heading: 'A first look at your statements costs nothing.',
    text: 'Call or write, and mention the line that puzzles you. A CPA normally calls back within one business day.',
    action: { label: 'Talk to an Accountant', opens: 'contact-card' },
  },
});

import { facts, stated } from '../facts.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Accounting Services in Boca Raton, Florida',
    description:
      'Financial statements, month-end closes, cash forecasts and lender packages for South Florida companies, explained line by line by CPAs.',
  },
  hero: {
    eyebrow: 'Accounting services',
    heading: 'Financial statements you can explain to a banker.',
    lede: 'We close the books, prepare the statements and go through them with you until each line makes sense.',
    actions: [{ label: 'Talk to an Accountant', opens: 'contact-card' }],
  },
  sections: [
    {
      kind: 'why',
      eyebrow: 'Why it matters',
      heading: 'Profit on paper, little in the bank',
      paragraphs: [
        'You may know the feeling. The report says you made money, and the bank account says you did not. Both can be right. The difference is sitting on the balance sheet, in unpaid invoices, stock on the shelf, loan principal or your own draws.',
        'Accounting is the work of explaining that difference early enough to do something about it: before the line of credit is full, before the distribution is paid.',
        'Other people want the explanation too. A lender renewing a loan, or a buyer looking at the company, will ask for statements on short notice and read the balance sheet first.',
      ],
    },
    {
      kind: 'rows',
      eyebrow: 'What it covers',
      heading: 'Six pieces of the accounting year',
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
          description: 'Cost, life and depreciation for each asset. Book and tax figures kept side by side.',
        },
        {
          icon: 'package',
          title: 'Inventory and margin',
          description: 'Your count, tied to the ledger. Until then gross margin is a guess.',
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
      kind: 'audience',
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
      kind: 'steps',
      eyebrow: 'How it works',
      heading: 'Four steps to a finished statement',
      items: [
        { step: 1, title: 'Listen', description: 'Who reads your statements, and by what date.' },
        { step: 2, title: 'Tie out', description: 'Cash, debt, inventory and payroll agreed to outside records.' },
        { step: 3, title: 'Prepare', description: 'Entries posted, statements drafted, judgment calls written down.' },
        { step: 4, title: 'Explain', description: 'We sit down with you and go through what changed.' },
      ],
    },
    {
      kind: 'local',
      eyebrow: 'Local advantage',
      heading: 'We know what August looks like here',
      paragraphs: [
        'A South Florida year is not flat. A marina, or a practice that looks after winter residents, may earn most of its money between Thanksgiving and Easter. Set April beside March and you learn little. We set it beside the April before, and plan for summer while the winter cash is still in the bank.',
        `State rules reach the statements as well. Florida taxes no wages, but it does tax C corporations: ${stated(facts.corporateIncomeTax)} of income above an exemption, on Form F-1120. We accrue it as the year goes, so the return brings no surprise.`,
        'The office is in Boca Raton and open on Saturdays. Bring the loan letter with you.',
      ],
      links: [],
    },
    {
      kind: 'prices',
      eyebrow: 'What it costs',
      heading: 'Prices for the work behind the report',
      rows: [prices.statements, prices.bookkeeping, prices.salesTax],
      note: 'Where you land in a range depends on the size of the ledger and on what your reader requires.',
    },
    {
      kind: 'questions',
      eyebrow: 'Questions',
      heading: 'Asked before the first close',
      items: [
        {
          question: 'What is the difference between bookkeeping and accounting?',
          answer:
            'Bookkeeping records what happened: each sale, bill and paycheck, agreed to the bank. Accounting then adjusts for what the bank cannot show, such as depreciation or work done and not yet billed, and turns the result into statements somebody can rely on. One depends on the other. You can have either from us, or both.',
        },
        {
          question: 'Compiled, reviewed or audited: which statements do I need?',
          answer:
            'Compiled statements present your figures and carry no assurance. For a review, the CPA asks questions and runs comparisons, and gives limited assurance. An audit tests the records and ends in an opinion. Get the requirement in writing from your lender and show it to us before we quote. Audits are not on our price list; an independent audit firm would do one.',
        },
        {
          question: 'Can I keep the bookkeeper I have?',
          answer:
            'Yes, and many owners do. Your bookkeeper posts the days; we review the accounts at the end of the month or quarter, send a list of corrections and prepare the statements. We will want accountant access to the file, the bank and loan statements, and a name to send our questions to.',
        },
        {
          question: 'Should I be on the cash or the accrual basis?',
          answer:
            'Lenders usually like accrual, since it shows what you are owed and what you owe. Many small companies file their taxes on the cash basis. You can have statements on one and a return on the other if the differences are tracked. Changing the method on the return generally takes Form 3115, so ask first.',
        },
        {
          question: 'What should I bring to a first meeting?',
          answer:
            'Your last two tax returns, the latest statements, and whatever prompted the call: a loan agreement, a letter from the bank, an offer. If you have only half of that, bring half. The first consultation is free, and you will leave with a list of what is missing.',
        },
      ],
    },
    {
      kind: 'testimonial',
      quote:
        'The surety wanted a work-in-progress schedule. They built it from my job folders, then explained it to me before I had to explain it.',
      author: 'Margit L.',
      role: 'marine contractor, Pompano Beach',
    },
  ],
  closing: {
    heading: 'Show us the line you cannot explain.',
    text: 'Call or write; there are three of us, and one will get back to you by the next business day.',
    action: { label: 'Talk to an Accountant', opens: 'contact-card' },
  },
};

import { formatPrice, sayMeasure } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { firm } from '../firm.ts';
import { letterCost } from '../forms/letters.ts';
import { costOf, irsFees, prices } from '../prices.ts';
import type { ServiceBody } from '../types.ts';

export const body = (): ServiceBody => ({
  head: {
    title: 'IRS Notices, Audits and Back Taxes',
    description: `A CP2000, an audit, unfiled years or a levy notice: ${firm.office.city} CPAs read the letter, find the date that matters and speak to the IRS for you.`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'letter',
    eyebrow: 'IRS resolution services',
    heading: 'Open the letter. We will help you answer it.',
    aliases: 'owe back taxes, back taxes, bill irs, irs debt, audited, owe money, i owe money',
    lede: 'A Florida CPA finds the date that matters and, with your power of attorney (Form 2848), speaks to the IRS for you.',
    actions: [
      { label: 'Book Your Free Consultation', href: '/contact?about=letter' },
      { label: 'Find a letter by its code', href: '/forms#forms-words' },
    ],
  },
  brief: {
    who: {
      value: 'Anyone with a letter',
      text: 'People and companies, with one notice or ten unfiled years.',
      link: { label: 'When it seems too late', href: '/services/irs-resolution#already-late' },
    },
    price: {
      value: letterCost,
      text: `For a CP2000 answered by mail, at ${formatPrice(prices.audit.price)}. Audits take longer.`,
      link: { label: 'The price list', href: '/pricing#what-each-service-costs' },
    },
    time: {
      value: 'A first answer within days',
      text: 'Before the letter’s date, if we have it in time. The IRS takes weeks or months.',
      link: { label: 'The order of work', href: '/services/irs-resolution#steps' },
    },
    papers: {
      value: 'The letter and last year’s return',
      text: 'Every page, and the return in question.',
      link: { label: 'Form 2848, our power of attorney', href: '/forms#form-2848' },
    },
  },
  also: [
    { label: 'CP2000: what to do, and by when', href: '/search?q=CP2000' },
    { label: 'CP3219A, the 90-day letter', href: '/forms#cp3219a' },
  ],
  by: { subject: 'trusts', does: 'answers the letters here' },
  sections: [
    {
      kind: 'rows',
      nav: 'What we handle',
      eyebrow: 'What we handle',
      heading: 'From the first notice to the levy',
      items: [
        {
          icon: 'mail-warning',
          title: 'CP2000 and other notices',
          aliases:
            'CP2000, not report stock sale, didnt report, never reported, unreported income, forgot a 1099, left off a 1099',
          description:
            'A W-2 or 1099 did not match. It is a proposal, to be answered generally within 30 days. We also answer a CP11, CP12, CP22A, CP49, CP75 or LT38, and a 5071C or 4883C that asks who you are.',
        },
        {
          icon: 'eraser',
          title: 'Penalty abatement',
          aliases: 'penalty, late penalty, penalty abatement, penalty too high, waive penalty',
          description:
            'For tax years from 2025 the IRS should waive a first late penalty by itself if your prior three years were clean; we check that it did. For older years, or for reasonable cause, we ask by letter or on Form 843.',
        },
        {
          icon: 'file-search',
          title: 'Audits',
          aliases:
            'audit letter, letter about an audit, audited, being audited, auditor, audit me, represent me at an audit, irs wants to see me, irs in person, irs interview, correspondence audit, appointment with the irs',
          description:
            'We meet the examiner, and in most cases you need not be there. If we disagree, we go to the IRS Independent Office of Appeals within the letter’s 30 days.',
        },
        {
          icon: 'file-clock',
          title: 'Unfiled returns',
          description: 'After a CP518 the IRS can file one without your deductions. We prepare the real one.',
        },
        {
          icon: 'calendar-range',
          title: 'Installment agreements',
          aliases: 'cannot pay, pay over time, monthly payments, cant afford owe irs, owe taxes cant afford it',
          description:
            'Form 9465. Interest and a penalty keep running, so choose the shortest term you can keep up. After a missed payment, a CP523 gives 30 days to save the plan.',
        },
        {
          icon: 'wallet-cards',
          title: 'Payroll tax debt',
          aliases:
            'unpaid payroll tax, didnt send payroll taxes, behind on payroll taxes, trust fund penalty, payroll tax debt, payroll letter irs',
          description:
            'Withheld tax is held in trust, and the penalty for spending it can reach anyone who chose which bills to pay.',
        },
        {
          icon: 'handshake',
          title: 'Offers in compromise',
          aliases: 'settle for less, offer in compromise, pennies on the dollar, fresh start',
          description: 'Form 656. Most people do not qualify, so we test income and assets first.',
        },
        {
          icon: 'gavel',
          title: 'Liens and levies',
          aliases: 'passport revoked',
          description:
            'An LT11, Letter 1058 or CP90 gives 30 days to ask for a hearing on Form 12153. A CP508C concerns your passport.',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'The price of an answer',
      aliases: 'cost of cp2000, cost of a letter, price of an answer to the irs',
      intro: `You get a written estimate before we begin. ${irsFees}.`,
      usual: {
        service: 'A CP2000 answered by mail',
        basis: sayMeasure(claims.noticeHours.value),
        price: costOf(prices.audit.price, claims.noticeHours.value),
        units: claims.noticeHours.value,
      },
      rows: [
        {
          service: 'An audit of one year',
          basis: `${sayMeasure(claims.auditHours.value)}, an individual return`,
          price: costOf(prices.audit.price, claims.auditHours.value),
        },
        { service: 'Missing records, further years', basis: 'by the hour', price: prices.audit.price },
        { ...prices.amended, basis: 'after we have read the first one' },
      ],
    },
    {
      kind: 'checklist',
      nav: 'Today',
      heading: 'What you can do today',
      aliases:
        'late filing, how much penalty late, late tax return, missed the deadline, missed april 15, file on time cant pay, fake irs, letter real, taxpayer advocate, low income, free help with irs, text from irs, agent at my door, tax attorney, revenue officer, lawyer or cpa, tax evasion, fraud, scam, scam call',
      intro: 'Keep every envelope, and mail answers at the counter, for the postmark.',
      items: [
        'Is this letter real? The IRS writes before it calls. Look up its number at IRS.gov, and your account there, which has many of the letters. In doubt call the number at IRS.gov, not the one on the letter. Report a false letter at tigta.gov, a false email to phishing@irs.gov.',
        'Open every envelope, and pick up certified mail: leaving it there does not stop the clock. Circle the nearest “respond by” date.',
        'File on time even if you cannot pay: filing late costs 5% of the unpaid tax for each month, paying late half of 1%.',
        'If you agree that you owe, pay what you can, at IRS.gov or by check to the U.S. Treasury.',
        'Sign no waiver or consent until somebody on your side has read it.',
        'Hang up on a caller who wants gift cards or a wire.',
        'A Low Income Taxpayer Clinic is free or nearly so. In hardship, Form 911 reaches the Taxpayer Advocate.',
        'If a criminal investigator leaves a card, call a tax attorney: what you tell an accountant may not stay private.',
      ],
    },
    {
      kind: 'why',
      nav: 'The letter',
      eyebrow: 'Take a breath',
      heading: 'What an IRS letter is asking for',
      aliases:
        'letter, notice, ignore the letter, ignored letter, ignore irs, what does this letter mean, certified letter irs, letter mail irs, throw away letter, owe already paid, prison, jail not paying taxes, arrest taxes, notice irs, notice tax, scared, cp05, cp09, cp10, cp13, cp15, cp16, cp21, cp23, cp24, cp27, cp39, cp40, cp44, cp45, cp53, cp54, cp59, cp60, cp63, cp71, cp80, cp88, cp91, cp05a, cp130, cp134, cp136, cp161, cp162, cp210, cp215, cp21a, cp21b, cp21c, cp220, cp259, cp267, cp276, cp297, cp515, cp516, cp518, cp521, cp523, cp71a, cp71c, cp71d, cp2501, cp3219a, cp3219n, 525, 531, 566, 692, 105c, 106c, 2205, 226j, 3172, 3219, 6475, 725b, 2645c, 4464c, 5747c',
      lead: 'Owing tax is a debt, not a crime.',
      paragraphs: [
        'Most letters want one thing by one date, and the number in a corner says which. A payment may have crossed it in the mail.',
        'Hiding income or refusing to file can be. Before the IRS takes wages or a bank balance it nearly always writes several times.',
        `If you let a CP2000 pass, a notice of deficiency (CP3219A) follows: 90 days to petition the Tax Court, and no one can extend them. Call us the day it comes, and we name Tax Court attorneys to you ${claims.attorneyNames.value}.`,
      ],
    },
    {
      kind: 'problems',
      nav: 'Already late',
      beside: true,
      eyebrow: 'Already happening',
      heading: 'When you think it is too late',
      items: [
        {
          title: 'Your pay is being levied',
          aliases: 'take my wages, take my pay, paycheck levied',
          description:
            'A levy takes from every paycheck until released. We ask for its release, with a payment plan or proof of hardship.',
        },
        {
          title: 'The bank account is frozen',
          aliases: 'irs took my money, bank account frozen',
          description: 'The money stays at the bank for 21 days, and until then the IRS can release it. Call first.',
        },
        {
          title: 'Somebody filed in your name',
          aliases: 'identity theft, stolen identity, someone filed in my name, ip pin',
          description:
            'Your own e-filed return is rejected. Send it on paper with Form 14039, and get an Identity Protection PIN at IRS.gov.',
        },
        {
          title: 'You have not filed in ten years',
          aliases:
            'irs says i didnt file, didnt file taxes, havent filed, havent filed taxes, forgot to file, forgot file taxes, never filed, years behind, unfiled return, missed years, skipped a year, old tax returns',
          description: 'IRS policy usually asks for the last six. A refund is normally lost three years after the due date.',
        },
        {
          title: 'The audit went against you',
          aliases: 'audit over, disagree with audit, appeal audit, tax court',
          description:
            'After the 30 days of Letter 525, a notice of deficiency (Letter 3219) gives 90 for the Tax Court. Later, new records may support a reconsideration.',
        },
      ],
    },
    {
      kind: 'stories',
      heading: 'Cases we have worked',
      items: [
        {
          title: 'A retired couple taxed on their own money',
          description: 'The CP2000 counted the whole price of a sale as gain. Records of the purchase settled it.',
        },
        {
          title: 'A contractor with four missing years',
          description: 'His costs were in bank statements. The tax came in lower.',
        },
        {
          title: 'A restaurant behind on withheld tax',
          description: 'We brought the deposits up to date. Each payment then went first to the part the owner was liable for.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The order in which we work',
      items: [
        {
          title: 'Sign Form 2848',
          description: 'With it we order what the IRS has on file.',
        },
        {
          title: 'Meet the nearest date',
          description: 'Reply, appeal or ask for time.',
        },
        {
          title: 'File what is missing',
          description: 'Before that, no plan or offer is approved.',
        },
        {
          title: 'Pick the remedy',
          description: 'Penalty relief, a plan, hardship status or, for a few, an offer.',
        },
        {
          title: 'Keep it closed',
          description: 'New estimates, so that no new balance ends the plan.',
        },
      ],
    },
    {
      kind: 'reviews',
      heading: 'Clients who opened the letter',
      limit: 2,
      items: [
        {
          quote: 'They read the notice and told me what to send, and by which day.',
          author: 'Norma F.',
          role: 'retired nurse',
          place: 'Deerfield Beach',
        },
        {
          quote: 'The auditor went to their office. Me, I stayed in my kitchen.',
          author: 'Yolanda B.',
          role: 'café owner',
          place: 'Delray Beach',
        },
      ],
    },
    {
      kind: 'why-us',
      beside: true,
      eyebrow: `Why ${firm.brand}`,
      heading: 'A CPA between you and the IRS',
      items: [
        {
          icon: 'badge-check',
          title: 'A CPA holds the file',
          description: 'CPAs may represent you at every level inside the IRS.',
        },
        {
          icon: 'scale',
          title: 'No promised settlements',
          description: 'If an offer is likely to fail, we tell you.',
        },
      ],
    },
    {
      kind: 'audience',
      nav: 'Who we help',
      heading: 'People who get these letters',
      items: [
        {
          title: 'Employers behind on payroll tax',
          description: 'Make the next deposit on time: the officer looks first whether the debt grows.',
        },
        {
          title: 'Husbands, wives and former spouses',
          aliases: 'innocent spouse, ex owes irs, divorced didnt pay taxes, liable husband taxes',
          description:
            'Both owe the tax on a joint return. Form 8857 asks for relief, as a rule within two years of the IRS’s first step to collect; equitable relief has no such limit. If the debt is only your spouse’s, Form 8379 gets your share of a refund back.',
        },
      ],
    },
    {
      kind: 'considerations',
      beside: true,
      nav: 'In Florida',
      heading: 'A federal debt at a Florida address',
      items: [
        {
          title: 'The state writes its own letters',
          aliases: 'state letter, letter tallahassee, state of florida bill',
          description: 'It has its own power of attorney, Form DR-835, and payment plan.',
        },
        {
          title: 'Homestead does not stop a federal lien',
          aliases: 'take my house, lose my house, lien',
          description: 'Seizing a main home, though, takes a court’s written approval.',
        },
        {
          title: 'Snowbird mail counts as delivered',
          description: 'A notice is good if it went to the address on your last return. After a move, file Form 8822.',
        },
      ],
    },
  ],
  cta: {
    heading: 'The date on the letter comes first.',
    text: 'Have the notice number ready. A CPA says what comes first, free.',
    action: { label: 'Schedule a Free Consultation', href: '/contact?about=letter' },
  },
});

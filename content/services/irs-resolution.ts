import { claims } from '../claims.ts';
import { figure } from '../figures/irs-resolution.ts';
import { firm } from '../firm.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'IRS Notices, Audits and Back Taxes',
    description:
      'A CP2000, an audit, unfiled years or a levy notice: Boca Raton CPAs read the letter, find the date that matters and speak to the IRS for you.',
  },
  hero: {
    eyebrow: 'IRS resolution services',
    heading: 'Open the letter. We will help you answer it.',
    lede: 'If you cannot face it, bring it in sealed and we open it together. A Florida CPA finds the date that matters, and once you sign a power of attorney (Form 2848) the IRS can speak to us in your place.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
    keyFacts: [`Audit work at ${prices.audit.price}`, 'Hours estimated in writing', 'A CPA speaks to the IRS'],
  },
  figure,
  sections: [
    {
      kind: 'why',
      eyebrow: 'Take a breath',
      heading: 'What an IRS letter is asking for',
      paragraphs: [
        'Most IRS letters are printed by a computer and want one thing by one date. The notice number in a corner of the page, CP2000 for example, tells us which kind it is.',
        'Owing tax is a debt, and a debt by itself is no crime. Before the IRS takes wages or a bank balance it nearly always writes several times.',
        'A missed date is where people get hurt. Ignore a CP2000 and the IRS moves to assess the tax it proposed. Appeal a final levy notice in time and levies generally stop while the appeal is heard.',
      ],
    },
    {
      kind: 'checklist',
      eyebrow: 'Today',
      heading: 'A list for this afternoon',
      items: [
        'Open every envelope. Find the notice number and the “respond by” date on each letter, and circle the nearest date.',
        'Pick up certified mail. Leaving it at the post office does not stop the clock.',
        'File this year’s return by its due date even if you cannot pay. The penalty for filing late is larger than for paying late.',
        'If you agree that you owe, pay what you can at IRS.gov. Interest and a penalty run on what is left.',
        'Sign nothing that accepts a balance or extends a deadline until somebody on your side has read it.',
        'Hang up on a caller who wants gift cards or a wire. The IRS does not collect that way.',
        'If a criminal investigator leaves a card, call a tax attorney before you call us. What you tell an accountant may not stay private in a criminal case.',
      ],
    },
    {
      kind: 'rows',
      eyebrow: 'What we handle',
      heading: 'From the first notice to the levy',
      items: [
        {
          icon: 'mail-warning',
          title: 'CP2000 and other notices',
          description:
            'A CP2000 says that a W-2 or 1099 did not match your return. It is a proposal, answered in writing and generally within 30 days.',
        },
        {
          icon: 'file-search',
          title: 'Audits',
          description: 'We put the records in order and meet the examiner. In most audits you do not have to sit in.',
        },
        {
          icon: 'file-clock',
          title: 'Unfiled returns',
          description:
            'The IRS can file a substitute return that leaves out deductions you could claim. We pull the wage records and prepare the real one.',
        },
        {
          icon: 'calendar-range',
          title: 'Installment agreements',
          description: 'Form 9465 asks for monthly payments. Interest keeps running, so pick the shortest term you can keep up.',
        },
        {
          icon: 'handshake',
          title: 'Offers in compromise',
          description:
            'Form 656 asks the IRS to take less than you owe. Most people do not qualify. We test your income and assets first.',
        },
        {
          icon: 'eraser',
          title: 'Penalty abatement',
          description:
            'First-time abatement looks for a clean record in the three years before. Reasonable cause needs proof, of a hospital stay or a flood.',
        },
        {
          icon: 'wallet-cards',
          title: 'Payroll tax debt',
          description:
            'Tax withheld from paychecks is held in trust. The trust fund recovery penalty can reach the owner, or whoever chose which bills were paid, personally.',
        },
        {
          icon: 'gavel',
          title: 'Liens and levies',
          description:
            'The final notice is an LT11 or Letter 1058. You have 30 days from its date to ask for a hearing on Form 12153.',
        },
      ],
    },
    {
      kind: 'problems',
      eyebrow: 'Already happening',
      heading: 'When you think it is too late',
      items: [
        {
          title: 'Your pay is being levied',
          description:
            'A wage levy takes from every paycheck until it is released. We ask for release, with a payment plan or proof of hardship.',
        },
        {
          title: 'The bank account is frozen',
          description: 'A bank holds levied money for 21 days before it goes to the IRS. Call on the first of those days.',
        },
        {
          title: 'You have not filed in ten years',
          description:
            'IRS policy usually asks for the last six years to treat you as current. A refund, though, is normally lost three years after the due date.',
        },
        {
          title: 'The audit is over and you lost',
          description:
            'A notice of deficiency gives 90 days to petition the Tax Court, which is work for a tax attorney. After that, new records may support an audit reconsideration.',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'In Florida',
      heading: 'A federal debt at a Florida address',
      items: [
        {
          title: 'The state writes its own letters',
          description:
            'Sales and reemployment tax belong to the Florida Department of Revenue. It needs its own power of attorney, Form DR-835, and its own payment plan.',
        },
        {
          title: 'Local offices see you by appointment',
          description: 'IRS Taxpayer Assistance Centers book visits by phone, but most cases are worked by mail and telephone.',
        },
        {
          title: 'Homestead does not stop a federal lien',
          description:
            'A federal tax lien attaches to a homestead all the same, though seizing a main home takes a court’s written approval.',
        },
        {
          title: 'Snowbird mail counts as delivered',
          description:
            'A notice is good if it went to your last known address, usually the one on your last return. After a move, file Form 8822. If you winter here, have someone up north open the mail.',
        },
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Who it is for',
      heading: 'People who get these letters',
      items: [
        {
          title: 'Employees and retirees',
          description: 'A forgotten 1099-R, or a stock sale reported without its cost, can look like a large bill.',
        },
        {
          title: 'The self-employed',
          description: 'One year without estimated payments turned into three unfiled ones. We can start from bank statements.',
        },
        {
          title: 'Employers behind on payroll tax',
          description: 'Make the next deposit on time. A revenue officer looks first at whether the debt is still growing.',
        },
        {
          title: 'Husbands, wives and former spouses',
          description:
            'Both signers owe the tax on a joint return, even after a divorce. Form 8857 asks for relief for the one who did not know.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'How it goes',
      heading: 'The order in which we work',
      items: [
        {
          step: 1,
          title: 'Sign Form 2848',
          description: 'The power of attorney names the taxes and years on which we may speak for you.',
        },
        {
          step: 2,
          title: 'Order transcripts',
          description: 'They show the returns, wages and balances the IRS has on file.',
        },
        {
          step: 3,
          title: 'Meet the nearest date',
          description: 'A reply, an appeal or a request for more time goes out first.',
        },
        {
          step: 4,
          title: 'File what is missing',
          description: 'The IRS will not approve a plan or weigh an offer until required returns are in.',
        },
        {
          step: 5,
          title: 'Pick the remedy',
          description: 'Abatement, a payment plan, hardship status or, for a few, an offer.',
        },
        {
          step: 6,
          title: 'Keep it closed',
          description: 'We reset withholding or estimates, since a new balance can default the agreement.',
        },
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Cases we have worked',
      items: [
        {
          title: 'A retired couple taxed on their own money',
          description:
            'The CP2000 counted the whole price of a stock sale as gain. We sent Form 8949 with the purchase records, and the IRS closed the matter with no added tax.',
        },
        {
          title: 'A contractor with four missing years',
          description:
            'His 1099s were on the transcripts, his costs in bank statements. The tax came in below the IRS’s substitute returns, and he pays it monthly.',
        },
        {
          title: 'A restaurant behind on withheld tax',
          description:
            'Current deposits came first. Then each extra payment was applied to the withheld tax, the part the owner could be held personally liable for.',
        },
      ],
    },
    {
      kind: 'why-us',
      eyebrow: `Why ${firm.brand}`,
      heading: 'A CPA between you and the IRS',
      items: [
        {
          icon: 'badge-check',
          title: 'A CPA holds the file',
          description:
            'CPAs may represent you before the IRS in exam, appeals and collection. A Florida-licensed CPA oversees every case.',
        },
        {
          icon: 'scale',
          title: 'No promised settlements',
          description:
            'Any figure is a guess until your income and assets are on paper. If an offer is likely to fail, we tell you.',
        },
        {
          icon: 'phone-call',
          title: 'We call you back',
          description: 'A CPA returns them within one business day.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'What it costs',
      heading: 'The cost of answering the IRS',
      rows: [prices.audit, prices.amended],
      note: `A CP2000 answered by mail usually takes ${claims.noticeHours.value}, an audit of one year of an individual return usually ${claims.auditHours.value}. Missing records and further years add to that. You get a written estimate first. An amended return is quoted from the original, and IRS fees are separate.`,
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Clients who opened the letter',
      limit: 3,
      items: [
        {
          quote:
            'I hadn’t slept in a week. They read the notice in ten minutes and told me I had until the nineteenth, and what to send.',
          author: 'Norma F.',
          role: 'retired nurse, Deerfield Beach',
        },
        {
          quote:
            'Told me flat out I wouldn’t get an offer. Fine. The bill matched the estimate, and the payment plan is one I can keep.',
          author: 'Marcus T.',
          role: 'tile contractor, Pompano Beach',
        },
        {
          quote: 'The auditor went to their office, and me, I stayed in my kitchen where I belong.',
          author: 'Yolanda B.',
          role: 'café owner, Delray Beach',
        },
      ],
    },
  ],
  closing: {
    heading: 'The date on the letter comes first.',
    text: 'Have the notice number ready when you call, and a CPA can say what has to happen first. That half hour is free.',
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
};

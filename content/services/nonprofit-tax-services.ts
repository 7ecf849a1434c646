import { claims } from '../claims.ts';
import { facts, today } from '../facts.ts';
import { figure } from '../figures/nonprofit-tax-services.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Nonprofit Tax and Form 990 in Boca Raton',
    description:
      'Form 990, exemption applications, fund bookkeeping and Florida charity registrations for nonprofits in South Florida.',
  },
  hero: {
    eyebrow: 'Nonprofit tax services',
    heading: 'A Form 990 your board and your donors can follow.',
    lede: 'Form 990 is the yearly federal return of a tax-exempt group, and anyone may ask to see it. We prepare yours from books that keep restricted gifts apart, and look after the Florida registrations.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
    keyFacts: ['Return fee quoted in writing first', `Bookkeeping ${prices.bookkeeping.price}`, 'Every page read by a CPA'],
  },
  figure,
  sections: [
    {
      kind: 'why',
      eyebrow: 'At stake',
      heading: 'Losing the exemption by not filing',
      paragraphs: [
        'When an organization skips its annual return three years running, the IRS revokes the exemption automatically. Small groups lose theirs this way when all they owed was a 990-N, the short online notice. To get it back you apply and pay again.',
        'The return is due on the 15th day of the fifth month after your year ends, May 15 for a calendar year. Form 8868 adds six months to a 990 or the shorter 990-EZ. The 990-N has no extension.',
      ],
    },
    {
      kind: 'rows',
      eyebrow: 'What we do',
      heading: 'Filing and bookkeeping we take on',
      items: [
        {
          icon: 'file-text',
          title: 'Annual return',
          description:
            'Generally a 990-N if you normally take in $50,000 or less, a 990-EZ with receipts under $200,000 and assets under $500,000, and otherwise the full 990.',
        },
        {
          icon: 'file-badge',
          title: 'Exemption application',
          description:
            'Form 1023 or 1023-EZ. Filed within 27 months after the month you formed, it generally reaches back to the start.',
        },
        {
          icon: 'gift',
          title: 'Private foundations',
          description: 'Form 990-PF, with the yearly payout and the tax on investment income worked out.',
        },
        {
          icon: 'split',
          title: 'Unrelated income',
          description: 'Form 990-T for advertising, a mortgaged rental or a side business.',
        },
        {
          icon: 'notebook-pen',
          title: 'Fund bookkeeping',
          description: 'QuickBooks arranged to keep a restricted gift visible until it is spent as the donor asked.',
        },
        {
          icon: 'presentation',
          title: 'Board statements',
          description: 'Financial position and activities, with a note the treasurer can read aloud.',
        },
        {
          icon: 'clipboard-check',
          title: 'Audit preparation',
          description: 'An independent firm signs your audit. We have the schedules ready when it arrives.',
        },
        {
          icon: 'users-round',
          title: 'Payroll',
          description:
            'A 501(c)(3) with staff files Forms 941 and W-2 and owes no federal unemployment tax. Florida reemployment tax may apply.',
        },
        {
          icon: 'receipt-text',
          title: 'Gift acknowledgments',
          description: `Letters that state what the donor received in return. From 2026, donors who itemize deduct only giving above ${today(facts.charityFloor)} of adjusted gross income; others may deduct cash to a public charity, up to $1,000 ($2,000 on a joint return). We list cash and goods separately.`,
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Florida considerations',
      heading: 'Federal exemption is only half of it',
      items: [
        {
          title: 'Permission to ask for money',
          description:
            'Most charities register with the Florida Department of Agriculture and Consumer Services before soliciting, and renew every year. Religious institutions are exempt, and a group with under $50,000 a year in contributions and only unpaid people can apply to be. The state prescribes a notice for appeals and receipts.',
        },
        {
          title: 'Buying without sales tax',
          description:
            'An IRS letter does not do it. Apply on Form DR-5 for a Consumer’s Certificate of Exemption (Form DR-14), and pay from the organization’s account. A volunteer’s own card does not qualify.',
        },
        {
          title: 'A Florida corporation, not for profit',
          description:
            'State law asks for at least three directors. For a 501(c)(3), the articles also need the IRS wording on purpose and dissolution when Form 1023 goes in.',
        },
        {
          title: 'Annual report',
          description: `It is due at Sunbiz.org by ${today(facts.annualReportDue)}. Nonprofits pay no late fee, but the third Friday of September is the last day to file and avoid being dissolved.`,
        },
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Who we serve',
      heading: 'From congregations to country clubs',
      items: [
        {
          title: 'Charities and food pantries',
          description: 'Grants with strings attached, and a yearly test of how much support is public.',
        },
        {
          title: 'Churches and synagogues',
          description: 'Generally no Form 990, but payroll, the clergy housing allowance and rental income still need care.',
        },
        {
          title: 'School and booster groups',
          description: 'A new treasurer every June, and an online notice that is easy to forget.',
        },
        {
          title: 'Clubs and trade associations',
          description: '501(c)(6) and (c)(7) groups. A social club’s income from nonmembers is limited.',
        },
        {
          title: 'Homeowners’ associations',
          description: 'Usually a corporate return, Form 1120-H or 1120, where boards expect a 990.',
        },
      ],
    },
    {
      kind: 'problems',
      eyebrow: 'Problems we solve',
      heading: 'Trouble a new treasurer inherits',
      items: [
        {
          title: 'The exemption was revoked',
          description: 'We find the date, file what is missing and prepare the reinstatement application.',
        },
        {
          title: 'Restricted money paid the rent',
          description: 'We rebuild each fund’s balance from the grant letters and show the board what it must put back.',
        },
        {
          title: 'The store charges us tax',
          description: 'The DR-14 has usually expired after five years, or the cashier never saw it.',
        },
        {
          title: 'A funder wants statements',
          description: 'We read the grant terms first. Some ask for an audit, and many accept much less.',
        },
      ],
    },
    {
      kind: 'checklist',
      eyebrow: 'What to bring',
      heading: 'Papers for the first meeting',
      items: [
        'The IRS determination letter',
        'The last return filed, even if it was a 990-N',
        'Articles, bylaws and the conflict of interest policy',
        'Twelve months of bank and brokerage statements',
        'Names, hours and pay of officers and directors',
        'Grant agreements and letters from large donors',
        'Your DR-14 and the state solicitation registration',
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'The process',
      heading: 'How your return gets filed',
      items: [
        {
          step: 1,
          title: 'Read',
          description: 'We go through the bylaws and the last three returns.',
        },
        {
          step: 2,
          title: 'Sort',
          description: 'Spending is divided into program, management and fundraising, with a written basis.',
        },
        { step: 3, title: 'Draft', description: 'You receive the return with our questions in the margin.' },
        {
          step: 4,
          title: 'Board',
          description: 'Directors see the whole form before it is filed. The 990 itself asks whether they did.',
        },
        {
          step: 5,
          title: 'File',
          description: 'An officer signs the e-file form, 8879-TE, and the Florida renewals go on the calendar.',
        },
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'A rescue and a theater back in order',
      items: [
        {
          title: 'A rescue with no status',
          description:
            'An animal rescue in Boynton Beach learned of its revocation from a donor. We prepared the missing returns and a new Form 1023, and asked for the exemption back to the day it was lost.',
        },
        {
          title: 'Ticket sales or donations',
          description:
            'A theater group in Delray Beach booked gala tickets as gifts. We separated the dinner from the donation, and patrons had corrected receipts before April.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'What it costs',
      heading: 'Fees for the return and the books',
      intro:
        'A Form 990 has no list price. We quote yours in writing after seeing last year’s return and the books. The fee depends on which form you owe, its schedules and grants, and whether the books are closed.',
      rows: [prices.bookkeeping, prices.statements],
      note: 'Bookkeeping covers the month’s entries and reconciliations with restricted gifts kept apart; statements are those your board or a funder reads. More accounts, funds or transactions move you up a range.',
    },
    {
      kind: 'why-us',
      eyebrow: 'Why us',
      heading: 'Easy on a volunteer treasurer',
      items: [
        {
          icon: 'key-round',
          title: 'We outlast officers',
          description: 'Treasurers rotate. We keep a handover list of files, due dates and state logins.',
        },
        {
          icon: 'calendar-clock',
          title: 'Saturday meetings',
          description: 'Treasurers with day jobs can come in on a Saturday.',
        },
        {
          icon: 'shield-check',
          title: 'Help with the narrative parts',
          description: 'Donors read those first. We edit them with you, and a Florida-licensed CPA oversees the whole return.',
        },
      ],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Reviews from the board table',
      limit: 3,
      items: [
        {
          quote:
            'Our new directors actually read the 990 this year, all of it, and then argued about it, which had never happened.',
          author: 'Beverly N.',
          role: 'board chair, Delray Beach',
        },
        {
          quote: 'I took over with a dead password and a deadline I’d never heard of. We made the extended date, bless them.',
          author: 'Fernando E.',
          role: 'booster club treasurer, Deerfield Beach',
        },
        {
          quote:
            'Somebody noticed our solicitation registration had lapsed. The gala was a month out. We would never have known.',
          author: 'Deborah V.',
          role: 'executive director, Boca Raton',
        },
      ],
    },
  ],
  closing: {
    heading: 'First, a free look at your filings',
    text: `In ${claims.consultation.value} a CPA can usually tell you what is overdue and what can wait. The last return you can find is enough.`,
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts } from '../facts.ts';
import { firm } from '../firm.ts';
import { prices, quotedBy } from '../prices.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: `Nonprofit Tax and Form 990 in ${firm.office.city}`,
    description: `Form 990, exemption applications, fund bookkeeping and Florida charity registrations for nonprofits in ${firm.region}.`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'gift',
    eyebrow: 'Nonprofit tax services',
    heading: 'A Form 990 your board and your donors can follow.',
    aliases: 'charity return, non profit',
    lede: 'Form 990 is the yearly federal return of a tax-exempt group, and anyone may ask to see it. We prepare yours from books that keep restricted gifts apart.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact?about=company' }],
  },
  brief: {
    who: {
      value: 'Boards and treasurers',
      text: 'Charities, congregations, boosters, clubs and homeowners’ associations.',
      link: { label: 'What each of them files', href: '/services/nonprofit-tax-services#who-we-serve' },
    },
    price: {
      value: 'Quoted in writing',
      text: `The form and its schedules set the fee. Books cost ${formatPrice(prices.bookkeeping.price)}.`,
      link: { label: 'Add books to an estimate', href: '/pricing?books=1#estimate' },
    },
    time: {
      value: 'By May 15, for a calendar year',
      text: 'With another year end, the 15th of the fifth month after it. Bring closed books eight weeks ahead.',
      link: { label: 'A nonprofit’s dates', href: '/deadlines?who=nonprofit' },
    },
    papers: {
      value: 'The IRS determination letter and the last return filed',
      text: 'These two are enough to begin.',
      link: { label: 'The whole list', href: '/services/nonprofit-tax-services#what-to-bring' },
    },
  },
  also: [
    { label: 'Form 990-N, the e-Postcard', href: '/forms#form-990-n' },
    { label: 'Form DR-14, the exemption certificate', href: '/forms#dr-14' },
    { label: 'Form 8868, more time to file', href: '/forms#form-8868' },
  ],
  by: { subject: 'companies', does: 'signs your Form 990' },
  sections: [
    {
      kind: 'rows',
      nav: 'What we do',
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
            'Form 1023 or 1023-EZ. If you apply within 27 months of forming, the exemption generally reaches back to your first day.',
        },
        {
          icon: 'gift',
          title: 'Private foundations',
          description: 'Form 990-PF, with the amount you must pay out each year and the tax on investment income.',
        },
        {
          icon: 'split',
          title: 'Unrelated income',
          description: 'Form 990-T for income from advertising, a mortgaged rental or a side business.',
        },
        {
          icon: 'notebook-pen',
          title: 'Fund bookkeeping',
          description: 'We keep a restricted gift visible in the books until it is spent as the donor asked.',
        },
        {
          icon: 'presentation',
          title: 'Board statements',
          description: 'Statements of financial position and activities, with a page that the treasurer can read aloud.',
        },
        {
          icon: 'clipboard-check',
          title: 'Audit preparation',
          description:
            'We prepare the schedules that an auditor asks for, so that they are ready when the independent firm arrives.',
        },
        {
          icon: 'users-round',
          title: 'Payroll',
          description: 'Forms 941 and W-2. A 501(c)(3) owes no federal unemployment tax; Florida’s may apply.',
        },
        {
          icon: 'receipt-text',
          title: 'Gift acknowledgments',
          description: `Letters that state what the donor received in return and list cash and goods separately: from 2026 donors who itemize deduct only gifts above ${today(facts.charityFloor)} of income, and others up to $1,000 in cash.`,
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'What sets the fee for a 990',
      intro: `A 990 is quoted ${quotedBy.form990}.`,
      rows: [
        { service: 'Any form of the 990', basis: 'before we begin', price: 'Quoted in writing' },
        { ...prices.bookkeeping, basis: 'with restricted gifts kept apart' },
        { ...prices.payroll, basis: 'for a small staff' },
      ],
    },
    {
      kind: 'checklist',
      nav: 'What to bring',
      eyebrow: 'First meeting',
      heading: 'Papers for the first meeting',
      items: [
        'The IRS determination letter, and the last return filed',
        'Articles, bylaws and the conflict of interest policy',
        'Twelve months of bank and brokerage statements',
        'Names, hours and pay of officers and directors',
        'Grant agreements and letters from large donors',
        'Your DR-14 and the state solicitation registration',
      ],
    },
    {
      kind: 'why',
      nav: 'At stake',
      eyebrow: 'At stake',
      heading: 'Losing the exemption by not filing',
      lead: 'Three years without a return end the exemption.',
      paragraphs: [
        'The IRS revokes it by itself, even if all that a small group owed was a 990-N, the short online notice.',
        'For a calendar year the return is due May 15. Form 8868 adds six months to a 990 or 990-EZ; the 990-N has no extension.',
      ],
    },
    {
      kind: 'problems',
      nav: 'Problems',
      beside: true,
      eyebrow: 'Problems we solve',
      heading: 'Trouble a new treasurer inherits',
      items: [
        {
          title: 'The exemption was revoked',
          description: 'We find the date, file what is missing and prepare the reinstatement application.',
        },
        {
          title: 'Restricted money paid the rent',
          description: 'We rebuild the balance of each fund and show the board what must be put back.',
        },
        {
          title: 'The store charges us tax',
          description: 'Usually the DR-14 has expired, after five years, or nobody showed it to the cashier.',
        },
        {
          title: 'A funder wants statements',
          description: 'We read the grant terms first. Some ask for an audit, and many accept much less.',
        },
      ],
    },
    {
      kind: 'stories',
      heading: 'An animal rescue and a theater',
      items: [
        {
          title: 'A rescue with no status',
          description:
            'An animal rescue learned from a donor that its exemption had been revoked. We filed a new Form 1023 and asked to have the exemption restored from the day it was lost.',
        },
        {
          title: 'Ticket sales or donations',
          description:
            'A theater booked gala tickets as gifts. We separated dinner from donation, and patrons had new receipts before April.',
        },
      ],
    },
    {
      kind: 'steps',
      eyebrow: 'The process',
      heading: 'How your return gets filed',
      items: [
        {
          title: 'Read',
          description: 'The bylaws and the last three returns.',
        },
        {
          title: 'Sort',
          description: 'Spending by program, management and fundraising, with the basis for each split.',
        },
        { title: 'Draft', description: 'You receive the return with our questions in the margin.' },
        {
          title: 'Board',
          description: 'Every director sees it before it is filed. The 990 asks whether they did.',
        },
        {
          title: 'File',
          description: 'An officer signs Form 8879-TE, and Florida renewals go on the calendar.',
        },
      ],
    },
    {
      kind: 'reviews',
      heading: 'Reviews from the board table',
      limit: 2,
      items: [
        {
          quote: 'Our new directors actually read the 990 this year, all of it, and then argued about it.',
          author: 'Beverly N.',
          role: 'board chair',
          place: 'Delray Beach',
        },
        {
          quote: 'They renew our state registration every year and send me the confirmation.',
          author: 'Deborah V.',
          role: 'executive director',
          place: 'Boca Raton',
        },
      ],
    },
    {
      kind: 'why-us',
      beside: true,
      eyebrow: 'Why us',
      heading: 'Easy on a volunteer treasurer',
      items: [
        {
          icon: 'key-round',
          title: 'A handover list',
          description: 'Files, due dates and logins, for the next treasurer.',
        },
        {
          icon: 'calendar-clock',
          title: 'Saturday meetings',
          description: 'For treasurers who work during the week.',
        },
        {
          icon: 'shield-check',
          title: 'Help with the narrative parts',
          description: 'Donors read them first. A Florida-licensed CPA oversees the whole return.',
        },
      ],
    },
    {
      kind: 'audience',
      nav: 'Who we serve',
      eyebrow: 'Who we serve',
      heading: 'From congregations to country clubs',
      items: [
        {
          title: 'Charities and food pantries',
          description:
            'Grants come with conditions, and each year’s return tests whether enough of your support comes from the public.',
        },
        {
          title: 'Churches and synagogues',
          description: 'They generally file no 990, but payroll, clergy housing and rentals need care.',
        },
        {
          title: 'School and booster groups',
          description: 'With a new treasurer every June, the 990-N is easy to forget.',
        },
        {
          title: 'Clubs and trade associations',
          description: 'A social club may take only a limited part of its income from nonmembers.',
        },
        {
          title: 'Homeowners’ associations',
          description:
            'Boards often expect a 990. Most associations file Form 1120-H or 1120 instead, due April 15 for a calendar year.',
        },
      ],
    },
    {
      kind: 'considerations',
      beside: true,
      nav: 'Florida rules',
      eyebrow: 'Florida considerations',
      heading: 'Federal exemption is only half of it',
      items: [
        {
          title: 'Permission to ask for money',
          description:
            'Most charities register with the Department of Agriculture and Consumer Services before soliciting, every year. Religious institutions are exempt; a group that takes in less than $50,000 and pays nobody can apply to be exempt too.',
        },
        {
          title: 'Buying without sales tax',
          description:
            'The IRS letter does not exempt you from Florida sales tax. Apply on Form DR-5 for a certificate, Form DR-14, show it to the seller, and pay from the organization’s own account.',
        },
        {
          title: 'A Florida corporation, not for profit',
          description:
            'It needs at least three directors. For 501(c)(3) status, its articles also need the wording on purpose and dissolution that the IRS asks for.',
        },
        {
          title: 'Annual report',
          description: `It is due at Sunbiz.org by ${today(facts.annualReportDue)}. A nonprofit corporation pays no late fee, but one that has not filed by the third Friday of September is dissolved by the state.`,
        },
      ],
    },
  ],
  cta: {
    heading: 'First, a free look at your filings',
    text: `In ${claims.consultation.value} a CPA can usually tell you what is overdue and what is due next. The last return you can find is enough.`,
    action: { label: 'Book Your Free Consultation', href: '/contact?about=company' },
  },
});

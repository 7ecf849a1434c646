import { facts, stated } from '../facts.ts';
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
    heading: 'A Form 990 your donors can read without wincing.',
    lede: 'Anyone may ask to see your return. We prepare it from books that keep restricted gifts apart, and we look after the Florida registrations behind it.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'why',
      eyebrow: 'At stake',
      heading: 'Three missed years end an exemption',
      paragraphs: [
        'When an organization skips its annual return three years running, the IRS revokes the exemption automatically. Small groups that owed only the 990-N e-postcard lose theirs this way. To get it back you apply again and pay the fee again.',
        'The return is due on the 15th day of the fifth month after your year ends: May 15 for a calendar year, November 15 for a year that ends in June. Form 8868 adds six months to a 990 or 990-EZ. The e-postcard has no extension.',
      ],
    },
    {
      kind: 'rows',
      eyebrow: 'What we do',
      heading: 'Nine services for a volunteer board',
      items: [
        {
          icon: 'file-text',
          title: 'Annual return',
          description: 'Form 990, 990-EZ or 990-N, whichever your receipts and assets call for.',
        },
        {
          icon: 'file-badge',
          title: 'Exemption application',
          description:
            'Form 1023 or 1023-EZ. File within 27 months after the month you formed, and approval can reach back to the start.',
        },
        {
          icon: 'gift',
          title: 'Private foundations',
          description: 'Form 990-PF, with the yearly payout and the tax on investment income worked out.',
        },
        {
          icon: 'split',
          title: 'Unrelated income',
          description: 'Form 990-T for advertising, mortgaged rentals and side businesses.',
        },
        {
          icon: 'notebook-pen',
          title: 'Fund bookkeeping',
          description: 'QuickBooks arranged so a restricted gift stays visible until it is spent as the donor asked.',
        },
        {
          icon: 'presentation',
          title: 'Board statements',
          description: 'Financial position and activities, with a cover page the treasurer can read aloud.',
        },
        {
          icon: 'clipboard-check',
          title: 'Audit preparation',
          description: 'An independent firm signs your audit. We have the schedules ready when it arrives.',
        },
        {
          icon: 'users-round',
          title: 'Payroll',
          description: 'Forms 941 and W-2. A 501(c)(3) owes no federal unemployment tax, yet Florida reemployment tax may apply.',
        },
        {
          icon: 'receipt-text',
          title: 'Gift acknowledgments',
          description: 'Letters for cash, goods and gala tickets that state what the donor received in return.',
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
            'Most charities register with the Florida Department of Agriculture and Consumer Services before soliciting, and renew every year. Religious institutions are among the exempt. The registration number goes on printed appeals.',
        },
        {
          title: 'Buying without sales tax',
          description:
            'An IRS letter does not do it. Apply on Form DR-5 for a Consumer’s Certificate of Exemption, Form DR-14. The organization must pay directly: a volunteer’s own card does not qualify.',
        },
        {
          title: 'A Florida corporation, not for profit',
          description:
            'State law asks for at least three directors. For a 501(c)(3), the articles also need the IRS wording on purpose and dissolution before Form 1023 goes in.',
        },
        {
          title: 'Annual report',
          description: `Sunbiz wants yours by ${stated(facts.annualReportDue)}, like everyone else’s. Nonprofits are spared the late fee, but one that ignores the report is dissolved in September.`,
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
          description: 'Public support tests, donated goods, and grants with strings attached.',
        },
        {
          title: 'Churches and synagogues',
          description: 'No Form 990, but payroll, the clergy housing allowance and rental income still need care.',
        },
        {
          title: 'School and booster groups',
          description: 'Bake sale cash, a new treasurer every June, and an e-postcard somebody has to send.',
        },
        {
          title: 'Clubs and trade associations',
          description: '501(c)(6) and (c)(7) groups, where income from nonmembers is watched closely.',
        },
        {
          title: 'Homeowners’ associations',
          description: 'Usually Form 1120-H or 1120. Boards are often surprised that it is no 990 at all.',
        },
      ],
    },
    {
      kind: 'problems',
      eyebrow: 'Problems we solve',
      heading: 'When the last treasurer left a box',
      items: [
        {
          title: 'The exemption was revoked',
          description: 'We find the date on the IRS list, file what is missing and prepare the reinstatement application.',
        },
        {
          title: 'Restricted money paid the rent',
          description: 'We rebuild each fund’s balance from the grant letters so the board knows what it must put back.',
        },
        {
          title: 'The store charges us tax',
          description: 'The DR-14 has usually expired after five years, or nobody handed it to the cashier. We check and renew.',
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
      heading: 'Seven papers for the first meeting',
      items: [
        'The IRS determination letter',
        'The last return filed, even if it was a postcard',
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
      heading: 'Five steps to a filed return',
      items: [
        { step: 1, title: 'Read', description: 'We go through the letter, the bylaws and the last three returns.' },
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
          description: 'An officer signs Form 8879-TE, we e-file, and the Florida renewals go on the calendar.',
        },
      ],
    },
    {
      kind: 'stories',
      eyebrow: 'Success stories',
      heading: 'Two boards, two repairs',
      items: [
        {
          title: 'A rescue with no status',
          description:
            'An animal rescue in Boynton Beach learned of its revocation from a donor. We prepared the missing returns and a new Form 1023, and asked for the exemption back to the date it was lost.',
        },
        {
          title: 'Ticket sales or donations',
          description:
            'A theater group in Delray Beach booked gala tickets as gifts. We separated the dinner from the donation, rewrote the receipts and sent patrons corrected letters before April.',
        },
      ],
    },
    {
      kind: 'prices',
      eyebrow: 'Listed prices',
      heading: 'Books and statements, priced plainly',
      rows: [prices.bookkeeping, prices.statements],
      note: 'A 990 is quoted once we have seen last year’s return and your books.',
    },
    {
      kind: 'why-us',
      eyebrow: 'Why us',
      heading: 'Easy on a volunteer treasurer',
      items: [
        {
          icon: 'key-round',
          title: 'We outlast officers',
          description:
            'Treasurers rotate. Your files, due dates and state account logins should stay behind, so we keep a handover list.',
        },
        {
          icon: 'calendar-clock',
          title: 'Saturday meetings',
          description: 'The office is open on Saturdays, when treasurers with day jobs can come in.',
        },
        {
          icon: 'shield-check',
          title: 'A CPA reads every page',
          description: 'Florida-licensed CPAs oversee the work, including the narrative parts donors read first.',
        },
      ],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'From the people who took the minutes',
      limit: 3,
      items: [
        {
          quote: 'Our new directors read the 990 before voting on it. That had never happened before.',
          author: 'Beverly N.',
          role: 'board chair, Delray Beach',
        },
        {
          quote: 'I inherited two shoeboxes and a password nobody knew. They had us filed by the extended date.',
          author: 'Tomás E.',
          role: 'booster club treasurer, Deerfield Beach',
        },
        {
          quote: 'They noticed our solicitation registration had lapsed a month before the gala.',
          author: 'Lorraine V.',
          role: 'executive director, Boca Raton',
        },
      ],
    },
  ],
  closing: {
    heading: 'Send us the last return you can find.',
    text: 'At a free first meeting we will tell you what is overdue and what can wait.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};

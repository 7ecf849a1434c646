import { firm } from '../firm.ts';
import { licenseSearch } from '../people.ts';
import type { StatementContent } from './page-types.ts';

export const privacy: StatementContent = {
  head: {
    title: 'Privacy and professional notes',
    description:
      'What this website keeps (a server log for 30 days, no cookies), how client papers are protected, and how to look up our license with the State of Florida.',
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: 'Privacy',
    heading: 'What we keep, and what we do not.',
    lede: 'This website sets no cookies and needs nothing from you. Our office keeps your papers under federal and Florida law, and this page says how.',
    actions: [{ label: 'How to Reach Us', href: '/contact' }],
    keyFacts: ['No cookies', 'No trackers and no advertising', 'No account to open'],
  },
  sections: [
    {
      kind: 'facts',
      eyebrow: 'This website',
      heading: 'Pages without trackers',
      intro: 'There is no account and no newsletter sign-up here, and nobody asks who you are.',
      items: [
        'No cookies are set. Your browser keeps copies of the pages and, until you close the tab, how far you had scrolled on each and which link you followed.',
        'No analytics, advertising or social media code runs. Fonts, pictures and scripts all come from our own server.',
        'What you look up or estimate appears in the page’s address, so that you can send it to someone. The server does not log it and does not tie it to anyone’s name.',
        'A map or phone link opens only when you tap it. From then on the privacy rules of Google, Apple or your phone apply.',
      ],
    },
    {
      kind: 'why',
      eyebrow: 'Server log',
      heading: 'The server’s log',
      paragraphs: [
        'To keep the site running, the server notes each request it receives: the time, the internet address it came from, the page that was asked for, the page that led there, what kind of browser it says it is, and how it was answered. The line holds no name and no account, and the part of an address after a question mark is left out.',
        'We read these lines when something breaks or somebody attacks the site, and count them to see which pages are read. After 30 days they are deleted. The company that hosts the server may keep a network log of its own.',
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Client information',
      heading: 'The law that covers your papers',
      items: [
        {
          title: 'Tax return information',
          description:
            'Section 7216 of the Internal Revenue Code generally bars a preparer from using or disclosing what you give us for your return without your written consent. The regulations list the exceptions, such as e-filing, work within this office or by another U.S. preparer, and a court order.',
        },
        {
          title: 'What you tell a CPA',
          description:
            'Sections 473.316 and 90.5055 of the Florida Statutes make confidential talks with a CPA privileged. The privilege is yours to claim. Florida’s does not bind the IRS. Federal law (Internal Revenue Code section 7525) adds one for tax advice in noncriminal matters; it does not cover preparing a return.',
        },
        {
          title: 'How papers are stored',
          description:
            'Originals go back to you. Copies are locked away or encrypted, under the written security plan that the FTC Safeguards Rule (16 CFR Part 314) requires of every tax preparer.',
        },
        {
          title: 'If something went wrong',
          description:
            'Section 501.171 of the Florida Statutes generally gives a business 30 days from finding a breach of personal data to tell the people affected. You would hear it from one of us, by phone and in writing.',
        },
      ],
    },
    {
      kind: 'audience',
      eyebrow: 'Sending papers',
      heading: 'Ways that keep them private',
      items: [
        { title: 'At the office', description: 'Hand them over in person. We make copies; you take the originals home.' },
        {
          title: 'By mail',
          description:
            'Send copies to the office. For a return with a deadline, ask for a postmark at the counter, or use a service with tracking.',
        },
        {
          title: 'By upload link',
          description: 'Call or write for one. It is encrypted, works for you alone and ends after use.',
        },
        {
          title: 'Not by email',
          description: 'Plain email can be read in transit. Keep Social Security numbers, W-2s and bank statements out of it.',
        },
      ],
    },
    {
      kind: 'why',
      eyebrow: 'Professional notes',
      heading: 'What these pages are, and are not',
      paragraphs: [
        'The pages and articles are general information, current as of the dates they carry. They are not written tax advice for your situation within the meaning of Treasury Department Circular 230, section 10.37, since they cannot know your facts. Do not rely on them alone to avoid a penalty.',
        'Reading this site, calling or writing does not make you a client. You become one with an engagement letter signed by both of us. Until then, please send us only what we need to understand the question.',
      ],
    },
    {
      kind: 'local',
      eyebrow: 'License',
      heading: 'Look us up with the State of Florida',
      aliases: 'licensed, real cpas, legit',
      paragraphs: [
        `CPAs and CPA firms in Florida are licensed under Chapter 473 of the Florida Statutes. The Department of Business and Professional Regulation shows for every license whether it is current and whether there has been discipline. Search for ${firm.legalName}${firm.license && `, license ${firm.license}`}, or, by name, for the CPA you spoke with.`,
        'A complaint about a CPA goes to the same department, at 2601 Blair Stone Road, Tallahassee, or by telephone.',
      ],
      links: [licenseSearch, { label: 'Call (850) 487-1395', href: 'tel:+18504871395' }],
    },
  ],
};

import type { StatementContent } from './page-types.ts';

export const accessibility: StatementContent = {
  head: {
    title: 'Accessibility of this site and our office',
    description:
      'This site is built to WCAG 2.2, level AA, and tested before every release. What works, what we check, and what to do when something does not work for you.',
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: 'Accessibility',
    heading: 'A site that everyone can read.',
    lede: 'Large text, a keyboard, a screen reader or an old phone: each should get you to the same words. If one does not, tell us.',
    actions: [{ label: 'How to Reach Us', href: '/contact' }],
    keyFacts: ['WCAG 2.2, level AA', 'Tested before every release', 'Problems normally answered within one business day'],
  },
  sections: [
    {
      kind: 'why',
      eyebrow: 'The standard',
      heading: 'What we build to',
      paragraphs: [
        'The site follows the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, the current version of the World Wide Web Consortium’s standard. Where you find something that falls short of it, the fault is ours and not your equipment’s.',
      ],
    },
    {
      kind: 'facts',
      eyebrow: 'What works',
      heading: 'Ways of reading that work',
      items: [
        'Every page, link and menu can be reached and used with the keyboard alone, and you can see where you are.',
        'Pages read in order in a screen reader, with headings, landmarks and a link that skips to the content.',
        'Everything works with JavaScript turned off.',
        'Pages can be zoomed to 400 percent without scrolling sideways.',
        'Colors keep a contrast of at least 4.5 to 1 for text, and no meaning depends on color alone.',
        'Motion is small, and there is none if your device asks for less.',
      ],
    },
    {
      kind: 'mistakes',
      eyebrow: 'How it is tested',
      heading: 'What stops a release',
      intro: 'Each of these keeps a new version of the site from going out.',
      items: [
        'A violation that the axe-core checker finds on any page, at phone, tablet or desktop width.',
        'Any page, 320 pixels wide or more, on which words or buttons run past the edge of the window.',
        'A menu or an accordion that the keyboard cannot open and close.',
        'A link, a menu or an answer that needs JavaScript to be reached.',
      ],
    },
    {
      kind: 'why',
      eyebrow: 'This statement',
      heading: 'What we tried, and what is still missing',
      paragraphs: [
        'This statement is of November 29, 2026. The site was read with the Orca screen reader in Firefox, by keyboard alone, enlarged to 400 percent, with wider text spacing, and with high-contrast colors.',
        'It has not been tried yet by people who use NVDA, JAWS, VoiceOver, TalkBack or Dragon every day. Two limits are known: of the questions on a page one is open at a time, and a form, a calendar or a law that we link to on a government site may fall short of what we promise here.',
      ],
    },
    {
      kind: 'local',
      eyebrow: 'When it does not work',
      heading: 'Tell us, and get what you came for',
      paragraphs: [
        'Call or write to the office. Say which page it was and what you use. One of us normally answers within one business day, reads you the page or sends it in a form you can use, and we put the problem on our repair list. Relay calls are welcome.',
        'At the office there is step-free entry from the accessible parking spaces, and an elevator. If the trip is hard we can work by phone and mail, and a client who cannot travel may ask us for a visit, which we quote first.',
      ],
      links: [{ label: 'Parking and access', href: '/location' }],
    },
  ],
};

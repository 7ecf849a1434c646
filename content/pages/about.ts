import { capitalize } from '../../shared/format.ts';
import { claims, savedIs } from '../claims.ts';
import { firm } from '../firm.ts';
import { people } from '../people.ts';
import { team } from '../team.ts';
import type { IconItem } from '../types.ts';
import type { FullPage } from './page-types.ts';

export const about = {
  head: {
    title: `About our ${team.size}-person CPA firm`,
    description: `${capitalize(team.size)} people, one office in ${firm.office.city}, and over 40 years of combined experience. Who reads your file, who signs it, and what you can hold us to.`,
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'cup',
    eyebrow: 'About the firm',
    heading: `${capitalize(team.size)} people who remember your last return.`,
    aliases: 'how long have you been in business, years in business, owner of the firm, about you, who owns this',
    lede: `We are a team of ${team.members} in one office in ${firm.office.city}.`,
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
  },
  mission: {
    eyebrow: 'Our mission',
    heading: 'Leave every client able to explain their own return',
    paragraphs: [
      'Most people who call us for the first time are less afraid of the tax than of what they do not know: what the letter means, or which form they should have filed three years ago.',
      'That is why we offer to go through your income tax return with you before it is filed, in person or on the phone. We say what each figure is and where it came from, until you could explain it to somebody else.',
      'Florida has no personal income tax, and fewer forms than the states many of our clients left. The federal return remains, along with sales tax, homestead and the state you moved away from. That is our work all year.',
    ],
  },
  values: {
    eyebrow: 'What we hold to',
    heading: 'The rules we work by',
    items: [
      {
        icon: 'scale',
        title: 'Integrity',
        description:
          'If a deduction cannot be documented, we leave it out and tell you why. We sign the return too, and our license stands behind that signature.',
      },
      {
        icon: 'armchair',
        title: 'Client-focused',
        description:
          'You know by name who signs your return. Calls are normally returned within one business day, and the price comes before the work.',
      },
      {
        icon: 'glasses',
        title: 'Excellence',
        description:
          'Every income tax return is prepared by one of us and read by another before a CPA signs it. The second reader catches what the first has stopped seeing.',
      },
    ] satisfies IconItem[],
  },
  team: {
    heading: `The ${team.size} of us`,
    aliases:
      'who are you, who will do my work, are you a cpa, are you cpas, your team, who signs my return, are you real cpas, staff, years of experience',
    items: people,
    askLabel: 'Ask',
  },
  stats: [
    { figure: claims.experience.value, label: claims.experience.scope },
    { figure: claims.clients.value, label: claims.clients.scope },
    { figure: claims.satisfaction.value, label: claims.satisfaction.scope },
    { figure: claims.savingsLastSeason.value, label: claims.savingsLastSeason.scope },
  ],
  statsNote: `${savedIs} None of these figures promises anything about your return.`,
  counts: {
    heading: 'What you can check',
    intro: 'Florida lists every licensed CPA, and every company with the date on which it was filed.',
    stats: [
      { figure: `${people.length}`, label: 'people in one office' },
      { figure: `${people.filter(({ trade }) => trade === 'CPA').length}`, label: 'of them licensed by Florida as CPAs' },
      { figure: firm.opened, label: 'the year in which the firm opened' },
    ],
    note: 'Look in the license search of the state at myfloridalicense.com, and in the company search at sunbiz.org.',
  },
  cta: {
    heading: 'Would you like to meet us first?',
    text: 'The first consultation is free, at the office or on the phone, and you do not have to decide then and there.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
} satisfies FullPage;

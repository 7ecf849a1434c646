import { capitalize, formatAddress, sayNumber } from '../../shared/format.ts';
import { time as fortLauderdale } from '../cities/fort-lauderdale.ts';
import { cities } from '../cities/index.ts';
import { formatUsual } from '../cities/minutes.ts';
import { nearbyCities } from '../cities/nearby-cities.ts';
import { fromBeyond } from '../claims.ts';
import { firm } from '../firm.ts';
import type { IconItem } from '../types.ts';
import type { FullPage } from './page-types.ts';
import { sectionLabels } from './section-labels.ts';

export const location = {
  head: {
    title: `Our office in ${firm.office.city}: parking, directions`,
    description: `How to reach our ${firm.office.city} office from I-95, ${firm.office.near} or the coast, where to park, how to get in, and the ${sayNumber(cities.length)} towns we serve from here.`,
    keywords: `CPA office ${firm.office.city}, accountant near ${firm.office.near}, tax office parking ${firm.office.city}, ${firm.region} service area`,
    place: { name: firm.office.city, lat: firm.office.lat, lon: firm.office.lon },
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: 'Location',
    heading: `Our office is just west of I-95, at ${firm.office.near}.`,
    aliases: 'where is your office, address, directions, map, near me',
    lede: `${formatAddress(firm.office)}. Park free at the door; the elevator reaches our floor.`,
    actions: [{ label: 'Schedule a Visit', href: '/contact' }],
    keyFacts: ['Step-free from the lot to our door', 'Open on Saturdays', 'First consultation free'],
  },
  directions: 'Directions:',
  office: {
    eyebrow: 'The office',
    heading: 'On the second floor, by elevator',
    save: 'Save contact',
  },
  access: {
    eyebrow: 'Parking and access',
    heading: 'From the car to the door',
    items: [
      {
        icon: 'square-parking',
        title: 'Parking',
        aliases: 'where do i park',
        description:
          'The lot around the building is free, with no time limit. Spaces by the entrance are reserved for visitors until noon.',
      },
      {
        icon: 'accessibility',
        title: 'Step-free entry',
        aliases: 'wheelchair, handicap, disabled access',
        description:
          'Two accessible spaces stand beside the ramp. The elevator reaches Suite 200, and our door is wide enough for a power chair.',
      },
      {
        icon: 'car-front',
        title: 'From I-95',
        description:
          'Leave at Glades Road, exit 45, and head west. Before 9 and after 5 that exit backs up; Spanish River Boulevard, exit 48A, is the next one north.',
      },
      {
        icon: 'train-front',
        title: 'Without a car',
        description:
          'Tri-Rail stops at Yamato Road, Brightline downtown near Mizner Park, and Palm Tran buses run along Glades Road. Tell us your train, and we plan the appointment around it.',
      },
      {
        icon: 'door-open',
        title: 'Dropping off papers',
        description:
          'Any time during office hours, without an appointment. We copy what we need while you wait and hand the originals back.',
      },
      {
        icon: 'phone-call',
        title: 'If you cannot come',
        aliases: 'come to my house, home visit, walk in, without appointment, drop off papers',
        description:
          'Most of a return can be done by phone, mail or our upload link. If you no longer drive, ask us about a visit; we quote it first.',
      },
    ] satisfies IconItem[],
  },
  areas: {
    eyebrow: 'Service area',
    heading: 'Towns near the office',
    intro: `${capitalize(sayNumber(cities.length))} towns have a page of their own, most of them within half an hour’s drive; Fort Lauderdale takes ${formatUsual(fortLauderdale)} minutes. Cities issue their own permits and receipts. The two counties have different sales tax rates and collect their own tourist tax.`,
    beyond: { text: fromBeyond, ...(nearbyCities.length > 0 && { aliases: nearbyCities.join(', ') }) },
  },
  reviews: {
    eyebrow: sectionLabels.reviews.eyebrow,
    heading: 'What people say after the first visit',
    aliases: 'review, rating, what do clients say, testimonial',
    items: [
      {
        quote: 'Two grocery bags of paper, that’s what I walked in with. I left with a list I could actually follow.',
        author: 'Elaine S.',
        role: 'retiree',
        place: 'Boca Raton',
      },
      {
        quote: 'I run a shop six days a week, so it had to be a Saturday. They didn’t mind. Books were caught up by June.',
        author: 'Victor P.',
        role: 'shop owner',
        place: 'Deerfield Beach',
      },
      {
        quote:
          'My mother uses a walker, and she was worried about the stairs. Someone came down to the car with the papers and a pen instead.',
        author: 'Joanne K.',
        role: 'trustee',
        place: 'Delray Beach',
      },
    ],
  },
  cta: {
    heading: 'Coming by this week?',
    text: 'Call ahead, so that we can set aside time with a CPA.',
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
} satisfies FullPage;

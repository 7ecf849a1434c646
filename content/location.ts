import type { LocationContent } from './page-types.ts';

export const location = {
  head: {
    title: 'Our office in Boca Raton: parking, directions',
    description:
      'How to reach our Boca Raton office from I-95, Glades Road or the coast, where to park, how to get in, and the nine towns we serve from here.',
    keywords: 'CPA office Boca Raton, accountant near Glades Road, tax office parking Boca Raton, South Florida service area',
  },
  hero: {
    eyebrow: 'Location',
    heading: 'One office, between the campus and the beach.',
    lede: 'We work from one suite in Boca Raton. Nine towns are within a drive that fits into a lunch hour, and you can always call instead.',
    actions: [{ label: 'Schedule a Visit', href: '/contact' }],
  },
  office: {
    eyebrow: 'The office',
    heading: 'Find us on the second floor',
    directions: 'Directions in',
    save: 'Add to contacts',
  },
  access: {
    eyebrow: 'Parking and access',
    heading: 'From the car to the door',
    items: [
      {
        icon: 'square-parking',
        title: 'Parking',
        description:
          'The lot around the building is free, with no time limit. Spaces by the entrance are kept for visitors until noon.',
      },
      {
        icon: 'accessibility',
        title: 'Step-free entry',
        description:
          'Two accessible spaces stand beside the ramp. The elevator reaches Suite 200, and the meeting room door is wide enough for a power chair.',
      },
      {
        icon: 'car-front',
        title: 'From I-95',
        description:
          'Leave at Glades Road and head east. Before 9 and after 5 the exit backs up, so Yamato Road, one exit north, can be quicker.',
      },
      {
        icon: 'train-front',
        title: 'Without a car',
        description:
          'Tri-Rail stops at Yamato Road and Palm Tran buses run along Glades Road. Tell us your train and we will hold the appointment for it.',
      },
      {
        icon: 'door-open',
        title: 'Dropping off papers',
        description: 'Any time in office hours, no appointment. We copy what we need while you wait and hand the originals back.',
      },
      {
        icon: 'phone-call',
        title: 'If you cannot come',
        description:
          'Say so. Most of a return can be done by phone and mail, and for clients who no longer drive we arrange a visit.',
      },
    ],
  },
  areas: {
    eyebrow: 'Service area',
    heading: 'Nine towns along one road',
    intro:
      'A1A ties them together, from the inlet north of Ocean Ridge to the beach at Fort Lauderdale. Each has its own page, because each has its own receipts, surtaxes and habits.',
  },
  reviews: {
    eyebrow: 'From visitors',
    heading: 'What people say after the first visit',
    items: [
      {
        quote: 'I brought two grocery bags of paper and left with one page that told me what to do.',
        author: 'Elaine S.',
        role: 'retiree, Boca Raton',
      },
      {
        quote: 'They met me on a Saturday because I run a shop six days a week. The books were current by June.',
        author: 'Victor P.',
        role: 'shop owner, Deerfield Beach',
      },
      {
        quote: 'My mother uses a walker. Someone came down to the car with the papers and a pen.',
        author: 'Joanne K.',
        role: 'trustee, Delray Beach',
      },
    ],
  },
  closing: {
    heading: 'The coffee is better than the waiting room.',
    text: 'Call ahead and we will have your file open when you sit down.',
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
} satisfies LocationContent;

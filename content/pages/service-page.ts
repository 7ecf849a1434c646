import type { Brief } from '../types.ts';

/** The words around every service. */
export const servicePage = {
  brief: {
    label: 'At a glance',
    terms: [
      { key: 'who', term: 'Who it is for' },
      { key: 'price', term: 'What it costs' },
      { key: 'time', term: 'When' },
      { key: 'papers', term: 'What to bring' },
    ] satisfies { key: keyof Brief; term: string }[],
  },
  consultation: 'Book Your Free Consultation',
  also: 'Related reading',
  related: 'Related services',
  all: { label: 'View All Our Services', href: '/services' },
};

import type { Brief } from '../types.ts';

/** The words around every service. */
export const servicePage = {
  brief: {
    label: 'At a glance',
    terms: [
      { key: 'who', term: 'For' },
      { key: 'price', term: 'Cost' },
      { key: 'time', term: 'When' },
      { key: 'papers', term: 'Bring' },
    ] satisfies { key: keyof Brief; term: string }[],
  },
  consultation: 'Book Your Free Consultation',
  also: 'Related reading',
  related: 'Related services',
  all: { label: 'View All Our Services', href: '/services' },
};

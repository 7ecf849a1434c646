import type { CityPath } from '../cities/index.ts';
import type { ServicePath } from '../services/index.ts';

/** What the specification gives single pages in their structured data. */
export const structuredData = {
  bookkeeping: {
    path: '/services/bookkeeping-services',
    serviceType: 'Bookkeeping Services',
    areaServed: ['Boca Raton', 'Delray Beach', 'Boynton Beach', 'Deerfield Beach', 'Pompano Beach', 'Fort Lauderdale'],
  },
  /** The cities whose page describes the firm as a local business. */
  localBusiness: ['/locations/boca-raton', '/locations/deerfield-beach', '/locations/pompano-beach'],
  /** The city of the office, whose page is the address of that business. */
  office: '/locations/boca-raton',
} satisfies {
  bookkeeping: { path: ServicePath; serviceType: string; areaServed: string[] };
  localBusiness: CityPath[];
  office: CityPath;
};

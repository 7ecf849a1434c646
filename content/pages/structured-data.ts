import type { ServicePath } from '../services/index.ts';

/** The structured data that the specification gives single pages. */
export const structuredData = {
  /** Its areas are the cities with `isServedWithBooks`. */
  bookkeeping: { path: '/services/bookkeeping-services', serviceType: 'Bookkeeping Services' },
} satisfies { bookkeeping: { path: ServicePath; serviceType: string } };

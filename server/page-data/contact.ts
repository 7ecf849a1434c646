import { contact } from '../../content/contact.ts';
import { drawCoastMap } from '../maps/coast-map.tsx';
import { describeOffice } from '../structured-data/firm.ts';
import type { Page } from './page.ts';

/** How to reach the firm. */
export const contactPage: Page = {
  path: '/contact',
  name: 'Contact',
  status: 200,
  kind: 'page',
  file: 'content/contact.ts',
  read: () => ({ head: contact.head, heading: contact.hero.heading, words: contact }),
  show: () => ({ kind: 'contact', data: { ...contact, map: drawCoastMap() } }),
  describe: ({ origin, day }) => describeOffice(origin, day),
};

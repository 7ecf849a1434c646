import { contact } from '../../content/contact.ts';
import { search } from '../../content/search.ts';
import { listHours } from '../../shared/format.ts';
import { drawCoastMap } from '../maps/coast-map.tsx';
import { describeOffice } from '../structured-data/firm.ts';
import type { Page } from './page.ts';

/** How to reach the firm. */
export const contactPage: Page<'contact'> = {
  path: '/contact',
  name: 'Contact',
  kind: 'contact',
  read: () => {
    const hours = { heading: search.hours, id: 'office-hours', lines: listHours().map((line) => line.join(' ')) };
    return { head: contact.head, heading: contact.hero.heading, words: { ...contact, hours } };
  },
  show: () => ({ ...contact, map: drawCoastMap() }),
  describe: ({ origin, day }) => describeOffice(origin, day),
};

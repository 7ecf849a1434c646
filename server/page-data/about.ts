import { about as words } from '../../content/about.ts';
import { drawAbout } from '../figures/about/draw-about.tsx';
import { describeOffice } from '../structured-data/firm.ts';
import type { Page } from './page.ts';

/** The firm and its people. */
export const aboutPage: Page = {
  path: '/about',
  name: 'About',
  status: 200,
  kind: 'page',
  file: 'content/about.ts',
  read: () => ({
    head: words.head,
    heading: words.hero.heading,
    words,
    picture: `${words.statsCaption.lead}: ${words.statsCaption.text}`,
  }),
  show: () => ({ kind: 'about', data: { words, ...drawAbout(words) } }),
  describe: ({ origin }) => describeOffice(origin),
};

import { about as words } from '../../content/about.ts';
import { drawAbout } from '../figures/about/draw-about.tsx';
import type { Page } from './page.ts';

/** The firm and its people. */
export const aboutPage: Page<'about'> = {
  path: '/about',
  name: 'About',
  kind: 'about',
  read: () => ({
    head: words.head,
    heading: words.hero.heading,
    words,
    picture: `${words.counts.caption.lead}: ${words.counts.caption.text}`,
  }),
  show: () => ({ words, ...drawAbout(words) }),
};

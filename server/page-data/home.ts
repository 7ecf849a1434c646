import { about } from '../../content/about.ts';
import { home as words } from '../../content/home.ts';
import { findService } from '../../content/services/index.ts';
import { home } from '../../shared/parents.ts';
import { findNextDue } from '../deadlines/next-due.ts';
import { listTides } from '../deadlines/tides.ts';
import { drawKeyDates } from '../figures/key-dates/draw-key-dates.tsx';
import { drawCoastMap } from '../maps/coast-map.tsx';
import { describeOffice, describeWebsite } from '../structured-data/firm.ts';
import { describeQuestions } from '../structured-data/questions.ts';
import type { Page } from './page.ts';

/** The front page. */
export const homePage: Page<'home'> = {
  ...home,
  kind: 'home',
  read: () => ({ head: words.head, heading: words.hero.heading, words, picture: 'The due dates of the coming year.' }),
  show: ({ day }) => {
    const { date } = findNextDue({ who: [] }, day);
    const counted = listTides(day, date);
    const services = words.services.cards.map(({ path, text }) => {
      const { title, icon, from } = findService(path);
      return { path, title, icon, text, from };
    });
    const items = counted.map(({ count, ...tide }) => tide);
    const drawing = drawKeyDates(day, date, counted);
    const people = about.team.items.map(({ name, role, desk }) => ({ name, role, desk }));
    return { words, people, services, tides: { items, drawing }, map: drawCoastMap() };
  },
  describe: ({ origin, day }) => [
    ...describeOffice(origin, day),
    ...describeWebsite(origin),
    ...describeQuestions(words.questions.items),
  ],
};

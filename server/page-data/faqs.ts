import { faqs } from '../../content/faqs.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { describeQuestions } from '../structured-data/questions.ts';
import { blogPage } from './articles.ts';
import type { Page } from './page.ts';

/** Questions and answers. */
export const faqsPage: Page<'faqs'> = {
  path: '/faqs',
  name: 'FAQs',
  kind: 'faqs',
  parent: blogPage,
  read: (today) => {
    const words = faqs(today);
    return { head: words.head, heading: words.hero.heading, words };
  },
  show: ({ today }) => faqs(today),
  describe: ({ origin, today }) => {
    const { groups } = faqs(today);
    return [...describeOffice(origin), ...describeQuestions(groups.flatMap(({ items }) => items))];
  },
};

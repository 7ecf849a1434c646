import { faqs } from '../../content/pages/faqs.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { describeQuestions } from '../structured-data/questions.ts';
import { describePreview, listTexts, toTopText } from '../texts/page-texts.ts';
import { blogPage } from './articles.ts';
import type { Page } from './page.ts';

/** Questions and answers. */
export const faqsPage: Page<'faqs'> = {
  path: '/faqs',
  name: 'FAQs',
  kind: 'faqs',
  parent: blogPage,
  load: ({ origin, facts }) => {
    const words = faqs(facts);
    const { head, hero, groups, free } = words;
    return {
      head,
      props: words,
      jsonLd: [...describeOffice(origin), ...describeQuestions(groups.flatMap(({ items }) => items))],
      preview: describePreview(hero),
      texts: listTexts(toTopText(hero), [...groups.map((group) => ({ kind: 'questions' as const, ...group })), free]),
    };
  },
};

import { formLines } from '../../content/form-lines.ts';
import { forms } from '../../content/forms.ts';
import { search } from '../../content/search.ts';
import { readSearch } from '../../shared/pages/search/read-search.ts';
import { findLetter } from '../search/find-letter.ts';
import { blogPage } from './articles.ts';
import type { Page } from './page.ts';

/** What was found for the words of a query. */
export const searchPage: Page<'search'> = {
  path: '/search',
  name: 'Search',
  kind: 'search',
  parent: blogPage,
  readQuery: readSearch,
  read: () => ({ head: search.head, heading: search.heading, words: search }),
  show: ({ query, getIndex }) => {
    const asked = new URLSearchParams(query).get('q') ?? '';
    const letter = findLetter(asked);
    return { words: search, asked, results: getIndex().search(asked), ...(letter && { letter }) };
  },
};

/** Every form and letter that the site speaks of. */
export const formsPage: Page<'forms'> = {
  path: '/forms',
  name: 'Forms A to Z',
  kind: 'forms',
  parent: blogPage,
  readQuery: readSearch,
  read: () => ({ head: forms.head, heading: forms.hero.heading, words: [forms, formLines] }),
  show: ({ query, getIndex }) => ({
    words: forms,
    entries: getIndex().forms,
    asked: new URLSearchParams(query).get('q') ?? '',
  }),
};

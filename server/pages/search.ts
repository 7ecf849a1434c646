import { forms } from '../../content/pages/forms.ts';
import { search } from '../../content/pages/search.ts';
import { countResults } from '../../shared/pages/search.tsx';
import { describeOffice } from '../structured-data/firm.ts';
import { toPageText, toPassages, toTopText } from '../texts/page-texts.ts';
import { blogPage } from './articles.ts';
import { findLetter } from './find-letter.ts';
import type { Page } from './page.ts';
import { describePreview } from './preview.ts';

/** The page of search results. */
export const searchPage: Page<'search'> = {
  path: '/search',
  name: 'Search',
  kind: 'search',
  parent: blogPage,
  accepts: 'q',
  needsIndex: true,
  load: ({ query: { q }, getIndex, origin }) => {
    const { head, heading, start } = search;
    const letter = findLetter(q);
    const results = getIndex().search(q);
    return {
      head: { ...head, title: q ? `${q}: ${countResults(results)}` : head.title },
      props: { words: search, query: q, results, ...(letter && { letter }) },
      jsonLd: describeOffice(origin),
      preview: describePreview(search),
      texts: [{ id: '', heading, passages: toPassages([start]) }],
    };
  },
};

/** Every form and letter that the site speaks of. */
export const formsPage: Page<'forms'> = {
  path: '/forms',
  name: 'Forms A to Z',
  kind: 'forms',
  parent: blogPage,
  accepts: 'q',
  needsIndex: true,
  load: ({ query: { q }, getIndex, origin }) => {
    const { forms: entries } = getIndex();
    // Each form has an id, and so is a section of its own.
    const lines = entries.map(({ id, form, otherNames, what, from, when }) => ({
      id,
      heading: form,
      ...(otherNames && { aliases: otherNames }),
      passages: toPassages([`${what} (${from})`, when]),
    }));
    return {
      head: forms.head,
      props: { words: forms, entries, query: q },
      jsonLd: describeOffice(origin),
      preview: describePreview(forms.hero),
      texts: [
        toTopText(forms.hero),
        toPageText(
          forms.most,
          forms.most.items.map(({ form, text }) => ({ title: form, text })),
        ),
        toPageText(forms.list, []),
        ...lines,
      ],
    };
  },
};

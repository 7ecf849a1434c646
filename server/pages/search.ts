import { forms } from '../../content/pages/forms.ts';
import { search } from '../../content/pages/search.ts';
import { filterForms } from '../../shared/pages/forms/filter-forms.ts';
import { countForms } from '../../shared/pages/forms.tsx';
import { countResults } from '../../shared/pages/search.tsx';
import { toFormId } from '../../shared/slug.ts';
import { findLetter } from '../search/list-forms.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { describePreview, toPageText, toPassages, toTopText } from '../texts/page-texts.ts';
import { blogPage } from './articles.ts';
import type { IndexPage } from './page.ts';

/** The page of search results. */
export const searchPage: IndexPage<'search'> = {
  path: '/search',
  name: 'Search',
  kind: 'search',
  parent: blogPage,
  accepts: 'q',
  needsIndex: true,
  load: ({ query: { q }, index, origin }) => {
    const { head, heading, start } = search;
    const letter = findLetter(q);
    const results = index.search(q);
    return {
      head: { ...head, title: q ? `${q}: ${countResults(results)}` : head.title },
      props: { words: search, query: q, results, ...(letter && { letter }) },
      jsonLd: describeOffice(origin),
      preview: describePreview(search),
      texts: [{ id: '', heading, passages: toPassages([start]) }],
    };
  },
};

/** The page of all forms and letters that the site mentions. */
export const formsPage: IndexPage<'forms'> = {
  path: '/forms',
  name: 'Forms A to Z',
  kind: 'forms',
  parent: blogPage,
  accepts: 'q',
  needsIndex: true,
  load: ({ query: { q }, index, origin }) => {
    const { forms: entries } = index;
    // Each form has an id, and so is a section of its own.
    const lines = entries.map(({ form, otherNames, what, from, when }) => ({
      id: toFormId(form),
      heading: form,
      ...(otherNames && { aliases: otherNames }),
      passages: toPassages([`${what} (${from})`, when]),
    }));
    return {
      head: { ...forms.head, title: q ? `${q}: ${countForms(filterForms(entries, q), entries)}` : forms.head.title },
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

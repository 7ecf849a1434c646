import { findTerms, isTelling } from './terms.ts';

/** What the index is made of, for MiniSearch: the same when it is made and when it is read. */
export const indexOptions = {
  fields: ['page', 'heading', 'text'],
  tokenize: (text: string) => findTerms(text).map(({ term }) => term),
  processTerm: (term: string) => (isTelling(term) ? term : null),
};

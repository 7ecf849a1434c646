import MiniSearch from 'minisearch';
import { type Answer, answers } from '../../content/answers.ts';
import { listSynonyms, readQuestion } from './read-question.ts';
import { isExact, listTerms } from './terms.ts';

/** A question as words to compare: those that tell, each as the first of its synonyms. */
const toKey = (terms: string[]) => new Set(readQuestion(terms).map((term) => listSynonyms(term)[0] ?? term));

const index = new MiniSearch({
  fields: ['key'],
  storeFields: ['place', 'size'],
  tokenize: (key) => key.split(' '),
  processTerm: (term) => term,
});
index.addAll(
  answers.flatMap(({ asked }, place) =>
    asked.split(', ').map((question, number) => {
      const key = toKey(listTerms(question));
      return { id: `${place} ${number}`, place, key: [...key].join(' '), size: key.size };
    }),
  ),
);

/**
 * The answers to a question, given by its terms: those to the longest of the known questions that it has all words of,
 * the rarest words first. A letter of a long word may be wrong. Those are a third of its words at least; a single one is
 * all of them, unless it is rare.
 */
export function findAnswers(terms: string[], isRare: (term: string) => boolean): Answer[] {
  const key = toKey(terms);
  const hits = index.search([...key].join(' '), { fuzzy: (term) => (isExact(term) || term.length < 5 ? false : 0.2) });
  const isEnough = (found: string[]) => found.length * 3 >= key.size && (found.length > 1 || key.size === 1);
  const whole = hits.filter(({ terms, size }) => terms.length === size && (isEnough(terms) || terms.every(isRare)));
  const longest = Math.max(...whole.map(({ size }) => size));
  const found = whole.filter(({ size }) => size === longest).sort((a, b) => b.score - a.score || a.place - b.place);
  return [...new Set(found.map(({ place }) => place))].flatMap((place) => answers[place] ?? []);
}

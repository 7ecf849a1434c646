import { search } from '../../content/search.ts';
import { listTerms } from './terms.ts';

const synonyms = search.synonyms.map((group) => group.flatMap(listTerms));

/** A term and its synonyms. */
export function listSynonyms(term: string): string[] {
  return synonyms.find((group) => group.includes(term)) ?? [term];
}

/** Words that are in every text, and so find nothing. */
const common = new Set(
  listTerms(
    'a allowed am an and any are as at be been being but by can could dad did do does father for from get go going got had happen happens has have he help her his how i if im in is it its ive just know me mom mother much must my need no of on or our out please said say saying she should so some somebody someone that the their them there they this to today tomorrow too want was we were what when where which who why will with would you your',
  ),
);

/** "Not" and "cannot" say something of a question and nothing of a text. */
const isNegation = (term: string) => ['not', 'cant'].includes(listSynonyms(term)[0] ?? '');

/** Whether a term says something of a text: not one of those, nor a digit by itself. */
export function isTelling(term: string): boolean {
  return !common.has(term) && !isNegation(term) && !/^\d$/.test(term);
}

const vague = new Set(
  listTerms(
    'ago april august bucks date dated day december dollar february january july june last march may month morning next november now october september since still time week year yesterday yet',
  ),
);

/** Whether a term says when, or how much: it tells only by itself. */
const isVague = (term: string) => vague.has(term) || /^(\d{1,2}|(19|20)\d\d)$/.test(term);

/** The terms of a question that say what it is about; those that say when if there are no others, or else all of them. */
export function readQuestion(terms: string[]): string[] {
  const telling = terms.filter((term) => isNegation(term) || listSynonyms(term).some(isTelling));
  const about = telling.filter((term) => !isVague(term));
  return [about, telling].find(({ length }) => length > 0) ?? terms;
}

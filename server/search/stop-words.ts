import { listTerms } from './terms.ts';

/** Words that are in every text, and words around a question: they find nothing. */
const stopWords = new Set(
  listTerms(
    'a after again allowed am an and any anyone anything are as at be been being but by can could did do does for from get gets getting go goes going got had happen happens has hasn’t have having he her here him his how i if i’m in into is isn’t it it’s its i’ve just know let like make me mean my need no not of on or our out please said say saying says she should so some somebody someone someone’s something tell than that that’s the their them then there these they this those to too up us want wants was wasn’t we were what what’s when where which while with won’t would you your',
  ),
);

/** Whether a term says something of a text: no stop word, and no digit by itself. */
export function isTelling(term: string): boolean {
  return !stopWords.has(term) && !/^\d$/.test(term);
}

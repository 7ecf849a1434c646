import { stemmer } from 'stemmer';
import { search } from '../../content/search.ts';

/** A word of a text as the index has it, and where it stands. */
interface Term {
  term: string;
  start: number;
  end: number;
}

/** A number of a form ("DR-15", "dr 15", "1120-S", "CP2000"), a number, or a word. */
const words =
  /\b(?:(?:cp|dr|f|lt|rt|ss|w)[ -]?|[a-z]{1,2}-)?\d+(?:,\d{3})*(?:-?[a-z]{1,4}\b|\(k\))?|[\p{L}\p{N}]+(?:['’]\p{L}+)*/giu;

/** The parts of a text that a search compares: the stems of its words, and a form's number as one, without hyphens. */
export function findTerms(text: string): Term[] {
  return [...text.matchAll(words)].map(({ 0: word, index }) => {
    // Several of a form ("1099s") are that form; a capital belongs to the number ("1120S").
    const one = word.replace(/\d/.test(word) ? /(?<=\d)s$/ : /['’]s$/, '');
    const plain = one
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}\s,'’()-]/gu, '');
    return { term: isExact(plain) ? plain : stemmer(plain), start: index, end: index + one.length };
  });
}

/** Whether a term is a number or has one: these are never taken for others that look like them. */
export function isExact(term: string): boolean {
  return /\d/.test(term);
}

/** The terms of a text, in its order. */
export function listTerms(text: string): string[] {
  return findTerms(text).map(({ term }) => term);
}

/** Words that are in every text, and so find nothing. */
const common = new Set(
  listTerms(
    'a allowed am an and any are as at be been being but by can could dad did do does father for from get go going got had happen happens has have help her his how husband i if im in is it its ive just me mom mother much must my need no not of on or our out please said say saying should so some somebody someone that the their them there they this to today tomorrow too want was we were what when where which who why wife will with would you your',
  ),
);

/** "Didn't", which says something of a question and nothing of a text. */
const negative = /^(are|ca|could|did|do|does|had|has|have|is|was|were|wo|would)nt$/;

/** Whether a term says something of a text: not one of those, nor a digit by itself. */
export function isTelling(term: string): boolean {
  return !common.has(term) && !negative.test(term) && !/^\d$/.test(term);
}

const synonyms = search.synonyms.map((group) => group.flatMap(listTerms));

/** A term and its synonyms. */
export function listSynonyms(term: string): string[] {
  return synonyms.find((group) => group.includes(term)) ?? [term];
}

/** The terms of a question that say something of it; all of them where none does: "where are you". */
export function readQuestion(terms: string[]): string[] {
  const telling = terms.filter((term) => negative.test(term) || listSynonyms(term).some(isTelling));
  return telling.length > 0 ? telling : terms;
}

import { search } from '../../content/search.ts';

/** A word of a text as the index has it, and where it stands. */
interface Term {
  term: string;
  start: number;
  end: number;
}

/** A number of a form ("DR-15", "dr 15", "1120-S", "CP2000"), a number, or a word. */
const words = /\b(?:(?:cp|dr|f|lt|rt|ss|w)[ -]?|[a-z]{1,2}-)?\d+(?:,\d{3})*(?:-?[a-z]{1,4}\b)?|[\p{L}\p{N}]+(?:['’]\p{L}+)*/giu;

/** The parts of a text that a search compares: lower case, one of several, a form's number as one, without hyphens. */
export function findTerms(text: string): Term[] {
  return [...text.matchAll(words)].map(({ 0: word, index }) => {
    // Several of a form ("1099s") are that form; a capital belongs to the number ("1120S").
    const one = /\d/.test(word) ? word.replace(/(?<=\d)s$/, '') : word.replace(/['’]s$/, '');
    const many = /(?<=x|ch|sh)es$|(?<=\p{Ll}{2}[^s\d])s$/u;
    const term = one
      .toLowerCase()
      .replace(/(?<=\p{Ll}{2})ies$/u, 'y')
      .replace(many, '')
      .replace(/[-,\s'’]/g, '');
    return { term, start: index, end: index + one.length };
  });
}

/** Whether a term is a number or has one: these are never taken for others that look like them. */
export function isExact(term: string): boolean {
  return /\d/.test(term);
}

/** Words that are in every text, and so find nothing. */
const common = new Set(
  findTerms(
    'a allowed am an and any are as at be been being but by can could dad did do does father for from get go going got had happen happens has have help her his how husband i if im in is it its ive just me mom mother much must my need no not of on or our out please said say saying should so some somebody someone that the their them there they this to today tomorrow too us want was we were what when where which who why wife will with would you your',
  ).map(({ term }) => term),
);

/** Whether a term says something of a text: not one of those, nor a digit by itself. */
export function isTelling(term: string): boolean {
  return !common.has(term) && !/^\d$/.test(term);
}

const listTerms = (text: string) => findTerms(text).map(({ term }) => term);
const synonyms = search.synonyms.map((group) => group.flatMap(listTerms));
const phrases = Object.entries(search.phrases).flatMap(([meant, said]) =>
  said.map((phrase) => [` ${listTerms(phrase).join(' ')} `, ` ${listTerms(meant).join(' ')} `] as const),
);

/** A term and its synonyms. */
export function listSynonyms(term: string): string[] {
  return synonyms.find((group) => group.includes(term)) ?? [term];
}

/** The terms of a question that say something; of a phrase, the term that it means. */
export function readQuestion(terms: string[]): string[] {
  const telling = terms.filter((term) => listSynonyms(term).some(isTelling));
  const text = phrases.reduce((said, [phrase, meant]) => said.replace(phrase, meant), ` ${telling.join(' ')} `);
  return [...new Set(text.split(' ').filter(Boolean))];
}

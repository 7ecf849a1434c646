import { LRUCache } from 'lru-cache';
import { stemmer } from 'stemmer';
import { cities } from '../../content/cities/index.ts';
import { nearbyTowns } from '../../content/cities/nearby-towns.ts';
import { firm } from '../../content/firm.ts';

/** A term of a text in the index, and its position. */
interface Term {
  term: string;
  start: number;
  end: number;
}

/** The letters and digits of a word, without marks. */
const squeeze = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\s,.'’()-]/gu, '');

/** Places, the longest name first: who asks for Lake Worth does not ask what anything is worth. */
const placeNames = [...cities.map(({ city }) => city), ...nearbyTowns, ...firm.counties].sort((a, b) => b.length - a.length);
const places = placeNames.map((name) => name.toLowerCase().replace('.', '\\.?'));
const placeTerms = new Set(placeNames.map(squeeze));

/** A place, a number of a form ("DR-15", "dr 15", "1120-S", "CP2000"), a number, or a word. */
const words = new RegExp(
  String.raw`\b(?:${places.join('|')})\b|\b(?:(?:cp|dr|f|lt|rt|ss|w)[ -]?|[a-z]{1,3}-)?\d+(?:,\d{3})*(?:-?[a-z]{1,4}\b|\(k\))?|[\p{L}\p{N}]+(?:['’]\p{L}+)*`,
  'giu',
);

/** The term of a word without its ending for several. */
function toTerm(word: string): string {
  const plain = squeeze(word);
  return isExact(plain) ? plain : stemmer(plain);
}

/** The terms of the words that were last seen: a thousand articles have some 20,000, each of them many times. */
const terms = new LRUCache<string, string>({ max: 20_000, memoMethod: toTerm });

/** The parts of a text that a search compares: the stems of its words, and a form's number as one, without hyphens. */
export function findTerms(text: string): Term[] {
  return [...text.matchAll(words)].map(({ 0: word, index }) => {
    // Several of a form ("1099s") are that form; a capital belongs to the number ("1120S").
    const one = word.replace(/\d/.test(word) ? /(?<=\d)s$/ : /['’]s$/, '');
    return { term: terms.memo(one), start: index, end: index + one.length };
  });
}

/** Whether a term is a place, or a number or has one: these are never taken for others that look like them. */
export function isExact(term: string): boolean {
  return /\d/.test(term) || placeTerms.has(term);
}

/** The terms of a text, in its order. */
export function listTerms(text: string): string[] {
  return findTerms(text).map(({ term }) => term);
}

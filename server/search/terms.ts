import { LRUCache } from 'lru-cache';
import { stemmer } from 'stemmer';
import { cities } from '../../content/cities/index.ts';
import { nearbyCities } from '../../content/cities/nearby-cities.ts';
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

/** Names of places, the longest first, so that a search for Lake Worth does not find the word "worth". */
const placeNames = [...cities.map(({ city }) => city), ...nearbyCities, ...firm.counties].sort((a, b) => b.length - a.length);
const places = placeNames.map((name) => name.toLowerCase().replace('.', '\\.?'));
const placeTerms = new Set(placeNames.map(squeeze));

/** A place, a number of a form ("DR-15", "dr 15", "1120-S", "CP2000"), a number, or a word. */
const words = new RegExp(
  String.raw`\b(?:${places.join('|')})\b|\b(?:(?:cp|dr|f|lt|rt|ss|w)[ -]?|[a-z]{1,3}-)?\d+(?:,\d{3})*(?:-?[a-z]{1,4}\b|\(k\))?|[\p{L}\p{N}]+(?:['’]\p{L}+)*`,
  'giu',
);

/** Returns the term of a word: its stem, so that singular and plural are one term. */
function toTerm(word: string): string {
  const plain = squeeze(word);
  return isExact(plain) ? plain : stemmer(plain);
}

/** A cache of terms by word. A thousand articles have some 20,000 words, each of them many times. */
const terms = new LRUCache<string, string>({ max: 20_000, memoMethod: toTerm });

/**
 * Finds the terms of a text, which a search compares: the stems of its words, and a form's number as one term without
 * hyphens.
 */
export function findTerms(text: string): Term[] {
  return [...text.matchAll(words)].map(({ 0: word, index }) => {
    // The plural of a form ("1099s") is that form. A capital belongs to the number ("1120S").
    const one = word.replace(/\d/.test(word) ? /(?<=\d)s$/ : /['’]s$/, '');
    return { term: terms.memo(one), start: index, end: index + one.length };
  });
}

/** Whether a term is a place or contains a digit. The search never replaces such a term by a similar one. */
export function isExact(term: string): boolean {
  return /\d/.test(term) || placeTerms.has(term);
}

/** The terms of a text, in its order. */
export function listTerms(text: string): string[] {
  return findTerms(text).map(({ term }) => term);
}

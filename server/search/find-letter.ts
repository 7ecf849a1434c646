import { type Letter, letters } from '../../content/forms/letters.ts';

const squeeze = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');

/** Finds the letter whose code is in a query, however it is spaced: "cp 2000". Undefined if there is none. */
export function findLetter(words: string): Letter | undefined {
  const requested = squeeze(words);
  const matches = (code = '') => code !== '' && new RegExp(`${squeeze(code)}(?!\\d)`).test(requested);
  return Object.values<Letter>(letters).find(({ code, alias }) => matches(code) || matches(alias));
}

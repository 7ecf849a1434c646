import { setImmediate } from 'node:timers/promises';

/** Matches a number with its prefix and suffix: `1040`, `1120-S`, `DR-15DSS`, `F-1120ES`, `SS-4`. */
const number = String.raw`(?:[A-Z]{1,2}-)?\d{2,5}(?:-?[A-Z]{1,4})?|(?:SS|W|I)-\d[A-Z]?`;
const next = '(?:, and |, or |, | and | or )';

/** Matches the name of a form or a letter; a plural `s` is not part of it. */
const whole =
  /\b(?:CP\d{2,4}[A-Z]?|LT\d{2}|(?:DR|RT|F|IT|NJ|SSA)-\d+[A-Z]*|SS-\d|W-\d[A-Z]?|I-9|E-Verify|K-1|\d{4}C|\d{3,4}-[A-Z]{1,4}|1099)(?=s?\b)(?!-)/g;
const lists = new RegExp(String.raw`\bForms? ((?:${number})(?:${next}(?:${number})\b)*)`, 'g');
const schedule = String.raw`(?:\d-[A-Z]|[A-Z]{1,2}\b(?!-))`;
const schedules = new RegExp(String.raw`\bSchedules? (${schedule}(?:${next}${schedule})*)`, 'g');
const letters = /\bLetter \d+/g;
const finCen = /\bFinCEN (?:Form )?(\d+)/g;

const split = (list: string) => list.split(/,? and |,? or |, /);

/** The forms that a text names as such, in the spelling of the list on /forms. */
function findNamed(text: string): string[] {
  const alone = [...text.replace(finCen, '').matchAll(whole)].map(([name]) => (name === 'K-1' ? 'Schedule K-1' : name));
  return [
    ...alone,
    ...[...text.replace(finCen, '').matchAll(lists)].flatMap(([, list = '']) => split(list)),
    ...[...text.matchAll(schedules)].flatMap(([, list = '']) => split(list).map((letter) => `Schedule ${letter}`)),
    ...(text.match(letters) ?? []),
    ...[...text.matchAll(finCen)].map(([, digits]) => `FinCEN ${digits}`),
  ];
}

/** The number of texts that are read in one turn of the event loop. */
const textsInTurn = 50;

/**
 * Finds the forms and letters that each text names, without repeats. A bare number such as `990` counts if one of the
 * texts names a form of that number; an amount or a part of a longer number does not. The work is split over turns of
 * the event loop.
 */
export async function findForms(texts: string[]): Promise<Set<string>[]> {
  const found: { named: string[]; bare: string[] }[] = [];
  for (const [place, text] of texts.entries()) {
    found.push({ named: findNamed(text), bare: text.match(/(?<![\w$.,(/-])\d{3,5}(?![\w%/-]|[.,]\d)/g) ?? [] });
    if (place % textsInTurn === 0) await setImmediate();
  }
  const numbers = new Set(found.flatMap(({ named }) => named).filter((name) => /^\d{3,5}$/.test(name)));
  return found.map(({ named, bare }) => new Set([...named, ...bare.filter((name) => numbers.has(name))]));
}

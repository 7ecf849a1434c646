import type { EstimateWords } from '../../../content/pages/estimate.ts';

/** Returns the address of an estimate: of its form, or of its result. */
export const toHref = (query: string, id = 'estimate'): string => `/pricing${query && `?${query}`}#${id}`;

/** Reads the count in a text, 0 if it is empty; undefined if it is no whole number from 0 to 20. */
export function readCount(text: string): number | undefined {
  const count = Number(text);
  return /^\d*$/.test(text) && count <= 20 ? count : undefined;
}

/** A longer answer is no count, and is cut. */
export const longestAnswer = 12;

/** Reads the text of a field, on one line, cut to the longest answer. */
function readAnswer(typed: string): string {
  const text = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return text.length > longestAnswer ? `${text.slice(0, longestAnswer - 1).trimEnd()}…` : text;
}

/** The answers of an estimate by the key of their line, in the order of the content: a count, or a bad one as it was typed. */
export type Answers = ReadonlyMap<string, number | string>;

/** Parses the answers of a query: counts from 1 to 20, 1 for a monthly line, and texts that are no count. */
export function parseAnswers({ counted, monthly }: EstimateWords, query: URLSearchParams): Answers {
  const answers = new Map<string, number | string>();
  for (const { key } of counted.flatMap(({ lines }) => lines)) {
    const answer = readAnswer(query.get(key) ?? '');
    const count = readCount(answer);
    if (count !== 0) answers.set(key, count ?? answer);
  }
  for (const { key } of monthly.lines) if (query.get(key) === '1') answers.set(key, 1);
  return answers;
}

/** Formats answers as a query in its one spelling, which is empty without answers. */
export function formatAnswers(answers: Answers): string {
  return new URLSearchParams([...answers].map(([key, answer]) => [key, String(answer)])).toString();
}

import type { EstimateWords } from '../../../content/pages/estimate.ts';

/** Returns the address of an estimate: of its form, or of its result. */
export const toHref = (query: string, id = 'estimate'): string => `/pricing${query && `?${query}`}#${id}`;

/** The count that a text says, 0 if it is empty; undefined if it says no whole number from 0 to 20. */
export function readCount(text: string): number | undefined {
  const count = Number(text);
  return /^\d*$/.test(text) && count <= 20 ? count : undefined;
}

/** More is no number from 0 to 20, and need not be kept whole. */
export const longestAnswer = 12;

/** Reads the text of a field, on one line, cut to the longest answer. */
function readAnswer(typed: string): string {
  const text = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return text.length > longestAnswer ? `${text.slice(0, longestAnswer - 1).trimEnd()}…` : text;
}

/** Reads an estimate from a query: each line's key with its answer, in the order of the content. */
export type Answers = [key: string, answer: string][];

/** Reads the answers of a query: counts from 1 to 20, `1` for a monthly line, and an invalid count as it was typed. */
export function parseAnswers(estimate: EstimateWords, query: URLSearchParams): Answers {
  const counted = estimate.counted
    .flatMap(({ lines }) => lines)
    .flatMap(({ key }): Answers => {
      const answer = readAnswer(query.get(key) ?? '');
      const count = readCount(answer);
      return count === 0 ? [] : [[key, String(count ?? answer)]];
    });
  const monthly = estimate.monthly.lines.filter(({ key }) => query.get(key) === '1');
  return [...counted, ...monthly.map(({ key }): Answers[number] => [key, '1'])];
}

/** Answers as a query. */
export function formatAnswers(answers: Answers): string {
  return new URLSearchParams(answers).toString();
}

/** The estimate that a query asks for, as a query in one spelling. Empty if it asks for nothing. */
export function readEstimate(estimate: EstimateWords, query: URLSearchParams): string {
  return formatAnswers(parseAnswers(estimate, query));
}

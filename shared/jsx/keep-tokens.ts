import { createElement, type ReactNode } from 'react';

/** What belongs together, by example; no pattern has a group. */
const patterns = [
  // A value of content/facts.ts, which is filled in later.
  /{{.*?}}/,
  // (800) 829-1040, 12 Harbor Way, FL 33431
  /\(\d{3}\) \d{3}-\d{4}|\b\d+ [A-Z]\w+ (?:Way|Street|Avenue|Road)\b|\b[A-Z]{2} \d{5}\b/,
  // Form DR-15, Schedules A, Suite 200, Section 179, S corporations
  /\b(?:(?:Forms?|Schedules?|Suite|Chapter|[Ss]ection) [A-Z]{0,3}-?\d[\w-]*|Schedules? [A-Z]{1,2}\b|[SC] corporations?)/,
  // $299 per session, $6,000 a year, $15 million; per month after a range
  /\$\d[\d.,]*[KM+]* (?:per [a-z]+|an? [a-z]+|[mb]illion)|(?<=\d )per [a-z]+/,
  // W-2s, 1099-NEC, I-95, 7–10, 15–30%, $599–$1,299
  /(?:\$|\b)(?:[A-Z]{1,3}|\d[\d.,]*)[–-][A-Z\d$]\S*/,
];

const tokens = new RegExp(`(${patterns.map(({ source }) => source).join('|')})`);

/**
 * A text with each of its tokens in a `no-wrap` element, which a line never ends in: a form by its number, a price with
 * its unit, a range, an address. What is copied or found is the text as it was typed.
 */
export function keepTokens(text: string): ReactNode {
  const pieces = text.split(tokens);
  if (pieces.length === 1) return text;
  return pieces.map((piece, key) => (key % 2 && piece[0] !== '{' ? createElement('no-wrap', { key }, piece) : piece));
}

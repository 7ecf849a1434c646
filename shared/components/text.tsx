import { createElement, Fragment, type HTMLAttributes, type ReactNode } from 'react';
import { firm } from '../../content/firm.ts';
import { months } from '../dates.ts';

/** Patterns of text that must not break across lines, with examples. None has a capturing group. */
const patterns = [
  // (800) 829-1040, 12 Harbor Way, FL 33431
  /\(\d{3}\) \d{3}-\d{4}|\b\d+ (?:[A-Z]\w+ ){1,3}(?:Way|Street|Avenue|Road|Drive|Highway|Boulevard|Lane)\b|\b[A-Z]{2} \d{5}\b/,
  // Form DR-15, Schedules A, Suite 200, Floor 3, Section 179, S corporations
  /\b(?:(?:Forms?|FinCEN|Schedules?|Suite|Floor|Chapter|[Ss]ection) [A-Z]{0,3}-?\d[\w-]*|Schedules? [A-Z]{1,2}\b|[SC] (?:corporations?|status))/,
  // $299 per session, $6,000 a year, $15 million; per month after a range
  /\$\d[\d.,]*[KM+]* (?:per [a-z]+|an? [a-z]+|[mb]illion)|\bper [a-z]+/,
  // March 15, May 2027, in 2026, 30 days, 5 p.m., 4 percent
  new RegExp(`\\b(?:${months.join('|')}) \\d{1,4}\\b|\\bin 20\\d\\d\\b`),
  /\b\d[\d.,]* (?:hours?|minutes?|days?|weeks?|months?|years?|[ap]\.m\.|percent|miles?|more\b)|\b(?:By consultation|Paid to|Quoted in)\b/,
  // The places around the office, New York, Kings Point, Military Trail
  new RegExp(`\\b(?:${[...firm.places, 'New Jersey', 'New York'].join('|')})\\b`),
  /\b(?:Old )?[A-Z]\w+ (?:Avenue|Boulevard|Point|Road|Sound|Trail|Village)\b/,
  // Miami-Dade, high-net-worth, e-file, 501(c)(3), 212.08(7)(y)
  /\b[A-Za-z]+(?:-[A-Za-z]+)+\b|\b\d{3}(?:\.\d+)?(?:\([a-z\d]\))+/,
  // W-2s, 1099-NEC, I-95, 7–10, 15–30%, $599–$1,299, but not the comma after it
  /(?:\$|\b)(?:[A-Z]{1,3}|\d[\d.,]*)[–-][A-Z\d$](?:\S*[\w%+])?/,
];

/** Matches a pattern with the punctuation after it, which would otherwise stand alone on the next line. */
const tokens = new RegExp(`((?:${patterns.map(({ source }) => source).join('|')})\\S*)`);

/**
 * Splits a text into pieces. Every second piece is a token, in which a line never breaks: a form with its number, a
 * price with its unit, a range, a day of the year, an address.
 */
export function splitTokens(text: string): string[] {
  return text.split(tokens);
}

/** The dash of a range: 7–10, $99–$299, 9:00 AM – 6:00 PM. */
const range = /–(?= ?[\dA-Z$])/;

/** A text as the name of a control, in which the dash of a range is the word that a screen reader would leave out. */
export const toName = (text: string) => text.split(range).join(' to ');

/** Names the dash of a range as the word that a screen reader would leave out. Copies and crawlers have it as it was typed. */
function nameDashes(text: string): ReactNode {
  const [first = '', ...rest] = text.split(range);
  // A string that is alone in its element is replaced as a whole.
  if (rest.length === 0) return first;
  return [first, ...rest.flatMap((part, key) => [createElement('span', { key, role: 'img', 'aria-label': 'to' }, '–'), part])];
}

interface Props extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The element that holds it and nothing else. */
  as?: 'b' | 'dd' | 'dt' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'p' | 'small' | 'span' | 'strong' | 'td';
  children: string;
}

/**
 * Running text whose tokens stay whole at the end of a line. Visitors can copy and search it as it was typed. No style
 * sheet of a block styles the element around a token. Each text has an element of its own: a browser that translates
 * the page replaces text nodes, and React could not find the pieces that it has to change.
 */
export function Text({ as, children, ...attributes }: Props): ReactNode {
  const pieces = splitTokens(children);
  const whole = pieces.map((piece, key) => createElement(key % 2 ? 'no-wrap' : Fragment, { key }, nameDashes(piece)));
  const text = pieces.length === 1 && !range.test(children) ? children : whole;
  return as ? createElement(as, { key: children, ...attributes }, text) : text;
}

/** Texts, each in an element of its own. */
export function Texts({ items, ...element }: Omit<Props, 'children'> & { items: readonly string[] }): ReactNode {
  return items.map((item) => (
    <Text key={item} {...element}>
      {item}
    </Text>
  ));
}

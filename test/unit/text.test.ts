import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { splitTokens, Text } from '../../shared/components/text.tsx';
import { toSlug } from '../../shared/slug.ts';

/** What a line does not end within. */
const tokensOf = (text: string) => splitTokens(text).filter((_, place) => place % 2);
/** The same without the punctuation around it. */
const [town = '', other = ''] = firm.places;

const keptOf = (text: string) => tokensOf(text).map((token) => token.replace(/(?<!m)[.,;]*$/, '').replace(/^([^(]*)\)$/, '$1'));

describe('a line does not end within', () => {
  test.each([
    ['a form', 'A return on Form 1040, or Form 1040-NR.', ['Form 1040', 'Form 1040-NR']],
    ['a form of the state', '(Form DR-15) and Forms RT-6 and F-1120', ['Form DR-15', 'Forms RT-6', 'F-1120']],
    ['a form, and not the comma or the parenthesis after it', 'by the W-4, example (W-2), 1120-S;', ['W-4', 'W-2', '1120-S']],
    ['several of a form', 'Your W-2s, 1099-NECs and 1098-T.', ['W-2s', '1099-NECs', '1098-T']],
    ['a schedule', 'Schedule C, Schedules SE and K-1', ['Schedule C', 'Schedules SE', 'K-1']],
    ['a kind of company', 'An S corporation; two C corporations', ['S corporation', 'C corporations']],
    ['a price and its unit', '$299 per session, $6,000 a year', ['$299 per session', '$6,000 a year']],
    ['the unit of a price above it', '$299\nper session', ['per session']],
    ['a large amount', '$13.61 million in 2024', ['$13.61 million', 'in 2024']],
    ['a range of prices', 'From $599–$1,299, billed once', ['$599–$1,299']],
    ['a range of prices, nor within its unit', '$299–$899 per month', ['$299–$899', 'per month']],
    ['a range', '15–30% of it, 7–10 days, 2026–2027', ['15–30%', '7–10', '2026–2027']],
    ['a day', 'due April 15, 2027, or on March 1', ['April 15', 'March 1']],
    ['a number and its unit', '30 days from 5 p.m., within 20 minutes or 1 year', ['30 days', '5 p.m.', '20 minutes', '1 year']],
    ['a town', `from New York or ${town} to ${other}, on the beach`, ['New York', town, other]],
    ['a road or a place', 'I-95 or Old Ocean Boulevard, Kings Point', ['I-95', 'Old Ocean Boulevard', 'Kings Point']],
    ['a word with a hyphen', 'an add-on, a one-time fee, part-year', ['add-on', 'one-time', 'part-year']],
    ['a name with a hyphen', 'Miami-Dade and high-net-worth individuals', ['Miami-Dade', 'high-net-worth']],
    [
      'a part of the law',
      'under section 179 and Chapter 736, a 501(c)(3), e-filed',
      ['section 179', 'Chapter 736', '501(c)(3)', 'e-filed'],
    ],
    ['a phone number', 'Call (800) 829-1040 now', ['(800) 829-1040']],
    ['a part of an address', `12 Harbor Way, Suite 200, ${town}, FL 33431`, ['12 Harbor Way', 'Suite 200', town, 'FL 33431']],
  ])('%s', (_what, text, kept) => {
    expect(keptOf(text)).toEqual(kept);
  });

  test('a part of the office’s own address', () => {
    expect(keptOf(firm.office.street).join(', '), 'no pattern of text.tsx knows this street').toBe(firm.office.street);
  });
});

test('a line does not begin with a comma', () => {
  expect(tokensOf('The fee for a Schedule C, by April 15.')).toEqual(['Schedule C,', 'April 15.']);
});

test.each([
  'One fee for all of it, and a rule that is known well',
  'It costs $299, or 1,299 in all.',
  'The form is due in April – or later',
  'Schedule your call. Form and content. A Suite of offices.',
  'Forms A to Z, from the beach to the bridge',
])('has nothing to keep together in “%s”', (text) => {
  expect(splitTokens(text)).toEqual([text]);
  expect(Text({ children: text })).toBe(text);
});

test('shows the text as it was typed, each token in an element of its own', () => {
  const text = 'Form W-2, $299 per session (561) 555-0142';
  const html = renderToStaticMarkup(createElement(Text, null, text));
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
  expect(html.match(/(?<=>)[^<>]+(?=<\/)/g)).toEqual(['Form W-2,', '$299 per session', '(561) 555-0142']);
});

test.each([
  ['What we need', 'what-we-need'],
  ['Qué preparamos en español', 'que-preparamos-en-espanol'],
  ['2026: what changes?', 'what-changes'],
])('the id of a section, %j, is made of plain letters', (title, id) => {
  expect(toSlug(title)).toBe(id);
});

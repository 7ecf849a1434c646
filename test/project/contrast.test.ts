import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../site.ts';

type Rgb = [number, number, number];

const read = (name: string) => readFileSync(join(root, 'client/styles', name), 'utf8');
const declared = (css: string) =>
  new Map([...css.matchAll(/--([\w-]+):\s*(#\w+|var\(--[\w-]+\));/g)].map(([, name = '', value = '']) => [name, value]));
const day = declared(read('tokens.css'));
const night = new Map([...day, ...declared(read('night.css'))]);

/** The color of a token; throws if it leads to none. */
function colorOf(tokens: Map<string, string>, name: string): Rgb {
  const value = tokens.get(name) ?? '';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other) return colorOf(tokens, other);
  const digits = value.length === 4 ? value.replace(/\w/g, '$&$&') : value;
  if (!/^#\w{6}$/.test(digits)) throw new Error(`--${name} is no color: ${value}`);
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Rgb;
}

/** WCAG 2.2: relative luminance. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['sky', 'paper', 'sand', 'foam'];
const onSea = ['deep', 'deeper'];
/** Words with what they stand on, also where a page's HTML cannot tell: in drawings, on ruled and striped paper. */
const words: [string[], string[]][] = [
  [
    ['ink', 'ink-2', 'lagoon', 'coral-ink', 'button-ink'],
    [...grounds, 'check'],
  ],
  [['ink', 'coral-ink'], ['blush']],
  [['white', 'pale-foam', 'moonlit', 'sun'], onSea],
  [
    ['white', 'moonlit'],
    ['brick', 'night'],
  ],
  [['on-sun'], ['sun', 'disc']],
  [['on-accent'], ['coral', 'coral-ink', 'lagoon']],
  [['on-chosen'], ['chosen']],
  [['county-ink'], ['paper', 'sky']],
  [['ink'], ['lagoon', 'sand', 'violet', 'olive', 'coral', 'sky'].map((name) => `category-${name}`)],
];
/** What is drawn or outlined, and has to be seen. */
const marks: [string[], string[]][] = [
  [['rule', 'lagoon', 'coral', 'focus'], grounds],
  [['sun', 'pale-foam'], ['deep']],
  [['open'], ['badge']],
  [['star'], ['paper']],
];

describe.each([
  ['by day', day],
  ['at night', night],
] as const)('%s', (_when, tokens) => {
  const tooClose = (pairs: [string[], string[]][], least: number) =>
    pairs.flatMap(([fronts, backs]) =>
      fronts.flatMap((front) =>
        backs
          .map((back) => ({ pair: `${front} on ${back}`, ratio: contrast(colorOf(tokens, front), colorOf(tokens, back)) }))
          .filter(({ ratio }) => ratio < least)
          .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
      ),
    );

  test('words can be read on every ground that they stand on: 4.5 to 1', () => {
    expect(tooClose(words, 4.5)).toEqual([]);
  });

  test('marks and outlines can be seen: 3 to 1', () => {
    expect(tooClose(marks, 3)).toEqual([]);
  });
});

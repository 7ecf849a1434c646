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

/** The color of a token, or of a category's label, which is `hue/ground`; throws if it leads to none. */
function colorOf(tokens: Map<string, string>, name: string): Rgb {
  const [hue = '', ground] = name.split('/');
  if (ground) {
    const below = colorOf(tokens, ground);
    return colorOf(tokens, hue).map((part, at) => part * 0.24 + (below[at] ?? 0) * 0.76) as Rgb;
  }
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

/** Words with what they stand on, also where a page's HTML cannot tell: in drawings, on ruled and striped paper. */
const words = [
  'ink ink-2 lagoon coral-ink on sky paper sand foam check',
  'ink coral-ink on blush',
  'white pale-foam moonlit sun on deep deeper',
  'white moonlit on brick night',
  'on-sun on sun highlight',
  'on-accent on coral coral-ink lagoon',
  'paper on ink',
  'county-ink on paper sky',
  'ink on river/paper sun/paper brick/paper county-border/paper coral/paper ink/paper',
];
/** What is drawn or outlined, and has to be seen. */
const marks = ['rule lagoon coral on sky paper sand foam', 'sun pale-foam on deep', 'star on paper'];

describe.each([
  ['by day', day],
  ['at night', night],
] as const)('%s', (_when, tokens) => {
  test.each([
    ['words can be read on every ground that they stand on', words, 4.5],
    ['marks and outlines can be seen', marks, 3],
  ])('%s', (_what, pairs, least) => {
    for (const [fronts = [], backs = []] of pairs.map((pair) => pair.split(' on ').map((names) => names.split(' '))))
      for (const front of fronts)
        for (const back of backs)
          expect(contrast(colorOf(tokens, front), colorOf(tokens, back)), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
  });
});

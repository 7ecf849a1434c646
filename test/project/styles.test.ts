import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { readSources } from '../imports.ts';
import { dist, root } from '../site.ts';

const styles = readSources(['client/styles'], /\.css$/);
const blocks = styles.filter(({ path }) => /\/(blocks|layout)\//.test(path));
const blockOf = (path: string) => path.replace(/.*\/|\.css$/g, '');
const homes = new Set(blocks.map(({ path }) => blockOf(path)));

/** The block that a class belongs to: the longest one that its name begins with. */
function homeOf(name: string): string | undefined {
  const parts = name.split('-');
  const candidates = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return candidates.find((candidate) => homes.has(candidate));
}

/** Splits at a separator that stands in no parentheses or brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (/[([]/.test(character)) depth++;
    if (/[)\]]/.test(character)) depth--;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Every selector of a style sheet, its nesting resolved. */
function selectorsOf(css: string): string[] {
  const flat = transformSync(css, { loader: 'css', target: 'chrome90' }).code.replace(/"[^"]*"|\/\*[\s\S]*?\*\//g, '""');
  const preludes = [...flat.matchAll(/(?:^|[{};])\s*([^{};@][^{};]*)\{/g)].map(([, prelude = '']) => prelude);
  return preludes.flatMap((prelude) => splitOutside(prelude, /,/));
}

const classesIn = (text: string) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

describe('the styles', () => {
  test('have each class in the file of its block', () => {
    const stray = blocks.flatMap(({ path, text }) => {
      const block = blockOf(path);
      return selectorsOf(text)
        .filter((selector) => {
          if (classesIn(selector).length === 0) return false;
          const subject = splitOutside(selector, /[\s>+~]/).at(-1) ?? '';
          const styled = classesIn(subject.replace(/:(not|has)\(.*\)/g, ''));
          const isOwn = (name: string) => homeOf(name) === block;
          const begins = isOwn(classesIn(selector)[0] ?? '');
          return !begins && !(styled.length > 0 ? styled.every(isOwn) : classesIn(selector).some(isOwn));
        })
        .map((selector) => `${path}: ${selector}`);
    });
    expect(stray).toEqual([]);
  });

  test('name colors and sizes of type in the tokens alone, and those of the night in night.css', () => {
    for (const { path, text } of styles) {
      if (/\/(tokens|night)\.css$/.test(path)) continue;
      expect(text, path).not.toMatch(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i);
      if (!path.endsWith('/print.css')) expect(text, path).not.toMatch(/font(-size)?:[^;]*[\d.](px|rem|em)\b/);
    }
  });

  test('use a token for every padding, margin and gap of 4 px or more', () => {
    for (const { path, text } of styles.filter(({ path }) => !path.endsWith('/print.css')))
      for (const [rule, value = ''] of text.matchAll(
        /(?<![\w-])(?:padding|margin|row-gap|column-gap|gap)(?:-[a-z]+)*:\s*([^;]*);/g,
      ))
        for (const [, pixels] of value.matchAll(/(?<![\w.-])(\d+)px/g))
          expect(Number(pixels), `${path}: ${rule}`).toBeLessThan(4);
  });

  test('of blocks and media are in no layer, for which a browser would restyle the page that they come to', () => {
    const [index] = styles.filter(({ path }) => path.endsWith('/index.css'));
    const layered = [...(index?.text ?? '').matchAll(/"\.\/([^"]*)" layer\((\w+)\)/g)].map(([, path, layer]) => [path, layer]);
    expect(new Set(layered.map(([, layer]) => layer))).toEqual(new Set(['tokens', 'elements', 'layout']));
    expect(layered.filter(([path]) => path?.startsWith('blocks/'))).toEqual([]);
    expect(readFileSync(join(root, 'dist/client', dist.manifest.allBlocks), 'utf8')).not.toContain('@layer');
  });

  test('of blocks leave the root alone, from which everything inherits: the page that they come to would be restyled', () => {
    for (const { path, text } of blocks) expect(text, path).not.toMatch(/^(html|:root)\b(?!.*\.)/m);
  });

  test.each([
    ['a :has() that does not name whom it dresses', /:has\(.*\) [>+~ ]*:(?!is)[^ ]*$/],
    ['a :has() of what contains everything', /^(html|:root|body|main)\b[^ ]*:has\(/],
    ['whoever comes after another', /[+~] ?\*$/],
  ])('have no rule for %s: each change anywhere would restyle the whole page', (_, costly) => {
    // Print is another style, and without scripts nothing changes.
    const screen = styles.filter(({ path }) => !path.endsWith('/print.css'));
    const selectors = screen.flatMap(({ text }) =>
      selectorsOf(text.replace(/@media (print|\(scripting: none\)) \{[\s\S]*?\n\}/g, '')),
    );
    expect(selectors.filter((selector) => costly.test(selector))).toEqual([]);
  });

  test('break at four widths and for large text, in em, and at no other', () => {
    for (const { path, text } of styles) {
      expect(text, path).not.toMatch(/\((min|max)-width/);
      for (const [, width] of text.matchAll(/\(width [<>]=? ([^)]*)\)/g))
        expect(['20em', '22.5em', '37.5em', '48em', '60em', '73.75em'], path).toContain(width);
    }
  });

  test('use each token that they define, and define each that they use', () => {
    const all = styles.map(({ text }) => text).join('\n');
    const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const defined = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    // What the sprite reads: it inherits the custom properties of the element that uses it.
    const drawn = readSources(['server/drawings'], /\.ts$/)
      .map(({ text }) => text)
      .join('\n');
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    const unused = [...defined].filter(
      (name = '') => !used.has(name) && !drawn.includes(name) && !drawn.includes(`colors('${name.slice(2)}')`),
    );
    expect(unused).toEqual([]);
  });
});

import { transformSync } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { allPages } from '../../server/find-page.ts';
import { createPageData } from '../../server/page-data/create-page-data.ts';
import { App } from '../../shared/app.tsx';
import { readSources } from '../imports.ts';
import { askedOn, day } from '../words.ts';

const styles = readSources(['client/styles'], /\.css$/);
const css = styles.map(({ text }) => text).join('\n');
const index = styles.find(({ path }) => path === 'client/styles/index.css')?.text ?? '';
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
  const preludes = [...flat.matchAll(/(?:^|[{};])\s*([^\s{};@][^{};]*)\{/g)].map(([, prelude = '']) => prelude);
  return preludes.flatMap((prelude) => splitOutside(prelude, /,/));
}

const classesIn = (text: string) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
const dressed = new Set(styles.flatMap(({ text }) => selectorsOf(text).flatMap(classesIn)));

const markup = readSources(['shared', 'server', 'client'], /\.(tsx?|svg)$/);

/** The classes of the HTML of every page, those of what a search finds and a chooser has chosen among them. */
function listShown(): Set<string> {
  const shown = new Set<string>();
  for (const page of allPages)
    for (const query of ['', 'who=employer', 'q=cp2000', 'q=DR-15', '1040=x&c=1&books=1', '%2Fabout=About']) {
      if (query && !page.readQuery?.(new URLSearchParams(query)) && page.path !== '/404') continue;
      const data = createPageData(page, { ...askedOn(day), query }, '');
      const location = `${page.path}?${query}`;
      const html = renderToString(createElement(StaticRouter, { location, children: createElement(App, { load: () => data }) }));
      for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const name of names.split(' ')) shown.add(name);
    }
  return shown;
}

/** The classes that stand in the markup of components as whole words: what only a click or an error shows is among them. */
function listWritten(): Set<string> {
  const attributes = markup.flatMap(({ text }) => [...text.matchAll(/class(?:Name)?[=:] ?(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g)]);
  const words = attributes.flatMap(([, plain, quoted, code = '']) => {
    // What is put together of parts stands in the HTML of some page.
    const chosen = code.includes('`') ? '' : code.replace(/=== '[^']*'/g, '');
    const literals = [...chosen.matchAll(/'([^']*)'/g)].map(([, literal = '']) => literal);
    return [plain ?? '', quoted ?? '', ...literals].flatMap((text) => text.split(' '));
  });
  return new Set(words.filter((word) => /^[a-z][\w-]*$/.test(word)));
}

const shown = listShown();
const written = listWritten();

/** Classes without a rule: one of two of which the other is dressed, and names of what an element dresses as it is. */
const bare = [
  ...['coast-east', 'ladder-dry', 'ledgers-tie-1', 'stack', 'streams-share', 'ties-shore-left'],
  ...['footer-cities', 'question-cards', 'related-also', 'related-services'],
];

describe('the styles', () => {
  test('dress every class of the markup', () => {
    const used = [...new Set([...shown, ...written])].filter(Boolean);
    expect(used.length).toBeGreaterThan(250);
    expect(used.filter((name) => !dressed.has(name)).sort()).toEqual(bare.sort());
  });

  test('have no class that nobody wears', () => {
    expect([...dressed].filter((name) => !shown.has(name) && !written.has(name))).toEqual([]);
  });

  test('are one sheet: every file is in it once, in one of its layers, in the order of these', () => {
    const [, names = ''] = /^@layer ([\w, ]+);/m.exec(index) ?? [];
    const layers = names.split(', ');
    const imports = [...index.matchAll(/@import "\.\/([^"]+)" layer\((\w+)\);/g)];
    expect(imports).toHaveLength(index.match(/@import/g)?.length ?? 0);
    const files = styles.map(({ path }) => path.replace('client/styles/', '')).filter((path) => path !== 'index.css');
    expect(imports.map(([, file]) => file).sort()).toEqual(files.sort());
    const places = imports.map(([, , layer = '']) => layers.indexOf(layer));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(layers.length);
    const last = imports.filter(([, , layer]) => layer === layers.at(-1)).map(([, file]) => file);
    expect(last).toEqual(expect.arrayContaining(['forced-colors.css', 'large-text.css', 'print.css']));
    for (const { path, text } of styles) expect(text, path).not.toMatch(/:root:root/);
  });

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

  test('break at four widths and for large text, in em, and at no other', () => {
    for (const { path, text } of styles) {
      expect(text, path).not.toMatch(/\((min|max)-width/);
      for (const [, width] of text.matchAll(/\(width [<>]=? ([^)]*)\)/g))
        expect(['13em', '20em', '22.5em', '37.5em', '48em', '60em', '73.75em'], path).toContain(width);
    }
  });

  test('use each token that they define, and define each that they or a drawing use', () => {
    const drawings = readSources(['shared', 'server', 'client', 'tools/draw-symbols'], /\.(tsx?|svg)$/);
    const drawn = drawings.map(({ text }) => text).join('\n');
    const used = new Set([...`${css}\n${drawn}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    expect([...defined].filter((name = '') => !used.has(name))).toEqual([]);
  });
});

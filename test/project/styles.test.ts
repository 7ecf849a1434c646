import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createPageData } from '../../server/page/create-page-data.ts';
import { formatQuery, parseQuery } from '../../server/page/query.ts';
import { allPages } from '../../server/pages/index.ts';
import { App } from '../../shared/app.tsx';
import { readSources } from '../imports.ts';
import { day, requestOn } from '../words.ts';

const styles = readSources(['client/styles', 'shared', 'server'], /\.css$/);
const css = styles.map(({ text }) => text).join('\n');
const index = styles.find(({ path }) => path === 'client/styles/index.css')?.text ?? '';
/** The classes for which there is a rule. What stands in comments, strings and addresses is none. */
const plain = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '');
const dressed = new Set([...plain.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));

const markup = readSources(['shared', 'server', 'client'], /\.(tsx?|svg)$/);

/** The classes of the HTML of every page, those of what a search finds and a chooser has chosen among them. */
function listShown(): Set<string> {
  const shown = new Set<string>();
  for (const page of allPages)
    for (const query of ['', 'who=employer', 'q=cp2000', 'q=DR-15', '1040=x&c=1&books=1']) {
      const asked = parseQuery(new URLSearchParams(query), page.accepts);
      if (query && !formatQuery(asked)) continue;
      const request = { ...requestOn(day), query: asked, suggestions: [{ path: '/about', name: 'About' }] };
      const data = createPageData(page, page.load(request), request, { script: '', sprite: '', desks: '' });
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
  ...['coast-east', 'figure-waves-top', 'notice-steps-earlier', 'sankey-part', 'connections-shore-left'],
  ...['question-cards', 'neighbors-also', 'neighbors-services'],
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

  test('are one sheet: what is in client/styles is imported once, in the order of the layers', () => {
    const [, names = ''] = /^@layer ([\w, ]+);/m.exec(index) ?? [];
    const layers = names.split(', ');
    const imports = [...index.matchAll(/@import "\.\/([^"]+)" layer\((\w+)\);/g)];
    expect(index).toContain('@import "./without-layers.css";');
    expect(imports).toHaveLength((index.match(/@import/g)?.length ?? 0) - 1);
    const files = styles
      .filter(({ path }) => path.startsWith('client/styles/'))
      .map(({ path }) => path.replace('client/styles/', ''))
      .filter((path) => !['index.css', 'without-layers.css'].includes(path));
    expect(imports.map(([, file]) => file).sort(), 'the files that client/styles/index.css imports').toEqual(files.sort());
    const places = imports.map(([, , layer = '']) => layers.indexOf(layer));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(layers.length);
    const last = imports.filter(([, , layer]) => layer === layers.at(-1)).map(([, file]) => file);
    expect(last).toEqual(expect.arrayContaining(['forced-colors.css', 'large-text.css', 'print.css']));
  });

  test('beside the components have one name each, since the build orders them by it', () => {
    const blocks = styles.filter(({ path }) => !path.startsWith('client/styles/')).map(({ path }) => path.replace(/.*\//, ''));
    expect(blocks.length).toBeGreaterThan(80);
    expect(new Set(blocks).size).toBe(blocks.length);
  });

  test.each([
    ['color', ['tokens', 'night'], /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i],
    ['size of type', ['tokens', 'night', 'print'], /font(-size)?:[^;]*[\d.](px|rem|em)\b/],
    [
      'distance of 4 px or more',
      ['print'],
      /(?<![\w-])(padding|margin|gap|row-gap|column-gap)(-[a-z]+)*:[^;]*(?<![\w.-])([4-9]|\d\d+)px/,
    ],
    ['width in px', ['without-layers'], /\((min|max)-width/],
    ['selector that only outweighs another', ['none'], /:root:root/],
  ])('have no %s in another file than %j', (_what, homes, pattern) => {
    const others = styles.filter(({ path }) => !homes.includes(path.replace(/.*\/|\.css$/g, '')));
    expect(others.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('break at few widths, in em, and just below them, and at no other', () => {
    const widths = [13, 20, 22.5, 37.5, 48, 60, 64, 76.25, 100];
    const found = [...css.matchAll(/\(width ([<>]=?) ([\d.]+)em\)/g)];
    expect(css.match(/\(width [^)]*\)/g)).toHaveLength(found.length);
    expect(found.length).toBeGreaterThan(100);
    for (const [text, sign, width] of found)
      expect(sign === '>=' ? widths : widths.map((at) => at - 0.001), text).toContain(Number(width));
    expect(css.match(/\(width [<>]/g)).toHaveLength(found.length);
  });

  test('use each token that they define, and define each that they or a drawing use', () => {
    const drawings = readSources(['shared', 'server', 'client'], /\.(tsx?|svg)$/);
    const drawn = drawings.map(({ text }) => text).join('\n');
    const used = new Set([...`${css}\n${drawn}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    expect([...defined].filter((name = '') => !used.has(name))).toEqual([]);
  });
});

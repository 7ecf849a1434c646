import { describe, expect, test } from 'vitest';
import { readSources } from '../imports.ts';

const styles = readSources(['client/styles', 'shared', 'server'], /\.css$/);
const css = styles.map(({ text }) => text).join('\n');
const index = styles.find(({ path }) => path === 'client/styles/index.css')?.text ?? '';
describe('the styles', () => {
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

  test('have no color in another file than tokens.css and night.css, where it would be the same at night', () => {
    const others = styles.filter(({ path }) => !/(tokens|night)\.css$/.test(path));
    const color = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
    expect(others.filter(({ text }) => color.test(text)).map(({ path }) => path)).toEqual([]);
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

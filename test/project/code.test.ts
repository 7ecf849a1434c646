import { describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { icons } from '../../content/icons.ts';
import mutationTests from '../../stryker.config.json' with { type: 'json' };
import { findCircles, readSources } from '../imports.ts';

const files = readSources(['client', 'content', 'server', 'shared'], /\.tsx?$/);
const code = files.filter(({ path }) => !path.startsWith('content/'));

/** Which folders the files of a folder may import from. */
const arrows: Record<string, string[]> = {
  content: ['content'],
  shared: ['shared', 'content'],
  client: ['client', 'shared'],
  server: ['server', 'shared', 'content'],
};

describe('the code', () => {
  test('imports one way: content nothing, shared content, client shared, server shared and content', () => {
    for (const { path, imports } of files)
      for (const target of imports) {
        const folder = target.split('/')[0] ?? '';
        expect(arrows[path.split('/')[0] ?? ''], `${path} imports ${target}`).toContain(folder);
      }
  });

  test('has no circle of imports', () => {
    expect(findCircles(files)).toEqual([]);
  });

  test('is in files that are read at once: half of them at most 40 lines, none over 120, no comment wider than 120', () => {
    const lengths = code.map(({ text }) => text.trimEnd().split('\n').length).sort((a, b) => a - b);
    expect(lengths.at(-1)).toBeLessThanOrEqual(120);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(40);
    const comments = /^\s*(\/\/|\/\*|\*)/;
    const wide = files.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => line.length > 120 && comments.test(line))
        .map((line) => `${path}: ${line}`),
    );
    expect(wide).toEqual([]);
  });

  test('does not work around the type checker', () => {
    const escapes = /: any\b|\bas any\b|@ts-|biome-ignore|\w!(?:[.;,)\]]|$)/m;
    expect(files.filter(({ text }) => escapes.test(text)).map(({ path }) => path)).toEqual([]);
    const casts = code.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => /\bas (?!const\b)\w/.test(line) && !/^import|^ *(\*|\/\/|\/\*\*)|`|'.* as /.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(3);
  });

  test('is mutated where the list of modules says: Stryker passes over a file that has moved', () => {
    const paths = files.map(({ path }) => path);
    for (const path of mutationTests.mutate) expect(paths).toContain(path);
  });

  test('sets no inline style, which the content security policy would block', () => {
    for (const { path, text } of files) expect(text, path).not.toMatch(/\bstyle=\{/);
  });

  test('writes raw HTML into documents alone: the import map, the loader, and the graph, which stands outside the root', () => {
    const writers = files.filter(({ text }) => text.includes('dangerouslySetInnerHTML'));
    expect(writers.map(({ path }) => path)).toEqual(['server/document.tsx', 'server/error-page.tsx']);
  });

  test('names the firm, its numbers and its address in content/firm.ts alone', () => {
    const { brand, legalName, phone, fortLauderdalePhone, email, office } = firm;
    for (const { path, text } of files)
      if (path !== 'content/firm.ts')
        for (const secret of [brand, legalName, phone, fortLauderdalePhone, email, office.street])
          expect(text.includes(secret), `${path} says ${secret}`).toBe(false);
  });

  test('shows every icon of the list', () => {
    const text = files
      .filter(({ path }) => path !== 'content/icons.ts')
      .map((file) => file.text)
      .join('\n');
    for (const icon of icons) expect(text, icon).toMatch(new RegExp(`['"]${icon}['"]`));
  });

  test('writes metadata in one place', () => {
    const writers = files.filter(({ text }) => text.includes("from 'react-helmet-async'"));
    expect(writers.map(({ path }) => path)).toEqual(['shared/head.tsx']);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';

const root = join(import.meta.dirname, '../..');
const files = ['client', 'content', 'server', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      return { path: relative(root, path), text: readFileSync(path, 'utf8') };
    }),
);

/** Which folders the files of a folder may import from. */
const arrows: Record<string, string[]> = {
  content: ['content'],
  shared: ['shared', 'content'],
  client: ['client', 'shared'],
  server: ['server', 'shared', 'content'],
};

describe('the code', () => {
  test('imports one way: content nothing, shared content, client shared, server shared and content', () => {
    for (const { path, text } of files) {
      for (const [, target] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
        const folder = relative(root, resolve(root, dirname(path), target ?? '')).split('/')[0] ?? '';
        expect(arrows[path.split('/')[0] ?? ''], `${path} imports ${target}`).toContain(folder);
      }
    }
  });

  test('sets no inline style, which the content security policy would block', () => {
    for (const { path, text } of files) expect(text, path).not.toMatch(/\bstyle=\{/);
  });

  test('writes raw HTML nowhere but for the graph, which stands outside the root', () => {
    expect(files.filter(({ text }) => text.includes('dangerouslySetInnerHTML')).map(({ path }) => path)).toEqual([
      'server/document.tsx',
    ]);
  });

  test('names the firm, its numbers and its address in content/firm.ts alone', () => {
    const secrets = [firm.legalName, firm.phone, firm.fortLauderdalePhone, firm.email, firm.office.street];
    for (const { path, text } of files)
      if (path !== 'content/firm.ts')
        for (const secret of secrets) expect(text.includes(secret), `${path} says ${secret}`).toBe(false);
  });

  test('writes metadata in one place', () => {
    const writers = files.filter(({ text }) => text.includes('react-helmet-async'));
    expect(writers.map(({ path }) => path)).toEqual(['shared/head.tsx']);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readPackage } from '../../tools/notices/read-package.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Reads a package of some files, with fields beside its name and version in package.json. */
function read(fields: object, files: Record<string, string> = {}, version = '1.2.3') {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  folders.push(folder);
  const json = JSON.stringify({ name: '@a/b', version: '1.2.3', ...fields });
  for (const [name, text] of Object.entries({ 'package.json': json, ...files })) writeFileSync(join(folder, name), text);
  return readPackage(folder, { version, integrity: 'sha512-AAAA' });
}

describe('a package that ships', () => {
  test('has its name, version, license, lock, and the whole text of its license and notices', async () => {
    const files = {
      'license.md': 'Terms\r\nof b\n',
      NOTICE: 'Made by b',
      'LICENSE-MIT.txt': 'More',
      'license.js': 'no',
      'a.md': 'no',
    };
    expect(await read({ license: 'MIT' }, files)).toEqual({
      name: '@a/b',
      version: '1.2.3',
      license: 'MIT',
      integrity: 'sha512-AAAA',
      terms: 'More\n\nMade by b\n\nTerms\nof b',
    });
  });

  test.each([
    ['no license', {}],
    ['a license of its own', { license: 'SEE LICENSE IN TERMS' }],
    ['no right to use it', { license: 'UNLICENSED' }],
    ['half a known license', { license: '(MIT OR Mine)' }],
  ])('is refused by name with %s', async (_what, fields) => {
    await expect(read(fields, { LICENSE: 'Terms' })).rejects.toThrow('@a/b 1.2.3: its license');
  });

  test.each([
    ['MIT', { author: 'B <b@example.com>' }, 'Copyright B <b@example.com>', 'Permission is hereby granted, free of charge'],
    ['ISC', { author: { name: 'C' } }, 'Copyright C', 'THE SOFTWARE IS PROVIDED "AS IS"'],
    ['Apache-2.0', {}, 'Copyright the authors of @a/b', 'Version 2.0, January 2004'],
    ['(MIT OR Apache-2.0)', { author: 'B' }, 'Copyright B', 'Version 2.0, January 2004'],
  ])('without a text gets the standard one of %s, for its author', async (license, fields, owner, words) => {
    const { terms } = await read({ license, ...fields }, { NOTICE: 'A notice' });
    expect(terms.startsWith(`${owner}\n\n`)).toBe(true);
    expect(terms).toContain(words);
    expect(terms.endsWith('\n\nA notice')).toBe(true);
    expect(terms).not.toMatch(/<year>/);
  });

  test('is refused if it is not the one that is locked', async () => {
    await expect(read({ license: 'MIT' }, { LICENSE: 'Terms' }, '1.2.4')).rejects.toThrow('@a/b 1.2.3 is not what package-lock');
  });
});

import { describe, expect, test } from 'vitest';
import { findChunk, toBase36, toChunkUrl, toKey, toTableUrl } from '../../shared/navigation/page-table.ts';

describe('the table of pages', () => {
  test('writes a number of 32 bits as six letters and digits', () => {
    expect([0, 35, 36, 36 ** 6 - 1, 36 ** 6, -1].map(toBase36)).toEqual([
      '000000',
      '00000z',
      '000010',
      'zzzzzz',
      '000000',
      toBase36(2 ** 32 - 1),
    ]);
  });

  test('has the FNV-1a of a path as its key', () => {
    // The test vectors of the algorithm's authors.
    expect([toKey(''), toKey('a'), toKey('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968].map(toBase36));
  });

  test('finds a page’s chunk by its key alone, which begins every eleven characters', () => {
    const chunks = `${toKey('/a')}11111${toKey('/services/b')}22222${toKey('/')}33333`;
    const find = (path: string) => findChunk(chunks, path);
    expect([find('/a'), find('/services/b'), find('/')]).toEqual([
      '/assets/a-11111.js',
      '/assets/b-22222.js',
      '/assets/home-33333.js',
    ]);
    expect([find('/c'), findChunk(`11111${chunks}`, '/a')]).toEqual([undefined, undefined]);
    expect(toChunkUrl('/locations/x-y', '1a2b3')).toBe('/assets/x-y-1a2b3.js');
    expect(toTableUrl('https://a.example/assets/chunk-5K2X.js')).toBe('https://a.example/pages/chunk-5K2X.txt');
  });
});

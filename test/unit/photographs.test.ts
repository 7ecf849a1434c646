import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Photo } from '../../content/types.ts';
import { createGetPhoto } from '../../server/page/photographs.ts';
import { checkPhotographs, cutOut } from '../../tools/check-content/photograph-checks.ts';

describe('a photograph is cut to the shape of its place', () => {
  test.each([
    ['around its focus', { x: 50, y: 50 }, { left: 0, top: 500, width: 1500, height: 1000 }],
    ['as near to its focus as its upper edge allows', { x: 50, y: 10 }, { left: 0, top: 0, width: 1500, height: 1000 }],
    ['as near to its focus as its lower edge allows', { x: 50, y: 100 }, { left: 0, top: 1000, width: 1500, height: 1000 }],
  ])('%s', (_how, focus, box) => {
    expect(cutOut({ width: 1500, height: 2000 }, focus, 1.5)).toEqual(box);
  });

  test('and a wide one at its sides', () => {
    expect(cutOut({ width: 3000, height: 1000 }, { x: 80, y: 50 }, 4 / 3)).toEqual({
      left: 1667,
      top: 0,
      width: 1333,
      height: 1000,
    });
  });
});

test('a page shows what has been made of the photograph that it names, with its own words, and nothing of another', () => {
  const focus = { x: 50, y: 40 };
  const made = { file: 'a.jpg', focus, cut: 'portrait', base: '/assets/a-1', widths: [240, 400], height: 300 } as const;
  const getPhoto = createGetPhoto([{ ...made, widths: [...made.widths] }]);
  const photo = { file: 'a.jpg', alt: 'Somebody at a desk', focus };
  expect(getPhoto(photo, 'portrait')).toEqual({ alt: photo.alt, base: '/assets/a-1', widths: [240, 400], height: 300 });
  expect(getPhoto(undefined, 'portrait')).toBeUndefined();
  expect(getPhoto(photo, 'head')).toBeUndefined();
  expect(getPhoto({ ...photo, focus: { x: 10, y: 40 } }, 'portrait')).toBeUndefined();
});

describe('of the photographs that content names the check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  const paint = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#888' } });
  beforeAll(async () => {
    writeFileSync(join(folder, 'good.jpg'), await paint(800, 1000).jpeg().toBuffer());
    writeFileSync(join(folder, 'small.jpg'), await paint(500, 900).jpeg().toBuffer());
    writeFileSync(join(folder, 'many.png'), await paint(9000, 8000).png().toBuffer());
    writeFileSync(join(folder, 'text.jpg'), 'no picture');
    writeFileSync(join(folder, 'half.jpg'), readFileSync(join(folder, 'good.jpg')).subarray(0, -1000));
    return () => rmSync(folder, { recursive: true });
  });
  const check = async (change: Partial<Photo>, cut: 'portrait' | 'head' = 'portrait') => {
    const photo = { file: 'good.jpg', alt: 'Somebody', focus: { x: 50, y: 50 }, ...change };
    const at = { file: 'content/people.ts', field: 'people[0].photo' };
    const findings = await checkPhotographs([{ at, photo, cuts: [cut] }], folder);
    return findings.map(({ level, file, field, message }) => `${level}: ${file}, ${field}: ${message}`);
  };

  test('accepts one that is as large as its place', async () => {
    expect(await check({})).toEqual([]);
  });

  test.each<[string, Partial<Photo>, string]>([
    ['missing', { file: 'gone.jpg' }, 'file: content/photographs has no gone.jpg'],
    ['too small', { file: 'small.jpg' }, 'file: small.jpg is too small with 500 by 900 pixels; it needs 640 by 480'],
    ['too large', { file: 'many.png' }, 'file: many.png is too large with 1 MB and 72 megapixels'],
    ['damaged', { file: 'half.jpg' }, 'file: half.jpg is damaged'],
    ['no picture', { file: 'text.jpg' }, 'file: text.jpg is no JPEG'],
    ['without words', { alt: ' ' }, 'alt: is empty'],
    ['with a focus outside of it', { focus: { x: 50, y: 140 } }, 'focus: is outside the photograph'],
  ])('refuses one that is %s, with file and field', async (_what, change, message) => {
    expect(await check(change)).toEqual([expect.stringContaining(`error: content/people.ts, people[0].photo.${message}`)]);
  });

  test('refuses one that is large enough for a portrait and not for the head of a page', async () => {
    expect(await check({}, 'head')).toEqual([expect.stringMatching(/good\.jpg is too small .* needs 1600 by 640/)]);
  });
});

import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { allPages } from '../../server/find-page.ts';
import { layOut } from '../screenshots/lay-out.ts';
import { readOptions } from '../screenshots/options.ts';
import { stopClock } from '../screenshots/stop-clock.ts';

const read = (...words: string[]) => readOptions(words, '2026-11-22');

describe('what is taken', () => {
  test('is every page in every kind, of today, if nothing is said', () => {
    const { paths, kinds, widths, folder, day } = read();
    expect(paths).toEqual(allPages.map(({ path }) => path));
    expect(kinds).toEqual(['light', 'night', 'print', 'drawer', 'large-text']);
    expect({ widths, folder, day }).toEqual({ widths: [], folder: 'screenshots', day: '2026-11-22' });
  });

  test('is what the words ask for', () => {
    const words = ['--only', '/pricing,/faqs', '--only=/', '--kind', 'night', '--width', '390', '--day', '2027-04-15', '/tmp/x'];
    expect(read(...words)).toEqual({
      paths: ['/pricing', '/faqs', '/'],
      kinds: ['night'],
      widths: [390],
      folder: '/tmp/x',
      day: '2027-04-15',
    });
  });

  test.each([
    [['--only', '/nope'], '/nope is not a page'],
    [['--kind', 'dark'], 'dark is not a kind'],
    [['--kind', 'print', '--width', '390'], 'no picture is 390 px wide'],
    [['--day', 'April 15'], 'April 15 is not a day'],
    [['--dya', '2027-04-15'], '--dya'],
    [['a', 'b'], 'one folder is enough'],
  ])('is refused where %j asks for nothing there is', (words, reason) => {
    expect(() => read(...words)).toThrow(reason);
  });
});

describe('a contact sheet', () => {
  const pictures = (count: number, width: number, height: number) =>
    Array.from({ length: count }, (_, index) => ({ file: `${index}.png`, label: `/${index}`, width, height }));

  test('has every picture once, whole, in order, beside the others, and on the sheet', () => {
    for (const [width, height] of [
      [390, 9000],
      [1920, 6000],
    ] as const) {
      const sheets = layOut(pictures(41, width, height));
      const cells = sheets.flatMap((sheet) => sheet.cells);
      expect(cells.map(({ label }) => label)).toEqual(pictures(41, 1, 1).map(({ label }) => label));
      for (const sheet of sheets)
        for (const one of sheet.cells) {
          expect(one.height / one.width).toBeCloseTo(height / width, 1);
          expect(one.left + one.width).toBeLessThanOrEqual(sheet.width);
          expect(one.top + one.height).toBeLessThanOrEqual(sheet.height);
          const over = sheet.cells.filter(
            (other) =>
              other !== one &&
              Math.abs(other.left - one.left) < Math.max(one.width, other.width) &&
              Math.abs(other.top - one.top) < Math.max(one.height, other.height),
          );
          expect(over).toEqual([]);
        }
    }
  });

  test('is one for many low pictures, and one each for rows that are higher than a screen can show', () => {
    expect(layOut(pictures(24, 390, 844))).toHaveLength(1);
    const heights = layOut(pictures(24, 390, 9000)).map(({ height }) => height);
    expect(heights).toHaveLength(3);
    expect(layOut([])).toEqual([]);
  });
});

test('a process with a stopped clock is on its day', () => {
  const print = 'process.stdout.write([new Date().toISOString(), Date.now() === +new Date(), new Date(0).getTime()].join())';
  const output = execFileSync(process.execPath, [...stopClock('2027-04-15T17:00:00Z'), '-e', print], { encoding: 'utf8' });
  expect(output).toBe('2027-04-15T17:00:00.000Z,true,0');
});

import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { allPages } from '../../server/find-page.ts';
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

test('a process with a stopped clock is on its day', () => {
  const print = 'process.stdout.write([new Date().toISOString(), Date.now() === +new Date(), new Date(0).getTime()].join())';
  const output = execFileSync(process.execPath, [...stopClock('2027-04-15T17:00:00Z'), '-e', print], { encoding: 'utf8' });
  expect(output).toBe('2027-04-15T17:00:00.000Z,true,0');
});

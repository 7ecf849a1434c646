import { describe, expect, test } from 'vitest';
import { figure } from '../../content/figures/irs-resolution.ts';
import { formLines } from '../../content/form-lines.ts';
import { type Letter, letters } from '../../content/letters.ts';
import { findLetter } from '../../server/search/find-letter.ts';

const all = Object.values<Letter>(letters);

describe('a letter that is looked for', () => {
  test.each([
    ['cp2000', 'CP2000'],
    ['I got a CP 2000 from the IRS', 'CP2000'],
    ['letter-1058', 'LT11'],
    ['LT11', 'LT11'],
    ['cp501 reminder', 'CP501'],
  ])('%s is %s', (words, code) => expect(findLetter(words)?.code).toBe(code));

  test.each(['CP50', 'CP140', '1058', 'cp', 'levy', ''])('%s is none', (words) => expect(findLetter(words)).toBeUndefined());
});

test('every letter has its line on /forms', () => {
  for (const { code, alias } of all) {
    expect(formLines).toHaveProperty(code);
    if (alias) expect(formLines).toHaveProperty([alias]);
  }
});

test('each rung of the ladder leads to the next, and the last letter to the levy', () => {
  const rungs = figure.rungs.map(({ code }) => code);
  const next = rungs.slice(0, -1).map((code) => all.find((letter) => letter.code === code)?.followedBy.title ?? '');
  expect(next.slice(0, -1).map((title) => title.split(' ')[0])).toEqual(rungs.slice(1, -1));
  expect(next.at(-1)?.toLowerCase()).toContain(rungs.at(-1)?.toLowerCase());
});

import { describe, expect, test } from 'vitest';
import { pages } from '../../server/pages/index.ts';
import { listCut } from '../tour/probes.ts';
import type { Visit } from './visit.ts';

const paths = pages.map(({ path }) => path);

/** The icons of the page that are not drawn: those of a file that has not come, or has no such drawing. */
const listMissing = () =>
  [...document.querySelectorAll<SVGUseElement>('svg.icon use')]
    .filter((use) => use.checkVisibility() && use.getBBox().width === 0)
    .map((use) => use.getAttribute('href'));

/** Says something, throws, lets a promise fail, and breaks the security policy. */
function disturb(): void {
  console.log('a word');
  setTimeout(() => {
    throw new Error('an exception');
  });
  Promise.reject(new Error('a rejection'));
  document.body.setAttribute('style', 'margin: 0');
}

/** Defines the tests that every route is there in an engine, and that it fits on a phone and on a desk. */
export function checkRoutes(visit: Visit): void {
  describe.each([390, 1440])('at %i px every route is hydrated, says nothing, has its icons, and fits', (width) => {
    test.each([...paths, '/nowhere', '/blog/nowhere'])('%s', async (path) => {
      const { engine, open } = visit;
      await open(path, [width, 900]);
      expect(await engine.evaluate(() => innerWidth)).toBe(width);
      expect(await engine.evaluate(listCut)).toEqual([]);
      await expect.poll(() => engine.evaluate(listMissing)).toEqual([]);
      const expected = paths.includes(path) ? [] : [expect.stringMatching(/^warn(ing)?: Page not found: /)];
      await expect.poll(() => engine.messages()).toEqual(expected);
    });
  });

  test('what a page says, throws and may not do is heard', async () => {
    const { engine, open } = visit;
    await open('/about', [390, 900]);
    await engine.evaluate(disturb);
    for (const heard of ['a word', 'an exception', 'a rejection', 'style-src'])
      await expect.poll(async () => (await engine.messages()).filter((message) => message.includes(heard))).toHaveLength(1);
  });
}

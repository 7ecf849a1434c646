import { describe, expect, test } from 'vitest';
import type { Visit } from './visit.ts';

const isHeadingFocused = () => document.activeElement?.matches('main h1') === true;

const isAnnounced = () => document.querySelector('.header [aria-live]')?.textContent === document.title;

/** What a navigation leaves: where it led, whether the document is the same, how far it is scrolled. */
const readState = () => [location.pathname, Reflect.get(window, 'isSame') === true, scrollY];

/** Defines the tests that links lead on and back within the document in an engine. */
export function checkNavigation(visit: Visit): void {
  describe('links lead on in the same document, and back', () => {
    test.each([390, 1440])('at %i px', async (width) => {
      const { engine, until } = visit;
      await visit.open('/services/irs-resolution', [width, 844]);
      await engine.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await until(() => scrollY === 1500);
      // A visitor who reads on: the browser says where it has scrolled to a moment after it has.
      await engine.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      await engine.evaluate(() => document.querySelector<HTMLElement>('.footer a[href="/pricing"]')?.click());
      await until(isHeadingFocused);
      await until(isAnnounced);
      expect(await engine.evaluate(readState)).toEqual(['/pricing', true, 0]);
      await engine.evaluate(() => history.back());
      await expect.poll(() => engine.evaluate(readState)).toEqual(['/services/irs-resolution', true, 1500]);
      expect(await engine.messages()).toEqual([]);
    });

    test('when the pointer presses one in the footer', async () => {
      const { engine } = visit;
      await visit.open('/', [1440, 900]);
      await engine.click('.footer a[href="/services/payroll-services"]');
      await visit.until(isHeadingFocused);
      expect(await engine.evaluate(readState)).toEqual(['/services/payroll-services', true, 0]);
      expect(await engine.messages()).toEqual([]);
    });
  });
}

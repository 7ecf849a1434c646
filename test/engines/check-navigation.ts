import { describe, expect, test } from 'vitest';
import { evaluate } from './engine.ts';
import { click, until } from './input.ts';
import { desktop, phone, type Visit } from './visit.ts';

const isHeadingFocused = () => document.activeElement?.matches('main h1') === true;

const isAnnounced = () => document.querySelector('.header [role=status]')?.textContent === document.title;

/** What a navigation leaves: where it led, whether the document is the same, how far it is scrolled. */
const readState = () => ({ path: location.pathname, isSame: Reflect.get(window, 'isSame') === true, scrolled: scrollY });

/** Defines the tests that links lead on and back within the document in an engine. */
export function checkNavigation(visit: Visit): void {
  describe('links lead on in the same document, and back', () => {
    test.each([phone, desktop])('at %i px', async (...size) => {
      const { engine } = visit;
      await visit.open('/services/irs-resolution', size);
      await evaluate(engine, () => scrollTo({ top: 1500, behavior: 'instant' }));
      await until(engine, 'the page has scrolled', () => scrollY === 1500);
      // A visitor who reads on: the browser says where it has scrolled to a moment after it has.
      await evaluate(engine, () => new Promise((resolve) => setTimeout(resolve, 300)));
      await evaluate(engine, () => document.querySelector<HTMLElement>('.footer a[href="/pricing"]')?.click());
      await until(engine, 'the new page has the focus', isHeadingFocused);
      await until(engine, 'its title is announced', isAnnounced);
      expect(await evaluate(engine, readState)).toEqual({ path: '/pricing', isSame: true, scrolled: 0 });
      await evaluate(engine, () => history.back());
      await until(engine, 'the visitor is where they were', () => location.pathname.endsWith('resolution') && scrollY === 1500);
      expect(await evaluate(engine, () => Reflect.get(window, 'isSame'))).toBe(true);
      expect(await engine.messages()).toEqual([]);
    });

    test('when the pointer presses one in the footer', async () => {
      const { engine } = visit;
      await visit.open('/', desktop);
      await click(engine, '.footer a[href="/services/payroll-services"]');
      await until(engine, 'the new page has the focus', isHeadingFocused);
      expect(await evaluate(engine, readState)).toEqual({ path: '/services/payroll-services', isSame: true, scrolled: 0 });
      expect(await engine.messages()).toEqual([]);
    });
  });
}

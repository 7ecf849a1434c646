import { describe, expect, test } from 'vitest';
import { evaluate } from './engine.ts';
import { click, focus, press, until } from './input.ts';
import { phone, type Visit } from './visit.ts';

const isDrawerOpen = () => document.querySelector('dialog')?.matches(':modal') === true;
const isDrawerClosed = () => document.querySelector('dialog')?.open === false;
const isFocusInside = () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;

/** The questions that are open, counted from 0. */
const openQuestions = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('.accordion details')].flatMap(({ open }, index) => (open ? index : []));

/** Where the links of the first contact card lead that can be seen. */
const contactLinks = () =>
  [...(document.querySelector('.contact-card')?.querySelectorAll('a') ?? [])]
    .filter((link) => link.checkVisibility())
    .map(({ protocol }) => protocol);

/** Defines the tests that the controls of a page do what they do in an engine. */
export function checkControls(visit: Visit): void {
  describe('the drawer', () => {
    async function openDrawer() {
      await visit.open('/services/accounting', phone);
      await click(visit.engine, '.menu-button');
      await until(visit.engine, 'the drawer is open', isDrawerOpen);
    }

    test('begins at its close button, keeps focus inside, and Escape gives it back to the menu button', async () => {
      const { engine } = visit;
      await openDrawer();
      expect(await evaluate(engine, () => document.activeElement?.textContent)).toBe('Close');
      for (let presses = 0; presses < 16; presses++) {
        await press(engine, 'Tab');
        expect(await evaluate(engine, isFocusInside)).toBe(true);
      }
      await press(engine, 'Escape');
      await until(engine, 'the drawer is closed', isDrawerClosed);
      expect(await evaluate(engine, () => document.activeElement?.className)).toContain('menu-button');
      expect(await engine.messages()).toEqual([]);
    });

    test('is closed by a link in it, which leads on in the same document', async () => {
      const { engine } = visit;
      await openDrawer();
      await click(engine, 'dialog a[href="/faqs"]');
      await until(engine, 'the questions are there', () => location.pathname === '/faqs');
      await until(engine, 'the drawer is closed', isDrawerClosed);
      expect(await evaluate(engine, () => Reflect.get(window, 'isSame'))).toBe(true);
      expect(await engine.messages()).toEqual([]);
    });
  });

  test('the accordion: one item is open at a time, and it can be closed', async () => {
    const { engine } = visit;
    await visit.open('/faqs', phone);
    await click(engine, '.accordion details:nth-child(3) > summary');
    await expect.poll(() => evaluate(engine, openQuestions)).toEqual([2]);
    await focus(engine, '.accordion details:nth-child(2) > summary');
    await press(engine, 'Enter');
    await expect.poll(() => evaluate(engine, openQuestions)).toEqual([1]);
    await press(engine, 'Space');
    await expect.poll(() => evaluate(engine, openQuestions)).toEqual([]);
    expect(await engine.messages()).toEqual([]);
  });

  describe('the contact card', () => {
    test.each(['/services/tax-planning', '/services/accounting'])('of %s opens in place', async (path) => {
      const { engine } = visit;
      await visit.open(path, phone);
      await expect.poll(() => evaluate(engine, contactLinks)).toEqual([]);
      await focus(engine, '.contact-card summary');
      await press(engine, 'Enter');
      await expect.poll(() => evaluate(engine, contactLinks)).toEqual(['tel:', 'mailto:']);
      expect(await evaluate(engine, () => location.pathname)).toBe(path);
      expect(await engine.messages()).toEqual([]);
    });
  });
}

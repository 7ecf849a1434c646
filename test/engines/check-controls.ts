import { describe, expect, test } from 'vitest';
import type { Size } from './engine.ts';
import type { Visit } from './visit.ts';

const phone: Size = [390, 844];
/** The drawer slides in, and cannot be pressed before it rests. */
const isDrawerOpen = () => document.querySelector('dialog')?.matches(':modal') === true && document.getAnimations().length === 0;
const isDrawerClosed = () => document.querySelector('dialog')?.open === false;
const isFocusInside = () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;

/** The questions that are open, counted from 0. */
const openQuestions = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('.accordion details')].flatMap(({ open }, index) => (open ? index : []));

/** Where the links of the first contact card lead that can be seen. */
const contactLinks = () =>
  [...(document.querySelector('.office-card')?.querySelectorAll('a') ?? [])]
    .filter((link) => link.checkVisibility())
    .map(({ protocol }) => protocol);

/** Defines the tests that the controls of a page do what they do in an engine. */
export function checkControls(visit: Visit): void {
  describe('the drawer', () => {
    async function openDrawer() {
      await visit.open('/services/accounting', phone);
      await visit.engine.click('.menu-button');
      await visit.until(isDrawerOpen);
    }

    test('begins at its close button, keeps focus inside, and Escape gives it back to the menu button', async () => {
      const { engine } = visit;
      await openDrawer();
      expect(await engine.evaluate(() => document.activeElement?.textContent)).toBe('Close');
      for (let presses = 0; presses < 16; presses++) {
        await engine.press('Tab');
        expect(await engine.evaluate(isFocusInside)).toBe(true);
      }
      await engine.press('Escape');
      await visit.until(isDrawerClosed);
      expect(await engine.evaluate(() => document.activeElement?.className)).toContain('menu-button');
      expect(await engine.messages()).toEqual([]);
    });

    test('is closed by a link in it, which leads on in the same document', async () => {
      const { engine, until } = visit;
      await openDrawer();
      await engine.click('dialog a[href="/faqs"]');
      await until(() => location.pathname === '/faqs');
      await until(isDrawerClosed);
      expect(await engine.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
      expect(await engine.messages()).toEqual([]);
    });
  });

  test('the accordion: one item is open at a time, and it can be closed', async () => {
    const { engine } = visit;
    await visit.open('/faqs', phone);
    await engine.click('.accordion li:nth-child(3) summary');
    await expect.poll(() => engine.evaluate(openQuestions)).toEqual([2]);
    await engine.evaluate(() => document.querySelector<HTMLElement>('.accordion li:nth-child(2) summary')?.focus());
    await engine.press('Enter');
    await expect.poll(() => engine.evaluate(openQuestions)).toEqual([1]);
    await engine.press(' ');
    await expect.poll(() => engine.evaluate(openQuestions)).toEqual([]);
    expect(await engine.messages()).toEqual([]);
  });

  test.each(['/services/tax-planning', '/services/accounting'])(
    'the contact card of %s opens in place, with phone, email and hours',
    async (path) => {
      const { engine } = visit;
      await visit.open(path, phone);
      await expect.poll(() => engine.evaluate(contactLinks)).toEqual([]);
      await engine.evaluate(() => document.querySelector<HTMLElement>('.office-card summary')?.focus());
      await engine.press('Enter');
      await expect.poll(() => engine.evaluate(contactLinks)).toEqual(['tel:', 'mailto:']);
      expect(await engine.evaluate(() => document.querySelector('.office-card')?.textContent)).toContain('By appointment');
      expect(await engine.evaluate(() => location.pathname)).toBe(path);
      expect(await engine.messages()).toEqual([]);
    },
  );
}

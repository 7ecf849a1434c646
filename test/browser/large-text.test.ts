import { describe, expect, test } from 'vitest';
import { pages } from '../../shared/routes.ts';
import { usePage, useSite } from './browser.ts';

const paths = [...pages.map(({ path }) => path), '/nowhere', '/search?q=cp2000', '/pricing?1040=1&books=1'];

describe.each([24, 32])('with %i px as the size of text in the browser', (fontSize) => {
  const site = useSite(fontSize);
  const visitor = usePage(site, { reducedMotion: 'reduce' });

  test('nothing is beyond the right edge, from 320 to 1280 px', async () => {
    const { page } = visitor;
    for (const path of paths) {
      await page.goto(site.origin + path);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(beyond, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('the menu can be opened and closed on the smallest phone', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Menu' }).click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
    const box = await close.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await close.click();
    await expect.poll(() => close.isVisible()).toBe(false);
  });
});

describe('with the spacing of text that WCAG 1.4.12 names', () => {
  const site = useSite();
  const visitor = usePage(site, { reducedMotion: 'reduce', bypassCSP: true });

  test('nothing is beyond the right edge', async () => {
    const { page } = visitor;
    const content =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      'p { margin-bottom: 2em !important }';
    for (const path of paths) {
      await page.goto(site.origin + path);
      await page.addStyleTag({ content });
      for (const width of [320, 390, 768, 1180, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(beyond, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});

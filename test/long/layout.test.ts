import { describe, expect } from 'vitest';
import { services } from '../../content/services/index.ts';
import { usePage, useSite } from '../browser/browser.ts';

const site = useSite();

describe('the eye', () => {
  const { test } = usePage(site, { reducedMotion: 'reduce' });
  test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));

  test.for([1280, 390])(
    'at %i px the page of a service has short answers, and steps that stand on the water',
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const { path } of services) {
        await page.goto(site.origin + path);
        await page.evaluate(() => document.fonts.ready);
        const parts = ['.brief', '.on-this-page', '.call-to-action', '.steps', '.steps li:last-child > span'];
        const boxes = await Promise.all(parts.map((part) => page.locator(part).boundingBox()));
        const [brief, sections, closing, water, number] = boxes;
        const below = (closing?.y ?? 0) + (closing?.height ?? 0) - (sections?.y ?? 0);
        if (width === 1280) expect(below, path).toBeLessThanOrEqual(7000);
        expect(brief?.height, path).toBeLessThan(width === 1280 ? 380 : 620);
        // The sun of the last step stands on the water, or in it on a phone.
        expect((number?.y ?? 0) + (number?.height ?? 0) <= (water?.y ?? 0) + 1, path).toBe(width === 1280);
      }
    },
  );

  test('who is led to the dates has them in the upper part of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`${site.origin}/deadlines?who=employer#the-next-twelve-months`);
    const month = await page.locator('.due-ledger-month').first().boundingBox();
    expect(month?.y).toBeLessThan(420);
  });

  test('the names, prices and buttons of the packages stand on one line each', async ({ page }) => {
    await page.goto(`${site.origin}/pricing`);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const part of ['h3', '.packages-price', '.button']) {
      const tops = await page
        .locator(`.packages ${part}`)
        .evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect().top));
      expect(tops, part).toHaveLength(3);
      expect(new Set(tops).size, part).toBe(1);
    }
  });
});

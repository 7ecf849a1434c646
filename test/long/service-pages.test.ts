import { describe, expect, test } from 'vitest';
import { services } from '../../content/services/index.ts';
import { usePage, useSite } from '../browser/browser.ts';

const site = useSite();
const paths = services.map(({ path }) => path);

describe.each([
  ['a desk', { width: 1280, height: 800 }, 'body', 6500],
  ['a phone, to its closing', { width: 390, height: 844 }, 'main > :not(.call-to-action)', 9200],
])('the page of a service on %s', (_, viewport, measured, most) => {
  const visitor = usePage(site, { viewport });

  test(`is at most ${most} px long`, async () => {
    const { page } = visitor;
    for (const path of paths) {
      await page.goto(site.origin + path);
      await page.evaluate(() => document.fonts.ready);
      const bottoms = await page.locator(measured).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      expect(Math.max(...bottoms), path).toBeLessThanOrEqual(most);
    }
  });
});

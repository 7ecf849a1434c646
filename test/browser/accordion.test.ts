import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, usePage, useSite } from './browser.ts';

const site = useSite();

const topOf = (question: Locator) => question.evaluate((element) => element.getBoundingClientRect().top);

const { test } = usePage(site, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test.for(['/faqs', '/', '/services/irs-resolution'])(
  'a question that is pressed stays under the finger on %s, while the browser closes the one above it',
  async (path, { page }) => {
    await page.goto(site.origin + path);
    await hydrated(page);
    const [first, second] = [0, 1].map((place) => page.locator('details[name] > summary').nth(place));
    if (!first || !second) throw new Error('there are no two questions');
    if (!(await first.evaluate(({ parentElement }) => parentElement?.hasAttribute('open')))) await first.tap();
    await second.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 150));
    const before = await topOf(second);
    await second.tap();
    await expect.poll(() => first.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'))).toBe(false);
    await expect.poll(() => topOf(second)).toBeCloseTo(before, -1);
  },
);

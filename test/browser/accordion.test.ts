import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, usePage, useSite } from './browser.ts';

const site = useSite();

const topOf = (question: Locator) => question.evaluate((element) => element.getBoundingClientRect().top);

const { test } = usePage(site, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test.for(['/faqs', '/', '/services/tax-planning'])(
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

test('a phone shows four services, and the rest behind one line; a wider window shows them all, with nothing to press', async ({
  page,
}) => {
  const services = page.locator('.service-first > .section').first();
  const shown = () =>
    services
      .locator('li > p')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length);
  for (const path of ['/services/irs-resolution', '/services/succession-planning']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.origin + path);
    expect(await shown(), path).toBe(4);
    await services.locator('.rest summary').tap();
    await expect.poll(shown).toBe(8);
    await page.setViewportSize({ width: 820, height: 844 });
    await page.goto(site.origin + path);
    expect(await shown(), path).toBe(8);
    expect(await page.locator('.rest summary:visible').count()).toBe(0);
  }
});

test('the lists of the footer are their titles on a phone, and each opens, also without script', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${site.origin}/about`);
  const footer = page.locator('.footer');
  const faqs = footer.getByRole('link', { name: 'FAQs' });
  expect((await footer.boundingBox())?.height).toBeLessThan(664);
  expect(await faqs.isVisible()).toBe(false);
  await footer.locator('summary').last().tap();
  await faqs.tap();
  await page.waitForURL('**/faqs');
  await page.setViewportSize({ width: 820, height: 664 });
  expect(await footer.locator('a:visible').count()).toBe(await footer.locator('a').count());
});

import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { about } from '../../content/pages/about.ts';
import type { PageData } from '../../shared/routes.tsx';
import { hydrated } from '../browser/browser.ts';
import { useNavigation } from '../browser/use-navigation.ts';

const { test, documents, open, settle, scrollTo, heading, path, scrolled, press, focused } = useNavigation();

/** Answers with the data of a page, some of it changed. */
async function change(route: Route, part: Partial<PageData>): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...(await response.json()), ...part } });
}

describe('a page whose data does not come', () => {
  test.for<[string, (route: Route) => Promise<void>]>([
    ['is lost', (route) => route.abort()],
    ['is not there', async (route) => route.fulfill({ response: await route.fetch(), status: 404 })],
    ['is of another release', (route) => change(route, { release: 'another' })],
    ['is no JSON', (route) => route.fulfill({ body: '<!DOCTYPE html>' })],
  ])('because it %s is asked from the server once, at its top; Back leads back', async ([, answer], { page, messages }) => {
    await page.route('**/data/about.json', answer);
    await open('/pricing');
    await scrollTo(700);
    await press('/about');
    await expect.poll(heading).toContain(about.hero.heading);
    await page.waitForLoadState('networkidle');
    await hydrated(page);
    await settle();
    expect([path(), documents, await scrolled()]).toEqual(['/about', ['/about'], 0]);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await page.goBack();
    await expect.poll(heading).toContain('fee');
    await expect.poll(scrolled).toBe(700);
    expect(messages.filter((message) => !/ERR_FAILED|404/.test(message))).toEqual([]);
  });

  test('is shown at its fragment', async ({ page }) => {
    await page.route('**/data/forms.json', (route) => route.abort());
    await open('/search?q=cp2000');
    await page.locator('main a[href="/forms#cp2000"]').first().click();
    await expect.poll(() => documents).toEqual(['/forms']);
    await hydrated(page);
    const edge = (side: 'top' | 'bottom') =>
      page.locator('#cp2000').evaluate((line, at) => line.getBoundingClientRect()[at], side);
    await expect.poll(() => edge('bottom')).toBeLessThan(800);
    expect(await edge('top')).toBeGreaterThan(60);
  });

  test('is shown where the visitor was when that was a step back', async ({ page }) => {
    await open('/services/irs-resolution');
    await scrollTo(1200);
    await press('/pricing');
    await expect.poll(focused).toBe('H1');
    await page.reload();
    await hydrated(page);
    await page.route('**/data/services/irs-resolution.json', (route) => route.abort());
    documents.length = 0;
    await page.goBack();
    await expect.poll(heading).not.toContain('fee');
    await hydrated(page);
    await expect.poll(scrolled).toBe(1200);
    expect(documents).toEqual(['/services/irs-resolution']);
  });
});

import { describe, expect, test } from 'vitest';
import { hydrated } from '../browser/browser.ts';
import { useNavigation } from '../browser/use-navigation.ts';

const { visitor, documents, open, settle, scrollTo, heading, path, scrolled, press, focused } = useNavigation();

describe('a page whose data does not come', () => {
  test.each([
    ['is lost', (json: object) => json, { abort: true }],
    ['is not there', (json: object) => json, { status: 404 }],
    ['is of another release', (json: object) => ({ ...json, release: 'another' }), {}],
    ['is no JSON', () => '<!DOCTYPE html>', {}],
  ])(
    'because it %s is asked from the server, once, and shown at its top; back leads back',
    async (_, change, { abort, status }: { abort?: boolean; status?: number }) => {
      const { page } = visitor;
      await page.route('**/data/about.json', async (route) => {
        if (abort) return route.abort();
        const response = await route.fetch();
        const changed = change(await response.json());
        return route.fulfill({
          response,
          status: status ?? 200,
          body: typeof changed === 'string' ? changed : JSON.stringify(changed),
        });
      });
      await open('/pricing');
      await scrollTo(700);
      await press('/about');
      await expect.poll(heading).toContain('Three people');
      await page.waitForLoadState('networkidle');
      await hydrated(page);
      await settle();
      expect([path(), documents, await scrolled()]).toEqual(['/about', ['/about'], 0]);
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
      await page.goBack();
      await expect.poll(heading).toContain('fee');
      await expect.poll(scrolled).toBe(700);
      expect(visitor.messages.filter((message) => !/ERR_FAILED|404/.test(message))).toEqual([]);
    },
  );

  test('is shown at its fragment', async () => {
    const { page } = visitor;
    await page.route('**/data/forms.json', (route) => route.abort());
    await open('/search?q=cp2000');
    await page.locator('main a[href="/forms#cp2000"]').first().click();
    await expect.poll(heading).not.toContain('What is it about');
    await hydrated(page);
    const { top = 0, bottom = 9999 } = await page.locator('#cp2000').evaluate((line) => line.getBoundingClientRect());
    expect(documents).toEqual(['/forms']);
    expect(top).toBeGreaterThan(60);
    expect(bottom).toBeLessThan(800);
  });

  test('is shown where the visitor was when that was a step back', async () => {
    const { page } = visitor;
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

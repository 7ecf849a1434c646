import { describe, expect } from 'vitest';
import { useNavigation } from '../browser/use-navigation.ts';

const { test, visitor, documents, data, open, settle } = useNavigation();

describe('what is fetched before it is asked for', () => {
  const intents: [string, (href: string) => Promise<unknown>][] = [
    ['pointed at', (href) => visitor.page.locator(`.footer a[href="${href}"]`).hover()],
    ['focused', (href) => visitor.page.locator(`.footer a[href="${href}"]`).focus()],
    ['touched', (href) => visitor.page.locator(`.footer a[href="${href}"]`).dispatchEvent('touchstart')],
  ];

  test.for(intents)('is exactly the page of the link that is %s, which is then shown at once', async ([_, reach], { page }) => {
    await open('/');
    await reach('/faqs');
    await expect.poll(() => data).toEqual(['/data/faqs.json']);
    await settle();
    await reach('/faqs');
    const milliseconds = await page.evaluate(async () => {
      const started = performance.now();
      document.querySelector<HTMLElement>('.footer a[href="/faqs"]')?.click();
      while (!document.querySelector('h1')?.textContent.startsWith('Answers'))
        await new Promise((resolve) => setTimeout(resolve, 1));
      return performance.now() - started;
    });
    expect(milliseconds).toBeLessThan(400);
    expect([data, documents]).toEqual([['/data/faqs.json'], []]);
  });

  test('is nothing where the wheel and the keyboard pass over links, and nothing for who saves data', async ({ page }) => {
    await open('/services');
    await page.mouse.move(640, 400);
    await page.waitForTimeout(300);
    data.length = 0;
    for (let step = 0; step < 20; step++) await page.mouse.wheel(0, 120);
    for (let step = 0; step < 20; step++) await page.keyboard.press('Tab');
    await page.waitForTimeout(300);
    // The last link is rested on, and others where the machine is slow.
    expect(data.length).toBeLessThan(6);
    data.length = 0;
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.locator('.footer a[href="/faqs"]').hover();
    await page.locator('.footer a[href="/faqs"]').dispatchEvent('touchstart');
    await page.waitForTimeout(300);
    expect(data).toEqual([]);
  });

  test('is not tried again when it failed, until it is gone to', async ({ page }) => {
    await open('/');
    let tries = 0;
    await page.route('**/data/faqs.json', (route) => (tries++ === 0 ? route.abort() : route.continue()));
    for (const href of ['/faqs', '/about', '/faqs']) {
      await page.locator(`.footer a[href="${href}"]`).hover();
      await page.waitForTimeout(200);
    }
    expect(tries).toBe(1);
    await page.locator('.footer a[href="/faqs"]').click();
    await expect.poll(() => page.locator('h1').textContent()).toContain('Answers');
    expect([tries, documents]).toEqual([2, []]);
  });

  test('is nothing for a file, another host, a fragment, or a page that there is not', async ({ page, messages }) => {
    for (const [from, links] of [
      ['/deadlines', '.due-ledger ~ .actions a'],
      ['/contact', 'main a:not([href^="/"]), main a[download]'],
      ['/blog', '[data-unwritten]'],
      ['/faqs', '.skip-link'],
    ] as const) {
      await open(from);
      const hrefs = await page.locator(links).evaluateAll((all) =>
        all.map((link) => {
          link.dispatchEvent(new Event('touchstart', { bubbles: true }));
          return link.getAttribute('href') ?? '';
        }),
      );
      expect(hrefs.length, from).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      await settle();
      expect.soft(messages, from).toEqual([]);
    }
  });
});

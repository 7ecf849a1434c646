import { describe, expect } from 'vitest';
import { about } from '../../content/pages/about.ts';
import { hydrated } from '../browser/browser.ts';
import { useNavigation } from '../browser/use-navigation.ts';

const { test, visitor, open: openPage, heading, path, inFooter, delay } = useNavigation();
const status = () => visitor.page.locator('.header [aria-live]');
const line = () => visitor.page.locator('.header-coming');
const isSameDocument = () => visitor.page.evaluate(() => Reflect.get(window, 'same') === true);

async function open(path: string): Promise<void> {
  await openPage(path);
  await visitor.page.evaluate(() => Object.assign(window, { same: true }));
}

test.beforeEach(({ page }) => page.context().setOffline(false));

describe('a page that takes long', () => {
  test('has its address at once, is said to be coming, moves nothing, and brings title and words', async ({ page, messages }) => {
    await delay('about', 3000);
    await open('/pricing');
    const title = await page.title();
    const top = await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().top);
    const wait = await inFooter('About').evaluate(
      (link: HTMLElement) =>
        new Promise<number>((resolve) => {
          const pressed = performance.now();
          const seen = () => document.querySelector('.header-coming') && resolve(performance.now() - pressed);
          new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
          link.click();
        }),
    );
    expect(wait).toBeGreaterThan(145);
    await expect.poll(() => status().textContent()).toBe('Loading the next page…');
    expect(await line().boundingBox()).toMatchObject({ width: 1280, height: 3 });
    expect([path(), await page.title(), await heading()]).toEqual(['/about', title, expect.stringMatching('fee')]);
    expect(await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().top)).toBe(top);
    const newTitle = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const seen = () => document.querySelector('.packages') ?? resolve(document.title);
          new MutationObserver(seen).observe(document, { childList: true, subtree: true });
        }),
    );
    expect(newTitle).not.toBe(title);
    await expect.poll(() => status().textContent()).toBe(newTitle);
    expect(await line().count()).toBe(0);
    expect([path(), await isSameDocument(), messages]).toEqual(['/about', true, []]);
  });

  test('is asked from the server after four seconds', async ({ page }) => {
    await delay('about', 60_000);
    await open('/pricing');
    const pressed = Date.now();
    await inFooter('About').click();
    await expect.poll(heading).toContain(about.hero.heading);
    expect(Date.now() - pressed).toBeGreaterThan(3500);
    expect(await isSameDocument()).toBe(false);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test.for([1200, 60_000])('is given up for a choice on the page that is shown (%i ms)', async (milliseconds, { page }) => {
    await delay('about', milliseconds);
    await open('/pricing');
    await inFooter('About').click();
    await expect.poll(() => line().count()).toBe(1);
    await inFooter('Pricing').click();
    await expect.poll(() => line().count()).toBe(0);
    await page.waitForTimeout(Math.min(milliseconds, 4200) + 300);
    expect([path(), await heading(), await isSameDocument()]).toEqual(['/pricing', expect.stringContaining('fee'), true]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await inFooter('About').click();
    await expect.poll(heading).toContain(about.hero.heading);
    expect(await isSameDocument()).toBe(true);
  });

  test.for([1200, 60_000])('that is gone back to is said to be coming, and comes (%i ms)', async (milliseconds, { page }) => {
    await open('/pricing');
    await inFooter('About').click();
    await expect.poll(heading).toContain(about.hero.heading);
    // Without the pages that this tab has had.
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await delay('pricing', milliseconds);
    await page.evaluate(() => history.back());
    await expect.poll(() => status().textContent()).toBe('Loading the next page…');
    expect(await heading()).toContain(about.hero.heading);
    await expect.poll(heading).toContain('fee');
    expect([path(), await isSameDocument()]).toEqual(['/pricing', milliseconds < 4000]);
  });
});

describe('without a connection', () => {
  test('the page stays and says so, and the next one comes when there is one again', async ({ page, messages }) => {
    const notice = page.locator('.header-offline');
    await open('/pricing');
    await page.context().setOffline(true);
    await inFooter('FAQs').click();
    await expect.poll(() => status().textContent()).toContain('You are offline');
    await page.waitForTimeout(4500);
    expect([await notice.isVisible(), await line().count()]).toEqual([true, 0]);
    expect([path(), await heading()]).toEqual(['/faqs', expect.stringMatching('fee')]);
    await page.context().setOffline(false);
    await expect.poll(heading).toContain('Answers before you call');
    // It has been tried.
    const others = messages.filter((message) => !message.includes('ERR_INTERNET_DISCONNECTED'));
    expect([await notice.count(), await isSameDocument(), others]).toEqual([0, true, []]);
  });

  test('a page that is here is shown', async ({ page }) => {
    await open('/pricing');
    await inFooter('About').click();
    await expect.poll(heading).toContain(about.hero.heading);
    await page.context().setOffline(true);
    await inFooter('FAQs').click();
    await expect.poll(() => status().textContent()).toContain('You are offline');
    for (const words of [about.hero.heading, 'fee']) {
      await page.goBack();
      await expect.poll(heading).toContain(words);
      await expect.poll(() => page.locator('.header-offline').count()).toBe(0);
    }
    expect(await status().textContent()).toBe(await page.title());
  });
});

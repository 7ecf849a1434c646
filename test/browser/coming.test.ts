import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hydrated, saveData, usePage, useSite } from './browser.ts';

const site = useSite();
const visitor = usePage(site, { viewport: { width: 1280, height: 800 } });
const heading = () => visitor.page.locator('main h1').textContent();
const status = () => visitor.page.locator('.header [role=status]');
const line = () => visitor.page.locator('.header-coming');
const inFooter = (name: string) => visitor.page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const isSameDocument = () => visitor.page.evaluate(() => Reflect.get(window, 'same') === true);

async function open(path: string): Promise<void> {
  await visitor.page.goto(site.origin + path);
  await hydrated(visitor.page);
  await visitor.page.evaluate(() => Object.assign(window, { same: true }));
}

/** Has the chunk of a page take so long. */
const delay = (page: string, milliseconds: number) =>
  visitor.page.route(`**/${page}-*.js`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => undefined);
  });

beforeAll(() => saveData(visitor.page));
beforeEach(() => visitor.page.context().setOffline(false));

describe('a page that takes long', () => {
  test('is said to be coming, moves nothing, and changes address, title and words together', async () => {
    const { page, messages } = visitor;
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
    expect([new URL(page.url()).pathname, await page.title(), await heading()]).toEqual([
      '/pricing',
      title,
      expect.stringMatching('fee'),
    ]);
    expect(await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().top)).toBe(top);
    const [path, newTitle] = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const root = document.getElementById('root');
          const seen = () => document.querySelector('.packages') ?? resolve([window.location.pathname, document.title]);
          if (root) new MutationObserver(seen).observe(root, { childList: true });
        }),
    );
    expect(path).toBe('/about');
    expect(newTitle).not.toBe(title);
    await expect.poll(() => status().textContent()).toBe(newTitle);
    expect(await line().count()).toBe(0);
    expect(await isSameDocument()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('is not said to be coming if it takes a moment', async () => {
    await open('/pricing');
    await visitor.page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const header = document.querySelector('.header');
      if (header)
        new MutationObserver(() => said.push(header.textContent)).observe(header, {
          childList: true,
          subtree: true,
          characterData: true,
        });
    });
    await inFooter('About').hover();
    await visitor.page.waitForTimeout(500);
    await inFooter('About').click();
    await expect.poll(heading).toContain('Three people');
    await expect.poll(() => status().textContent()).toBe(await visitor.page.title());
    const said = await visitor.page.evaluate(() => Reflect.get(window, 'said') as string[]);
    expect(said.filter((words) => words.includes('Loading'))).toEqual([]);
  });

  test('is asked from the server after a few seconds', async () => {
    await delay('about', 60_000);
    await open('/pricing');
    const pressed = Date.now();
    await inFooter('About').click();
    await visitor.page.waitForURL('**/about', { timeout: 20_000 });
    expect(Date.now() - pressed).toBeGreaterThan(3500);
    expect(await heading()).toContain('Three people');
    expect(await isSameDocument()).toBe(false);
    await visitor.page.goto('about:blank');
  });

  test('is given up for a choice on the page that is shown', async () => {
    await delay('about', 1200);
    await open('/pricing');
    await inFooter('About').click();
    await expect.poll(() => line().count()).toBe(1);
    await inFooter('Pricing').click();
    await expect.poll(() => line().count()).toBe(0);
    await visitor.page.waitForTimeout(1500);
    expect(await heading()).toContain('fee');
  });

  test.each([1200, 60_000])(
    'that is gone back to is kept, said to be coming, and comes after all (%i ms)',
    async (milliseconds) => {
      const { page } = visitor;
      await open('/pricing');
      await inFooter('About').click();
      await expect.poll(heading).toContain('Three people');
      // Without the pages that this tab has had.
      await page.reload();
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { same: true }));
      await delay('pricing', milliseconds);
      await page.evaluate(() => history.back());
      await expect.poll(() => status().textContent()).toBe('Loading the next page…');
      expect(await heading()).toContain('Three people');
      await expect.poll(heading).toContain('fee');
      expect(new URL(page.url()).pathname).toBe('/pricing');
      expect(await isSameDocument()).toBe(milliseconds < 4000);
      await page.goto('about:blank');
    },
  );
});

describe('without a connection', () => {
  test('the page stays and says so, until that is dismissed or a link can be followed again', async () => {
    const { page } = visitor;
    const notice = page.locator('.header-offline');
    await open('/pricing');
    await page.context().setOffline(true);
    await inFooter('FAQs').click();
    await expect.poll(() => status().textContent()).toContain('You are offline');
    expect(await notice.isVisible()).toBe(true);
    expect([new URL(page.url()).pathname, await heading()]).toEqual(['/pricing', expect.stringMatching('fee')]);
    await notice.getByRole('button', { name: 'OK' }).click();
    expect(await notice.count()).toBe(0);
    await inFooter('FAQs').click();
    await expect.poll(() => notice.isVisible()).toBe(true);
    await page.context().setOffline(false);
    await inFooter('FAQs').click();
    await expect.poll(heading).toContain('Answers before you call');
    expect(await notice.count()).toBe(0);
    expect(await isSameDocument()).toBe(true);
  });

  test('a page that is here is shown', async () => {
    await open('/pricing');
    await inFooter('About').click();
    await expect.poll(heading).toContain('Three people');
    await visitor.page.context().setOffline(true);
    await visitor.page.goBack();
    await expect.poll(heading).toContain('fee');
    expect(await status().textContent()).toBe(await visitor.page.title());
  });
});

import { describe, expect } from 'vitest';
import { about } from '../../content/pages/about.ts';
import { hydrated } from './browser.ts';
import { useNavigation } from './use-navigation.ts';

const { site, test, open, settle, scrollTo, inFooter, heading, path, scrolled, press } = useNavigation();

/** Leaves by a link of the footer, without moving the page before, and comes back. */
async function leaveAndReturn(back: () => Promise<unknown>): Promise<void> {
  await settle();
  await press('/about');
  await expect.poll(heading).toContain(about.hero.heading);
  await settle();
  await back();
  await expect.poll(heading).not.toContain(about.hero.heading);
}

describe('Back returns to the place', () => {
  test.for(['typed into', 'filled in by a preset'])(
    'of an estimate that was %s, and whose address is another since',
    async (how, { page }) => {
      await open('/');
      await inFooter('Pricing').click();
      await expect.poll(heading).toContain('fee');
      const field = page.getByRole('textbox', { name: 'Individual' });
      await field.scrollIntoViewIfNeeded();
      if (how === 'typed into') await field.fill('2');
      else await page.locator('.estimate-presets a').first().click();
      await page.waitForURL('**/pricing?*');
      await settle();
      const place = await scrolled();
      expect(place).toBeGreaterThan(500);
      await leaveAndReturn(() => page.goBack());
      await expect.poll(scrolled).toBe(place);
      expect(await field.inputValue()).not.toBe('');
    },
  );

  test('of an estimate that was opened as a document', async ({ page }) => {
    await open('/pricing?1040=1');
    await scrollTo(2900);
    await page.getByRole('textbox', { name: 'Individual' }).fill('3');
    await page.waitForURL('**/pricing?1040=3');
    await settle();
    const place = await scrolled();
    await leaveAndReturn(() => page.goBack());
    await expect.poll(scrolled).toBe(place);
  });

  test('of a choice on the dates', async ({ page }) => {
    await open('/deadlines');
    await page.locator('.due-chooser li a').first().click();
    await expect.poll(() => page.locator('.due-chooser [aria-current]').count()).toBe(1);
    await settle();
    await scrollTo(1400);
    await leaveAndReturn(() => page.goBack());
    await expect.poll(scrolled).toBe(1400);
  });
});

describe('the address', () => {
  test('may refuse to change, as Safari does after a hundred times, and the estimate goes on', async ({ page, messages }) => {
    await open('/pricing');
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException('too often', 'SecurityError');
      };
    });
    await page.getByRole('textbox', { name: 'Individual' }).fill('20');
    const total = () => page.locator('.estimate-total dd').allTextContents();
    await expect.poll(total).toEqual(['$12,000']);
    await page.locator('.estimate-presets a').filter({ hasText: 'S corporation' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Individual' }).inputValue()).toBe('1');
    expect(messages).toEqual([]);
  });
});

describe('a browser that wrongly says that it is offline', () => {
  test('follows links, and nobody is told that there is no connection', async ({ page, messages }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
    await open('/pricing');
    const said: string[] = [];
    await page.exposeFunction('say', (text: string) => said.push(text));
    await page.evaluate(() => {
      const status = document.querySelector('.header [role=status]');
      if (status)
        new MutationObserver(() => Reflect.get(window, 'say')(status.textContent)).observe(status, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    await inFooter('About').click();
    await expect.poll(heading).toContain(about.hero.heading);
    expect(path()).toBe('/about');
    await page.goBack();
    await expect.poll(heading).toContain('fee');
    expect(said.filter((text) => text.includes('offline'))).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('shows the page as soon as it comes, when a first try has failed', async ({ page }) => {
    await page.goto(`${site.origin}/pricing`);
    await hydrated(page);
    let tries = 0;
    await page.route('**/data/faqs.json', (route) => (tries++ === 0 ? route.abort() : route.continue()));
    await press('/faqs');
    await expect.poll(() => page.locator('.header-offline').isVisible()).toBe(true);
    await expect.poll(heading).toContain('Answers before you call');
    expect(await page.locator('.header-offline').count()).toBe(0);
  });
});

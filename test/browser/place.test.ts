import { describe, expect } from 'vitest';
import { about } from '../../content/pages/about.ts';
import { hydrated } from './browser.ts';
import { useNavigation } from './use-navigation.ts';

const { site, test, visitor, open, settle, scrollTo, inFooter, heading, path, scrolled, press, focused } = useNavigation();

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

describe('the keyboard goes on', () => {
  /** The address of the link that has the focus, and which of its kind it is. */
  const link = () =>
    visitor.page.evaluate(() => {
      const href = document.activeElement?.getAttribute('href');
      const same = [...document.querySelectorAll(`a[href="${href}"]`)];
      return [href, same.indexOf(document.activeElement ?? document.body)];
    });

  test.for(['main', 'footer'])(
    'after Back from the link that was followed, be there another one in %s',
    async (part, { page }) => {
      await open('/services');
      await page.locator(`${part} a[href="/services/succession-planning"]`).focus();
      const [from, place] = [await link(), await scrolled()];
      await page.keyboard.press('Enter');
      await expect.poll(focused).toBe('H1');
      await page.goBack();
      await expect.poll(link).toEqual(from);
      expect(await scrolled()).toBe(place);
    },
  );

  test('after Back from the heading, if the link is in the menu, which is closed', async ({ page }) => {
    await open('/about');
    await page.evaluate(() => document.querySelector<HTMLElement>('.drawer-links a[href="/faqs"]')?.click());
    await expect.poll(heading).toContain('Answers');
    await settle();
    await page.goBack();
    await expect.poll(heading).toContain(about.hero.heading);
    await expect.poll(focused).toBe('H1');
  });

  test('after Back to the same page from the link to its section', async ({ page }) => {
    await open('/services/irs-resolution');
    const followed = page.locator('.on-this-page a').nth(2);
    await followed.press('Enter');
    await expect.poll(focused).toBe('H2');
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe(new URL(page.url()).hash.slice(1));
    const from = await followed.getAttribute('href');
    await page.goBack();
    await expect.poll(link).toEqual([from, 0]);
  });

  test('after a link to the page itself from its heading', async ({ page }) => {
    await open('/services');
    await inFooter('Services').press('Enter');
    await expect.poll(focused).toBe('H1');
    expect([await scrolled(), page.url()]).toEqual([0, `${site.origin}/services`]);
  });
});

describe('the place is kept', () => {
  test('by a section that was typed into the address bar: Back leads to where the visitor was', async ({ page }) => {
    await open('/faqs');
    await scrollTo(900);
    await page.evaluate(() => {
      window.location.hash = '#site-map';
    });
    await expect.poll(scrolled).toBeGreaterThan(1000);
    await settle();
    await page.goBack();
    await expect.poll(scrolled).toBe(900);
  });

  test.for(['in view', 'hidden'])('by a tab that the system ends without a word while it is %s', async (how, { page }) => {
    await open('/deadlines');
    await scrollTo(3000);
    if (how === 'in view') await expect.poll(() => page.evaluate(() => sessionStorage.getItem('places'))).toContain('3000');
    await page.evaluate((isHidden) => {
      if (isHidden) {
        Object.defineProperty(document, 'hidden', { get: () => true });
        document.dispatchEvent(new Event('visibilitychange'));
      }
      for (const type of ['pagehide', 'visibilitychange'])
        addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
    }, how === 'hidden');
    await page.reload();
    await hydrated(page);
    await expect.poll(scrolled).toBe(3000);
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
      const status = document.querySelector('.header [aria-live]');
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

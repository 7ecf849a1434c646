import { beforeAll, describe, expect } from 'vitest';
import { about } from '../../content/pages/about.ts';
import type { PageData } from '../../shared/routes.tsx';
import { hydrated } from '../browser/browser.ts';
import { useNavigation } from '../browser/use-navigation.ts';

const { site, test, visitor, heading, inFooter } = useNavigation();

/** What the browser gets instead of a page's data, so that a component throws in it, and not on the server. */
const broken = {
  'a component of the page': (page: PageData) => ({ ...page, data: {} }),
  'the header': (page: PageData) => ({ ...page, phone: null }),
};

/** What the browser has asked for as documents since a path was opened. */
const documents: string[] = [];
beforeAll(async () => {
  await visitor.page.addInitScript(() => {
    const look = () => {
      if (document.readyState !== 'loading' && !document.querySelector('header [href^="tel:"]'))
        console.error('The page is empty.');
      requestAnimationFrame(look);
    };
    look();
  });
  visitor.page.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents.push(new URL(asked.url()).pathname);
  });
});

describe('when a component throws in the browser only', () => {
  describe.each(Object.entries(broken))('%s', (_, spoil) => {
    /** Opens a path. `spoiled` says where the data of /about is not what the server made: in its document, or below /data. */
    async function open(path: string, spoiled: ('document' | 'data')[]): Promise<void> {
      const { page } = visitor;
      if (spoiled.includes('data'))
        await page.route('**/data/about.json', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: spoil(await response.json()) });
        });
      if (spoiled.includes('document'))
        await page.route(`${site.origin}/about`, async (route) => {
          const response = await route.fetch();
          const change = (_: string, start: string, json: string) =>
            start + JSON.stringify(spoil(JSON.parse(json))).replaceAll('<', '\\u003c');
          await route.fulfill({ response, body: (await response.text()).replace(/(id="site-data">)([^<]*)/, change) });
        });
      documents.length = 0;
      await page.goto(site.origin + path);
    }

    /** All that is on the page, but for whether the office is open now. */
    const readPage = () =>
      visitor.page.locator('#site-root').evaluate((root) => root.outerHTML.replace(/<p class="open-now.*?<\/p>/g, ''));

    test('the first page stays as the server wrote it, and its links are links', async ({ page, messages }) => {
      await open('/about', []);
      const written = await readPage();
      await open('/about', ['document']);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => messages.join('\n')).toContain('/about failed');
      expect((await readPage()) === written).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(900);
      expect(messages).not.toContain('error: The page is empty.');
      expect(await page.getByRole('banner').getByRole('link', { name: /561/ }).first().isVisible()).toBe(true);
      await inFooter('Pricing').click();
      await expect.poll(heading).toContain('fee');
      await hydrated(page);
      expect(documents).toEqual(['/about', '/pricing']);
    });

    test.for([
      ['is asked from the server once, and is well then', ['data']],
      ['is asked from the server once, and then shown as it wrote it', ['data', 'document']],
    ] as const)('a next page %s', async ([_, spoiled], { page, messages }) => {
      await open('/pricing', [...spoiled]);
      await hydrated(page);
      await inFooter('About').click();
      await expect.poll(() => documents).toEqual(['/pricing', '/about']);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      expect(await heading()).toContain(about.hero.heading);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(messages.join('\n')).toContain('/about failed');
      expect(messages).not.toContain('error: The page is empty.');
      expect(await page.getByRole('banner').getByRole('link', { name: /561/ }).first().isVisible()).toBe(true);
      expect(documents).toEqual(['/pricing', '/about']);
      await page.goBack();
      await expect.poll(heading).toContain('fee');
    });

    test('a next page is not asked from a server that cannot be reached', async ({ page, messages }) => {
      await open('/pricing', ['data']);
      await hydrated(page);
      await inFooter('About').hover();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await inFooter('About').click();
      await expect.poll(() => messages.join('\n')).toContain('/about failed');
      await page.waitForTimeout(200);
      expect(messages).not.toContain('error: The page is empty.');
      expect(await page.locator('main').getByRole('link', { name: /561/ }).first().isVisible()).toBe(true);
      expect(documents).toEqual(['/pricing']);
      await page.context().setOffline(false);
    });
  });
});

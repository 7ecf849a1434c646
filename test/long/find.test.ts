import { expect } from 'vitest';
import { pages } from '../../server/pages/index.ts';
import { usePage, useSite } from '../browser/browser.ts';

const site = useSite();
const { test } = usePage(site, { viewport: { width: 1280, height: 800 } });

test('the browser finds every heading that has a token in it, and every quote', { timeout: 240_000 }, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  let count = 0;
  for (const { path } of pages) {
    await page.goto(site.origin + path);
    const { all, lost } = await page.evaluate(() => {
      const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, blockquote p):has(> no-wrap)')];
      // In a heading of two sentences the second begins a line of its own.
      const texts = headings
        .filter((heading) => heading.checkVisibility() && !heading.querySelector(':scope > span'))
        .map(({ innerText }) => innerText);
      const find: (text: string) => boolean = Reflect.get(window, 'find');
      const lost = texts.filter((text) => {
        getSelection()?.removeAllRanges();
        return !find.call(window, text);
      });
      return { all: texts.length, lost };
    });
    expect(lost, path).toEqual([]);
    count += all;
  }
  expect(count).toBeGreaterThan(80);
});

test('a link to words of a heading leads to them', async ({ page }) => {
  await page.goto(`${site.origin}/services/business-tax-services#:~:text=S%20corporation%20returns`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('words that are kept on a line are found by the browser’s own search, and copied as they were typed', async ({ page }) => {
  await page.goto(`${site.origin}/pricing`);
  for (const words of ['S corporation return (Form 1120-S)', '$599–$1,299'])
    expect(await page.evaluate(`find(${JSON.stringify(words)})`), words).toBe(true);
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body);
    return getSelection()?.toString();
  });
  expect(copied).toContain('Form 1040');
  expect(copied).not.toMatch(/[\u00a0\u2011\u2060]/);
});

import { describe, expect, test } from 'vitest';
import { hydrated, usePage, useSite } from './browser.ts';

const site = useSite();
const visitor = usePage(site, { viewport: { width: 412, height: 823 } });

const paths = ['/', '/contact', '/deadlines', '/forms', '/services/irs-resolution', '/blog/florida-sales-tax-restaurants-guide'];
const fragments = [
  '/blog/florida-sales-tax-restaurants-guide#four-mistakes-that-bring-the-auditor',
  '/services/irs-resolution#who-we-help',
  '/faqs#business',
  '/forms#letter-s',
  '/deadlines#if-you-need-longer-to-file',
];

/** How far below the header's edge the section stands that the address names, in pixels. */
const findOffset = () =>
  visitor.page.evaluate(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    if (!target) return Number.NaN;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const { scrollMarginTop } = getComputedStyle(target);
    const own = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollMarginTop);
    return Math.round(target.getBoundingClientRect().top - own);
  });

const afterFrames = () =>
  visitor.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

describe('what is below the first screen', () => {
  test.each(paths)('is not waited for by the first paint, and all there before React is: %s', async (path) => {
    const { page } = visitor;
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        const footer = document.querySelector('.footer p');
        Object.assign(window, { early: footer?.checkVisibility({ contentVisibilityAuto: true }) });
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto(site.origin + path);
    await hydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'early'))).toBe(false);
    const late = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *, .footer')]
        .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
        .map(({ className }) => className),
    );
    expect(late).toEqual([]);
  });

  test.each(fragments)('is where a link to it leads: %s', async (path) => {
    const { page } = visitor;
    await page.goto(site.origin + path);
    await hydrated(page);
    await afterFrames();
    expect(Math.abs(await findOffset())).toBeLessThan(3);
  });

  test('is where it was when the page is loaded again', async () => {
    const { page } = visitor;
    await page.goto(`${site.origin}/services/irs-resolution`);
    await hydrated(page);
    const heading = () =>
      page.evaluate(() => Math.round(document.querySelector('#who-we-help')?.getBoundingClientRect().top ?? 0));
    await page.evaluate(() => document.querySelector('#who-we-help')?.scrollIntoView({ behavior: 'instant' }));
    await afterFrames();
    const before = await heading();
    await page.reload();
    await hydrated(page);
    await afterFrames();
    expect(Math.abs((await heading()) - before)).toBeLessThan(3);
  });
});

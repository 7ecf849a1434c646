import { describe, expect, test } from 'vitest';
import { pages } from '../../shared/routes.ts';
import { hydrated, usePage, useSite } from './browser.ts';

const site = useSite();
const visitor = usePage(site);

describe('a visit', () => {
  test('leaves no cookie and nothing stored but how far it scrolled, and asks no other host for anything', async () => {
    const { page } = visitor;
    const strangers: string[] = [];
    page.on('request', (asked) => {
      if (!asked.url().startsWith(site.origin)) strangers.push(asked.url());
    });
    for (const { path } of pages) {
      await page.goto(site.origin + path);
      await hydrated(page);
    }
    expect(strangers).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const kept = await page.evaluate(async () => [
      localStorage.length,
      Object.keys(sessionStorage).join(),
      (await indexedDB.databases()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
    expect(kept).toEqual([0, 'scrolls', 0, 0]);
  });
});

describe('a visitor whose clock is in another year', () => {
  test('reads the figures of the office’s day, before and after hydration', async () => {
    const { page, messages } = visitor;
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
    await page.goto(`${site.origin}/services/tax-planning`);
    const served = await page.locator('main').textContent();
    await hydrated(page);
    expect(await page.locator('main').textContent()).toBe(served);
    expect(messages).toEqual([]);
  });
});

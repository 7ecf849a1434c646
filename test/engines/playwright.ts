import type { Browser } from 'playwright-core';
import type { Engine, OnEnd } from './engine.ts';

/** Drives a browser that Playwright has started. */
export async function drive(browser: Browser, onEnd: OnEnd): Promise<Engine> {
  onEnd(() => browser.close());
  const context = await browser.newContext();
  let messages: string[] = [];
  const openPage = async () => {
    const page = await context.newPage();
    page.on('console', (message) => {
      // Chromium's own, of a document that is a 404; the others do not say it.
      if (!message.text().startsWith('Failed to load') || message.location().url !== page.url())
        messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => messages.push(`exception: ${error}`));
    return page;
  };
  let page = await openPage();
  return {
    name: `${browser.browserType().name()} ${browser.version()}`,
    open: async (url, [width, height]) => {
      // Tab may have led out of the page into the browser's own controls, and no page can take the keys back from there.
      if (!(await page.evaluate(() => document.hasFocus()))) page = await openPage();
      await page.setViewportSize({ width, height });
      messages = [];
      await page.goto(url);
    },
    evaluate: (made) => page.evaluate(made),
    press: (key) => page.keyboard.press(key),
    // A locator would wait for the end of a navigation, which is missed at times when the address is that of before.
    click: async (selector) => {
      const [x = 0, y = 0] = await page.evaluate((wanted) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return [left + width / 2, top + height / 2];
      }, selector);
      await page.mouse.click(x, y);
    },
    messages: async () => messages,
  };
}

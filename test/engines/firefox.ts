import puppeteer from 'puppeteer-core';
import type { Engine, OnEnd } from './engine.ts';
import { programs } from './find-engines.ts';

/** Starts Firefox ESR without a window and drives it by WebDriver BiDi. */
export async function startFirefox(onEnd: OnEnd): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: programs.firefox });
  onEnd(() => browser.close());
  let messages: string[] = [];
  const openPage = async () => {
    const page = await browser.newPage();
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(`exception: ${error}`));
    return page;
  };
  let page = await openPage();
  return {
    name: await browser.version(),
    open: async (url, [width, height]) => {
      // Tab may have led out of the page into the browser's own controls, and no page can take the keys back from there.
      if (!(await page.evaluate(() => document.hasFocus()))) page = await openPage();
      await page.setViewport({ width, height });
      messages = [];
      await page.goto(url);
    },
    evaluate: (made) => page.evaluate(made),
    press: (key) => page.keyboard.press(key),
    click: (selector) => page.locator(selector).click(),
    messages: async () => messages,
  };
}

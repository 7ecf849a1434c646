import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pages } from '../../server/find-page.ts';
import { usePage, useSite } from '../browser/browser.ts';

const estimate = '/pricing?1040=20&1065=20&1120s=20&1120=20&1041=20&c=abc&state=-1&books=1&payroll=1&sales=1';
const paths = [...pages.map(({ path }) => path), '/nowhere', '/search?q=cp2000', estimate];

/** What does not fit: the page is wider than the window, a control is not all in it, or a box cuts its words. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const name = (element: Element) =>
      `${element.getAttribute('class') ?? element.localName}: ${element.textContent?.slice(0, 40)}`;
    // Unless it can be scrolled to.
    const scrolls = (element: Element) => element.closest('.ledger') !== null;
    const outside = [...document.querySelectorAll('a, button, input, summary')].filter((control) => {
      // What can be touched of a town on the map is larger than its name.
      const { left, right, width } = (control.querySelector('text') ?? control).getBoundingClientRect();
      const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1;
      return isSeen && !control.matches('.skip-link') && !scrolls(control) && (left < -1 || right > clientWidth + 1);
    });
    const cut = [...document.querySelectorAll('main *, header *')].filter((box) => {
      const { overflowX } = getComputedStyle(box);
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      const isWords = box.clientWidth > 1 && !box.closest('input, svg, .visually-hidden, .horizon, .tides');
      return hides && isWords && box.scrollWidth > box.clientWidth + 1;
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []),
      ...outside.map((control) => `out of the window, ${name(control)}`),
      ...cut.map((box) => `cut, ${name(box)}`),
    ];
  });

/** Words of more than three letters that end a line inside themselves; an address has no other place to. */
const findBroken = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('svg, .visually-hidden, .header-word, [href^=mailto], .estimate-address'))
        continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()];
        if ((boxes.at(-1)?.top ?? 0) - (boxes[0]?.top ?? 0) > 5) broken.push(`${parent.className || parent.localName}: ${word}`);
      }
    }
    return broken;
  });

/** Fonts that have come too late for the page, which keeps those of the system: Debian's are a quarter wider. */
const late = /woff2/;

describe.each([
  [20, [320, 1280], 'our fonts', /^$/],
  [24, [320, 820], 'those of the system', late],
  [32, [320, 390, 1280], 'our fonts', /^$/],
] as const)('with %i px as the size of text in the browser', (fontSize, widths, fonts, lost) => {
  const site = useSite(fontSize);
  const visitor = usePage(site, { reducedMotion: 'reduce' });

  test(`everything fits in ${fonts}, on the smallest phone and on wider screens`, async () => {
    const { page } = visitor;
    await page.route(lost, (route) => route.abort());
    for (const path of paths) {
      await page.goto(site.origin + path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findCut(page), `${path} at ${width} px`).toEqual([]);
        // Of 32 px a line of 320 has ten letters.
        if (fontSize * 12 < width) expect(await findBroken(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  }, 180_000);

  test('the menu can be opened and closed on the smallest phone', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Menu' }).click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
    const box = await close.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await close.click();
    await expect.poll(() => close.isVisible()).toBe(false);
  });
});

describe('with the spacing of text that WCAG 1.4.12 names', () => {
  const site = useSite();
  const visitor = usePage(site, { reducedMotion: 'reduce', bypassCSP: true });

  test('everything fits', async () => {
    const { page } = visitor;
    const content =
      // A drawing's words are no markup that has these properties.
      'svg * { letter-spacing: 0 !important; word-spacing: 0 !important }' +
      ':not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      'p { margin-bottom: 2em !important }';
    for (const path of paths) {
      await page.goto(site.origin + path);
      await page.addStyleTag({ content });
      for (const width of [320, 820, 1180]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findCut(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  }, 180_000);
});

describe('at 400 % on a screen of 1280 by 1024 px', () => {
  const site = useSite();
  const visitor = usePage(site, { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4, reducedMotion: 'reduce' });

  test('everything fits, and what stays on the screen leaves most of it to the page', async () => {
    const { page } = visitor;
    for (const path of paths) {
      await page.goto(site.origin + path);
      await page.evaluate(() => window.scrollTo(0, 2000));
      expect(await findCut(page), path).toEqual([]);
      const covered = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('header, nav, aside')]
            .filter((part) => /sticky|fixed/.test(getComputedStyle(part).position))
            .map((part) => part.getBoundingClientRect().bottom),
        ),
      );
      expect(covered, path).toBeLessThanOrEqual(128);
    }
  }, 180_000);

  test('the last link of the menu can be reached', async () => {
    const { page } = visitor;
    await page.goto(site.origin);
    await page
      .getByRole('button', { name: 'Menu' })
      .or(page.getByRole('link', { name: 'Menu' }))
      .click();
    const last = page.getByRole('dialog').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(256);
  });
});

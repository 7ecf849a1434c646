import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pages } from '../../server/pages/index.ts';
import { usePage, useSite } from '../browser/browser.ts';

const estimate = '/pricing?1040=20&1065=20&1120s=20&1120=20&1041=20&c=abc&state=-1&books=1&payroll=1&sales=1';
const paths = [...pages.map(({ path }) => path), '/nowhere', '/search?q=cp2000', estimate];
/** A page of each kind. */
const samples = [...new Map(pages.map(({ kind, path }) => [kind, path])).values(), '/search?q=cp2000', estimate];

/** How a browser shows the site. */
interface Look {
  fontSize: number;
  widths: number[];
  height?: number;
  lost?: string;
  spacing?: string;
  /** The least size of text that the visitor has set in the browser, in pixels. */
  minimum?: number;
  /** The words of the header as a browser translates them, in the order in which they stand there. */
  header?: string[];
  shown?: string[];
}

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
      const isWords = box.clientWidth > 1 && !box.closest('input, svg, .visually-hidden, .horizon, .key-dates');
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

/** Puts words in the place of those of the header: its city, its links, "Call" and "Consultation". */
function translateHeader(words: string[]): void {
  const places = '.brand-city, .header-links a, .header-call .header-word, .header-consultation > span';
  for (const [index, place] of document.querySelectorAll(`.header :is(${places}):not(dialog *)`).entries())
    if (place.firstChild) place.firstChild.nodeValue = words[Math.min(index, words.length - 1)] ?? '';
}

/** How far down what stays on the screen reaches, in pixels. */
const measureCover = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('header, nav, aside')];
    const fixed = parts.filter((part) => /sticky|fixed/.test(getComputedStyle(part).position));
    return Math.max(...fixed.map((part) => part.getBoundingClientRect().bottom));
  });

/** The spacing of text that WCAG 1.4.12 names. A drawing's words are no markup that has these properties. */
const spacing = `
  svg * { letter-spacing: 0 !important; word-spacing: 0 !important }
  :not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

// A phone with everything at 200 %, the narrowest and the widest screen, the common ones, each breakpoint, a pixel below and above.
const breakpoints = [360, 600, 768, 960, 1024, 1220].flatMap((width) => [width - 1, width, width + 1]);
const everyWidth = [195, 320, 390, ...breakpoints, 1440, 1920];
/** Where larger words meet the narrowest room. */
const grid = { fontSize: 16, widths: [320, 375, 390, ...breakpoints], shown: samples };

const languages = {
  Spanish:
    'Contadores en Boca Ratón,|Inicio|Quiénes somos|Servicios|Recursos|Ubicación|Precios|Contacto|Llamar|Consulta gratuita',
  Creole: 'CPA nan Boca Raton|Akèy|Konsènan nou|Sèvis yo|Resous|Kote nou ye|Pri yo|Kontakte nou|Rele nou|Konsiltasyon gratis',
  Portuguese: 'Contadores em Boca Raton|Início|Sobre nós|Serviços|Recursos|Localização|Preços|Contato|Ligar|Consulta gratuita',
  German:
    'Wirtschaftsprüfer in Boca Raton|Startseite|Über uns|Dienstleistungen|Ressourcen|Standort|Preise|Kontakt|Anrufen|Kostenlose Beratung',
};
const translated = Object.entries(languages).map(([name, words]): [string, Look] => [
  `with the header in ${name}`,
  { ...grid, header: words.split('|'), shown: ['/'] },
]);

describe.each<[string, Look]>([
  ['as it comes', { fontSize: 16, widths: everyWidth }],
  ['with text of 20 px', { fontSize: 20, widths: [320, 1280] }],
  // Fonts that have come too late for the page, which keeps those of the system: Debian's are a quarter wider.
  ['with text of 24 px, in the fonts of the system', { fontSize: 24, widths: [320, 820], lost: '**/*.woff2' }],
  ['with text of 32 px', { fontSize: 32, widths: [320, 390, 1280] }],
  ['with more space between letters, words and lines', { ...grid, spacing }],
  ...[18, 20, 24].map((minimum): [string, Look] => [`with no text smaller than ${minimum} px`, { ...grid, minimum }]),
  ...translated,
  ['at 400 % on a screen of 1280 by 1024 px', { fontSize: 16, widths: [320], height: 256 }],
])('%s', (_, { fontSize, widths, lost, spacing, minimum, header, shown = paths, height = 800 }) => {
  const site = useSite(fontSize, minimum);
  const { test } = usePage(site, { reducedMotion: 'reduce', bypassCSP: true });

  test('everything fits, and half of a small screen is left to the page', { timeout: 240_000 }, async ({ page }) => {
    if (lost) await page.route(lost, (route) => route.abort());
    for (const path of shown) {
      await page.goto(site.origin + path);
      if (spacing) await page.addStyleTag({ content: spacing });
      if (header) await page.evaluate(translateHeader, header);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        expect.soft(await findCut(page), `${path} at ${width} px`).toEqual([]);
        // Of 32 px a line of 320 has ten letters.
        if (fontSize > 16 && fontSize * 12 < width) expect(await findBroken(page), `${path} at ${width} px`).toEqual([]);
      }
      if (height > 256) continue;
      await page.evaluate(() => window.scrollTo(0, 2000));
      expect(await measureCover(page), path).toBeLessThanOrEqual(height / 2);
    }
  });

  test('the menu can be opened and closed on the smallest screen, and its last link be reached', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: Math.min(height, 568) });
    await page.goto(site.origin);
    await page.locator('.menu-button').click();
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: 'Close', exact: true });
    const box = await close.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    const last = dialog.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const { y = 999, height: high = 0 } = (await last.boundingBox()) ?? {};
    expect(y + high).toBeLessThanOrEqual(height);
    await close.click();
    await expect.poll(() => close.isVisible()).toBe(false);
  });
});

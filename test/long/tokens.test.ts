import { describe, expect } from 'vitest';
import { pages } from '../../server/pages/index.ts';
import { openDetails, usePage, useSite } from '../browser/browser.ts';

const site = useSite();
const { test } = usePage(site, { reducedMotion: 'reduce' });
const paths = [...pages.map(({ path }) => path), '/nowhere', '/search?q=1040', '/search?q=cp2000', '/pricing?1040=1&1120s=1'];

/** The tokens of the page's words that stand on two lines, with every answer open. */
function listBroken(): string[] {
  const form = /\b(?:Forms?|Schedules?|Suite) (?:[A-Z]{1,3}-)?[A-Z\d]+(?:-[A-Z\d]+)?\b|\b[SC] corporations?|[A-Z\d]+-\d+\w*/;
  const amount = /\$[\d.,]+ (?:per \w+|a \w+|million)|\$?\d[\d.,]*–\$?[\d.,]+|\d+-[A-Z]+|\(\d{3}\) \d{3}-\d{4}|\d Seagrape Way/;
  const tokens = new RegExp(`${form.source}|${amount.source}`, 'g');
  const lines = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    let block = text.parentElement;
    if (block?.closest('svg, option')) continue;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (block) lines.set(block, [...(lines.get(block) ?? []), text]);
  }
  const broken: string[] = [];
  for (const texts of lines.values()) {
    const characters = texts.flatMap((text) => [...text.data].map((_, offset) => ({ text, offset })));
    for (const { 0: token, index } of texts
      .map(({ data }) => data)
      .join('')
      .matchAll(tokens)) {
      const [first, last] = [characters[index], characters[index + token.length - 1]];
      if (!first || !last) continue;
      const range = document.createRange();
      range.setStart(first.text, first.offset);
      range.setEnd(last.text, last.offset + 1);
      const middles = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top, bottom }) => (top + bottom) / 2);
      if (Math.max(...middles) - Math.min(...middles) > 8) broken.push(token);
    }
  }
  return broken;
}

/** The texts in which a token is laid out beside the words around it, not among them. */
function listApart(): (string | null)[] {
  const parents = [...document.querySelectorAll('no-wrap')].flatMap(({ parentElement }) => parentElement ?? []);
  const hasWords = ({ nodeName, textContent }: Node) => nodeName === '#text' && textContent?.trim();
  return parents.flatMap((parent) =>
    /flex|grid/.test(getComputedStyle(parent).display) && [...parent.childNodes].some(hasWords) ? [parent.textContent] : [],
  );
}

describe('a form’s number, a price with its unit, a range and an address', () => {
  test('stand on one line each, from 320 to 1440 px, and run on in their sentence', { timeout: 180_000 }, async ({ page }) => {
    const broken: string[] = [];
    for (const path of paths) {
      await page.goto(site.origin + path);
      await openDetails(page);
      for (const width of [320, 360, 390, 820, 1280, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const found = [...(await page.evaluate(listBroken)), ...(await page.evaluate(listApart))];
        for (const token of found) broken.push(`${path} at ${width} px: ${token}`);
      }
    }
    expect(broken).toEqual([]);
  });

  test('are found by the browser’s own search, and copied as they were typed', async ({ page }) => {
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
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 at level AA, and what axe recommends beyond it. */
export const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** What axe-core finds wrong on a page, as rule and elements; `runOnly` names tags or rules. */
export async function findViolations(page: Page, runOnly = everything): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(async (rules) => {
    const { violations } = await Reflect.get(window, 'axe').run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
      preload: false,
    });
    return violations as { id: string; nodes: { target: string[] }[] }[];
  }, runOnly);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

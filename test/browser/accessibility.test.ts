import { expect } from 'vitest';
import { pages } from '../../server/pages/index.ts';
import { findViolations } from './axe.ts';
import { usePage, useSite } from './browser.ts';

const site = useSite();
const { test } = usePage(site, { bypassCSP: true, reducedMotion: 'reduce', viewport: { width: 390, height: 800 } });

/** One page of each kind. test/long looks at all of them, at every width. */
const seen = new Set<string>();
const paths = pages.filter(({ kind }) => !seen.has(kind) && seen.add(kind)).map(({ path }) => path);

test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));

test.for([...paths, '/nope'])('%s has no accessibility violation on a phone', async (path, { page }) => {
  await page.goto(site.origin + path);
  expect(await findViolations(page)).toEqual([]);
});

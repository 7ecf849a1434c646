import { generate, parse, walk } from 'css-tree';
import { expect } from 'vitest';
import { usePage, useSite } from '../browser/browser.ts';
import { assets } from '../site.ts';

const site = useSite();
const { test } = usePage(site, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

/** The style sheet as a browser reads it that knows neither layers nor `revert-layer`. */
function readWithoutLayers(): string {
  const sheet = parse(assets.styles);
  walk(sheet, (node, item, list) => {
    const isLayer = node.type === 'Atrule' && node.name === 'layer';
    const isTest =
      node.type === 'Atrule' && node.name === 'supports' && node.prelude && /revert-layer/.test(generate(node.prelude));
    if (isLayer || isTest) list?.remove(item);
  });
  return generate(sheet);
}

test.for(['/', '/services/payroll-services', '/locations/boca-raton', '/location'])(
  'a browser without layers has the words of %s in order, and drawings of a sane size',
  async (path, { page }) => {
    await page.route(site.origin + path, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers() };
      delete headers['content-security-policy'];
      await route.fulfill({ response, headers, body: (await response.text()).replace(assets.styles, () => readWithoutLayers()) });
    });
    await page.goto(site.origin + path);
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).fontFamily)).not.toContain('Public Sans');
    const sizes = await page
      .locator('svg')
      .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect()).map(({ width, height }) => [width, height]));
    expect(sizes.length).toBeGreaterThan(5);
    for (const [width = 0, height = 0] of sizes) expect(width <= 320 && height <= 192, `${width} x ${height}`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(600);
  },
);

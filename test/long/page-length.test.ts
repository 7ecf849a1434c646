import { beforeAll, expect, test } from 'vitest';
import { pages } from '../../server/find-page.ts';
import { usePage, useSite } from '../browser/browser.ts';

const site = useSite();
const visitor = usePage(site);
const queries = ['/search?q=homestead', '/deadlines?who=employer', '/pricing?1040=1&utm_source=x', '/forms#cp2000'];
const paths = [...pages.map(({ path }) => path), ...queries, '/About', '/nope', '/blog/nope'];

/** How long the page is, in pixels, at its first paint and a second later. */
async function lengths(): Promise<[number, number]> {
  const { page } = visitor;
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() > paint.startTime + 1000;
  });
  return page.evaluate(() => [Reflect.get(window, 'painted'), document.documentElement.scrollHeight]);
}

beforeAll(() =>
  visitor.page.addInitScript(() =>
    new PerformanceObserver(() => Object.assign(window, { painted: document.documentElement.scrollHeight })).observe({
      type: 'paint',
      buffered: true,
    }),
  ),
);

test.each([390, 1280].flatMap((width) => paths.map((path) => [width, path] as const)))(
  'at %i px %s is as long as at its first paint',
  async (width, path) => {
    await visitor.page.setViewportSize({ width, height: 844 });
    await visitor.page.goto(site.origin + path);
    const [painted, later] = await lengths();
    expect(painted).toBeGreaterThan(500);
    expect(later).toBe(painted);
  },
);

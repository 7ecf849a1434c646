import { describe, expect } from 'vitest';
import { usePage, useSite } from './browser.ts';

const site = useSite();

const paths = [
  '/',
  '/about',
  '/services',
  '/services/irs-resolution',
  '/services/succession-planning',
  '/services/tax-planning',
  '/locations/boca-raton',
  '/location',
  '/contact',
  '/pricing',
  '/deadlines',
  '/forms',
  '/blog',
  '/no-such-page',
];

/**
 * Lists what shows too pale a ring when the keyboard is on it: less than 3:1 against the ground that the ring is drawn on, on
 * more than one of its sides. The ring is the element's own, or that of a box around which its `::after` lies.
 */
function listPaleRings(): string[] {
  const read = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = read(color)
      .slice(0, 3)
      .map((part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrast(one: string, other: string): number {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }
  function findGround(x: number, y: number): string {
    const colors = document.elementsFromPoint(x, y).map((element) => getComputedStyle(element).backgroundColor);
    return colors.find((color) => (read(color)[3] ?? 1) === 1) ?? 'rgb(255, 255, 255)';
  }
  const pale: string[] = [];
  const stops = document.querySelectorAll<HTMLElement>('a[href]:not(svg a), button, summary');
  for (const stop of stops) {
    if (!stop.checkVisibility() || stop.closest('dialog')) continue;
    stop.focus({ preventScroll: true });
    if (document.activeElement !== stop || !stop.matches(':focus-visible')) continue;
    const after = getComputedStyle(stop, '::after');
    const isAround = getComputedStyle(stop).outlineStyle === 'none' && after.outlineStyle !== 'none';
    const ring = isAround ? after : getComputedStyle(stop);
    const box = isAround ? stop.offsetParent : stop;
    stop.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = (box ?? stop).getBoundingClientRect();
    const away = Number.parseFloat(ring.outlineOffset) + Number.parseFloat(ring.outlineWidth) / 2;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const sides = [
      [left - away, y],
      [right + away, y],
      [x, top - away],
      [x, bottom + away],
    ] as const;
    const seen = sides.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const weak = seen.filter(([x, y]) => contrast(ring.outlineColor, findGround(x, y)) < 3);
    if (ring.outlineStyle === 'none' || weak.length > 1) pale.push(`${stop.textContent.trim() || stop.outerHTML.slice(0, 80)}`);
  }
  return pale;
}

describe.each(['light', 'dark'] as const)('by %s', (colorScheme) => {
  const { test } = usePage(site, { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false, colorScheme });

  test.for(paths)('whoever goes by keyboard sees on %s where he is', async (path, { page }) => {
    await page.goto(site.origin + path);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(listPaleRings)).toEqual([]);
  });
});

describe('a thumb', () => {
  const { test } = usePage(site, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false, reducedMotion: 'reduce' });

  test.for([...paths, '/search?q=cp2000', '/search?q=qqq', '/blog/florida-sales-tax-restaurants-guide'])(
    'hits every link of %s that is no part of a sentence',
    async (path, { page }) => {
      await page.goto(site.origin + path);
      const small = await page.evaluate(() => {
        // A phone has no room for wider letters of /forms.
        const stops = [...document.querySelectorAll<HTMLElement>('a[href]:not(.skip-link), button, summary')];
        return stops
          .filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('dialog'))
          .filter((stop) => {
            const isInline = getComputedStyle(stop).display === 'inline';
            return !isInline || stop.parentElement?.textContent.trim() === stop.textContent.trim();
          })
          .filter((stop) => getComputedStyle(stop, '::after').position !== 'absolute')
          .map((stop) => ({ name: stop.textContent.trim() || stop.outerHTML.slice(0, 80), box: stop.getBoundingClientRect() }))
          .filter(({ box: { height, width } }) => height < 43.9 || width < 28)
          .map(({ name, box: { height, width } }) => `${name}: ${width} x ${height}`);
      });
      expect(small).toEqual([]);
    },
  );

  test.for(paths)('sees every control of %s answer its press, before the next page comes', async (path, { page }) => {
    await page.goto(site.origin + path);
    // One of each kind: what has the same tag and class in a parent of the same class.
    await page.locator(':is(a[href], button, summary, label):not(.skip-link)').evaluateAll((controls) => {
      const kinds = new Map(
        controls.map((control) => [[control.tagName, control.className, control.parentElement?.className].join(), control]),
      );
      for (const control of kinds.values()) control.setAttribute('data-pressed', '');
    });
    const looks = () =>
      page.locator('[data-pressed]').evaluateAll((controls) =>
        controls.map((control) => {
          const looksOf = (part?: string) => {
            const { opacity, filter, backgroundColor } = getComputedStyle(control, part);
            return [opacity, filter, backgroundColor].join(' ');
          };
          return { name: control.textContent.trim(), look: looksOf() + looksOf('::after') };
        }),
      );
    const before = await looks();
    const devTools = await page.context().newCDPSession(page);
    for (const domain of ['DOM', 'CSS'] as const) await devTools.send(`${domain}.enable`);
    const { root } = await devTools.send('DOM.getDocument');
    const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-pressed]' });
    for (const nodeId of nodeIds) await devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] });
    const pressed = await looks();
    expect(before.length).toBeGreaterThan(10);
    expect(before.filter(({ look }, index) => look === pressed[index]?.look).map(({ name }) => name)).toEqual([]);
  });
});

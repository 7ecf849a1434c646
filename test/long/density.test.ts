import { describe, expect, test } from 'vitest';
import { services } from '../../content/services/index.ts';
import { pages } from '../../server/find-page.ts';
import { usePage, useSite } from '../browser/browser.ts';

const site = useSite();

/** The air above and below each section of the page, and the size of each of its headings, with what they may be. */
function measureSections() {
  const probe = document.body.appendChild(document.createElement('div'));
  const sizes = ['--text-h2', '--text-h2-small'].map((name) => {
    probe.style.setProperty('font-size', `var(${name})`);
    return getComputedStyle(probe).fontSize;
  });
  probe.remove();
  return {
    sizes,
    sections: [...document.querySelectorAll('main > .section')].map((section) => {
      const { paddingTop, paddingBottom } = getComputedStyle(section);
      const headings = [...section.querySelectorAll('.section-head h2')].map((heading) => getComputedStyle(heading).fontSize);
      return { name: section.querySelector('h2')?.textContent ?? '', padding: [paddingTop, paddingBottom], headings };
    }),
  };
}

describe.each([
  ['a desk', { width: 1280, height: 800 }, '96px', 7250],
  ['a phone', { width: 390, height: 844 }, '64px', 11_500],
])('on %s', (_, viewport, band, most) => {
  const visitor = usePage(site, { viewport });

  test(`every section has ${band} above and below its words, and one of two sizes of heading`, async () => {
    const { page } = visitor;
    let found = 0;
    for (const { path } of pages) {
      await page.goto(site.origin + path);
      const { sizes, sections } = await page.evaluate(measureSections);
      for (const { name, padding, headings } of sections) {
        expect(padding, `${path}: ${name}`).toEqual([band, band]);
        for (const size of headings) expect(sizes, `${path}: ${name}`).toContain(size);
        found++;
      }
    }
    expect(found).toBeGreaterThan(200);
  });

  test(`the page of a service is at most ${most} px long from below its figure to its closing`, async () => {
    const { page } = visitor;
    for (const { path } of services) {
      await page.goto(site.origin + path);
      await page.evaluate(() => document.fonts.ready);
      const brief = await page.locator('.brief').boundingBox();
      const closing = await page.locator('.call-to-action').boundingBox();
      expect((closing?.y ?? 0) + (closing?.height ?? 0) - (brief?.y ?? 0), path).toBeLessThanOrEqual(most);
    }
  });
});

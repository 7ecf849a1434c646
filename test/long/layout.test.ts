import { describe, expect } from 'vitest';
import { services } from '../../content/services/index.ts';
import { pages } from '../../server/pages/index.ts';
import { usePage, useSite } from '../browser/browser.ts';

const site = useSite();
const widths = [390, 600, 820, 960, 1220, 1280, 1920];

/** The air above and below the words of a section, by the width of the window; and of one of many, or that is short. */
const bands = new Map([
  [390, { band: '56px', short: '40px' }],
  [1280, { band: '96px', short: '64px' }],
]);
let sectionsFound = 0;
let bandsFound = 0;

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
    sections: [...document.querySelectorAll(':is(main, main > div, main > div > div) > .section')].map((section) => {
      const { paddingTop, paddingBottom } = getComputedStyle(section);
      const headings = [...section.querySelectorAll('.section-head h2')].map((heading) => getComputedStyle(heading).fontSize);
      const isOfMany = section.matches('.on-this-page ~ *, .on-this-page ~ * > *, .neighbors');
      const isShort = isOfMany || section.querySelector('.columns, .accordion, .ledger, .rows') !== null;
      const isFound = section.matches('.plain-head + *');
      const name = section.querySelector('h2')?.textContent ?? '';
      const columns = [...section.querySelectorAll('.band-column')].map((part) => part.getBoundingClientRect().top);
      return { name, isShort, isFound, padding: [paddingTop, paddingBottom], headings, columns };
    }),
  };
}

describe('the eye', () => {
  const { test } = usePage(site, { reducedMotion: 'reduce' });
  test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));

  test.for(pages)('$path has full rows of cards, whole suns, one air and two sizes of heading', async ({ path }, { page }) => {
    await page.goto(site.origin + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const holes = await page.evaluate(() => {
        const grids = 'cards, problems, rows, reasons, columns, stories, reviews, packages, service-cards, due-extensions, team';
        const lists = document.querySelectorAll<HTMLElement>(`:is(${grids.replace(/[\w-]+/g, '.$&')})`);
        return [...lists]
          .filter((list) => getComputedStyle(list).display === 'grid')
          .flatMap((list) => {
            const boxes = [...list.children].map((item) => item.getBoundingClientRect());
            const lowest = Math.max(...boxes.map(({ top }) => top));
            const end = Math.max(...boxes.filter(({ top }) => top === lowest).map(({ right }) => right));
            const columns = boxes.filter(({ top }) => top === boxes[0]?.top).length;
            const isFull = list.getBoundingClientRect().right - end < 2;
            return columns > 1 && !isFull ? [`${list.className}: ${boxes.length} items`] : [];
          });
      });
      expect(holes, `${width} px`).toEqual([]);
      const beheaded = await page.evaluate(() =>
        [...document.querySelectorAll('.horizon')].filter((horizon) => {
          const [sun, sky] = ['.horizon-sun', '.horizon-sky'].map((part) => horizon.querySelector(part)?.getBoundingClientRect());
          // The strip's sun stands up to 60 px above it, in the air below the words.
          const room = horizon.classList.contains('horizon-strip') ? 60 : 0;
          return sun && sky && sun.top < sky.top - room;
        }),
      );
      expect(beheaded, `${width} px`).toHaveLength(0);
      const stretched = await page.evaluate(() =>
        [...document.querySelectorAll('.category')].filter((chip) => chip.getBoundingClientRect().height > 40),
      );
      expect(stretched, `${width} px`).toHaveLength(0);
      const air = bands.get(width);
      if (!air) continue;
      const { sizes, sections } = await page.evaluate(measureSections);
      for (const { name, isShort, isFound, padding, headings } of sections) {
        const band = isShort ? air.short : air.band;
        expect(padding, `${width} px: ${name}`).toEqual([isFound ? '32px' : band, band]);
        for (const size of headings) expect(sizes, `${width} px: ${name}`).toContain(size);
      }
      const besides = width === 1280 ? sections.filter(({ columns: [left, right] }) => left !== undefined && left === right) : [];
      bandsFound += besides.length;
      sectionsFound += sections.length;
    }
  });

  test('has seen the sections of all pages', () => {
    expect(sectionsFound).toBeGreaterThan(400);
    expect(bandsFound, 'bands with two sections beside each other').toBeGreaterThan(25);
  });

  test.for([1280, 390])(
    'at %i px the page of a service has short answers, and steps that stand on the water',
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const { path } of services) {
        await page.goto(site.origin + path);
        await page.evaluate(() => document.fonts.ready);
        const parts = ['.brief', '.on-this-page', '.call-to-action', '.steps', '.steps li:last-child > span'];
        const boxes = await Promise.all(parts.map((part) => page.locator(part).boundingBox()));
        const [brief, sections, closing, water, number] = boxes;
        const below = (closing?.y ?? 0) + (closing?.height ?? 0) - (sections?.y ?? 0);
        if (width === 1280) expect(below, path).toBeLessThanOrEqual(7000);
        expect(brief?.height, path).toBeLessThan(380);
        // The sun of the last step stands on the water, or in it on a phone.
        expect((number?.y ?? 0) + (number?.height ?? 0) <= (water?.y ?? 0) + 1, path).toBe(width === 1280);
      }
    },
  );

  test('who is led to the dates has them in the upper part of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`${site.origin}/deadlines?who=employer#the-next-twelve-months`);
    const month = await page.locator('.due-ledger-month').first().boundingBox();
    expect(month?.y).toBeLessThan(420);
  });

  test('the names, prices and buttons of the packages stand on one line each', async ({ page }) => {
    await page.goto(`${site.origin}/pricing`);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const part of ['h3', '.packages-price', '.button']) {
      const tops = await page
        .locator(`.packages ${part}`)
        .evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect().top));
      expect(tops, part).toHaveLength(3);
      expect(new Set(tops).size, part).toBe(1);
    }
  });
});

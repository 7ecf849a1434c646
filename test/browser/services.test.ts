import { describe, expect } from 'vitest';
import { services } from '../../content/services/index.ts';
import { usePage, useSite } from './browser.ts';

const site = useSite();

/** Where the parts of a service's page begin that a visitor comes for, and where the page ends, in pixels. */
function readPlaces() {
  const topOf = (element: Element | null | undefined) => Math.round((element?.getBoundingClientRect().top ?? 0) + scrollY);
  const [work, fees] = document.querySelectorAll('.service-first > .section');
  const figure = [...document.querySelectorAll('.service-figure :is(.service-fold, .figure-main)')];
  return {
    answer: document.querySelector('.answer-card')?.getBoundingClientRect().height,
    person: topOf(document.querySelector('.person-strip')),
    brief: topOf(document.querySelector('.brief')),
    sections: topOf(document.getElementById('on-this-page')),
    work: topOf(work),
    fees: topOf(fees),
    figure: topOf(figure.find((part) => part.checkVisibility())),
    rest: topOf(document.querySelector('.service-rest')),
    closed: [...document.querySelectorAll('main details:not([open]) > summary:not(.button)')].filter((line) =>
      line.checkVisibility(),
    ).length,
    end: document.documentElement.scrollHeight,
    actions: [fees, document.querySelector('.reviews, .testimonial')?.closest('section')].map((section) =>
      section?.querySelector('a.button')?.getAttribute('href'),
    ),
  };
}

/** In pixels: how long the page of a service is at most, by when its work and its fees begin, and how high its answer is. */
const limits = {
  390: { longest: 10_000, work: 1275, fees: 2450, answer: [90, 172] },
  820: { longest: 9_800, work: 2110, fees: 3376, answer: [0, 0] },
} as const;

describe('the page of a service', () => {
  const { test } = usePage(site, { javaScriptEnabled: false });

  test.for(services)(
    '$path begins with its person and four answers, on a desk with its figure and on a phone with the answer of it; then what we do, the fees and elsewhere the figure, and is not long',
    async (service, { page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(site.origin + service.path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const desk = await page.evaluate(readPlaces);
      expect(desk.figure).toBeGreaterThan(0);
      const heads = [desk.figure, desk.brief, desk.sections, desk.work];
      expect(heads).toEqual(heads.toSorted((a, b) => a - b));
      for (const [width, { longest, ...most }] of Object.entries(limits)) {
        await page.setViewportSize({ width: Number(width), height: 844 });
        const { answer, person, brief, sections, work, fees, figure, rest, closed, end, actions } =
          await page.evaluate(readPlaces);
        const order = [person, brief, sections, work, fees, figure, rest];
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(answer).toBeGreaterThanOrEqual(most.answer[0]);
        expect(answer).toBeLessThanOrEqual(most.answer[1]);
        expect(work).toBeLessThanOrEqual(most.work);
        expect(fees).toBeLessThanOrEqual(most.fees);
        expect(closed).toBeLessThanOrEqual(8);
        expect(end).toBeLessThanOrEqual(longest);
        const opensCard = ['/services/tax-planning', '/services/accounting'].includes(service.path);
        expect(actions).toEqual(
          opensCard ? [undefined, undefined] : actions.map(() => expect.stringMatching(/^\/contact\?about=/)),
        );
      }
    },
  );
});

describe('what is folded, or chosen, on a phone', () => {
  const { test } = usePage(site, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const figure = '.service-figure .figure-main';

  test('opens, without a script, and is shown to whoever follows a link to a part of it', async ({ page }) => {
    const path = `${site.origin}/services/irs-resolution`;
    await page.goto(path);
    expect(await page.locator(figure).isVisible()).toBe(false);
    await page.locator('.service-fold summary').click();
    expect(await page.locator(figure).isVisible()).toBe(true);
    await page.goto(`${path}#lt11`);
    expect(await page.locator('#lt11').isVisible()).toBe(true);
  });

  test('the example that one chooses of the page that one leaves with is shown, without a script', async ({ page }) => {
    await page.goto(`${site.origin}/`);
    const shown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.leave-with-paper a')]
          .filter((link) => getComputedStyle(link).visibility === 'visible')
          .map((link) => link.getAttribute('href')),
      );
    expect(await shown()).toEqual(['/services/irs-resolution']);
    await page.getByText('Restaurant', { exact: true }).click();
    expect(await shown()).toEqual(['/services/sales-tax-services']);
    await page.keyboard.press('ArrowRight');
    expect(await shown()).toEqual(['/services/personal-tax-services']);
  });
});

describe.each(['/', '/services/irs-resolution', '/deadlines', '/faqs'])('what is folded on %s', (path) => {
  const { test } = usePage(site, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('has a plus, and a minus when it is open', async ({ page }) => {
    await page.goto(site.origin + path);
    const signs = await page.evaluate(() => {
      // How wide the two strokes are: the plus has both, the minus one.
      const read = (element: Element) =>
        getComputedStyle(element, '::after')
          .backgroundSize.split(',')
          .map((size) => Number.parseFloat(size))
          .join(' and ');
      const all = [...document.querySelectorAll('main details:not([open])')].flatMap((details) => {
        const summary = details.querySelector('summary');
        if (!summary?.checkVisibility() || getComputedStyle(summary, '::after').backgroundImage === 'none') return [];
        const before = read(summary);
        details.setAttribute('open', '');
        return [[before, read(summary)].join(' -> ')];
      });
      return [all.length, ...new Set(all)];
    });
    expect(signs[0]).toBeGreaterThan(0);
    expect(signs.slice(1)).toEqual(['16 and 2 -> 16 and 0']);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../shared/routes.ts';
import { startSite } from '../site.ts';
import { type Engine, evaluate } from './engine.ts';
import { startFront } from './front.ts';
import { click, focus, press, until } from './hands.ts';

const phone = [390, 844] as const;
const desktop = [1440, 900] as const;

/** What a visitor of any browser can rely on, checked in one engine. */
export function checkEngine(name: string, start: () => Promise<Engine>, isFronted = false): void {
  let engine: Engine;
  let origin: string;
  const ends: (() => unknown)[] = [];

  beforeAll(async () => {
    const site = await startSite();
    const front = isFronted ? await startFront(site.origin) : site;
    origin = front.origin;
    engine = await start();
    ends.push(engine.close, front.close, site.close);
    console.info(`${name}: ${engine.name}`);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  /** Opens a path in a window of a size and waits until React has taken over the page. */
  async function open(path: string, size: readonly [number, number]): Promise<void> {
    await engine.resize(...size);
    await engine.open(origin + path);
    await until(engine, `${path} is hydrated`, () => {
      const header = document.querySelector('header');
      return header !== null && Object.keys(header).some((key) => key.startsWith('__reactFiber'));
    });
    await evaluate(engine, () => void Object.assign(window, { isSame: true }));
  }
  const focused = () => evaluate(engine, () => document.activeElement?.closest('h1, button, .menu-button')?.textContent?.trim());

  describe.each([phone, desktop])('at %i px', (...size) => {
    test.each([...pages.map(({ path }) => path), '/nowhere', '/blog/nowhere'])(
      '%s is hydrated, says nothing and has nothing beyond the right edge',
      async (path) => {
        await open(path, size);
        const { width, beyond } = await evaluate(engine, () => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return { width: innerWidth, beyond: scrollWidth - clientWidth };
        });
        expect(width).toBe(size[0]);
        expect(beyond).toBe(0);
        const isPage = pages.some((page) => page.path === path);
        expect(await engine.messages()).toEqual(isPage ? [] : [expect.stringMatching(/^warn(ing)?: Page not found: /)]);
      },
    );
  });
}

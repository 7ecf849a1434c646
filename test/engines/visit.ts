import { afterAll, beforeAll, expect } from 'vitest';
import { isHydrated } from '../browser/is-hydrated.ts';
import { startSite } from '../site.ts';
import { checkControls } from './check-controls.ts';
import { checkNavigation } from './check-navigation.ts';
import { checkRoutes } from './check-routes.ts';
import type { Engine, OnEnd, Size } from './engine.ts';

/** A visitor with an engine. */
export interface Visit {
  engine: Engine;
  /** Opens a path in a window of a size and waits until React has taken over the page, in a document marked as `isSame`. */
  open: (path: string, size: Size) => Promise<void>;
  /** Resolves when a function in the page says that something is so. */
  until: (isSo: () => boolean) => Promise<void>;
}

/** Defines what a visitor of any browser can rely on as the tests of one engine. */
export function checkEngine(start: (onEnd: OnEnd) => Promise<Engine>): void {
  const visit = {} as Visit;
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    const engine = await start((end) => ends.push(end));
    const site = await startSite();
    ends.push(site.close);
    const until = (isSo: () => boolean) => expect.poll(() => engine.evaluate(isSo), { message: `${isSo}` }).toBe(true);
    const open = async (path: string, size: Size) => {
      await engine.open(site.origin + path, size);
      await until(isHydrated);
      await engine.evaluate(() => void Object.assign(window, { isSame: true }));
      // What effects say, and what the browser then tells, comes a moment later.
      await engine.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    };
    Object.assign(visit, { engine, open, until });
    console.info(engine.name);
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  checkRoutes(visit);
  checkControls(visit);
  checkNavigation(visit);
}

import { afterAll, beforeAll } from 'vitest';
import { isHydrated } from '../browser/is-hydrated.ts';
import { startSite } from '../site.ts';
import { type Engine, evaluate, type OnEnd } from './engine.ts';
import { until } from './input.ts';
import { startProxy } from './proxy.ts';

/** The width and height of a window, in pixels. */
export type Size = readonly [number, number];

/** On a phone, and on a desk. */
export const phone: Size = [390, 844];
export const desktop: Size = [1440, 900];

/** A visitor with an engine. */
export interface Visit {
  engine: Engine;
  /** Opens a path in a window of a size and waits until React has taken over the page, in a document marked as `isSame`. */
  open: (path: string, size: Size) => Promise<void>;
}

/** An engine: how it is started, and whether what it says has to be listened to in its pages, by `startProxy`. */
export interface Start {
  start: (onEnd: OnEnd) => Promise<Engine>;
  isProxied: boolean;
}

/** For a test file: the site and an engine, there while its tests run. */
export function useEngine({ start, isProxied }: Start): Visit {
  const visit = {} as Visit;
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    const site = await startSite();
    ends.push(site.close);
    const served = isProxied ? await startProxy(site.origin) : site;
    ends.push(served.close);
    const engine = await start((end) => ends.push(end));
    let present: Size | undefined;
    const open = async (path: string, size: Size) => {
      // The page before would be laid out once more, for nobody.
      if (size !== present) await engine.resize(...size);
      present = size;
      await engine.open(served.origin + path);
      await until(engine, `${path} is hydrated`, isHydrated);
      await evaluate(engine, () => void Object.assign(window, { isSame: true }));
      // What effects say, and what the browser then tells, comes a moment later.
      await evaluate(engine, () => new Promise((resolve) => setTimeout(resolve, 50)));
    };
    Object.assign(visit, { engine, open });
    console.info(engine.name);
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return visit;
}

import { setTimeout as wait } from 'node:timers/promises';
import { type Engine, evaluate } from './engine.ts';

/** The code points by which WebDriver knows keys that write nothing (W3C WebDriver, 17.4.2). */
const keys = { Enter: '\uE007', Escape: '\uE00C', Space: ' ', Tab: '\uE004' };

/** Presses a key and lets it go. */
export function press(engine: Engine, key: keyof typeof keys): Promise<void> {
  const value = keys[key];
  const actions = [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return engine.act([{ type: 'key', id: 'keyboard', actions }]);
}

/** Puts the focus on the first element of a selector. Rejects if there is none. */
export function focus(engine: Engine, selector: string): Promise<void> {
  return evaluate(
    engine,
    (wanted) => {
      const element = document.querySelector<HTMLElement>(wanted);
      if (!element) throw new Error(`there is no ${wanted}`);
      element.focus();
    },
    selector,
  );
}

/** Brings the first element of a selector into view and says where its middle is. Throws if it is not to be seen. */
function findMiddle(wanted: string): [number, number] {
  const element = document.querySelector(wanted);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  if (!element?.contains(document.elementFromPoint(x, y))) throw new Error(`nobody can press ${wanted}`);
  return [x, y];
}

/** Presses the pointer on the middle of the first element of a selector, once it rests. Rejects if it is not to be seen. */
export async function click(engine: Engine, selector: string): Promise<void> {
  let [x, y] = [Number.NaN, Number.NaN];
  for (let rests = false; !rests; await wait(50)) {
    const [left, top] = await evaluate(engine, findMiddle, selector);
    rests = left === x && top === y;
    [x, y] = [left, top];
  }
  const actions = [
    { type: 'pointerMove', duration: 0, x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await engine.act([{ type: 'pointer', id: 'mouse', actions }]);
}

/** Resolves when a function in the page says that something is so. Rejects after 20 s, and says what was waited for. */
export async function until<Taken extends unknown[]>(
  engine: Engine,
  what: string,
  isSo: (...taken: Taken) => boolean,
  ...taken: Taken
): Promise<void> {
  for (const end = performance.now() + 20_000; performance.now() < end; await wait(20))
    if (await evaluate(engine, isSo, ...taken)) return;
  throw new Error(`it has not come about in 20 s that ${what}`);
}

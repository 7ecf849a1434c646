import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paceUnknown } from '../../server/pace-unknown.ts';

beforeEach(() => void vi.useFakeTimers({ now: 5000, toFake: ['performance', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('unknown paths: a hundred a second pass at once, the others in turn, 12,000 a second, and known paths always', () => {
  const pace = paceUnknown();
  const passed = { known: 0, atOnce: 0, inTurn: 0 };
  const ask = (path: string) => {
    const res = { locals: { busy: false }, destroyed: false };
    const next = () => passed[path === '/about' ? 'known' : res.locals.busy ? 'inTurn' : 'atOnce']++;
    Reflect.apply(pace, undefined, [{ path }, res, next]);
    return res;
  };
  for (let count = 0; count < 1300; count++) ask(`/unknown-${count}`);
  ask('/about');
  // A millisecond's share needs no timer.
  expect(passed).toEqual({ known: 1, atOnce: 100, inTurn: 12 });
  vi.advanceTimersByTime(50);
  // A timer knows whole milliseconds.
  expect(passed.inTurn).toBeGreaterThanOrEqual(588);
  expect(passed.inTurn).toBeLessThanOrEqual(612);
  vi.advanceTimersByTime(52);
  expect(passed.inTurn).toBe(1200);
  for (let count = 0; count < 100; count++) ask('/unknown').destroyed = true;
  vi.advanceTimersByTime(50);
  // Who waits and goes is not answered.
  expect(passed.inTurn).toBeLessThanOrEqual(1213);
});

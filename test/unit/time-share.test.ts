import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimeShare } from '../../server/time-share.ts';

let now = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('one piece of work at a time, a rest in proportion after each, and no more waiting than are allowed', () => {
  const done: number[] = [];
  const share = createTimeShare(0.25, 2);
  const ask = (ms: number) =>
    share(() => {
      now += ms;
      done.push(ms);
    });
  expect(ask(10)).toBe(true);
  expect(done).toEqual([10]);
  expect([ask(20), ask(30), ask(40)]).toEqual([true, true, false]);
  vi.advanceTimersByTime(29);
  expect(done).toEqual([10]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([10, 20]);
  expect(ask(50)).toBe(true);
  vi.advanceTimersByTime(60);
  expect(done).toEqual([10, 20, 30]);
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([10, 20, 30, 50]);
  expect(ask(60)).toBe(true);
  expect(done.at(-1)).toBe(60);
});

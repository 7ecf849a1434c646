import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRateLimit, createTimeLimit } from '../../server/rate-limit.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

describe('what one second allows', () => {
  test('a rate limit allows so many, and as many again in the next second', () => {
    const allows = createRateLimit(3);
    expect([allows(), allows(), allows(), allows()]).toEqual([true, true, true, false]);
    vi.advanceTimersByTime(1000);
    expect(allows()).toBe(true);
  });

  test('a time limit counts the time that the work took, and begins anew in the next second', () => {
    const limit = createTimeLimit(250);
    const work = (ms: number) => limit.spend(() => vi.advanceTimersByTime(ms) && 'done');
    expect(limit.isLeft()).toBe(true);
    expect(work(200)).toBe('done');
    expect(limit.isLeft()).toBe(true);
    vi.advanceTimersByTime(100);
    work(60);
    expect(limit.isLeft()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(limit.isLeft()).toBe(true);
  });

  test('a time limit counts work that throws', () => {
    const limit = createTimeLimit(250);
    expect(() =>
      limit.spend(() => {
        vi.advanceTimersByTime(300);
        throw new Error('cannot be rendered');
      }),
    ).toThrow('cannot be rendered');
    expect(limit.isLeft()).toBe(false);
  });
});

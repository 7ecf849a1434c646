import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPace } from '../../server/pace.ts';
import { paceUnknown } from '../../server/pace-unknown.ts';

beforeEach(() => void vi.useFakeTimers({ now: 5000, toFake: ['performance', 'setTimeout', 'setImmediate'] }));
afterEach(() => void vi.useRealTimers());

describe('what nobody is served by', () => {
  let answered = 0;
  const ask = (pace: ReturnType<typeof createPace>) => {
    const res = { destroyed: false };
    Reflect.apply(pace, undefined, [res, () => answered++]);
    return res;
  };
  beforeEach(() => {
    answered = 0;
  });

  test('is answered eight at a time, and not if nobody waits any more', () => {
    const pace = createPace();
    const crowd = Array.from({ length: 256 }, () => ask(pace));
    expect(answered).toBe(8);
    vi.advanceTimersByTime(1);
    expect(answered).toBe(16);
    // Who comes later goes to the end, and however late a timer is, no more are answered together.
    ask(pace);
    expect(answered).toBe(16);
    vi.advanceTimersByTime(9);
    expect(answered).toBe(88);
    for (const res of crowd.slice(-20)) res.destroyed = true;
    vi.advanceTimersByTime(50);
    expect(answered).toBe(257 - 20);
  });

  test('does not wait when few ask', () => {
    const pace = createPace();
    for (let turn = 1; turn <= 10; turn++) {
      for (let count = 0; count < 8; count++) ask(pace);
      expect(answered).toBe(8 * turn);
      vi.advanceTimersByTime(0);
    }
  });
});

test('a hundred unknown paths a second are helped, the others are paced, and known paths never', () => {
  const passed = { known: 0, helped: 0, busy: 0 };
  const handle = paceUnknown((_res, answer) => {
    passed.busy++;
    answer();
  });
  const ask = (path: string) => {
    const res = { locals: { busy: false } };
    const next = () => res.locals.busy || passed[path === '/about' ? 'known' : 'helped']++;
    Reflect.apply(handle, undefined, [{ path }, res, next]);
  };
  for (let count = 0; count < 130; count++) ask(`/unknown-${count}`);
  ask('/about');
  expect(passed).toEqual({ known: 1, helped: 100, busy: 30 });
  vi.advanceTimersByTime(1000);
  ask('/unknown');
  expect(passed).toEqual({ known: 1, helped: 101, busy: 30 });
});

import { describe, expect, test } from 'vitest';
import { getPagePolicy } from '../../server/page-policy.ts';

describe('what a cache before the site may do with a page', () => {
  test.each([
    ['in the morning, keep it for five minutes and serve it for one more', '2026-11-23T14:00:00Z', 300, 60],
    ['four minutes before the midnight of New York, three', '2026-11-24T04:56:00Z', 180, 60],
    ['half a minute before, serve it until midnight', '2026-11-24T04:59:30Z', 0, 30],
    ['in summer, midnight is an hour sooner', '2026-07-02T03:59:30Z', 0, 30],
    ['at midnight, five minutes again', '2026-11-24T05:00:00Z', 300, 60],
  ])('%s', (_name, now, shared, stale) => {
    const policy = `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${stale}, stale-if-error=3600`;
    expect(getPagePolicy(new Date(now))).toBe(policy);
  });

  test('is over when the day is, at every second of it', () => {
    const start = Date.parse('2026-11-23T05:00:00Z');
    for (let second = 0; second < 86_400; second += 7) {
      const times =
        getPagePolicy(new Date(start + second * 1000))
          .match(/\d+/g)
          ?.map(Number) ?? [];
      const [, shared = Number.NaN, stale = Number.NaN] = times;
      expect(second + shared + stale).toBeLessThanOrEqual(86_400);
    }
  });
});

import { setImmediate as turn } from 'node:timers/promises';
import request from 'supertest';
import { afterEach, expect, test, vi } from 'vitest';
import { activity } from '../../server/http/activity.ts';
import { createSiteIndex, getSiteIndex, prepareSiteIndex } from '../../server/page/site-index.ts';
import { findPage, pages } from '../../server/pages/index.ts';
import type { IndexRequest } from '../../server/pages/page.ts';
import { createSearchIndex } from '../../server/search/search.ts';
import { makeApp, readPages } from '../site.ts';

const page = findPage('/contact');
const { load } = page;
afterEach(() => {
  page.load = load;
  vi.useRealTimers();
});

/** Counts how often a page is read from now on. */
function countReads(): () => number {
  let reads = 0;
  page.load = (asked: IndexRequest) => {
    reads++;
    return load(asked);
  };
  return () => reads;
}

test('the index is made in as many turns as there are pages, and others come between', async () => {
  let isDone = false;
  const making = createSiteIndex('2030-05-01').finally(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns++) await turn();
  await making;
  expect(turns).toBeGreaterThanOrEqual(pages.length);
});

test('it is made once a day, and a request that comes before waits for it', async () => {
  const [one, other] = [getSiteIndex('2027-03-01'), getSiteIndex('2027-03-01')];
  expect(other).toBe(one);
  await getSiteIndex('2027-03-02');
  expect(getSiteIndex('2027-03-01')).toBe(one);
});

test('it is made at the start and before each midnight of the office, and in no request', async () => {
  // Made before: it looks at the clock by an interval of its own.
  const { app } = makeApp();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date('2031-03-04T17:00:00Z') });
  const reads = countReads();
  prepareSiteIndex();
  await getSiteIndex('2031-03-04');
  expect(reads()).toBe(1);
  for (const path of ['/search?q=refund', '/forms', '/sitemap.xml'])
    expect((await request(app).get(path)).status, path).toBe(200);
  expect(reads()).toBe(1);
  // A minute to midnight in Boca Raton.
  vi.setSystemTime(new Date('2031-03-05T04:59:15Z'));
  vi.advanceTimersByTime(30_000);
  await getSiteIndex('2031-03-05');
  expect(reads()).toBe(2);
  vi.setSystemTime(new Date('2031-03-05T05:00:01Z'));
  await readPages(app, ['/search?q=homestead']);
  expect(reads()).toBe(2);
});

test('a page that cannot be loaded is one 500: it is left out of the index, which no request makes anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2032-03-04T17:00:00Z') });
  let tries = 0;
  page.load = () => {
    tries++;
    throw new Error('no data');
  };
  const faults: string[] = [];
  activity.once('unloadable', (_error, path) => faults.push(path));
  const { app } = makeApp();
  const ask = async (path: string) => (await request(app).get(path)).status;
  expect(await ask('/contact')).toBe(500);
  for (const path of ['/search?q=refund', '/search', '/forms', '/data/forms.json', '/llms.txt', '/sitemap.xml', '/readyz', '/'])
    expect(await ask(path), path).toBe(200);
  expect([tries, faults]).toEqual([2, ['/contact']]);
  const { text } = await request(app).get('/sitemap.xml');
  expect(text).toContain('/services</loc>');
  expect(text).not.toContain('/contact</loc>');
});

test('until the next day is read whole, a search finds what pages say on this one', async () => {
  const index = createSearchIndex();
  await createSiteIndex('2033-03-04', index);
  const before = index.getSections('/deadlines');
  page.load = () => {
    throw new Error('no data');
  };
  await expect(createSiteIndex('2033-07-04', index)).rejects.toThrow('no data');
  expect(index.getSections('/deadlines')).toEqual(before);
});

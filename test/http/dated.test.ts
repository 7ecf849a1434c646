import request from 'supertest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pages } from '../../shared/routes.ts';
import { makeApp } from '../site.ts';

// The cap on state and local taxes is known to rise on January 1, 2027; the page on tax planning says it.
const path = '/services/tax-planning';

describe('a page over New Year’s Eve, on the office’s clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2027-01-01T04:59:50Z') });
  });
  afterEach(() => void vi.useRealTimers());

  test.each(['on', 'off'])('changes its figures at midnight, with the page cache %s', async (PAGE_CACHE) => {
    const { app, warmUp } = await makeApp({ PAGE_CACHE });
    await warmUp();
    const before = await request(app).get(path);
    expect(before.text).toContain('data-day="2026-12-31"');
    expect(before.text).toContain('$40,400 for 2026');
    expect((await request(app).get(path)).headers.etag).toBe(before.headers.etag);

    await vi.advanceTimersByTimeAsync(9_000);
    expect((await request(app).get(path)).headers.etag).toBe(before.headers.etag);
    await vi.advanceTimersByTimeAsync(2_000);
    const after = await request(app)
      .get(path)
      .set('If-None-Match', before.headers.etag ?? '');
    expect(after.status).toBe(200);
    expect(after.text).toContain('data-day="2027-01-01"');
    expect(after.text).toContain('$40,804 for 2027');
    expect(after.text).not.toContain('$40,400 for 2026');
  });
});

describe('the closed days of search engines', () => {
  test('begin with the day, and go on a year from each', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-12-26T04:59:50Z') });
    const { app } = await makeApp();
    const read = async () => (await request(app).get('/contact')).text.match(/(?<="validFrom":")[^"]+/g);
    expect((await read())?.slice(0, 2)).toEqual(['2026-12-25', '2027-01-01']);
    await vi.advanceTimersByTimeAsync(11_000);
    const after = await read();
    vi.useRealTimers();
    expect([after?.[0], after?.at(-1)]).toEqual(['2027-01-01', '2027-12-24']);
  });
});

describe('the feed over New Year’s Eve', () => {
  test('changes with the pages', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2027-01-01T04:59:50Z') });
    const { app } = await makeApp();
    expect((await request(app).get('/feed.xml')).text).toContain('$255 for a return due in 2026');
    await vi.advanceTimersByTimeAsync(11_000);
    const { text } = await request(app).get('/feed.xml');
    vi.useRealTimers();
    expect(text).toContain('$260 for a return due in 2027');
  });
});

describe('dated values', () => {
  test('are filled in wherever words go: pages, their graphs, the feed', async () => {
    const { app } = await makeApp();
    for (const address of [...pages.map((page) => page.path), '/feed.xml', '/llms.txt']) {
      const { text } = await request(app).get(address);
      expect(text, address).not.toMatch(/\{\{\d/);
      expect(text, address).not.toMatch(/as of 2024/i);
    }
  });
});

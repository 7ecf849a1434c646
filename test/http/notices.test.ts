import request from 'supertest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { firm } from '../../content/firm.ts';
import { describeOpeningHours } from '../../server/structured-data/opening-hours.ts';
import { graphIn, listWords, parse, textOf } from '../documents.ts';
import { statusAt } from '../office.ts';
import { makeApp } from '../site.ts';
import { instants, storm, useStorm } from '../storm.ts';

useStorm();
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
afterEach(() => void vi.useRealTimers());

const paths = ['/', '/contact', '/services/tax-preparation', '/search?q=storm', '/nope', '/data/about.json', '/data/nope.json'];

describe.each([
  ['on', paths],
  ['off', paths.slice(-4)],
])('with the page cache %s, a notice', (PAGE_CACHE, asked) => {
  test.each(asked)('is on %s from its first minute to its last, and not in its bytes before', async (path) => {
    setClock(instants.before);
    const { app } = makeApp({ PAGE_CACHE });
    const said: boolean[] = [];
    let tag = '"none"';
    for (const instant of Object.values(instants)) {
      vi.setSystemTime(new Date(instant));
      // A cache that asks whether it may go on with what it has.
      const { text, headers } = await request(app).get(path).set('If-None-Match', tag);
      tag = headers.etag ?? tag;
      said.push(listWords(text).includes(storm.text));
    }
    expect(said).toEqual([false, true, true, false]);
  });

  test('is kept from nobody by a shared cache, nor shown too early or too long', async () => {
    setClock(instants.before);
    const { app } = makeApp({ PAGE_CACHE });
    const keep = [];
    for (const now of [
      '2026-12-01T18:57:00Z',
      '2026-12-01T18:59:10Z',
      instants.begins,
      '2026-12-03T15:28:00Z',
      instants.ending,
    ]) {
      vi.setSystemTime(new Date(now));
      const { headers } = await request(app).get('/about');
      keep.push(`${headers['x-accel-expires']} ${headers['cdn-cache-control']}`.match(/\d+/g)?.slice(0, 3).map(Number));
    }
    expect(keep).toEqual([
      [120, 120, 60],
      [0, 0, 50],
      [300, 300, 60],
      [60, 60, 60],
      [0, 0, 1],
    ]);
  });
});

test('a notice that closes the office is in the status, on the contact card and in the structured data, while it holds', async () => {
  setClock(instants.before);
  const { app } = makeApp();
  const read = async (instant: string) => {
    vi.setSystemTime(new Date(instant));
    const { text } = await request(app).get('/contact');
    const page = parse(text);
    return {
      status: textOf(page.querySelector('.open-now')),
      row: textOf(page.querySelector('dl.hours > div')),
      special: graphIn(page)[0].specialOpeningHoursSpecification,
    };
  };
  const special = (time: string, isClosed: boolean) =>
    describeOpeningHours(firm.hours, time, isClosed ? [storm] : []).specialOpeningHoursSpecification;
  const row = 'Until Thursday, December 3, 10:30 AMClosed';
  const before = await read(instants.before);
  expect(before).toMatchObject({ status: statusAt(instants.before).text, special: special('2026-12-01', false) });
  expect(before.row).not.toBe(row);
  for (const [instant, time] of [
    [instants.begins, '2026-12-01'],
    [instants.ending, '2026-12-03'],
  ] as const) {
    const status = statusAt(instant, firm.hours, [storm]).text;
    expect(status).toMatch(/^Closed\. /);
    expect(await read(instant)).toEqual({ status, row, special: special(time, true) });
  }
  expect(special('2026-12-01', true)).not.toEqual(special('2026-12-01', false));
  const over = await read(instants.over);
  expect(over).toMatchObject({ status: statusAt(instants.over).text, special: special('2026-12-03', false) });
});

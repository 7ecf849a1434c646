import request from 'supertest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { firm } from '../../content/firm.ts';
import { findPeriod } from '../../server/office/changes.ts';
import { pages } from '../../server/pages/index.ts';
import { findClosing, statusAt } from '../office.ts';
import { joinWords, makeApp, readPages } from '../site.ts';

const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
afterEach(() => void vi.useRealTimers());

// Each is another instant of the office's midnight: in winter, and in summer when its clock is an hour ahead.
const winter = ['2027-01-01T04:59:59.999Z', '2027-01-01T05:00:00Z'];
const summer = ['2027-06-15T03:59:59.999Z', '2027-06-15T04:00:00Z'];
const autumn = ['2026-09-16T03:59:59.999Z', '2026-09-16T04:00:00Z'];

const january = ['2027-01-15T04:59:59.999Z', '2027-01-15T05:00:00Z'];

const closing = findClosing('2026-11-27');

const thanksgiving = ['2026-11-26T04:59:59.999Z', '2026-11-26T05:00:00Z'];

/** What a page says of the office at an instant, and when that began. */
const sayStatus = (iso = '') => `>${statusAt(iso).text}</p>`;
const sayTime = (iso = '') => `"since":"${findPeriod(new Date(iso)).since}"`;

const changes: (readonly [path: string, instants: string[], old: string, fresh: string])[] = [
  ['/services/tax-planning', winter, '$40,400 for 2026', '$40,804 for 2027'],
  ['/data/services/tax-planning.json', winter, '$40,400 for 2026', '$40,804 for 2027'],
  ['/feed.xml', autumn, '$255 for a return due in 2026', '$260 for a return due in 2027'],
  ['/deadlines?who=employer', summer, '>tomorrow</strong>', '>today</strong>'],
  ['/data/deadlines.json?who=employer', summer, '"due":"2027-06-15","days":1,', '"due":"2027-06-15","days":0,'],
  ['/services/payroll-services', summer, '(tomorrow)', '(today)'],
  ['/', january, '<b>1</b> day</p>', '"key-dates-count"> today</p>'],
  ...['/', '/location', '/services/payroll-services'].map(
    (path) => [path, closing, sayStatus(closing[0]), sayStatus(closing[1])] as const,
  ),
  ['/contact', closing, `"button button-primary" href="tel:`, `"button button-primary" href="mailto:`],
  ['/data/contact.json', closing, sayTime(closing[0]), sayTime(closing[1])],
  ...(firm.hours.holidays
    ? ([
        ['/contact', thanksgiving, sayStatus(thanksgiving[0]), sayStatus(thanksgiving[1])],
        ['/contact', winter, '"validFrom":"2027-01-01"', '"validFrom":"2027-12-31"'],
      ] as const)
    : []),
];

describe.each(['on', 'off'])('with the page cache %s, at midnight or at the closing on the office’s clock', (PAGE_CACHE) => {
  test.each(changes)('the next request of %s shows what is new', async (path, [before = '', after = ''], old, fresh) => {
    setClock(before);
    const { app } = makeApp({ PAGE_CACHE });
    const last = await request(app).get(path);
    expect(last.status).toBe(200);
    expect(joinWords(last.text)).toContain(old);
    expect(joinWords(last.text)).not.toContain(fresh);
    vi.setSystemTime(new Date(after));
    const known = await request(app)
      .get(path)
      .set('If-None-Match', last.headers.etag ?? '"none"');
    expect(known.status).toBe(200);
    expect(joinWords(known.text)).toContain(fresh);
    if (!path.includes('contact')) expect(joinWords(known.text)).not.toContain(old);
  });
});

test.each(['2027-01-01', '2027-07-05', '2028-02-29'])('every page can be made on %s, and is of that day', async (day) => {
  setClock(`${day}T17:00:00Z`);
  const { app } = makeApp({ PAGE_CACHE: 'off' });
  const html = await readPages(app, [...pages.map((page) => page.path), '/feed.xml', '/llms.txt']);
  for (const [path, text] of html) {
    if (!/\.(xml|txt)$/.test(path)) expect(text, path).toMatch(new RegExp(`"kind":"(?!not-found).*"day":"${day}"`, 's'));
    expect(text, path).not.toMatch(/\{\{|as of 2024|This one is our mistake/i);
  }
});

import request from 'supertest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { firm } from '../../content/firm.ts';
import { findPeriod } from '../../server/office/changes.ts';
import { findPage, pages } from '../../server/pages/index.ts';
import { listWords } from '../documents.ts';
import { findClosing, statusAt } from '../office.ts';
import { makeApp, readPages } from '../site.ts';

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
const sayStatus = (iso = '') => `\n${statusAt(iso).text}\n`;
const sayTime = (iso = '') => `"since":"${findPeriod(new Date(iso)).since}"`;

const changes: (readonly [path: string, instants: string[], old: string, fresh: string])[] = [
  ['/services/tax-planning', winter, '$40,400 for 2026', '$40,804 for 2027'],
  ['/data/services/tax-planning.json', winter, '$40,400 for 2026', '$40,804 for 2027'],
  ['/feed.xml', autumn, '$255 for a return due in 2026', '$260 for a return due in 2027'],
  ['/deadlines?who=employer', summer, '\ntomorrow\n', '\ntoday\n'],
  ['/data/deadlines.json?who=employer', summer, '"due":"2027-06-15","days":1,', '"due":"2027-06-15","days":0,'],
  ['/services/payroll-services', summer, '(tomorrow)', '(today)'],
  ['/', january, '\n1 day\n', '\ntoday\n'],
  ...['/', '/location', '/services/payroll-services'].map(
    (path) => [path, closing, sayStatus(closing[0]), sayStatus(closing[1])] as const,
  ),
  ['/contact', closing, '\nCall the office\n', `\nLeave a message: ${firm.phone}\n`],
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
    expect(listWords(last.text)).toContain(old);
    expect(listWords(last.text)).not.toContain(fresh);
    vi.setSystemTime(new Date(after));
    const known = await request(app)
      .get(path)
      .set('If-None-Match', last.headers.etag ?? '"none"');
    expect(known.status).toBe(200);
    expect(listWords(known.text)).toContain(fresh);
    if (!path.includes('contact')) expect(listWords(known.text)).not.toContain(old);
  });
});

test('every page can be made on a leap day, and is of that day', async () => {
  const day = '2028-02-29';
  setClock(`${day}T17:00:00Z`);
  const { app } = makeApp({ PAGE_CACHE: 'off' });
  const html = await readPages(app, [...pages.map((page) => page.path), '/feed.xml', '/llms.txt']);
  for (const [path, text] of html) {
    if (!/\.(xml|txt)$/.test(path)) expect(text, path).toMatch(new RegExp(`"kind":"(?!not-found).*"day":"${day}"`, 's'));
    expect(text, path).not.toMatch(/\{\{|as of 2024|This one is our mistake/i);
  }
});

test('an article of a coming day is nowhere before that day, and everywhere on it', async () => {
  const [article, other] = articles;
  if (!article || !other) throw new Error('there are no two articles');
  const { date, slug } = article;
  const page = findPage(`/blog/${slug}`);
  const { app } = makeApp();
  const lists = [
    '/blog',
    `/blog/${other.slug}`,
    '/feed.xml',
    '/sitemap.xml',
    '/llms.txt',
    '/search?q=restaurant+audit',
    `/${slug}s`,
  ];
  const read = async (now: string) => {
    setClock(now);
    const { status } = await request(app).get(page.path);
    const html = await readPages(app, [...lists, `/data${page.path}.json`]);
    return [status, ...[...html.values()].map((text) => text.includes(`${slug}`))];
  };
  [article.date, page.from] = ['2027-02-01', '2027-02-01'];
  try {
    expect(await read('2027-02-01T04:59:59Z')).toEqual([404, ...lists.map(() => false), false]);
    expect(await read('2027-02-01T05:00:00Z')).toEqual([200, ...lists.map(() => true), true]);
  } finally {
    [article.date, page.from] = [date, date];
  }
});

import request from 'supertest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { formatTaxpayerTypes } from '../../server/deadlines/query.ts';
import { toRowId } from '../../server/deadlines/words.ts';
import { dataIn, listWords, parse, textOf } from '../documents.ts';
import { makeApp, readPages } from '../site.ts';

const { app } = makeApp();
const kinds = taxpayerTypes.map(({ slug }) => slug);
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
afterEach(() => void vi.useRealTimers());

/** Each kind of people alone, each with the next one, and all. */
const sets = [...kinds.flatMap((kind, index) => [[kind], kinds.slice(index, index + 2)]), kinds].map((who) => ({ who }));

describe('/deadlines', () => {
  test.each(sets)('shows the dates of $who, each on the line that a calendar links to', async ({ who }) => {
    setClock('2026-12-01T17:00:00Z');
    const page = `/deadlines?${formatTaxpayerTypes(who)}`;
    const shown = parse((await readPages(app, [page])).get(page));
    const rows = Array.from(shown.querySelectorAll('tr[id], li[id]'), ({ id }) => id);
    const due = findOccurrences(who, '2026-12-01', '2027-11-30');
    // What each month has on the same day has a line of its own the first time, too.
    const first = due.filter(({ rule }, index) => due.findIndex((other) => other.rule === rule) === index);
    const own = first.map(({ rule, period }) => `${rule.id}-${period.key}`);
    expect(rows.sort()).toEqual([...new Set([...due.map(toRowId), ...own])].sort());
    expect(shown.querySelectorAll('main a[aria-current="true"]').length).toBe(who.length);
  });
});

describe.each([
  ['/deadlines', 'who=employer&who=individual&who=employer', 'who=individual&who=employer', 'who=employer', 'who=nobody'],
  ['/contact', 'about=letter&about=return', 'about=letter', 'about=letter', 'about=nothing'],
])('a choice on %s', (path, other, choice, one, none) => {
  test('has one order of its query, and does not mind what else is in it', async () => {
    const moved = request(app).get(`${path}?${other}&utm_source=x`);
    await moved.expect(301).expect('Location', `${path}?${choice}`);
    const found = await request(app).get(`${path}?utm_source=x&${one}`).expect(200);
    const shown = parse(found.text);
    const [chosen] = shown.querySelectorAll('main a[aria-current="true"]');
    expect(shown.title.split(':')[0]).toBe(textOf(chosen).split(',')[0]);
    // A phone would share the canonical address in place of the choice.
    expect(found.text).not.toMatch(/rel="canonical"|property="og:url"/);
    expect(found.text).toContain('<meta name="robots" content="noindex"/>');
    const bare = await request(app).get(path);
    expect(bare.headers['x-robots-tag']).toBeUndefined();
    const others = await readPages(app, [`${path}?${none}`, `${path}?x=1`, `${path}?`]);
    for (const [address, text] of others) expect(text, address).toBe(bare.text);
  });

  test('has its data for the same query, in any order', async () => {
    const { text } = await request(app).get(`${path}?${choice}`);
    const data = dataIn(parse(text));
    for (const query of [choice, `x=1&${other}`]) await request(app).get(`/data${path}.json?${query}`).expect(200, data);
  });
});

test('/deadlines.ics is a calendar, of everybody or of some, with reminders if they are asked for', async () => {
  const { text } = await request(app).get('/deadlines.ics').expect('Content-Type', 'text/calendar; charset=utf-8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).not.toContain('BEGIN:VALARM');
  const one = await request(app).get('/deadlines.ics?who=trust&alarm=14').expect(200);
  for (const part of [/UID:form-1041-\d{4}@/, /BEGIN:VALARM/]) expect(one.text).toMatch(part);
  expect(one.text).not.toContain('UID:form-941-');
});

test.each([
  ['/services/payroll-services', 'Next due for employers: December 15 (in 14 days)', 'who=employer'],
  ['/services/business-tax-services', 'Next date for company returns: March 15 (in 104 days)', 'who=partnership'],
  ['/', '\n45 days\n', ''],
])('the next date stands on %s', async (path, words, query) => {
  setClock('2026-12-01T17:00:00Z');
  const { text } = await request(app).get(path);
  expect(listWords(text)).toContain(words);
  expect(text).toContain(`href="/deadlines${query && `?${query}`}`);
});

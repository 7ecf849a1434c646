import request from 'supertest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { whoEntries } from '../../content/deadlines/who.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { readWho, writeWho } from '../../server/deadlines/query.ts';
import { isRepeat } from '../../server/deadlines/words.ts';
import type { PageData } from '../../shared/page-data.ts';
import { joinWords, makeApp, readPages } from '../site.ts';
import { mainOf } from './html.ts';

const { app } = makeApp();
const kinds = whoEntries.map(({ slug }) => slug);
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
afterEach(() => void vi.useRealTimers());

/** The ids of the rows of a page, as its own rules and periods make them. */
const rowsOf = (html: string) => [...html.matchAll(/<(?:tr|li) id="([^"]+)"/g)].map(([, id]) => id);

describe('/deadlines', () => {
  test('shows every set of kinds with its dates, and how to add and take away one', async () => {
    setClock('2026-12-01T17:00:00Z');
    const fresh = makeApp({ PAGE_CACHE: 'off' }).app;
    for (let set = 1; set < 2 ** kinds.length; set += 1) {
      const who = kinds.filter((_, index) => set & (1 << index));
      const query = writeWho(who);
      const due = findOccurrences(deadlineRules, who, '2026-12-01', '2027-11-30');
      const moved = due.filter((occurrence) => !isRepeat(occurrence));
      const monthly = deadlineRules.filter((rule) => rule.schedule.every === 'month' && due.some((date) => date.rule === rule));
      const ids = [...monthly.map(({ id }) => id), ...moved.map(({ rule, period }) => `${rule.id}-${period.key}`)];
      const [path, page] = [`/data/deadlines.json?${query}`, `/deadlines?${query}`];
      const { data }: PageData<'deadlines'> = JSON.parse((await readPages(fresh, [path])).get(path) ?? '');
      const items = data.dates.months.flatMap(({ days }) => days).flatMap((day) => day.items);
      expect([...data.dates.monthly, ...items].map(({ id }) => id)).toEqual(ids);
      expect(data.choices.filter(({ chosen }) => chosen)).toHaveLength(who.length);
      // Each kind alone, and all.
      if (who.length > 1 && who.length < kinds.length) continue;
      const text = (await readPages(fresh, [page])).get(page) ?? '';
      expect(rowsOf(text), page).toEqual(ids);
      expect(mainOf(text).match(/<a [^>]*aria-current="true"/g)).toHaveLength(who.length);
    }
  });

  test('has one order of its query, and does not mind what else is in it', async () => {
    const moved = await request(app).get('/deadlines?who=employer&who=individual&who=employer&utm_source=x');
    expect([moved.status, moved.headers.location]).toEqual([301, '/deadlines?who=individual&who=employer']);
    const found = await request(app).get('/deadlines?utm_source=x&who=employer');
    expect(found.status).toBe(200);
    expect(found.headers['x-robots-tag']).toBe('noindex');
    expect(found.text).toContain('<link rel="canonical" href="http://localhost:3000/deadlines"/>');
    const bare = await request(app).get('/deadlines');
    expect(bare.headers['x-robots-tag']).toBeUndefined();
    const others = await readPages(app, ['/deadlines?who=nobody', '/deadlines?x=1', '/deadlines?']);
    for (const [path, text] of others) expect(text, path).toBe(bare.text);
  });

  test('has its data for the same query, in any order', async () => {
    const { text } = await request(app).get('/deadlines?who=individual&who=employer');
    const data = JSON.parse(/id="page">(.*?)<\/script>/s.exec(text)?.[1] ?? '');
    for (const query of ['who=individual&who=employer', 'who=employer&x=1&who=individual']) {
      const { status, body } = await request(app).get(`/data/deadlines.json?${query}`);
      expect([status, body]).toEqual([200, data]);
    }
  });
});

test('any query is read as one that is read the same again', () => {
  for (const text of ['who=nonprofit&who=trust', 'who=&who=x', 'who=employer&who=employer', 'a=b&who=%00', 'who[]=trust']) {
    const query = writeWho(readWho(new URLSearchParams(text)));
    expect(writeWho(readWho(new URLSearchParams(query)))).toBe(query);
  }
});

describe('/deadlines.ics', () => {
  test('is a calendar, of everybody or of some, with reminders if they are asked for', async () => {
    const { text } = await request(app).get('/deadlines.ics').expect('Content-Type', 'text/calendar; charset=utf-8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).not.toContain('BEGIN:VALARM');
    const one = await request(app).get('/deadlines.ics?who=trust&alarm=14').expect(200);
    for (const part of ['UID:form-1041-2026@', 'BEGIN:VALARM']) expect(one.text).toContain(part);
    expect(one.text).not.toContain('UID:form-941-');
    // Each date has a link to its line on the page.
    const rows = rowsOf((await request(app).get('/deadlines?who=trust')).text);
    const links = [...one.text.replaceAll('\r\n ', '').matchAll(/^URL;VALUE=URI:.*#(.*)$/gm)].map(([, id]) => id?.trim());
    expect(rows.length).toBeGreaterThan(5);
    expect(links).toEqual(expect.arrayContaining(rows));
  });
});

describe('the next date', () => {
  test.each([
    ['/services/payroll-services', 'Next due for employers: <strong>December 15, 2026</strong> (in 14 days)', 'who=employer'],
    ['/services/business-tax-services', 'Next due for C corporations: <strong>December 15, 2026</strong>', 'who=partnership'],
    ['/', 'Thursday, December 31</p><p>Required distribution, in 30 days', ''],
  ])('stands on %s', async (path, words, query) => {
    setClock('2026-12-01T17:00:00Z');
    const shown = joinWords((await request(app).get(path)).text);
    expect(shown).toContain(words);
    expect(shown).toContain(`href="/deadlines${query && `?${query}`}`);
  });
});

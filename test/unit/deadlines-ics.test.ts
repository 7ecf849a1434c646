import ICAL from 'ical.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';
import { firm } from '../../content/firm.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { nameOccurrence, toRowId } from '../../server/deadlines/words.ts';
import { writeDeadlineCalendar } from '../../server/feeds/deadlines.ics.ts';
import { formatQuery, parseQuery } from '../../server/page/query.ts';

const origin = 'https://www.example.com';
const day = '2026-11-23';

/** What ends the name of an event, whatever the origin. */
const domain = firm.email.split('@')[1];

/** The events of a calendar as another library reads them. */
function readEvents(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const choices: [name: string, who: TaxpayerType[]][] = [
  ['everybody', []],
  ...taxpayerTypes.map(({ slug }): [string, TaxpayerType[]] => [slug, [slug]]),
  ['three kinds', ['individual', 's-corporation', 'employer']],
];

const writeFor = (who: TaxpayerType[], asked: string, alarm = false) => writeDeadlineCalendar(origin, { who, alarm }, asked);

test('of a query a calendar understands whose dates it has, and whether it reminds', () => {
  const read = (query: string) => formatQuery(parseQuery(new URLSearchParams(query), 'calendar'));
  expect(read('alarm=14&x=1&who=trust')).toBe('who=trust&alarm=14');
  expect([read('who=trust&alarm=7'), read('alarm=14')]).toEqual(['who=trust', 'alarm=14']);
});

describe('a calendar', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  test.each(choices)('of %s reads back with each date, its words and its link, a year back and two ahead', (_, who) => {
    const expected = findOccurrences(who, '2025-11-23', '2028-11-23');
    const read = readEvents(writeFor(who, day)).map(({ uid, summary, startDate, component }) => ({
      uid,
      summary,
      due: startDate.toString(),
      url: component.getFirstPropertyValue('url'),
    }));
    expect(read).toEqual(
      expected.map((occurrence) => ({
        uid: `${occurrence.rule.id}-${occurrence.period.key}@${domain}`,
        summary: nameOccurrence(occurrence),
        due: occurrence.due,
        url: `${origin}/deadlines#${toRowId(occurrence)}`,
      })),
    );
    expect(new Set(read.map(({ uid }) => uid)).size).toBe(read.length);
  });

  test('has whole days that leave the subscriber free, and a reminder at nine, 14 days before one to come, for who asks for one', () => {
    for (const alarm of [false, true])
      for (const { startDate, endDate, component, summary } of readEvents(writeFor(['trust'], day, alarm))) {
        expect(startDate.isDate).toBe(true);
        // Said, and not left to a reader's rule: Outlook and iCloud want it.
        expect(component.getFirstProperty('dtend')?.toICALString()).toMatch(/^DTEND;VALUE=DATE:\d{8}$/);
        expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400);
        expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
        const reminders = component
          .getAllSubcomponents('valarm')
          .map((part) => ['action', 'trigger', 'description'].map((name) => String(part.getFirstPropertyValue(name))));
        const isToCome = startDate.toString() >= day;
        expect(reminders).toEqual(alarm && isToCome ? [['DISPLAY', '-P13DT15H', summary]] : []);
      }
  });

  test('has lines of 75 octets at most, each ended by CR and LF, the last one too', () => {
    const text = writeFor([], day, true);
    expect(text).toMatch(/^([^\r\n]+\r\n)+$/);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBe(75);
  });

  test('says its name, its page and how often to ask again', () => {
    const read = (who: TaxpayerType[], name: string) =>
      String(new ICAL.Component(ICAL.parse(writeFor(who, day))).getFirstPropertyValue(name));
    // The parser leaves the name of a calendar as it is written.
    const called = `Due dates from ${firm.brand.replaceAll(',', '\\,')}`;
    expect(read([], 'name')).toBe(called);
    const said = { name: `${called}: Individual + S corporation`, 'refresh-interval': 'P1D', 'x-published-ttl': 'P1D' };
    const all = { ...said, 'x-wr-calname': said.name, url: `${origin}/deadlines`, version: '2.0' };
    for (const [name, value] of Object.entries(all)) expect(read(['s-corporation', 'individual'], name), name).toBe(value);
    expect(read([], 'prodid')).toMatch(/^-\/\/.+\/\/Due dates\/\/EN$/);
  });

  test('explains a moved date, and numbers it as a later revision', () => {
    const events = [...readEvents(writeFor(['employer'], day)), ...readEvents(writeFor(['nonprofit'], day))];
    const find = (uid: string) => events.find((event) => event.uid === `${uid}@${domain}`);
    const [moved, own] = [find('form-941-2026-q4'), find('form-941-2027-q1')];
    expect([moved?.sequence, own?.sequence]).toEqual([1, 0]);
    expect(moved?.description).toContain('Moved from Sunday, January 31\n');
    expect(own?.summary).toBe('Payroll tax return, first quarter (Form 941)');
    expect(own?.description).toMatch(/^Wages paid and tax withheld, first quarter of 2027\nIRS\nThe 10th of the next month/);
    expect(find('annual-report-2027')?.description).toContain('May 1 stands.\n');
    expect(find('payroll-deposit-2026-10')?.description.split('\n')).toEqual([
      'Tax withheld in October 2026, if you deposit monthly',
      'IRS',
      'Moved from Sunday, November 15',
      'Schedule it in EFTPS by 8 p.m. ET the day before.',
      expect.stringMatching(/^Source: IRS Publication 509 .*; Internal Revenue Code 7503;/),
      `${firm.brand}, ${firm.phone}`,
    ]);
  });

  // Stryker runs tests in threads, where the zone cannot be changed: there this says less.
  test('does not change with the clock or its zone, nor an event with the day on which it is asked for', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T05:00:00Z') });
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const morning = writeFor([], day);
    vi.setSystemTime(new Date('2031-02-03T04:05:06Z'));
    vi.stubEnv('TZ', 'Pacific/Honolulu');
    expect(writeFor([], day)).toBe(morning);
    const split = (text: string) => text.replace('END:VCALENDAR\r\n', '').split(/(?=BEGIN:VEVENT)/);
    const later = split(writeFor([], '2027-02-23'));
    const ids = later.map((event) => /UID:.*/.exec(event)?.[0]);
    const kept = split(morning).filter((event) => ids.includes(/UID:.*/.exec(event)?.[0]));
    expect(kept.length).toBeGreaterThan(200);
    for (const event of kept) expect(later).toContain(event);
  });
});

import { describe, expect, test } from 'vitest';
import type { Notice } from '../../content/notices.ts';
import { createFindPeriod } from '../../server/office/changes.ts';
import { findNotices } from '../../server/office/find-notices.ts';
import { describeOpeningHours } from '../../server/structured-data/opening-hours.ts';
import { checkNotices } from '../../tools/check-content/notice-checks.ts';
import { exampleHours, statusAt } from '../office.ts';

/** A storm that closes the office on a Tuesday afternoon until Thursday morning. */
const storm: Notice = { text: 'A storm.', from: '2026-09-29T14:00', until: '2026-10-01T10:30', closed: true };
const later: Notice = { text: 'Later.', from: '2026-10-05T08:15', until: '2026-10-06T00:00', closed: false };

describe('a notice', () => {
  test.each([
    ['2026-09-29T13:59', []],
    ['2026-09-29T14:00', ['A storm.']],
    ['2026-10-01T10:29', ['A storm.']],
    ['2026-10-01T10:30', []],
    ['2026-10-05T08:15', ['Later.']],
  ])('at %s is %j', (time, texts) => {
    expect(findNotices([later, storm], time).map(({ text }) => text)).toEqual(texts);
  });

  test.each([
    ['before it', '2026-09-29T17:59:59Z', '2026-09-29T09:00', '2026-09-29T14:00'],
    ['from its minute on', '2026-09-29T18:00:00Z', '2026-09-29T14:00', '2026-09-29T18:00'],
    ['at its last minute', '2026-10-01T14:29:59Z', '2026-10-01T09:00', '2026-10-01T10:30'],
    ['and then', '2026-10-01T14:30:00Z', '2026-10-01T10:30', '2026-10-01T18:00'],
  ])('%s, a page stays as it is to the minute', (_when, iso, since, until) => {
    expect(createFindPeriod(exampleHours, [storm, later])(new Date(iso))).toEqual({ since, until });
  });
});

describe('a notice that closes the office', () => {
  test.each([
    ['in its first minute', '2026-09-29T18:00:00Z', 'Closed. Opens Thursday at 10:30 AM'],
    ['the day after', '2026-09-30T15:00:00Z', 'Closed. Opens tomorrow at 10:30 AM'],
    ['in its last minute', '2026-10-01T14:29:00Z', 'Closed. Opens today at 10:30 AM'],
    ['and then', '2026-10-01T14:30:00Z', 'Open until 6 PM'],
  ])('%s, the office is closed until it ends', (_when, iso, text) => {
    expect(statusAt(iso, exampleHours, [storm]).text).toBe(text);
  });

  test('makes special hours of what is left of its days, and of no other', () => {
    const describe = (closure: typeof storm) =>
      describeOpeningHours(exampleHours, '2026-09-29T14:00', [closure])
        .specialOpeningHoursSpecification.slice(0, 4)
        .map(({ validFrom, opens, closes }) => `${validFrom} ${opens} ${closes}`);
    const columbus = '2026-10-12 00:00 00:00';
    expect(describe(storm)).toEqual(['2026-09-29 09:00 14:00', '2026-09-30 00:00 00:00', '2026-10-01 10:30 18:00', columbus]);
    expect(describe({ ...storm, until: '2026-10-01T00:00' }).slice(0, 3)).toEqual([
      '2026-09-29 09:00 14:00',
      '2026-09-30 00:00 00:00',
      columbus,
    ]);
    expect(describe({ ...storm, from: '2026-09-29T11:00', until: '2026-09-29T13:00' }).slice(0, 3)).toEqual([
      '2026-09-29 09:00 11:00',
      '2026-09-29 13:00 18:00',
      columbus,
    ]);
  });
});

describe('the content check', () => {
  test.each<[what: string, change: Partial<Notice>, finding?: string]>([
    ['what is right', {}],
    ['a link to a page', { link: { label: 'Call', href: '/contact' } }],
    ['one to another site', { link: { label: 'Forecast', href: 'https://www.nhc.noaa.gov/' } }],
    ['one to a telephone', { link: { label: 'Call', href: 'tel:+15615550142' } }],
    ['no words', { text: ' ' }, 'error: text: is empty; write what visitors have to know'],
    [
      'a link without words',
      { link: { label: '', href: '/contact' } },
      'error: link.label: is empty; write where the link leads',
    ],
    [
      'a link that goes nowhere',
      { link: { label: 'Call', href: '/contct' } },
      'error: link.href: leads to /contct, which is no page',
    ],
    ['an end before the begin', { until: '2026-09-29T09:00' }, 'error: until: 2026-09-29T09:00 is not after 2026-09-29T14:00'],
    ['an end at the begin', { until: storm.from }, 'error: until: 2026-09-29T14:00 is not after 2026-09-29T14:00'],
    [
      'a day without a time',
      { from: '2026-09-29' },
      'error: from: 2026-09-29 is no date and time; write it like 2026-09-29T14:00',
    ],
    ['a day that is none', { until: '2026-09-31T14:00' }, 'error: until: 2026-09-31T14:00 is no date and time'],
    [
      'a closing that says another day and time than its ends',
      { text: 'The office closes on Friday at 2 PM, and opens again on Thursday at 8:30 AM.' },
      'warning: text: says Friday and 8:30 AM, and the office is closed from Tuesday, 2 PM until Thursday, 10:30 AM; correct one',
    ],
    ['an announcement, which may say any day', { text: 'The office closes on Friday.', closed: false }],
    [
      'one that is over',
      { from: '2026-08-29T14:00', until: '2026-08-30T14:00' },
      'warning: until: 2026-08-30T14:00 has passed; delete the notice',
    ],
  ])('%s', (_what, change, finding) => {
    const list = [later, { ...storm, ...change }];
    const found = checkNotices(list, (href) => href === '/contact', '2026-09-01T12:00');
    const said = found.map(({ level, field, message }) => `${level}: ${field.replace('[1].', '')}: ${message}`);
    expect(said.map((line) => line.slice(0, finding?.length))).toEqual(finding ? [finding] : []);
    for (const { file, field } of found) expect([file, field.slice(0, 4)]).toEqual(['content/notices.ts', '[1].']);
  });
});

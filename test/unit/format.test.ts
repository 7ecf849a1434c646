import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { countPeople } from '../../content/team.ts';
import type { Trade } from '../../content/types.ts';
import { escapeText, foldLine, writeVCard } from '../../server/feeds/office.vcf.ts';
import { writeSecurityTxt } from '../../server/feeds/security.txt.ts';
import { createPageData } from '../../server/page/create-page-data.ts';
import { emptyQuery } from '../../server/page/query.ts';
import { createRender } from '../../server/page/render.tsx';
import { searchPage } from '../../server/pages/search.ts';
import { addDays, formatDate, formatMonth, formatMonthDay } from '../../shared/dates.ts';
import {
  formatAddress,
  formatAmount,
  formatCents,
  formatHour,
  formatMeasure,
  formatNumber,
  formatPrice,
  formatTelHref,
  formatTime,
  sayMeasure,
} from '../../shared/format.ts';
import { formatTitle, getPreviewImagePath } from '../../shared/head.tsx';
import { chooseBackgrounds } from '../../shared/sections/backgrounds.ts';
import type { Background } from '../../shared/sections/page-section.tsx';
import { exampleHours } from '../office.ts';
import { day, requestOn } from '../words.ts';

describe('formats', () => {
  const { street, city, state, zip } = firm.office;

  test.each([
    ['a date is the day that is written, wherever the server stands', () => formatDate('2024-01-15'), 'January 15, 2024'],
    ['the last day of a year is of that year', () => formatDate('2026-12-31'), 'December 31, 2026'],
    ['a month has its year', () => formatMonth('2027-01-15'), 'January 2027'],
    ['a time is on the clock of twelve hours', () => formatTime('00:30'), '12:30 AM'],
    ['up to noon', () => formatTime('11:59'), '11:59 AM'],
    ['and from there', () => formatTime('12:00'), '12:00 PM'],
    ['a full hour says no minutes in a sentence', () => formatHour('17:00'), '5 PM'],
    ['and another time does', () => formatHour('08:30'), '8:30 AM'],
    ['a day of every year has no year', () => formatMonthDay('04-05'), 'April 5'],
    ['a number is dialed with +1 and digits alone', () => formatTelHref('(800) 829-1040'), 'tel:+18008291040'],
    ['a title ends in the name of the firm', () => formatTitle('Prices', 'A & B'), 'Prices | A & B'],
    ['a title stands alone where both are too long', () => formatTitle('x'.repeat(40), 'y'.repeat(30)), 'x'.repeat(40)],
    ['the home page has an image of its own', () => getPreviewImagePath('/'), '/og/home.png'],
    ['so has a service', () => getPreviewImagePath('/services/tax-planning'), '/og/services-tax-planning.png'],
    [
      'a number has its commas',
      () => [999, 1000, 1_234_500].map((number) => formatNumber(number)).join(' '),
      '999 1,000 1,234,500',
    ],
    ['and cents if they count', () => formatCents(1234.5), '1,234.50'],
    ['one amount stands alone', () => formatAmount({ low: 1775, high: 1775 }), '$1,775'],
    ['a range has both ends', () => formatAmount({ low: 123_500, high: 1_234_500 }), '$123,500–$1,234,500'],
    ['and a voice says what is between them', () => formatAmount({ low: 399, high: 999 }, ' to '), '$399 to $999'],
    ['a price says what it is for', () => formatPrice({ low: 299, high: 899, per: 'month' }), '$299–$899 per month'],
    ['and whether it is the least', () => formatPrice({ low: 99, high: 99, per: 'month', isLeast: true }), 'from $99 per month'],
    ['words stand in the place of a price', () => formatPrice('Quoted in writing'), 'Quoted in writing'],
    ['a measure says what it counts', () => formatMeasure({ low: 7, high: 10, unit: 'business days' }), '7–10 business days'],
    ['also in words', () => sayMeasure({ low: 2, high: 4, unit: 'hours' }), '2 to 4 hours'],
    ['and one number if there is one', () => sayMeasure({ low: 25, high: 25, unit: 'minutes' }), '25 minutes'],
    ['the address is on one line', () => formatAddress(firm.office), `${street}, ${city}, ${state} ${zip}`],
  ])('%s', (_what, write, expected) => {
    expect(write()).toBe(expected);
  });
});

test.each<[Trade[], string, string, string, string]>([
  [['CPA', 'CPA', 'bookkeeper'], 'three', 'two CPAs and a bookkeeper', 'three, two CPAs and a bookkeeper,', 'two CPAs'],
  [['CPA', 'bookkeeper'], 'two', 'a CPA and a bookkeeper', 'two, a CPA and a bookkeeper,', 'a CPA'],
  [['CPA', 'CPA'], 'two', 'two CPAs', 'two CPAs', 'two CPAs'],
  [['enrolled agent', 'CPA'], 'two', 'an enrolled agent and a CPA', 'two, an enrolled agent and a CPA,', 'a CPA'],
])('people are counted in words by what they are: %j', (trades, size, all, members, cpas) => {
  expect(countPeople(trades.map((trade) => ({ trade })))).toEqual({ size, trades: all, members, cpas });
});

describe('files for machines', () => {
  const origin = 'https://www.example.com';
  const { street, city, state, zip, lat, lon } = firm.office;

  test('the vCard is read by another library as the office: version 3.0, each field with its type', () => {
    const text = writeVCard(origin, { ...firm, hours: exampleHours });
    expect(text.endsWith('\r\nEND:VCARD\r\n')).toBe(true);
    expect(text).toMatch(/^([\x20-\x7e]{1,75}\r\n)+$/);
    const hours =
      'Monday to Friday: 9:00 AM to 6:00 PM\nSaturday: 9:00 AM to 2:00 PM\nSunday: By appointment\nFederal holidays: Closed';
    const [, properties] = ICAL.parse(text);
    expect(escapeText('a;b, c\\d\ne')).toBe('a\\;b\\, c\\\\d\\ne');
    expect(properties).toEqual([
      ['version', {}, 'text', '3.0'],
      ['uid', {}, 'text', `office@${firm.email.split('@')[1]}`],
      ['rev', {}, 'date-time', `${firm.changed}T00:00:00Z`],
      ['n', {}, 'text', ['', '', '', '', '']],
      ['fn', {}, 'text', firm.legalName],
      ['org', {}, 'text', firm.legalName],
      ['nickname', {}, 'text', firm.brand],
      ['x-abshowas', {}, 'unknown', 'COMPANY'],
      ['tel', { type: ['WORK', 'VOICE'] }, 'phone-number', formatTelHref(firm.phone).replace('tel:', '')],
      ['email', { type: ['INTERNET', 'WORK'] }, 'text', firm.email],
      ['adr', { type: 'WORK' }, 'text', ['', '', street, city, state, zip, 'United States']],
      ['geo', {}, 'float', [lat, lon]],
      ['url', { type: 'WORK' }, 'uri', 'https://www.example.com/'],
      ['note', {}, 'text', hours],
    ]);
  });

  test('security.txt has the fields of RFC 9116, and five to seven months to run on every day', () => {
    expect(writeSecurityTxt(origin, '2026-11-28')).toBe(
      `Contact: mailto:${firm.email}\nExpires: 2027-05-01T00:00:00Z\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`,
    );
    for (let day = '2026-11-28'; day < '2029-01-01'; day = addDays(day, 1)) {
      const [, expires = ''] = /^Expires: (.*)$/m.exec(writeSecurityTxt(origin, day)) ?? [];
      const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000;
      expect(days > 148 && days < 215, day).toBe(true);
    }
  });
});

test('the data in a document cannot end its script, whatever somebody has searched for, and reads back as it was', () => {
  const query = '</script><!--<script>\u2028"&';
  const request = { ...requestOn(day), query: { ...emptyQuery, q: query } };
  const none = { script: '', sprite: '', desks: '', styles: '', loader: '', drawings: '' };
  const page = createPageData(searchPage, searchPage.load(request), request, none);
  const render = createRender({ ...none, fonts: [], photographs: [], files: {} });
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: query }] } as const;
  const html = render(page, '/search', graph).toString();
  const scripts = [...html.matchAll(/<script type="application\/(ld\+)?json"[^>]*>(.*?)<\/script>/gs)];
  expect(scripts.map(([, , text = '']) => JSON.parse(text))).toEqual([page, graph]);
  expect(page).toMatchObject({ data: { query } });
  for (const [, , text] of scripts) expect(text).not.toContain('<');
});

test.each(['é'.repeat(60), '😀'.repeat(40), 'x'.repeat(200), 'x'.repeat(75), 'x'.repeat(76)])(
  'a line of a vCard or a calendar, %s, is folded at 75 octets, no sooner, and unfolds to what it was',
  (line) => {
    const parts = foldLine(line).split('\r\n');
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    for (const part of parts.slice(0, -1)) expect(Buffer.byteLength(part)).toBeGreaterThan(71);
    expect(parts.join('\r\n').replaceAll('\r\n ', '')).toBe(line);
  },
);

test('the backgrounds of a page are the preferred ones, but where a neighbor has the same: never two alike', () => {
  expect(chooseBackgrounds(['paper', 'sand', 'foam'], 'deep', 'paper')).toEqual(['paper', 'sand', 'foam']);
  expect(chooseBackgrounds(['deep'], 'sand', 'paper')).toEqual(['deep']);
  expect(chooseBackgrounds(['deep', 'paper', 'deep'], 'sand', 'foam')).toEqual(['deep', 'paper', 'deep']);
  expect(chooseBackgrounds(['paper', 'sand'], 'paper', 'paper')).toEqual(['foam', 'sand']);
  expect(chooseBackgrounds(['sand', 'foam'], 'sand', 'paper')).toEqual(['paper', 'foam']);
  const color = fc.constantFrom<Background>('paper', 'sand', 'foam', 'deep');
  fc.assert(
    fc.property(color, fc.array(color, { maxLength: 5 }), color, (before, preferred, after) => {
      const row = [before, ...chooseBackgrounds(preferred, before, after), ...(preferred.length > 0 ? [after] : [])];
      for (const [index, background] of row.entries()) expect(background).not.toBe(row[index + 1]);
    }),
  );
});

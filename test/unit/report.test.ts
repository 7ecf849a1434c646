import { describe, expect, test } from 'vitest';
import { BoundedCounts } from '../../tools/report/bounded-counts.ts';
import { classify, isRobot } from '../../tools/report/classify.ts';
import { parseLogLine } from '../../tools/report/log-line.ts';
import { readLines } from '../../tools/report/read-lines.ts';
import { findSource } from '../../tools/report/sources.ts';
import { formatTable } from '../../tools/report/table.ts';
import { describeDays, formatDay, getOfficeWeek } from '../../tools/report/weeks.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';
const fields = {
  level: 30,
  time: Date.UTC(2026, 10, 16, 15),
  requestId: '3f2a1b9c-17',
  host: 'www.example.com',
  method: 'GET',
  path: '/pricing',
  status: 200,
  ms: 0.4,
  referrer: 'https://www.google.com/',
  userAgent: phone,
  msg: 'request',
};

describe('a line of the log', () => {
  test('is a request, or something else that the server says', () => {
    const { host, method, path, status, ms, referrer, userAgent, time } = fields;
    const request = { kind: 'request', time, host, method, path, status, ms, referrer, userAgent };
    expect(parseLogLine(JSON.stringify(fields))).toEqual(request);
    const dropped = { level: 40, time, msg: 'log lines dropped', lines: 107 };
    const message = { kind: 'message', text: 'log lines dropped', dropped: 107 };
    expect(parseLogLine(JSON.stringify(dropped))).toMatchObject(message);
    const failed = { level: 50, time, path: '/pricing', msg: 'request failed' };
    expect(parseLogLine(JSON.stringify(failed))).toMatchObject({ kind: 'message', level: 50, dropped: 0 });
  });

  test.each([
    ['nothing', ''],
    ['half a line', JSON.stringify(fields).slice(0, 99)],
    ['no object', '[1]'],
    ['null', 'null'],
    ['a time that is none', JSON.stringify({ ...fields, time: 1e300 })],
    ['a time that is text', JSON.stringify({ ...fields, time: 'now' })],
    ['no level', JSON.stringify({ ...fields, level: undefined })],
  ])('is none: %s', (_what, text) => {
    expect(parseLogLine(text)).toBeUndefined();
  });
});

describe('lines', () => {
  const read = async (pieces: string[]) => {
    const lines: string[] = [];
    await readLines((async function* () {})(), () => expect.fail());
    await readLines(
      (async function* () {
        yield* pieces;
      })(),
      (line) => lines.push(line),
    );
    return lines;
  };

  test('are whole however the text is cut, and the last needs no end', async () => {
    expect(await read(['a', 'b\nc', '\n', '\nd'])).toEqual(['ab', 'c', '', 'd']);
  });

  test('that never end are cut', async () => {
    const [line] = await read(Array.from({ length: 100 }, () => 'x'.repeat(10_000)));
    expect(line).toHaveLength(65_536);
  });
});

describe('counts', () => {
  test('keep what comes often among a flood of what comes once', () => {
    const counts = new BoundedCounts(100);
    for (let turn = 0; turn < 10_000; turn++) counts.add(turn % 10 === 0 ? '/pircing' : `/x${turn}`);
    expect(counts.top(1)).toEqual([['/pircing', 1000]]);
    expect(counts.top(1000).length).toBeLessThanOrEqual(100);
    expect(counts.total).toBe(10_000);
  });
});

describe('a request', () => {
  const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  test.each([
    ['visit', {}],
    ['visit', { status: 304 }],
    ['file', { method: 'HEAD' }],
    ['file', { path: '/assets/a.js' }],
    ['redirect', { path: '/Pricing', status: 301 }],
    ['unknown', { path: '/pircing', status: 404 }],
    ['unknown', { path: '/pricing.html', status: 404 }],
    ['missing', { path: '/assets/old.js', status: 404 }],
    ['missing', { path: '/.well-known/x', status: 404 }],
    ['scan', { path: '/wp-login.php', status: 404 }],
    ['scan', { path: '/.env', status: 404, userAgent: robot }],
    ['scan', { path: '/.git/config', status: 404 }],
    ['refused', { method: 'POST', status: 405 }],
    ['failed', { status: 500, userAgent: robot }],
    ['robot', { userAgent: robot }],
    ['robot', { userAgent: '' }],
    ['robot', { path: '/pircing', status: 404, userAgent: 'curl/8.5.0' }],
    ['health', { path: '/readyz', userAgent: 'kube-probe/1.29' }],
  ])('is a %s: %j', (kind, own) => {
    const request = parseLogLine(JSON.stringify({ ...fields, ...own }));
    if (request?.kind !== 'request') throw new Error('no request');
    expect(classify(request, (path) => path === '/pricing')).toBe(kind);
  });

  test('of a telephone whose maker is called Cubot is no robot', () => {
    expect(isRobot('Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 20) Chrome/131.0.0.0 Mobile Safari/537.36')).toBe(false);
  });
});

describe('where a visit came from', () => {
  test.each([
    ['https://www.google.co.uk/', { kind: 'site', name: 'Google (search engine)' }],
    ['android-app://com.google.android.googlequicksearchbox/', { kind: 'site', name: 'Google (search engine)' }],
    ['https://google.evil.example/', { kind: 'site', name: 'google.evil.example' }],
    ['https://WWW.Chamber.example:8443/members', { kind: 'site', name: 'chamber.example' }],
    ['https://example.com/about', { kind: 'own' }],
    ['', { kind: 'unsaid' }],
    ['about:blank', { kind: 'unsaid' }],
    ['http://[bad/', { kind: 'unsaid' }],
  ])('%s', (referrer, source) => {
    expect(findSource(referrer, ['example.com'])).toEqual(source);
  });
});

describe('weeks and days', () => {
  test('begin at the midnight of the office, and weeks on Monday', () => {
    expect(getOfficeWeek(new Date('2026-11-16T04:59:00Z'))).toBe('2026-11-09');
    expect(getOfficeWeek(new Date('2026-11-16T05:00:00Z'))).toBe('2026-11-16');
    expect(getOfficeWeek(new Date('2026-11-22T23:00:00Z'))).toBe('2026-11-16');
    expect(formatDay('2026-11-02')).toBe('Nov 2');
  });

  test('are described with those on which nothing was logged', () => {
    expect(describeDays(['2026-10-30', '2026-11-03'])).toBe(
      "October 30, 2026 to November 3, 2026, 5 days, by the office's clock. On 3 of them nothing was logged.",
    );
    expect(describeDays(['2026-10-30'])).toBe("October 30, 2026, by the office's clock.");
  });
});

describe('a table', () => {
  test('fits 80 columns, aligns figures on the right, and sends no control character to the terminal', () => {
    const rows = formatTable([
      ['Page', 'Visits'],
      [`/${'a'.repeat(200)}`, '1,000'],
      ['/\u001b[31m\u009b2J', '1'],
    ]);
    expect(rows.map((row) => row.length)).toEqual([80, 80, 80]);
    expect(rows[2]).toMatch(/^\/\?\[31m\?2J +1$/);
  });
});

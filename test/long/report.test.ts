import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { root } from '../site.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';

/** A line of the log as the server writes it: a visit to /pricing at 10 on a Monday, but for what `own` says. */
function line(own: object = {}): string {
  const time = Date.UTC(2026, 10, 16, 15);
  const host = 'www.example.com';
  const request = { host, method: 'GET', path: '/pricing', status: 200, bytes: 12_345, ms: 0.4, userAgent: phone };
  return `${JSON.stringify({ level: 30, time, requestId: 'a-1', ...request, msg: 'request', ...own })}\n`;
}

/** What `npm run report` prints for a log, with its heap at 40 MB. */
async function report(log: Iterable<string>): Promise<string> {
  const command = ['--max-old-space-size=40', '--import', 'tsx', 'tools/report/main.ts'];
  const child = spawn(process.execPath, command, { cwd: join(root), stdio: ['pipe', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  Readable.from(log).pipe(child.stdin);
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
  return text;
}

describe('npm run report', () => {
  test('says what the log holds, and what it cannot tell', async () => {
    const text = await report([
      line({ referrer: 'https://www.google.com/' }),
      line({ time: Date.UTC(2026, 10, 9, 15), referrer: 'https://www.example.com/about' }),
      line({ path: '/about', ms: 80 }),
      line({ path: '/pircing', status: 404 }).repeat(3),
      line({ path: '/wp-login.php', status: 404 }).repeat(1200),
      line({ userAgent: 'Googlebot/2.1' }).repeat(7),
      line({ path: '/faqs', status: 500 }),
      '{"level":40,"time":1795300000000,"msg":"log lines dropped","lines":5}\n',
      '{"level":30,"time":17953',
    ]);
    expect(text).toMatch(
      /^November 9, 2026 to November 21, 2026, 13 days, by the office's clock\. On 10 of\nthem nothing was logged\.$/m,
    );
    expect(text).toContain('1 line could not be read.');
    expect(text).toMatch(/could not\s+write\s+5\s+lines/);
    expect(text).toMatch(/^Page +Visits +Nov 16 +Nov 9\nall pages +3 +2 +1\n\/pricing +2 +1 +1\n\/about +1 +1 +0$/m);
    expect(text).toMatch(/^Google \(search engine\) +1$/m);
    expect(text).not.toMatch(/^(www\.)?example\.com/m);
    expect(text).toMatch(/^\/pircing +3 +\/pricing$/m);
    expect(text).not.toMatch(/^\/wp-login/m);
    expect(text).toContain('Scans for weaknesses (/wp-login.php, /.env, /.git and the like): 1,200 requests');
    expect(text).toContain('Robots (search engines, previews, and what names no browser): 7 requests.');
    expect(text).toMatch(/^500 \/faqs +1$/m);
    expect(text).toMatch(/^\/about +80\.0 ms +80\.0 ms$/m);
    expect(text).toContain('tel: and mailto:\n  links never reach');
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test('says that there is nothing in an empty log, and in one that is no log', async () => {
    expect(await report([])).toBe('The log has no line that can be read.\n0 lines read.\n');
    expect(await report(['\u0000\xff\n', 'null\n', '{}\n', '{"level":30,"time":1e400,"path":"/"}\n'])).toContain(
      '4 lines could not be read',
    );
  });

  test('reads 200,000 lines, half of them unknown paths and referrers that come once', async () => {
    const text = await report(
      (function* () {
        for (let turn = 0; turn < 100_000; turn += 100) {
          const turns = Array.from({ length: 100 }, (_, index) => turn + index);
          yield turns.map((n) => line({ path: `/${'x'.repeat(200)}${n}`, status: 404 })).join('');
          yield turns.map((n) => line({ referrer: `https://s${n}.example/` })).join('');
        }
      })(),
    );
    expect(text).toMatch(/^all pages +100,000 +100,000$/m);
    expect(text).toMatch(/^other sites +99,985$/m);
    expect(text).toContain('100,000 requests for others');
  });
});

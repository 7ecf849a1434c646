import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { installPackages } from '../../tools/install-packages.ts';
import { makeApp, root } from '../site.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `npm run report` makes of a log, as `report.html` or as JSON. */
function report(log: string, file: string): string {
  if (!existsSync('/usr/bin/goaccess')) installPackages(['goaccess'], 'The report of the log needs GoAccess');
  const output = join(folder, file);
  const { status, stderr } = spawnSync('npm', ['run', '-s', 'report', '--', '-o', output], {
    cwd: root,
    input: log,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return readFileSync(output, 'utf8');
}

test('npm run report reads the log as this server writes it, and counts people by the office’s clock', async () => {
  const lines: string[] = [];
  const { app } = makeApp({}, lines);
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';
  const visit = (path: string, userAgent = phone) => request(app).get(path).set('User-Agent', userAgent);
  await visit('/pricing').set('Referer', 'https://chamber.example/members?id=7');
  await visit('/pricing');
  await visit('/pircing');
  await visit('/robots.txt');
  await visit('/about', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  await visit('/readyz', 'kube-probe/1.29');
  await expect.poll(() => lines.length).toBe(6);
  const monday = Date.UTC(2026, 10, 17, 4, 59);
  const log = lines.map((line) => line.replace(/"time":\d+/, `"time":${monday}`)).join('');
  const own = '{"level":40,"time":1795300000000,"msg":"log lines dropped","lines":5}\n{"level":30,"time":17953';

  const found = JSON.parse(report(`${log}${own}\n`, 'report.json'));
  const name = ({ data }: { data: string }) => data;
  expect(found.general).toMatchObject({ start_date: '16/Nov/2026', end_date: '16/Nov/2026', failed_requests: 2 });
  expect(found.requests.data.map(name)).toEqual(['/pricing']);
  expect(found.requests.data[0].hits.count).toBe(2);
  expect(found.not_found.data.map(name)).toEqual(['/pircing']);
  expect(found.static_requests.data.map(name)).toEqual(['/robots.txt']);
  expect(found.referring_sites.data.map(name)).toEqual(['chamber.example']);
  expect(found.visit_time.data.map(name)).toEqual(['23']);
  expect(found).not.toHaveProperty('hosts');
  expect(report(log, 'report.html')).toContain('<title>Website</title>');
});

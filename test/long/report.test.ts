import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { installPackages } from '../../tools/install-packages.ts';
import { startNginx } from '../harness/nginx.ts';
import { raw } from '../http/raw.ts';
import { makeApp, root } from '../site.ts';
import { spawnSite } from '../spawn-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';

interface Row {
  data: string;
  hits: { count: number };
}
const name = ({ data }: Row) => data;

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
  const visit = (path: string, userAgent = phone) => request(app).get(path).set('User-Agent', userAgent);
  await visit('/pricing').set('Referer', 'https://chamber.example/members?id=7');
  await visit('/pricing');
  await visit('/pircing');
  await visit('/robots.txt');
  await visit('/about', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  await visit('/readyz', 'kube-probe/1.29');
  await expect.poll(() => lines.length).toBe(5);
  const monday = Date.UTC(2026, 10, 17, 4, 59);
  const log = lines.map((line) => line.replace(/"time":\d+/, `"time":${monday}`)).join('');
  const own = '{"level":40,"time":1795300000000,"msg":"log lines dropped","lines":5}\n{"level":30,"time":17953';

  const found = JSON.parse(report(`${log}${own}\n`, 'report.json'));
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

test('in the given deployment it counts the visits that nginx has answered from its cache, by the same lines', async () => {
  const www = 'www.example.com';
  const env = { SITE_ORIGIN: `https://${www}`, TRUST_PROXY: '127.0.0.1' };
  const sites = [await spawnSite(env), await spawnSite(env)];
  const proxy = await startNginx(sites.map(({ port }) => port));
  const visit = (host = www) => {
    const headers = { host, 'user-agent': phone, referer: 'https://chamber.example/members?id=7' };
    const options = { servername: host, rejectUnauthorized: false, path: '/pricing', agent: false };
    return raw(`https://127.0.0.1:${proxy.https}`, headers, options);
  };
  for (let time = 0; time < 20; time++) expect((await visit()).status).toBe(200);
  expect((await visit('example.com')).status).toBe(308);
  await expect.poll(() => proxy.readLog().split('\n').length).toBe(22);
  const found = JSON.parse(report(proxy.readLog(), 'proxy.json'));
  await proxy.stop();
  for (const { child } of sites) child.kill('SIGKILL');
  expect(found.general.failed_requests).toBe(0);
  expect(found.requests.data.map(({ data, hits }: Row) => [data, hits.count])).toEqual([['/pricing', 20]]);
  expect(found.referring_sites.data.map(name)).toEqual(['chamber.example']);
});

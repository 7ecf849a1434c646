import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { converse } from '../hostile/converse.ts';
import { freePort } from '../site.ts';
import { spawnSite } from '../spawn-site.ts';

let site: string;
let metrics: string;
let child: ChildProcess;

beforeAll(async () => {
  const metricsPort = String(await freePort());
  ({ child, origin: site } = await spawnSite({ METRICS_PORT: metricsPort }));
  metrics = `http://127.0.0.1:${metricsPort}/metrics`;
});
afterAll(() => child.kill('SIGKILL'));

const read = async () => (await fetch(metrics)).text();

test('requests are counted by what was asked for, though logged nowhere', async () => {
  const towns = cities.slice(0, 1).map(({ path }) => path);
  for (const path of [
    '/services/bookkeeping-services',
    ...towns,
    '/about',
    '/About',
    '/data/about.json',
    '/assets/x.js',
    '/robots.txt',
  ])
    await (await fetch(site + path, { redirect: 'manual' })).text();
  const text = await read();
  for (const route of ['/services/:slug', ...towns.map(() => '/locations/:slug'), '/about', '/data/:page'])
    expect(text).toContain(`http_requests_total{route="${route}",status="200"} 1\n`);
  expect(text).toContain('http_requests_total{route="/assets/:file",status="404"} 1\n');
  expect(text).toContain('http_request_duration_seconds_count{route="/about"} 1\n');
  expect(text).toContain(`page_render_duration_seconds_count ${2 + towns.length}\n`);
  for (const line of [/^site_ready 1$/m, /^nodejs_eventloop_lag_p99_seconds /m]) expect(text).toMatch(line);
});

test('a stranger adds no series, and is counted where he is turned away', async () => {
  const count = async () => (await read()).match(/^http_requests_total/gm)?.length ?? 0;
  await (await fetch(`${site}/unknown`)).text();
  const before = await count();
  for (let index = 0; index < 50; index++) await (await fetch(`${site}/unknown-${index}`)).text();
  expect(await count()).toBe(before);
  for (const origin of [site, metrics]) await converse(origin, 'GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100));
  expect(await read()).toMatch(/^http_connections_cut_total 2$/m);
});

test('they have a port of their own, with nothing else on it', async () => {
  expect((await fetch(`${site}/metrics`)).status).toBe(404);
  expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
});

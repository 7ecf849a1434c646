import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  for (const path of [
    '/services/bookkeeping-services',
    '/locations/boca-raton',
    '/about',
    '/About',
    '/assets/x.js',
    '/robots.txt',
  ])
    await fetch(site + path, { redirect: 'manual' });
  const text = await read();
  expect(text).toContain('http_requests_total{route="/services/:slug",status="200"} 1');
  expect(text).toContain('http_requests_total{route="/locations/:slug",status="200"} 1');
  expect(text).toContain('http_requests_total{route="/about",status="200"} 1');
  expect(text).toContain('http_requests_total{route="/assets/:file",status="404"} 1');
  expect(text).toContain('http_request_duration_seconds_count{route="/about"} 1');
  expect(text).toMatch(/^page_render_duration_seconds_count \d\d/m);
  expect(text).toMatch(/^site_ready 1$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('a stranger adds no series, and is counted where he is turned away', async () => {
  const count = async () => (await read()).match(/^http_requests_total/gm)?.length ?? 0;
  await fetch(`${site}/unknown`);
  const before = await count();
  const shed = /^http_requests_shed_total\{reason="rate"\} \d+$/m;
  // A slow machine asks no faster than strangers may.
  for (let batch = 0; batch < 60 && !shed.test(await read()); batch++)
    await Promise.all(Array.from({ length: 50 }, (_, index) => fetch(`${site}/unknown-${batch}-${index}`)));
  expect(await count()).toBe(before);
  expect(await read()).toMatch(shed);
});

test('they have a port of their own, with nothing else on it', async () => {
  expect((await fetch(`${site}/metrics`)).status).toBe(404);
  expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
});

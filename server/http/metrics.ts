import type { Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { findPage } from '../pages/index.ts';
import type { Page } from '../pages/page.ts';
import { activity } from './activity.ts';
import type { Readiness } from './health.ts';
import { createHttpServer } from './http-server.ts';

/** Patterns of the pages that there are many of; any other page is its own. */
const patterns: Partial<Record<Page['kind'], string>> = {
  service: '/services/:slug',
  city: '/locations/:slug',
  article: '/blog/:slug',
};

/** The route label of a request. It has one value a kind, because a stranger can request any path. */
function getPattern(path: string, status: number): string {
  const page = findPage(path);
  if (page.kind !== 'not-found') return patterns[page.kind] ?? page.path;
  if (path.startsWith('/assets/')) return '/assets/:file';
  if (path.startsWith('/data/')) return '/data/:page';
  return status === 200 || status === 304 ? 'file' : 'none';
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Counts the events of this process, and serves the numbers to Prometheus at `/metrics`; other paths get 404. It needs a
 * port of its own that can be closed to the public. `revision` is the revision of the build, if it is known; idle
 * connections last for `keepAlive` milliseconds.
 */
export function createMetricsServer(readiness: Readiness, keepAlive: number, revision = 'unknown'): Server {
  collectDefaultMetrics();
  const count = <L extends string>(name: string, help: string, ...labelNames: L[]) => new Counter({ name, help, labelNames });
  const time = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Histogram({ name, help, labelNames, buckets });

  const requests = count('http_requests_total', 'Requests, by what was asked for and by status.', 'route', 'status');
  const duration = time('http_request_duration_seconds', 'From the headers of a request to the end of its answer.', 'route');
  const render = time('page_render_duration_seconds', 'React rendering one page.');
  const shed = count('http_requests_shed_total', 'Requests with a busy answer: too many wait.');
  const cut = count('http_connections_cut_total', 'Connections that asked for more than they read.');
  const dropped = count('log_lines_dropped_total', 'Lines that the output of the log did not take.');
  activity.on('request', ({ path, status, ms }) => {
    const route = getPattern(path, status);
    requests.inc({ route, status });
    duration.observe({ route }, ms / 1000);
  });
  activity.on('render', (seconds) => render.observe(seconds));
  activity.on('shed', () => shed.inc());
  activity.on('cut', () => cut.inc());
  activity.on('dropped', (lines) => dropped.inc(lines));

  const ready = new Gauge({ name: 'site_ready', help: '1 while the process wants requests.' });
  const info = new Gauge({ name: 'site_info', help: 'The build.', labelNames: ['revision', 'node'] });
  info.set({ revision, node: process.version }, 1);
  return createHttpServer((req, res) => {
    if (req.url !== '/metrics') return res.writeHead(404).end();
    ready.set(Number(readiness.ready));
    register.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      (error: Error) => res.writeHead(500).end(`${error.message}\n`),
    );
  }, keepAlive);
}

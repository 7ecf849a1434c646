import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spawnSite } from '../spawn-site.ts';
import { type Load, measureLoad, median } from './load.ts';

// `npm run bench`: how the site compares with a bare node:http server that sends the same bytes, and when its pages are
// painted beside the same pages as static files, in one run. Each server is a process of its own; rounds alternate.

const page = '/services/sales-tax-services';
const search = '/search?q=homestead';
const estimate = '/pricing?1040=1&c=1&books=1';
const kinds = ['/', '/services/irs-resolution', '/locations/boca-raton', '/blog/florida-sales-tax-restaurants-guide', '/contact'];
const rounds = 5;
const browserCodings = 'gzip, deflate, br';

/** Starts the bare server as a child and resolves when it listens. */
async function startBare(source: string, coding: string) {
  const command = ['--import', 'tsx', import.meta.filename, 'bare', source, coding];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [port] = await once(child, 'message');
  return { child, origin: `http://127.0.0.1:${port}` };
}

async function compare(name: string, url: string, coding: string, connections: number): Promise<void> {
  const bare = await startBare(url, coding);
  const results: Record<'site' | 'bare', Load[]> = { site: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    results.bare.push(await measureLoad(bare.origin, coding, connections));
    results.site.push(await measureLoad(url, coding, connections));
  }
  bare.child.kill('SIGKILL');
  const of = (loads: Load[], key: keyof Load) => median(loads.map((load) => load[key]));
  const show = (loads: Load[]) =>
    `${of(loads, 'rate').toFixed(0)} requests a second, p50 ${of(loads, 'p50').toFixed(2)} ms, p99 ${of(loads, 'p99').toFixed(2)} ms`;
  const ratio = (of(results.site, 'rate') / of(results.bare, 'rate')).toFixed(3);
  console.info(`${name}: ${show(results.site)}; bare ${show(results.bare)}; ratio ${ratio}`);
}

/** The bare server: the body and the headers that the site answers, and nothing decided. */
async function serveBare(source: string, coding: string): Promise<void> {
  const { status, headers, body } = await new Promise<{ status: number; headers: object; body: Buffer }>((resolve) => {
    request(source, { headers: { 'accept-encoding': coding } }, (answer) => {
      const parts: Buffer[] = [];
      const { date, connection, 'keep-alive': keepAlive, 'transfer-encoding': transfer, ...rest } = answer.headers;
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: rest, body: Buffer.concat(parts) }));
    }).end();
  });
  const server = createServer((_req, res) => res.writeHead(status, { ...headers }).end(body));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

async function compareAll(): Promise<void> {
  console.info(`Node ${process.version}, access log on, ${rounds} rounds of 3 s, medians`);
  const site = await spawnSite({ LOG_LEVEL: 'info' });
  await compare('kept page, brotli', site.origin + page, browserCodings, 40);
  await compare('not-found page, brotli', `${site.origin}/nope`, browserCodings, 8);
  await compare('search, kept, brotli', site.origin + search, browserCodings, 40);
  await compare('estimate, kept, brotli', site.origin + estimate, browserCodings, 40);
  const rendering = await spawnSite({ LOG_LEVEL: 'info', PAGE_CACHE: 'off' });
  await compare('rendered page, no compression', rendering.origin + page, 'identity', 8);
  await compare('search, made each time, brotli', rendering.origin + search, browserCodings, 4);
  await compare('estimate, made each time, brotli', rendering.origin + estimate, browserCodings, 4);
  rendering.child.kill('SIGKILL');
  console.info(`First paint on slow 4G and a processor slowed down four times, ${rounds} rounds, medians`);
  const { comparePaint } = await import('./paint.ts');
  await comparePaint(site.origin, kinds, rounds);
  site.child.kill('SIGKILL');
}

const [, , role, source, coding] = process.argv;
await (role === 'bare' && source && coding ? serveBare(source, coding) : compareAll());

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../site.ts';
import type { Child } from './child.ts';
import { type Figure, runHarness } from './figures.ts';
import { measureGoodPages } from './good-pages.ts';
import { openSlowSockets } from './slow-sockets.ts';

// `npm run test:slow`: who sends or reads too slowly, and who asks for more and more. `-- --naive`: without guards.

const largest: string = JSON.parse(readFileSync(join(root, 'dist/manifest.json'), 'utf8')).shared;
const head = 'GET /about HTTP/1.1\r\nHost: localhost\r\n';
const big = `GET ${largest} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function measureSlow({ origin }: Child): Promise<Figure[]> {
  const headers = openSlowSockets(origin, 3000, head, 'X: a\r\n');
  const bodies = openSlowSockets(origin, 200, `${head}Content-Length: 1000\r\n\r\n`, 'a');
  const readers = openSlowSockets(origin, 100, big.repeat(17), undefined, false);
  await wait(1000);
  const good = await measureGoodPages(origin, 200, 40);
  await wait(18_000 - 9000);
  const figures = [
    { what: '3,000 slow heads: open after 18 s', found: headers.open(), most: 0 },
    { what: 'seconds until the last was cut', found: headers.lastEnd() / 1000, most: 12 },
    { what: '200 slow bodies: open after 18 s', found: bodies.open(), most: 0 },
    { what: 'good pages among them: not answered', found: good.failed, most: 0 },
    { what: 'milliseconds, p99', found: good.p99, most: 50 },
  ];
  // The end of a connection is seen by who reads: what was not sent by now does not come any more.
  for (const socket of readers.sockets) socket.resume();
  await wait(2000);
  figures.push({ what: '100 readers that do not read: open after 18 s', found: readers.open(), most: 0 });
  for (const slow of [headers, bodies, readers]) slow.stop();
  return figures;
}

async function measurePipeliners(child: Child): Promise<Figure[]> {
  const greedy = openSlowSockets(child.origin, 1000, big.repeat(1500), undefined, false);
  await wait(2000);
  const good = await measureGoodPages(child.origin, 200, 140);
  greedy.stop();
  return [
    { what: '1,000 that ask 1,500 times and read nothing: good pages not answered', found: good.failed, most: 0 },
    { what: 'milliseconds, p99', found: good.p99, most: 50 },
    { what: 'exits', found: child.exits(), most: 0 },
  ];
}

await runHarness(async (child) => [...(await measureSlow(child)), ...(await measurePipeliners(child))]);

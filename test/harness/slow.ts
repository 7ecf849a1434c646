import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { assets, dist } from '../site.ts';
import type { Child } from './child.ts';
import { type Figure, runHarness } from './figures.ts';
import { measureGoodPages } from './good-pages.ts';
import { openSlowSockets } from './slow-sockets.ts';

// `npm run test:slow`: who sends or reads too slowly, and who asks for more and more. `-- --naive`: without guards.

const largest = assets.script;
const size = statSync(join(dist, 'client', largest)).size;
const head = 'GET /about HTTP/1.1\r\nHost: localhost\r\n';
const big = `GET ${largest} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function measureSlow({ origin }: Child): Promise<Figure[]> {
  const heads = openSlowSockets(origin, { count: 1000, first: head, more: 'X: a\r\n' });
  const bodies = openSlowSockets(origin, { count: 200, first: `${head}Content-Length: 1000\r\n\r\n`, more: 'a' });
  // 5 MB each, which is more than the kernel takes (net.ipv4.tcp_wmem).
  const readers = openSlowSockets(origin, { count: 20, first: big.repeat(17), reads: false });
  await wait(2000);
  const good = await measureGoodPages(origin, 200, 60);
  await wait(6000);
  const figures = [
    { what: '1,000 slow heads: open in the end', found: heads.open(), most: 0 },
    { what: '- seconds until one was cut, the longest', found: heads.longest() / 1000, most: 12 },
    { what: '200 slow bodies: open in the end', found: bodies.open(), most: 0 },
    { what: '- seconds until one was cut, the longest', found: bodies.longest() / 1000, most: 17 },
    { what: 'good pages among them: not answered', found: good.failed, most: 0 },
    { what: '- milliseconds, the longest', found: good.longest, most: 1000 },
  ];
  // The end of a connection is seen by who reads: one that was cut has not all answers waiting.
  for (const socket of readers.sockets) socket.resume();
  await wait(5000);
  const whole = readers.sockets.filter(({ bytesRead }) => bytesRead >= 17 * size).length;
  for (const slow of [heads, bodies, readers]) slow.stop();
  return [...figures, { what: '20 that read nothing for 20 s: not cut', found: whole, most: 0 }];
}

async function measurePipeliners(child: Child): Promise<Figure[]> {
  const greedy = openSlowSockets(child.origin, { count: 40, first: big.repeat(1500), reads: false });
  const good = await measureGoodPages(child.origin, 200, 140);
  greedy.stop();
  return [
    { what: '40 that ask 1,500 times and read nothing: good pages not answered', found: good.failed, most: 0 },
    { what: '- milliseconds, the longest', found: good.longest, most: 1000 },
    { what: '- exits', found: child.exits(), most: 0 },
  ];
}

await runHarness(async (child) => {
  const { p99 } = await measureGoodPages(child.origin, 200, 10);
  const alone = { what: 'good pages and nothing else: milliseconds, p99', found: p99, most: 50 };
  return [alone, ...(await measureSlow(child)), ...(await measurePipeliners(child))];
});

import { setTimeout as wait } from 'node:timers/promises';
import { pages } from '../../server/find-page.ts';
import { runHarness } from './figures.ts';
import { soak } from './soak-requests.ts';

// `npm run test:soak`: what a crowd leaves in memory. `-- --naive`: against a server that keeps a page for each path.
const total = 150_000;
const megabyte = 1024 * 1024;

await runHarness(async (child) => {
  // Every page once, which is kept.
  await soak(child.origin, 2 * pages.length);
  await wait(2000);
  const resident = (await child.measure(false)).rss;
  const heap = (await child.measure(true)).heapUsed;
  const { failed, shed } = await soak(child.origin, total);
  if (child.exits() > 0) return [{ what: 'exits', found: 1, most: 0 }];
  await wait(60_000);
  const residentAfter = (await child.measure(false)).rss;
  const heapAfter = (await child.measure(true)).heapUsed;
  return [
    { what: `not answered as they should, of ${total}`, found: failed, most: 0 },
    { what: '503, busy', found: shed, most: 0 },
    { what: 'exits', found: child.exits(), most: 0 },
    { what: 'MB of resident memory more after a minute', found: (residentAfter - resident) / megabyte, most: 20 },
    { what: 'MB of heap more after a collection', found: (heapAfter - heap) / megabyte, most: 2 },
    { what: 'MB of resident memory at the start', found: resident / megabyte, most: 256 },
  ];
});

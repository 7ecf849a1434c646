import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Child } from './child.ts';
import { type Figure, runHarness } from './figures.ts';

// `npm run test:flood`: 256 connections that ask for what no other request asks for, from wrk (`apt-get install wrk`),
// and one visitor among them. `-- --naive`: against a server that makes and keeps a page for each path.

/** What is asked for, with a number at the end that no other request has. */
const floods = ['/unknown-', '/services/unknown-', '/data/unknown-', '/assets/unknown-', '/search?q=tax+', '/pricing?1040=x'];
const seconds = 10;
const megabyte = 1024 * 1024;
const at = (times: number[], share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;

/** Milliseconds that pages and `/readyz` took a visitor, in order. */
async function visit(origin: string): Promise<{ pages: number[]; ready: number[] }> {
  const visitor = ['--import', 'tsx', join(import.meta.dirname, 'visitor.ts'), origin, String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, visitor);
  const [pages, ready]: number[][] = JSON.parse(stdout);
  return { pages: pages ?? [], ready: ready ?? [] };
}

/** Asks for unique paths for as long as a visitor stays; resolves to how many a second were answered, when it is over. */
function attack(origin: string, prefix: string, script: string): Promise<number> {
  const wrk = spawn('wrk', ['-t1', '-c256', `-d${seconds + 1}`, '-H', 'Accept-Encoding: br', '-s', script, origin, '--', prefix]);
  let report = '';
  wrk.stdout.on('data', (part) => (report += part));
  return new Promise((resolve, reject) => {
    wrk.once('error', reject);
    wrk.once('close', () => resolve(Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])));
  });
}

function toFigures(what: string, { pages, ready }: Awaited<ReturnType<typeof visit>>): Figure[] {
  return [
    { what: `${what}: good pages, milliseconds, p50`, found: at(pages, 0.5), most: 1000 },
    { what: '- p99', found: at(pages, 0.99), most: 1000 },
    { what: '- /readyz, milliseconds, the longest', found: at(ready, 1), most: 1000 },
  ];
}

async function measureFlood(child: Child): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'flood-'));
  const script = join(folder, 'unique.lua');
  writeFileSync(
    script,
    `local prefix, count = '', 0
function init(args) prefix = args[1] end
function request() count = count + 1; return wrk.format('GET', prefix .. count) end
`,
  );
  const figures = toFigures('nothing else', await visit(child.origin));
  const before = (await child.measure(false)).rss;
  for (const prefix of floods) {
    const attacked = attack(child.origin, prefix, script);
    await wait(500);
    const visited = await visit(child.origin);
    figures.push(...toFigures(`${Math.round(await attacked)} of ${prefix}N a second`, visited));
  }
  rmSync(folder, { recursive: true });
  await wait(60_000);
  const grown = ((await child.measure(false)).rss - before) / megabyte;
  return [
    ...figures,
    // A young generation of 24 MB, once grown, stays, and so do compiled code and the 48 MB of answers that are kept.
    { what: 'MB of resident memory more after a minute', found: grown, most: 90 },
    { what: 'exits', found: child.exits(), most: 0 },
  ];
}

await runHarness(measureFlood);

import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../server/manifest.ts';
import { toTableUrl } from '../../shared/navigation/page-table.ts';
import { grow } from '../grow.ts';
import { weighMemory } from '../memory.ts';
import { copyProject } from '../project-copy.ts';
import { freePort } from '../site.ts';

// `npm run growth`: what more articles and towns of distinct words cost, in one run.

/** Milliseconds from the start of the server in `dist` to its readiness. */
async function timeStart(dist: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const env = { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [join(dist, 'server/main.js')], { env });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGKILL');
  return performance.now() - started;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const sizeOf = (path: string) => statSync(path).size;
const projects: ReturnType<typeof copyProject>[] = [];
let first: { pages: number; script: number; memory: number } | undefined;

console.info('| pages | first script of a service page | more a page | build | start to ready | memory more a page |');
console.info('|---|---|---|---|---|---|');
for (const [articles, towns] of [
  [0, 0],
  [75, 25],
  [500, 100],
] as const) {
  const project = copyProject();
  projects.push(project);
  grow(project.folder, articles, towns);
  const [, build = '?'] = /in (\d+) ms/.exec(project.build('--no-drawing')) ?? [];
  const dist = join(project.folder, 'dist');
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const own = manifest.pages['/services/payroll-services'] ?? '';
  const files = [manifest.loader, manifest.shared, own, toTableUrl(manifest.shared)];
  const script = files.reduce((sum, url) => sum + sizeOf(join(dist, 'client', `${url}.br`)), 0);
  const starts = [await timeStart(dist), await timeStart(dist), await timeStart(dist)].sort((a, b) => a - b);
  const memory = weighMemory(dist);
  const pages = Object.keys(manifest.pages).length - 2;
  first ??= { pages, script, memory };
  const more = (now: number, before: number) => (now - before) / Math.max(pages - (first?.pages ?? 0), 1);
  const cells = [
    pages,
    kB(script),
    `${more(script, first.script).toFixed(1)} bytes`,
    `${(Number(build) / 1000).toFixed(1)} s`,
    `${((starts[1] ?? Number.NaN) / 1000).toFixed(2)} s`,
    kB(more(memory, first.memory)),
  ];
  console.info(`| ${cells.join(' | ')} |`);
}
// At the end: ext4 seeks long for a place for a file where many have just been deleted, 2 s in a build of 661 pages.
for (const project of projects) project.remove();

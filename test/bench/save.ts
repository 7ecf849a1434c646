import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { copyProject } from '../project-copy.ts';
import { freePort } from '../site.ts';

// `npx tsx test/bench/save.ts`: how long a save takes until the dev server answers with it, and what 60 saves leave.
const { folder, edit, remove } = copyProject();
const port = await freePort();
const env = { ...process.env, PORT: String(port) };
const child = spawn(process.execPath, ['tools/dev.mjs'], { cwd: folder, env, stdio: 'ignore' });
const read = () =>
  fetch(`http://localhost:${port}/about`, { signal: AbortSignal.timeout(20_000) }).then((answer) => answer.text());
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000;
const kinds: [what: string, file: string, before: string, after: (n: number) => string][] = [
  ['word', 'content/about.ts', 'Three people', (n) => `${n} people`],
  ['style', 'client/styles/layout/wrap.css', '.wrap {', (n) => `.wrap { --saved-${n}: 1;`],
  ['component', 'shared/pages/about.tsx', 'team-role', (n) => `team-role-${n}`],
];
while (!(await read().catch(() => '')).includes('Three people')) await wait(20);
console.info(`${Math.round(memory())} MB`);
for (const [what, file, before, after] of kinds) {
  const times: number[] = [];
  for (let n = 1000; n < 1020; n++) {
    edit(file, n === 1000 ? before : after(n - 1), after(n));
    const saved = performance.now();
    while (!(await read().catch(() => '')).includes(what === 'style' ? `--saved-${n}` : after(n))) await wait(5);
    times.push(performance.now() - saved);
    await wait(200);
  }
  times.sort((a, b) => a - b);
  console.info(
    `${what}: median ${Math.round(times[10] ?? 0)} ms, slowest ${Math.round(times[19] ?? 0)} ms, ${Math.round(memory())} MB`,
  );
}
child.kill();
remove();

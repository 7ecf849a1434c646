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

/** The memory of the dev server in MB, when /about has a text. */
async function waitFor(text: string): Promise<number> {
  const read = () => fetch(`http://localhost:${port}/about`).then((answer) => answer.text());
  while (!(await read().catch(() => '')).includes(text)) await wait(5);
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000);
}

let saved = 'Three people';
console.info(`${await waitFor(saved)} MB`);
for (let save = 1000; save < 1060; save++) {
  const started = performance.now();
  edit('content/about.ts', saved, `${save} people`);
  saved = `${save} people`;
  const memory = await waitFor(saved);
  console.info(`${Math.round(performance.now() - started)} ms, ${memory} MB`);
  await wait(200);
}
child.kill();
remove();

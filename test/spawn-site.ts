import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, root } from './site.ts';

/** The server of a build as a process of its own, ready, with the settings of `env` and Node's options `flags`. */
export async function spawnSite(env: Record<string, string> = {}, flags: string[] = [], dist = join(root, 'dist')) {
  const port = await freePort();
  const child = spawn(process.execPath, [...flags, join(dist, 'server/main.js')], {
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the server has stopped with ${child.exitCode}`);
    await wait(50);
  }
  return { child, port, origin };
}

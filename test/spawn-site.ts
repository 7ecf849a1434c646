import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, dist as ours } from './site.ts';

/** The status of the answer to GET; 0 if there is none. */
export async function statusOf(url: string): Promise<number> {
  const { status } = await fetch(url).catch(() => ({ status: 0 }));
  return status;
}

interface Options {
  /** The Node that runs it, if not that of the tests. */
  node?: string;
  /** Options of Node. */
  flags?: string[];
  /** The folder of the build. */
  dist?: string;
  /** Where it writes its log: a file that is open. */
  output?: number | 'ignore';
}

/** The server of a build as a process of its own, ready, with the settings of `env`. */
export async function spawnSite(
  env: Record<string, string> = {},
  { node = process.execPath, flags = [], dist = ours, output = 'ignore' }: Options = {},
) {
  const port = await freePort();
  const child = spawn(node, [...flags, join(dist, 'server/main.js')], {
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while ((await statusOf(`${origin}/readyz`)) !== 200) {
    if (child.exitCode !== null) throw new Error(`the server has stopped with ${child.exitCode}`);
    await wait(50);
  }
  return { child, port, origin };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, root } from '../site.ts';

/** A server in a process of its own. */
export interface Child {
  origin: string;
  /** How often the process has ended by itself: 0 or 1. */
  exits: () => number;
  /** Its memory in bytes; `collect` collects garbage before. */
  measure: (collect: boolean) => Promise<{ rss: number; heapUsed: number; external: number }>;
  stop: () => void;
  /** Asks the process to stop and waits until it has. */
  terminate: () => Promise<void>;
}

// Answers each message with the memory of the process; the message says whether to collect garbage before.
const probe = `data:text/javascript,${encodeURIComponent(
  'process.on("message", (collect) => { if (collect) gc(); process.send(process.memoryUsage()); })',
)}`;

const servers = {
  built: [join(process.env.DIST ?? join(root, 'dist'), 'server/main.js')],
  naive: ['--import', 'tsx', join(import.meta.dirname, 'naive-server.ts')],
};

/** Asks until a server is ready. Throws after 20 s. */
async function becomeReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`${origin} does not become ready`);
}

function measure(child: ChildProcess, collect: boolean): ReturnType<Child['measure']> {
  return new Promise((resolve, reject) => {
    child.once('message', (memory: NodeJS.MemoryUsage) => resolve(memory));
    child.once('exit', () => reject(new Error('the process has ended')));
    child.send(collect);
  });
}

/**
 * Starts the built server, or the naive one, with the memory that the container gives it and the settings of `env`, and waits
 * until it is ready.
 */
export async function startChild(kind: keyof typeof servers = 'built', env: Record<string, string> = {}): Promise<Child> {
  const port = await freePort();
  const flags = ['--max-old-space-size=144', '--max-semi-space-size=8', '--expose-gc', '--import', probe];
  const child = spawn(process.execPath, [...flags, ...servers[kind]], {
    env: { PATH: process.env.PATH, MALLOC_MMAP_THRESHOLD_: '131072', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let exits = 0;
  const ended = once(child, 'exit').then(() => void exits++);
  const origin = `http://127.0.0.1:${port}`;
  await becomeReady(origin);
  return {
    origin,
    exits: () => exits,
    measure: (collect) => measure(child, collect),
    stop: () => child.kill('SIGKILL'),
    terminate: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

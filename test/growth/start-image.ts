import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readCpu } from '../harness/read-cpu.ts';
import { freePort, root } from '../site.ts';
import { statusOf } from '../spawn-site.ts';

/** How the image starts Node, without the path of its own. */
function readFlags(): string[] {
  const [, entry = ''] = /^ENTRYPOINT (\[.*\])$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  return JSON.parse(entry).slice(1);
}

/** What a request took: of the clock, and of the processor in the thread that answers all of them. */
export interface Taken {
  path: string;
  status: number;
  kB: number;
  ms: number;
  cpu: number;
}

/** Starts a build as the image does, on one processor, and says what it takes. Memory is in MB, times in milliseconds. */
export async function startImage(dist: string) {
  const port = await freePort();
  const command = ['-c', '0', process.execPath, ...readFlags(), join(dist, 'server/main.js')];
  const env = { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error', MALLOC_MMAP_THRESHOLD_: '131072' };
  const child = spawn('taskset', command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  const status = () => readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const readTime = () => readCpu(child.pid);
  const started = performance.now();
  while ((await statusOf(`${origin}/readyz`)) !== 200) {
    if (child.exitCode !== null) throw new Error(`the server has stopped with ${child.exitCode}`);
    await wait(10);
  }
  return {
    start: { ms: performance.now() - started, cpu: readTime() },
    /** Its time on the processor so far. */
    readTime,
    /** What it holds of the machine's memory, and the most that it has held. */
    readMemory() {
      const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status())?.[1]) / 1000;
      return { now: of('VmRSS'), most: of('VmHWM') };
    },
    async ask(path: string): Promise<Taken & { text: string }> {
      const [began, before] = [performance.now(), readTime()];
      const response = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } });
      const text = await response.text();
      // What strangers can multiply is refused on a machine that is busy with other tests.
      if (response.status === 503) return wait(60).then(() => this.ask(path));
      return {
        path,
        status: response.status,
        kB: text.length / 1000,
        ms: performance.now() - began,
        cpu: readTime() - before,
        text,
      };
    },
    stop() {
      child.kill('SIGKILL');
      return once(child, 'exit');
    },
  };
}

type Image = Awaited<ReturnType<typeof startImage>>;

/** What visitors ask for in words, and what they mistype. */
const others = [
  ...['sales tax', 'the tax of a company', 'estimted penalty', '1099 nec', 'dr-15', 'owner pay wages return irs letter'].map(
    (words) => `/search?${new URLSearchParams({ q: words })}`,
  ),
  ...[
    '/pircing',
    '/questoin-17',
    '/blog/question-9999',
    '/feed.xml',
    '/llms.txt',
    '/forms?q=1099',
    '/deadlines?who=self-employed',
  ],
];

/** The sitemap. It waits for the index of all pages, on a busy machine for longer than a connection may stand still. */
export async function readSitemap(ask: Image['ask']): Promise<string> {
  const answer = await ask('/sitemap.xml').catch(() => undefined);
  return answer ? answer.text : readSitemap(ask);
}

/** Asks for everything once: every page and its data, searches, feeds and what is not there. */
export async function askForAll({ ask }: Image): Promise<Taken[]> {
  const text = await readSitemap(ask);
  const paths = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path || '/');
  const taken: Taken[] = [];
  for (const path of [...paths, ...paths.map((path) => `/data${path === '/' ? '/index' : path}.json`), ...others]) {
    const { text, ...rest } = await ask(path);
    taken.push(rest);
  }
  return taken;
}

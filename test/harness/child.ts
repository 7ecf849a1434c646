import { once } from 'node:events';
import { dist as ours } from '../site.ts';
import { spawnSite } from '../spawn-site.ts';
import { readCpu } from './read-cpu.ts';

/** Whether `npm run test:stress` asks for the whole measure, on a quiet machine, and not for its short form. */
export const isFull = process.env.FULL === '1';

// Answers each message with the memory of the process; the message says whether to collect garbage before.
const probe = `data:text/javascript,${encodeURIComponent(
  'process.on("message", (collect) => { if (collect) gc(); process.send(process.memoryUsage()); })',
)}`;

export type Child = Awaited<ReturnType<typeof startChild>>;

/** A build's server as the container runs it, with its memory and its log. */
export async function startChild(env: Record<string, string> = {}, dist = ours) {
  const flags = ['--max-old-space-size=144', '--max-semi-space-size=8', '--expose-gc', '--import', probe];
  const { child, ...site } = await spawnSite({ MALLOC_MMAP_THRESHOLD_: '131072', LOG_LEVEL: 'info', ...env }, { flags, dist });
  const ended = once(child, 'exit');
  return {
    ...site,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Its time on the processor so far, in milliseconds. */
    readTime: () => readCpu(child.pid),
    /** Its memory in bytes; `collect` collects garbage before. */
    async measure(collect: boolean): Promise<NodeJS.MemoryUsage> {
      child.send(collect);
      const [memory] = await Promise.race([once(child, 'message'), ended.then(() => Promise.reject(new Error('it has ended')))]);
      return memory;
    },
    stop: () => child.kill('SIGKILL'),
    /** Asks the process to stop and waits until it has. */
    terminate() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

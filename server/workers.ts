import cluster, { type Worker } from 'node:cluster';
import { Transform, type TransformCallback } from 'node:stream';
import type { Logger } from 'pino';

/** Passes whole lines on: what several processes write to one pipe would be mixed. */
class WholeLines extends Transform {
  #rest = Buffer.alloc(0);

  override _transform(part: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const bytes = Buffer.concat([this.#rest, part]);
    const end = bytes.lastIndexOf('\n') + 1;
    this.#rest = bytes.subarray(end);
    done(null, bytes.subarray(0, end));
  }
}

/**
 * Runs the server in `count` processes that share its port. One that ends is replaced, unless it ends before it
 * listens, as all would. Signals go to all of them; the process ends with 0 when all have drained.
 */
export function runWorkers(count: number, logger: Logger): void {
  let stopping = false;
  let code = 0;
  process.stdout.setMaxListeners(count + 10).on('error', () => undefined);
  cluster.setupPrimary({ silent: true });

  function fork(): void {
    const worker: Worker = cluster.fork();
    let listened = false;
    worker.process.stdout?.pipe(new WholeLines()).pipe(process.stdout, { end: false });
    worker.process.stderr?.pipe(process.stderr, { end: false });
    worker.once('listening', () => {
      listened = true;
    });
    worker.once('exit', (exitCode, signal) => {
      if (stopping || !listened) {
        // One that was still starting ends by the signal itself.
        code = Math.max(code, exitCode ?? (stopping ? 0 : 1));
        stopAll('SIGTERM');
        return;
      }
      logger.error({ worker: worker.process.pid, exitCode, signal }, 'a worker has ended, and is replaced');
      fork();
    });
  }

  function stopAll(signal: NodeJS.Signals): void {
    const running = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
    if (running.length === 0) process.exit(code);
    if (stopping) return;
    stopping = true;
    for (const worker of running) worker.process.kill(signal);
  }

  process.on('SIGTERM', stopAll).on('SIGINT', stopAll);
  for (let worker = 0; worker < count; worker++) fork();
}

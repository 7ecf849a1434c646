import { setTimeout as wait } from 'node:timers/promises';
import pino, { type Level, type Logger } from 'pino';
import { activity } from './activity.ts';

/** How many bytes wait for an output that does not take them. */
const mostWaiting = 4_000_000;

interface Log {
  logger: Logger;
  /** Writes what is left, before the process exits: as long as that takes, or `timeout` milliseconds. */
  end(timeout: number): Promise<void>;
}

/**
 * The log as JSON lines on standard output, about 8 kB at a time. It takes no request down: while the output is full,
 * blocked or closed, lines wait up to a bound, are dropped beyond it, and are counted in a line of their own afterward.
 * `fd` must not block: `process.stdout` makes a pipe so, as nobody may be reading it (O_NONBLOCK).
 */
export function createLog(level: Level | 'silent', fd: number = process.stdout.fd): Log {
  const output = pino.destination({ dest: fd, sync: false, minLength: 8192, maxLength: mostWaiting, periodicFlush: 1000 });
  // Without flushSync, which pino calls for fatal lines: on a full disk it never returns.
  const logger = pino({ level, base: null }, { write: (line) => output.write(line) });
  let dropped = 0;
  // The lines that could not be written go out with the next ones.
  output.on('error', () => undefined);
  output.on('drop', () => {
    dropped++;
    activity.emit('dropped', 1);
  });
  output.on('drain', () => {
    if (dropped > 0) logger.warn({ lines: dropped }, 'log lines dropped');
    dropped = 0;
  });
  return {
    logger,
    async end(timeout) {
      await Promise.race([new Promise((resolve) => output.flush(resolve)), wait(timeout)]);
      // Otherwise pino would write the rest at the exit, and wait for it.
      output.destroy();
    },
  };
}

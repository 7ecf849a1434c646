import { fstatSync, write } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { activity } from './activity.ts';

/** How many lines are written in one piece. */
const batch = 100;

/** How many lines wait for an output that does not take them. */
const mostPending = 10_000;

/** How many of these may be made later: until then, each holds the texts of a request, which can be 16 kB. */
const mostUnmade = 1000;

/** A line with its end, or what makes one. */
type Line = string | (() => string);

type Write = (text: string, done: (error?: Error | null) => void) => void;

/**
 * Writes to standard output without ever waiting for it. A pipe is a stream of Node's, which holds no thread while
 * nobody reads; a file can be full and have room again, which such a stream would not survive.
 */
function getStdout(): Write {
  const stats = fstatSync(1);
  if (!stats.isFIFO() && !stats.isSocket()) return (text, done) => write(1, text, (error) => done(error));
  process.stdout.on('error', () => undefined);
  return (text, done) => process.stdout.write(text, done);
}

/**
 * The log as a stream that pino and the request log write to. It takes no request down: while the output is full,
 * blocked or closed, lines wait up to a bound, are dropped beyond it, and are counted in a line of their own afterward.
 */
export class LogStream {
  readonly #write: Write;
  #pending: Line[] = [];
  #writing = false;
  #dropped = 0;

  constructor(write: Write = getStdout()) {
    this.#write = write;
    setInterval(() => this.#flush(), 1000).unref();
  }

  /**
   * Takes a line with its end, as pino writes it, or a function that makes one. Made a hundred at a time, the lines of
   * requests cost a prepared response half of what they do one by one.
   */
  write(line: Line): void {
    if (this.#pending.length >= mostPending) this.#drop(1);
    else this.#pending.push(this.#pending.length < mostUnmade || typeof line === 'string' ? line : line());
    if (this.#pending.length >= batch) this.#flush();
  }

  /** Writes what is left. Resolves when that is done, or after `patience` milliseconds. */
  async end(patience: number): Promise<void> {
    const last = performance.now() + patience;
    while ((this.#writing || this.#pending.length > 0) && performance.now() < last) {
      this.#flush();
      await wait(5);
    }
  }

  #drop(lines: number): void {
    this.#dropped += lines;
    activity.emit('dropped', lines);
  }

  #flush(): void {
    if (this.#writing || this.#pending.length === 0) return;
    const lines = this.#pending;
    this.#pending = [];
    this.#writing = true;
    this.#write(lines.map((line) => (typeof line === 'string' ? line : line())).join(''), (error) => {
      this.#writing = false;
      if (error) this.#drop(lines.length);
      else if (this.#dropped > 0) {
        this.#pending.push(`{"level":40,"time":${Date.now()},"msg":"log lines dropped","lines":${this.#dropped}}\n`);
        this.#dropped = 0;
      }
    });
  }
}

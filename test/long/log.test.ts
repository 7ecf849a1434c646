import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { LogStream } from '../../server/log-stream.ts';
import { freePort, root } from '../site.ts';

/** Writes that are done, or fail, when the test says so. */
function holdWrites() {
  const written: string[] = [];
  let done: (error?: Error) => void = () => undefined;
  const stream = new LogStream((text, callback) => {
    written.push(text);
    done = callback;
  });
  return { stream, written, settle: (error?: Error) => done(error) };
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}\n`);

describe('the log', () => {
  test('is written a hundred lines at a time, in order, one piece after the other', () => {
    const { stream, written, settle } = holdWrites();
    for (const line of lines(99)) stream.write(line);
    expect(written).toEqual([]);
    stream.write(() => '99\n');
    expect(written).toEqual([lines(100).join('')]);
    for (const line of lines(100)) stream.write(line);
    expect(written).toHaveLength(1);
    settle();
    stream.write('last\n');
    expect(written[1]).toBe(`${lines(100).join('')}last\n`);
  });

  test('keeps ten thousand lines while nothing can be written, drops the others, and says how many', async () => {
    const { stream, written, settle } = holdWrites();
    for (const line of lines(100 + 10_000 + 7)) stream.write(line);
    expect(written).toHaveLength(1);
    settle(new Error('ENOSPC'));
    const ended = stream.end(1000);
    expect(written[1]?.split('\n')).toHaveLength(10_001);
    settle();
    await wait(20);
    expect(JSON.parse(written[2] ?? '')).toMatchObject({ level: 40, msg: 'log lines dropped', lines: 107 });
    settle();
    await ended;
  });

  test('ends in its time when nothing is ever written', async () => {
    const { stream } = holdWrites();
    stream.write('a line\n');
    const started = performance.now();
    await stream.end(200);
    expect(performance.now() - started).toBeLessThan(600);
  });
});

describe('standard output', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);

  // Opened for reading too, the pipe stands open though nobody reads it.
  test.each([
    ['full', '/dev/full', 'w'],
    ['a pipe that nobody reads', pipe, 'r+'],
  ])('%s: the site serves on and stops in its time, whatever it logs', async (_name, path, flags) => {
    for (const LOG_LEVEL of ['trace', 'error']) {
      const port = await freePort();
      const output = openSync(path, flags);
      const env = { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL, SHUTDOWN_DELAY_MS: '100' };
      const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], { env, stdio: ['ignore', output, 'inherit'] });
      closeSync(output);
      const exit = new Promise((resolve) => child.once('exit', resolve));
      const get = (url: string) => fetch(`http://127.0.0.1:${port}${url}`);
      await expect
        .poll(
          () =>
            get('/readyz').then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 5000 },
        )
        .toBe(200);
      // About 100 kB of log, which no pipe holds.
      const long = `/about?${'x'.repeat(250)}`;
      for (let round = 0; round < 5; round++)
        await Promise.all(Array.from({ length: 50 }, () => get(long).then((answer) => answer.arrayBuffer())));
      expect((await get('/about')).status).toBe(200);
      const started = performance.now();
      child.kill('SIGTERM');
      expect(await exit).toBe(0);
      expect(performance.now() - started).toBeLessThan(2000);
    }
    if (path === pipe) rmSync(folder, { recursive: true });
  });
});

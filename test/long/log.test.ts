import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, createReadStream, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createLog } from '../../server/http/log.ts';
import { spawnSite, statusOf } from '../spawn-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'log-'));
const pipe = join(folder, 'pipe');
execFileSync('mkfifo', [pipe]);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the log', () => {
  const open = () => openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);

  test('keeps some megabytes of lines while nobody reads, drops the others, and says how many', async () => {
    const output = open();
    const { logger, end } = createLog('info', output);
    const most = 12_000;
    for (let line = 0; line < most; line++) logger.info({ line, text: 'x'.repeat(500) }, 'a line');
    let text = '';
    const read = createReadStream('', { fd: openSync(pipe, 'r+'), encoding: 'utf8' }).on('data', (part) => (text += part));
    await expect.poll(() => text, { timeout: 20_000 }).toMatch(/log lines dropped"}\n$/);
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const last = lines.pop();
    expect(last).toMatchObject({ level: 40, msg: 'log lines dropped', lines: most - lines.length });
    expect(lines.map(({ line }) => line)).toEqual(lines.map((_line, index) => index));
    expect(lines.length).toBeGreaterThan(6000);
    await end(100);
    read.destroy();
  });

  test('ends in its time when nothing is ever written', async () => {
    const { logger, end } = createLog('info', open());
    for (let line = 0; line < 1000; line++) logger.info('x'.repeat(500));
    const started = performance.now();
    logger.fatal('stopping after an unexpected error');
    await end(200);
    expect(performance.now() - started).toBeLessThan(600);
  });
});

// Opened for reading too, the pipe stands open though nobody reads it.
test.each([
  ['full', '/dev/full', 'w'],
  ['a pipe that nobody reads', pipe, 'r+'],
])('with standard output %s, the site serves on and stops in its time, whatever it logs', async (_name, path, flags) => {
  for (const LOG_LEVEL of ['trace', 'error']) {
    const output = openSync(path, flags);
    const { child, origin } = await spawnSite({ LOG_LEVEL, SHUTDOWN_DELAY_MS: '100' }, { output });
    closeSync(output);
    // About 100 kB of log, which no pipe holds.
    const long = `${origin}/about?${'x'.repeat(250)}`;
    for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: 50 }, () => statusOf(long)));
    expect(await statusOf(`${origin}/about`)).toBe(200);
    const started = performance.now();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(performance.now() - started).toBeLessThan(2000);
  }
});

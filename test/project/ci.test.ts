import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installPackages } from '../install-packages.ts';
import { root } from '../site.ts';

const folder = mkdtempSync(join(tmpdir(), 'ci-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program of a name that stands before the machine's own. */
function stub(name: string, script: string): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
  return `${bin}:${process.env.PATH}`;
}

/** Runs CI's script where each command of npm ends as said. */
function runCi(outcomes: Record<string, { tests: string; status: number }>) {
  mkdirSync(join(folder, '.ci'), { recursive: true });
  copyFileSync(join(root, '.ci/run'), join(folder, '.ci/run'));
  const cases = Object.entries(outcomes).map(
    ([name, { tests, status }]) => `'run ${name}') echo '      Tests  ${tests}'; exit ${status};;`,
  );
  const PATH = stub('npm', `case "$*" in ci) ;; ${cases.join(' ')} *) exit 9;; esac`);
  const { status, stdout } = spawnSync('bash', [join(folder, '.ci/run')], { env: { ...process.env, PATH }, encoding: 'utf8' });
  return { status, last: stdout.trimEnd().split('\n').at(-1) };
}

test('CI closes with the tests of both commands, and passes if both have', () => {
  const both = { test: { tests: '1500 passed (1500)', status: 0 }, 'test:all': { tests: '180 passed (180)', status: 0 } };
  expect(runCi(both)).toEqual({ status: 0, last: '1680 passed, 0 failed' });
});

test.each(['test', 'test:all'])('CI fails if npm run %s has, and counts what has failed', (name) => {
  const fine = { test: { tests: '10 passed (10)', status: 0 }, 'test:all': { tests: '20 passed (20)', status: 0 } };
  const outcomes = { ...fine, [name]: { tests: '2 failed | 5 passed | 1 skipped (8)', status: 1 } };
  expect(runCi(outcomes)).toEqual({ status: 1, last: name === 'test' ? '25 passed, 2 failed' : '15 passed, 2 failed' });
});

test('a browser that cannot be installed is named, with what to do and what was said', () => {
  const path = process.env.PATH;
  process.env.PATH = stub('apt-get', 'echo "E: Unable to locate package" >&2; exit 100');
  stub('sudo', 'shift; exec "$@"');
  try {
    expect(() => installPackages(['netscape'], 'The tests need Netscape')).toThrow(
      'The tests need Netscape. Install it (on Debian: apt-get install netscape). It was tried: E: Unable to locate package',
    );
  } finally {
    process.env.PATH = path;
  }
});

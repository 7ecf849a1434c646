import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../site.ts';

const folder = mkdtempSync(join(tmpdir(), 'ci-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a command of npm says at its end, and its status. */
const passed = { tests: '1500 passed (1500)', status: 0 };
const failed = { tests: '2 failed | 5 passed | 1 skipped (8)', status: 1 };

test.each([
  ['passes if both commands have', passed, passed, { status: 0, last: '3000 passed, 0 failed' }],
  ['fails if npm test has', failed, passed, { status: 1, last: '1505 passed, 2 failed' }],
  ['fails if npm run test:all has', passed, failed, { status: 1, last: '1505 passed, 2 failed' }],
])('CI %s, and closes with the tests of both', (_what, short, long, expected) => {
  for (const name of ['.ci', 'bin']) mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(join(root, '.ci/run'), join(folder, '.ci/run'));
  const cases = Object.entries({ test: short, 'test:all': long }).map(
    ([name, { tests, status }]) => `'run ${name}') echo '      Tests  ${tests}'; exit ${status};;`,
  );
  const npm = `#!/bin/sh\ncase "$*" in ci) ;; ${cases.join(' ')} *) exit 9;; esac\n`;
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` };
  const { status, stdout } = spawnSync('bash', [join(folder, '.ci/run')], { env, encoding: 'utf8' });
  expect({ status, last: stdout.trimEnd().split('\n').at(-1) }).toEqual(expected);
});

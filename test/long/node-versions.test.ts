import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pages } from '../../server/pages/index.ts';
import { forms } from '../hostile/forms.ts';
import { behaviors, misbehave } from '../hostile/misbehave.ts';
import { raw } from '../http/raw.ts';
import { spawnSite } from '../spawn-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'node-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Installs a version of Node, which npm has as a package, beside the project: inside, its `node` would be that of all scripts. */
function installNode(version: string): string {
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = join(folder, version);
  execFileSync('npm', ['install', '--prefix', prefix, '--no-audit', '--no-fund', `${name}@${version}`], { stdio: 'pipe' });
  return join(prefix, 'node_modules', name, 'bin/node');
}

// The one that a fresh machine may have, and that of the image.
test.each(['20.19.6', '24.22.3'])(
  'the server works under Node %s: pages, codings, clients that misbehave, and its end',
  async (version) => {
    const node = installNode(version);
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${version}`);
    const { child, origin } = await spawnSite({ SHUTDOWN_DELAY_MS: '0' }, { node });
    for (const { path } of pages)
      for (const coding of ['br', 'identity'])
        expect((await raw(origin + path, { 'Accept-Encoding': coding })).status, path).toBe(200);
    for (const path of ['/search?q=cp2000', '/deadlines.ics?who=trust', '/office.vcf'])
      expect((await raw(origin + path)).status, path).toBe(200);
    expect((await raw(`${origin}/nope`)).status).toBe(404);
    for (const name of Object.keys(behaviors)) await Promise.all(forms.map(([, , bytes = '']) => misbehave(origin, bytes, name)));
    expect((await raw(`${origin}/about`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, root } from '../site.ts';

let folder: string;
let origin: string;
let child: ChildProcess;
let said = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'));
  for (const part of ['build.mjs', 'package.json', 'client', 'content', 'server', 'shared'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  child = spawn(process.execPath, ['build.mjs', '--dev'], { cwd: folder, env: { ...process.env, PORT: String(port) } });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
});
afterAll(async () => {
  child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const textOf = async (path: string) => (await fetch(origin + path)).text();
const seen = (path: string) => expect.poll(() => textOf(path).catch(() => ''), { timeout: 20_000 });

/** Saves a file as many editors do: a new one takes the place of the old. */
async function edit(file: string, before: string, after: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(before);
  await writeFile(`${path}~`, text.replace(before, after));
  await rename(`${path}~`, path);
}

describe('npm run dev', () => {
  test('shows a changed word, component and style, each again and again, and tells the browsers', async () => {
    await seen('/about').toContain('Three people');
    const events = (await fetch(`${origin}/dev/events`)).body?.getReader();
    await events?.read();
    for (const [before, after] of [
      ['Three people', 'Four people'],
      ['Four people', 'Five people'],
    ] as const) {
      await edit('content/about.ts', before, after);
      await seen('/about').toContain(after);
    }
    expect(new TextDecoder().decode((await events?.read())?.value)).toContain('data: built');
    await events?.cancel();

    await edit('shared/pages/about.tsx', 'className="team"', 'className="team changed"');
    await seen('/about').toContain('team changed');

    await edit('client/styles/layout/wrap.css', '.wrap {', '.wrap { outline: 3px solid red;');
    await seen('/about').toContain('outline: 3px solid red');
  });

  test('reports which file cannot be built, keeps the last good page, and goes on when it is fixed', async () => {
    await seen('/pricing').toContain('Know the fee');
    await edit('content/pricing.ts', 'heading:', 'heading;');
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/content\/pricing\.ts:\d+/);
    expect(await textOf('/pricing')).toContain('Know the fee');
    await edit('content/pricing.ts', 'heading;', 'heading:');
    await edit('content/pricing.ts', 'Know the fee', 'See the fee');
    await seen('/pricing').toContain('See the fee');
  });
});

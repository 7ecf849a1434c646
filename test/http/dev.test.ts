import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawings } from '../../server/figures/draw-figure.tsx';
import { looks } from '../../server/sections/looks.tsx';
import { copyProject } from '../project-copy.ts';
import { freePort } from '../site.ts';

const { folder, edit, remove } = copyProject();
let origin: string;
let child: ChildProcess;
let said = '';

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  child = spawn(process.execPath, ['build.mjs', '--dev'], { cwd: folder, env: { ...process.env, PORT: String(port) } });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
});
afterAll(() => {
  child.kill('SIGKILL');
  remove();
});

const textOf = async (path: string) => (await fetch(origin + path)).text();
const seen = (path: string) => expect.poll(() => textOf(path).catch(() => ''), { timeout: 40_000 });

describe('npm run dev', () => {
  test('shows a changed word, component and style, each again and again, and tells the browsers', async () => {
    await seen('/about').toContain('Three people');
    const events = (await fetch(`${origin}/dev/events`)).body?.getReader();
    await events?.read();
    for (const [before, after] of [
      ['Three people', 'Four people'],
      ['Four people', 'Five people'],
    ] as const) {
      edit('content/about.ts', before, after);
      await seen('/about').toContain(after);
    }
    expect(new TextDecoder().decode((await events?.read())?.value)).toContain('data: built');
    await events?.cancel();

    edit('shared/pages/about.tsx', 'className="team"', 'className="team changed"');
    await seen('/about').toContain('team changed');

    edit('client/styles/layout/wrap.css', '.wrap {', '.wrap { outline: 3px solid red;');
    await seen('/about').toContain('outline: 3px solid red');
  });

  test('reports which file cannot be built, keeps the last good page, and goes on when it is fixed', async () => {
    await seen('/pricing').toContain('Know the fee');
    edit('content/pricing.ts', 'satisfies', 'satisfies;');
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/content\/pricing\.ts:\d+/);
    expect(await textOf('/pricing')).toContain('Know the fee');
    edit('content/pricing.ts', 'satisfies;', 'satisfies');
    edit('content/pricing.ts', 'Know the fee', 'See the fee');
    await seen('/pricing').toContain('See the fee');
  });

  test('shows makers at /kit every kind of section and figure, and names a kind that no page has', async () => {
    edit(
      'server/sections/looks.tsx',
      '  why: {',
      "  unseen: { background: 'paper', layout: 'stack', draw: () => null },\n  why: {",
    );
    await seen('/kit').toContain('section unseen');
    const answer = await fetch(`${origin}/kit`);
    expect(answer.status).toBe(200);
    const samples = (await answer.text()).split('<article data-sample="').slice(1);
    const find = (name: string) => samples.find((sample) => sample.startsWith(`${name}"`));
    expect(find('section unseen')).toContain(': no page has one');
    const kinds = [
      ...Object.keys(looks).map((kind) => `section ${kind}`),
      ...Object.keys(drawings).map((kind) => `figure ${kind}`),
      ...['CoastMap', 'Icon', 'NextDue', 'PageHead'],
    ];
    for (const kind of kinds) {
      expect(find(kind), kind).toContain(', as on /');
      expect(find(kind), kind).toContain('<pre>{');
    }
  });

  test('shows makers the kit at night, and each by its own light, whatever their browser prefers', async () => {
    const [day, night] = await Promise.all([textOf('/kit'), textOf('/kit?night')]);
    expect(day).toMatch(/@media screen and \(max-width: 0\)\s*{\s*:root/);
    expect(night).toMatch(/@media screen and \(min-width: 0\)\s*{\s*:root/);
    expect(day + night).not.toContain('prefers-color-scheme');
  });
});

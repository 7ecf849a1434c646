import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../project-copy.ts';
import { freePort } from '../site.ts';

const { folder, edit, remove } = copyProject();
let origin: string;
let child: ChildProcess;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port) };
  child = spawn(process.execPath, ['tools/dev.mjs'], { cwd: folder, env, stdio: 'ignore' });
});
afterAll(() => {
  child.kill('SIGTERM');
  remove();
});

const seen = (path: string, timeout = 40_000) => {
  const read = async () => (await fetch(origin + path, { signal: AbortSignal.timeout(5000) })).text();
  return expect.poll(() => read().catch(() => ''), { timeout });
};

describe('npm run dev', () => {
  test('shows a changed word, component and style, each again and again, and tells the browsers', async () => {
    await seen('/about').toContain('people who remember');
    const events = (await fetch(`${origin}/dev/events`)).body?.getReader();
    await events?.read();
    for (const [before, after] of [
      ['people who remember', 'colleagues who remember'],
      ['colleagues who remember', 'partners who remember'],
    ] as const) {
      edit('content/pages/about.ts', before, after);
      await seen('/about').toContain(after);
    }
    expect(new TextDecoder().decode((await events?.read())?.value)).toContain('data: built');
    await events?.cancel();

    edit('shared/pages/about.tsx', 'className="team-words"', 'className="team-words changed"');
    await seen('/about').toContain('team-words changed');

    edit('client/styles/layout/wrap.css', '.wrap {', '.wrap { outline: 3px solid red;');
    await seen('/about').toContain('outline: 3px solid red');
  });

  test('shows a wrong type, an error of the content and a map that is left out above the page, and a file that is new or changed', async () => {
    // The checks give way to everything else on the machine.
    const patience = 120_000;
    await seen('/faqs').toContain('Answers before you call');
    for (const [file, right, wrong, remark] of [
      ['content/pages/faqs.ts', "title: '", "title: 3, was: '", 'content/pages/faqs.ts('],
      ['content/pages/faqs.ts', "title: '", `title: '${'long '.repeat(15)}`, 'content/pages/faqs.ts, head.title: is '],
      // Without it the page throws, and says only where.
      ['content/pages/faqs.ts', 'lede:', 'ledes:', 'content/pages/faqs.ts('],
      [
        'content/cities/maps/coast.svg',
        'data-office="Boca',
        'data-office="Bocas',
        'content/cities/maps/coast.svg, data-office: is ',
      ],
    ] as const) {
      const before = readFileSync(join(folder, file), 'utf8');
      edit(file, right, wrong);
      await seen('/faqs', patience).toContain(remark);
      writeFileSync(join(folder, file), before);
      await seen('/faqs', patience).not.toContain(remark);
    }
    await seen('/faqs').toContain('Answers before you call');
    const organizer = join(folder, 'client/static/organizer.txt');
    for (const words of ['Bring last year’s return.', 'Bring the letter, too.']) {
      writeFileSync(organizer, words);
      await seen('/organizer.txt').toBe(words);
    }
  }, 500_000);

  test('says that its port is taken', async () => {
    await seen('/faqs').toContain('Answers before you call');
    const env = { ...process.env, PORT: new URL(origin).port };
    const { status, stderr } = spawnSync(process.execPath, ['tools/dev.mjs'], {
      cwd: folder,
      env,
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^PORT \d+ cannot be used: .*EADDRINUSE/)]);
  });

  test('shows what cannot be built, does not start or throws, with file and line, and goes on when it is mended', async () => {
    await seen('/pricing').toContain('Know the fee');
    for (const [file, right, wrong] of [
      ['content/pages/pricing.ts', 'satisfies', 'satisfies;'],
      ['content/pages/pricing.ts', 'export const', 'JSON.parse("{");\nexport const'],
      ['shared/pages/pricing.tsx', 'return (', 'JSON.parse("{");\nreturn ('],
    ] as const) {
      edit(file, right, wrong);
      await seen('/pricing').toMatch(new RegExp(`${file.replace('.', '\\.')}:\\d+`));
      edit(file, wrong, right);
      await seen('/pricing').toContain('Know the fee');
    }
  });
});

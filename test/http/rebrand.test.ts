import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { root } from '../site.ts';

let folder: string;
let accent: string;

/** Replaces every match in a file of the copied project. */
function edit(file: string, pattern: RegExp, replacement: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(pattern);
  writeFileSync(path, text.replace(pattern, replacement));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rebrand-'));
  for (const part of ['build.mjs', 'package.json', 'tsconfig.json', 'client', 'content', 'server', 'shared'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  accent = /--coral: (#[0-9a-f]{6});/.exec(readFileSync(join(root, 'client/styles/tokens.css'), 'utf8'))?.[1] ?? '';
  edit('content/firm.ts', new RegExp(firm.brand, 'g'), 'Mangrove');
  edit('content/firm.ts', new RegExp(firm.brand.toLowerCase(), 'g'), 'mangrove');
  edit('client/styles/tokens.css', new RegExp(accent), '#7a2bc4');
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: 'ignore' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('another name in content/firm.ts and another accent in the tokens', () => {
  const files = () =>
    readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|css|svg|json|webmanifest)$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

  test('leave no trace of the old in anything that is built', () => {
    expect(files().length).toBeGreaterThan(80);
    for (const file of files()) {
      const text = readFileSync(file, 'utf8').toLowerCase();
      expect(text.includes(firm.brand.toLowerCase()), `${file}: the name`).toBe(false);
      expect(text.includes(accent), `${file}: the accent`).toBe(false);
    }
  });

  test('are everywhere: web manifest, styles, link previews', () => {
    const client = join(folder, 'dist/client');
    expect(JSON.parse(readFileSync(join(client, 'site.webmanifest'), 'utf8')).short_name).toBe('Mangrove');
    expect(files().some((file) => file.endsWith('.css') && readFileSync(file, 'utf8').includes('#7a2bc4'))).toBe(true);
    for (const image of ['home.png', 'locations-boca-raton.png', 'services-payroll-services.png']) {
      const before = readFileSync(join(root, 'client/generated/og', image));
      expect(readFileSync(join(client, 'og', image)).equals(before), image).toBe(false);
    }
  });
});

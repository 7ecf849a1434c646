import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { copyProject } from '../project-copy.ts';
import { root } from '../site.ts';

const project = copyProject();
const { folder, edit } = project;
const accent = /--coral: (#[0-9a-f]{6});/.exec(readFileSync(join(root, 'client/styles/tokens.css'), 'utf8'))?.[1] ?? '';

beforeAll(() => {
  edit('content/firm.ts', firm.brand, 'Mangrove');
  edit('content/firm.ts', firm.brand.toLowerCase(), 'mangrove');
  edit('client/styles/tokens.css', accent, '#7a2bc4');
  project.build();
  return project.remove;
});

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

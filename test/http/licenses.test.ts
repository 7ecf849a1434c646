import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { build, type Metafile } from 'esbuild';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { dist, makeApp, root } from '../site.ts';

interface Component {
  name: string;
  version: string;
  purl: string;
  hashes: { content: string }[];
  licenses: unknown[];
  properties: { name: string; value: string }[];
}

const text = readFileSync(join(dist, 'sbom.cdx.json'), 'utf8');
const components: Component[] = JSON.parse(text).components;
const lock: Record<string, { integrity: string }> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const licenses = readFileSync(join(dist, 'client/licenses.txt'), 'utf8');

/** The packages that have put bytes into a bundle, as `name@version in part`, by their folders in node_modules. */
function packagesIn(part: string, { outputs }: Metafile): Map<string, string> {
  const found = new Map<string, string>();
  for (const { inputs } of Object.values(outputs))
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const folders = file.split('node_modules/').slice(1);
      if (bytesInOutput === 0 || folders.length === 0) continue;
      const last = (folders.pop() ?? '').split('/');
      const folder = [...folders, last.slice(0, last[0]?.startsWith('@') ? 2 : 1).join('/')].join('node_modules/');
      const { name, version } = JSON.parse(readFileSync(join(root, 'node_modules', folder, 'package.json'), 'utf8'));
      found.set(`${name}@${version} in ${part}`, `node_modules/${folder}`);
    }
  return found;
}

let bundled: Map<string, string>;
beforeAll(async () => {
  const { getOptions } = await import(join(root, 'build.mjs'));
  const made = ['browser', 'server'].map(async (part) => {
    const { metafile } = await build({ ...getOptions(dist, false)[part], write: false });
    return [...packagesIn(part, metafile ?? { inputs: {}, outputs: {} })];
  });
  bundled = new Map((await Promise.all(made)).flat());
});

describe('what of others ships', () => {
  test('is in the SBOM, with what icons and fonts are drawn from and nothing else: each package that is bundled, version, part, hash of the lock', () => {
    expect(bundled.size).toBeGreaterThan(80);
    const listed = components.flatMap(({ name, version, properties }) =>
      properties.map(({ value }) => `${name}@${version} in ${value}`),
    );
    const drawn = listed.filter((line) => /^(lucide-static|@fontsource.+)@[\d.]+ in browser$/.test(line));
    expect(drawn).toHaveLength(3);
    expect(listed.sort()).toEqual([...bundled.keys(), ...drawn].sort());
    for (const { name, version, hashes } of components) {
      const folder = [...bundled].find(([key]) => key.startsWith(`${name}@${version} in `))?.[1] ?? `node_modules/${name}`;
      expect(`sha512-${Buffer.from(hashes[0]?.content ?? '', 'hex').toString('base64')}`).toBe(lock[folder]?.integrity);
    }
  });

  test('is in /licenses.txt, each with its license and its terms', () => {
    const entries = licenses.split(`\n${'-'.repeat(80)}\n`).slice(1);
    expect(entries.map((entry) => entry.split('\n')[0])).toEqual(components.map(({ name, version }) => `${name} ${version}`));
    for (const entry of entries) {
      expect(entry).toMatch(/^.+\nLicense: [\w.-]+\nPart of: (browser|server|browser, server)\n\n/);
      expect(entry.length, entry.slice(0, 60)).toBeGreaterThan(700);
    }
    for (const name of ['react', 'express', 'lucide-static']) expect(licenses).toMatch(new RegExp(`^${name} \\d`, 'm'));
    for (const owner of ['The Public Sans Project Authors', 'The Young Serif Project Authors', 'Lucide'])
      expect(licenses).toContain(owner);
    expect(licenses.match(/^SIL OPEN FONT LICENSE Version 1\.1[\s\S]*?OTHER DEALINGS IN THE FONT SOFTWARE/gm)).toHaveLength(2);
  });

  test('is told in valid CycloneDX 1.6, without a time or a serial number, so that two builds have the same', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(text)).toBeNull();
    expect(await validator.validate(text.replace('"library"', '"book"'))).not.toBeNull();
    expect(JSON.parse(text)).not.toHaveProperty('serialNumber');
    expect(JSON.parse(text).metadata).not.toHaveProperty('timestamp');
    expect(components.find(({ name }) => name === '@fontsource/young-serif')).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/%40fontsource\/young-serif@[\d.]+$/),
      licenses: [{ license: { id: 'OFL-1.1' } }],
    });
  });

  test('is answered as text at /licenses.txt, and the SBOM stays with who runs the site', async () => {
    const { app } = makeApp();
    const response = await request(app).get('/licenses.txt');
    expect([response.status, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(response.text).toBe(licenses);
    expect((await request(app).get('/sbom.cdx.json')).status).toBe(404);
  });
});

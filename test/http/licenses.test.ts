import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { dist, makeApp, root } from '../site.ts';

interface Component {
  group?: string;
  name: string;
  version: string;
  scope: string;
  purl: string;
  licenses: unknown[];
  evidence: { licenses: unknown[] };
}

const text = readFileSync(join(dist, 'sbom.cdx.json'), 'utf8');
const components: Component[] = JSON.parse(text).components;
const lock: Record<string, { version: string }> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const licenses = readFileSync(join(dist, 'client/licenses.txt'), 'utf8');
const nameOf = ({ group, name }: Component) => `${group ? `${group}/` : ''}${name}`;
/** As `@scope/name 1.2.3`. */
const releaseOf = (component: Component) => `${nameOf(component)} ${component.version}`;

let bundled: Set<string>;
/** The folders in `node_modules` of the packages that have put bytes into a bundle, and those that are drawn from. */
beforeAll(async () => {
  const { getOptions } = await import(join(root, 'build.mjs'));
  const folders = ['lucide-static', '@fontsource/young-serif', '@fontsource-variable/public-sans'];
  for (const options of Object.values<BuildOptions>(getOptions(dist, false))) {
    const { metafile } = await build({ ...options, write: false });
    const inputs = Object.values(metafile?.outputs ?? {}).flatMap((output) => Object.entries(output.inputs));
    const found = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
    folders.push(...found.flatMap(([file]) => /node_modules\/((?:.+\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []));
  }
  bundled = new Set(
    folders.map((folder) => `${folder.replace(/.*node_modules\//, '')} ${lock[`node_modules/${folder}`]?.version}`),
  );
});

describe('what of others ships', () => {
  test('is in the SBOM, each package that is bundled or drawn from in the version of the lock, and nothing else', () => {
    expect(bundled.size).toBeGreaterThan(80);
    expect([...new Set(components.map(releaseOf))].sort()).toEqual([...bundled].sort());
    for (const component of components) expect(component.scope, nameOf(component)).toBe('required');
  });

  test('may be passed on: each has a license that SPDX knows, and its terms, also in /licenses.txt, which says no versions', () => {
    for (const component of components) {
      expect(JSON.stringify(component.licenses), nameOf(component)).toMatch(/"(id|expression)":/);
      expect(component.evidence?.licenses.length, nameOf(component)).toBeGreaterThan(0);
    }
    const entries = licenses.split(`\n${'-'.repeat(80)}\n`).slice(1);
    expect(entries.map((entry) => entry.split('\n')[0])).toEqual([...new Set(components.map(nameOf))]);
    for (const entry of entries) {
      expect(entry).toMatch(/^[\w@/.-]+\nLicense: [\w.() -]+\n\n/);
      expect(entry.length, entry.slice(0, 60)).toBeGreaterThan(700);
    }
    for (const owner of ['The Public Sans Project Authors', 'The Young Serif Project Authors', 'Lucide'])
      expect(licenses).toContain(owner);
    expect(licenses.match(/^SIL OPEN FONT LICENSE Version 1\.1[\s\S]*?OTHER DEALINGS IN THE FONT SOFTWARE/gm)).toHaveLength(2);
  });

  test('is told in CycloneDX 1.6, which the build validates, without a time or a serial number, so that two builds have the same', () => {
    expect(JSON.parse(text)).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(JSON.parse(text)).not.toHaveProperty('serialNumber');
    expect(JSON.parse(text).metadata).not.toHaveProperty('timestamp');
    expect(components.find(({ name }) => name === 'young-serif')?.purl).toMatch(/^pkg:npm\/%40fontsource\/young-serif@[\d.]+/);
    expect(text).not.toContain(root);
  });

  test('is answered as text at /licenses.txt, and the SBOM stays with who runs the site', async () => {
    const { app } = makeApp();
    const response = await request(app).get('/licenses.txt');
    expect([response.status, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(response.text).toBe(licenses);
    expect((await request(app).get('/sbom.cdx.json')).status).toBe(404);
  });
});

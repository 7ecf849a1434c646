import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { writeLicensesTxt } from './licenses.txt.ts';
import { root } from './root.ts';
import { writeSbom } from './sbom.ts';
import { listShippedPackages } from './shipped-packages.ts';

/** Says what of others is in a build: `/licenses.txt` for everybody, `sbom.cdx.json` for who runs it. */
export async function writeNotices(dist: string, metafiles: { browser: Metafile; server: Metafile }): Promise<void> {
  const packages = await listShippedPackages(metafiles);
  const site = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(dist, 'client/licenses.txt'), writeLicensesTxt(packages));
  await writeFile(join(dist, 'sbom.cdx.json'), writeSbom(site, packages));
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { type LockedPackage, type Package, readPackage } from './read-package.ts';
import { root } from './root.ts';

const parts = ['browser', 'server'] as const;
/** Who gets a package: the browser, or the server alone. */
type Part = (typeof parts)[number];

/** A package of which something is in what ships. */
export interface ShippedPackage extends Package {
  parts: Part[];
}

/** What icons and fonts are made from, which esbuild does not see. */
const drawn = ['lucide-static', '@fontsource/young-serif', '@fontsource-variable/public-sans'].map(
  (name) => `node_modules/${name}`,
);

/** The folders, as package-lock.json has them, of the packages with at least a byte in what esbuild has written. */
function listFolders({ outputs }: Metafile): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  const files = inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));
  const folder = /node_modules\/(?:.+\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;
  return [...new Set(files.flatMap((file) => folder.exec(file)?.[0] ?? []))];
}

/**
 * The packages of which something ships, each version once, by name: code and fonts from esbuild's metafiles, and the
 * icons. Throws if one has no license that is known, or is not the locked one.
 */
export async function listShippedPackages(metafiles: Record<Part, Metafile>): Promise<ShippedPackage[]> {
  const { packages: locked }: { packages: Record<string, LockedPackage> } = JSON.parse(
    await readFile(join(root, 'package-lock.json'), 'utf8'),
  );
  const folders = { browser: [...listFolders(metafiles.browser), ...drawn], server: listFolders(metafiles.server) };
  const shipped = new Map<string, ShippedPackage>();
  for (const part of parts) {
    const found = await Promise.all(folders[part].map((folder) => readPackage(join(root, folder), locked[folder])));
    for (const item of found) {
      const key = `${item.name} ${item.version}`;
      shipped.set(key, { ...item, parts: [...new Set([...(shipped.get(key)?.parts ?? []), part])] });
    }
  }
  return [...shipped].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}

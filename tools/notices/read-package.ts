import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import licenseIds from 'spdx-license-list/simple.js';
import { root } from './root.ts';

/** A package of npm, and the terms under which it may be passed on. */
export interface Package {
  name: string;
  version: string;
  /** An SPDX license expression, nearly always of one identifier. */
  license: string;
  /** Its license and notices, in full. */
  terms: string;
  /** What package-lock.json has of the package: `sha512-` and base64. */
  integrity: string;
}

/** What package-lock.json says of a folder in `node_modules`. */
export interface LockedPackage {
  version: string;
  integrity?: string;
}

interface PackageJson {
  name: string;
  version: string;
  license?: unknown;
  author?: string | { name: string };
}

const termFile = /^(licen[cs]e|copying|notice)(-[\w.]+)?(\.(md|txt))?$/i;

/** The identifiers in an SPDX license expression. */
const listIds = (license: string) => license.split(/ (?:AND|OR) |[()]/).filter(Boolean);

/** The standard text of a license, below a line for who has the copyright, as it leaves that open. */
async function readStandardText(id: string, owner: string): Promise<string> {
  const file = join(root, 'node_modules/spdx-license-list/licenses', `${id}.json`);
  const { licenseText }: { licenseText: string } = JSON.parse(await readFile(file, 'utf8'));
  return `Copyright ${owner}\n\n${licenseText.replace(/^.*<year>.*\n+/gm, '')}`;
}

/**
 * Reads the package in a folder: what package.json says, and the files with its terms. One that has no such file gets
 * the standard text of its license, for its author. Throws if its license is not known to SPDX, or if it is not the
 * version that is locked.
 */
export async function readPackage(folder: string, locked: LockedPackage | undefined): Promise<Package> {
  const json: PackageJson = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, author } = json;
  if (typeof license !== 'string' || !listIds(license).every((id) => licenseIds.has(id)))
    throw new Error(`${name} ${version}: its license (${JSON.stringify(license)}) is none that SPDX has, so it cannot ship`);
  if (locked?.version !== version || !locked.integrity)
    throw new Error(`${name} ${version} is not what package-lock.json has; npm ci installs that`);
  const files = (await readdir(folder)).filter((file) => termFile.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  if (files.every((file) => /^notice/i.test(file))) {
    const owner = (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`;
    texts.unshift(...(await Promise.all(listIds(license).map((id) => readStandardText(id, owner)))));
  }
  const terms = texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
  return { name, version, license, terms, integrity: locked.integrity };
}

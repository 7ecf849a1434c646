import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint, readSubject } from './read-subject.ts';

const file = join(import.meta.dirname, '../../content/generated/link-previews.json');

/** The fingerprint of what each link preview shows, by the path of its page. */
export type Ledger = Record<string, string>;

/** Reads the fingerprints of the link previews in client/static/og. */
export async function readLedger(): Promise<Ledger> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

/** Writes them. */
export async function writeLedger(ledger: Ledger): Promise<void> {
  await writeFile(file, `${JSON.stringify(ledger, null, 2)}\n`);
}

/** The pages whose link preview shows something else than the page; `readHtml` gives the HTML of a page. */
export async function findStale(paths: string[], readHtml: (path: string) => Promise<string>): Promise<string[]> {
  const ledger = await readLedger();
  const current = await Promise.all(paths.map(async (path) => fingerprint(readSubject(path, await readHtml(path)))));
  return paths.filter((path, index) => ledger[path] !== current[index]);
}

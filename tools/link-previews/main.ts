import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium } from 'playwright-core';
import { pages } from '../../server/find-page.ts';
import { getPreviewImagePath } from '../../shared/head.tsx';
import { findBrowser } from '../../test/browser/find-browser.ts';
import { findStale, readLedger, writeLedger } from './ledger.ts';
import { fingerprint, readSubject } from './read-subject.ts';
import { openWindow, takePicture } from './take-picture.ts';

// `npm run link-previews -- http://localhost:3000` draws the link previews that are stale, of a site that runs there.
// Paths after the origin: these, stale or not.
const [origin = 'http://localhost:3000', ...named] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../../client/static/og');
const listed = pages.map(({ path }) => path);
const toFile = (path: string) => basename(getPreviewImagePath(path));

async function readHtml(path: string): Promise<string> {
  const response = await fetch(new URL(path, origin));
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return response.text();
}

/** Draws the previews of pages into the folder. Returns their fingerprints. */
async function draw(paths: string[]): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {};
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const page = await openWindow(browser);
  for (const path of paths) {
    const html = await readHtml(path);
    const { png, problems } = await takePicture(page, new URL(path, origin), html);
    await writeFile(join(folder, toFile(path)), png);
    drawn[path] = fingerprint(readSubject(path, html));
    console.info([`${path}: ${png.length} bytes`, ...problems].join('\n  '));
    if (problems.length > 0) process.exitCode = 1;
  }
  await browser.close();
  return drawn;
}

const drawn = await draw(named.length > 0 ? named : await findStale(listed, readHtml));
const ledger = { ...(await readLedger()), ...drawn };
await writeLedger(Object.fromEntries(listed.map((path) => [path, ledger[path] ?? ''])));
const files = listed.map(toFile);
for (const file of await readdir(folder)) if (!files.includes(file)) await rm(join(folder, file));

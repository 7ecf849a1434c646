import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium } from 'playwright-core';
import { pages } from '../../server/pages/index.ts';
import { getPreviewImagePath } from '../../shared/head.tsx';
import { getOfficeDay } from '../../shared/office/clock.ts';
import { findBrowser } from '../find-browser.ts';
import { type Drawn, findStale, fingerprint, listPreviewed, readDrawn, writeDrawn } from './find-stale.ts';
import { readSubject } from './read-subject.ts';
import { openWindow, takePicture } from './take-picture.ts';

// `npm run link-previews -- http://localhost:3000` draws the stale link previews of a site that runs there. It draws the
// pages of paths that follow the origin, stale or not.
const [origin = 'http://localhost:3000', ...named] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../../client/static/og');
const day = getOfficeDay(new Date());
const toFile = (path: string) => basename(getPreviewImagePath(path));

async function readHtml(path: string): Promise<string> {
  const response = await fetch(new URL(path, origin));
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return response.text();
}

/** Draws the previews of pages into the folder. Returns their fingerprints. */
async function draw(shown: typeof pages): Promise<Record<string, Drawn>> {
  const drawn: Record<string, Drawn> = {};
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const window = await openWindow(browser);
  for (const page of shown) {
    const { path } = page;
    const html = await readHtml(path);
    const { png, problems } = await takePicture(window, new URL(path, origin), html);
    await writeFile(join(folder, toFile(path)), png);
    drawn[path] = { day, fingerprint: fingerprint(readSubject(page, day)) };
    console.info([`${path}: ${png.length} bytes`, ...problems].join('\n  '));
    if (problems.length > 0) process.exitCode = 1;
  }
  await browser.close();
  return drawn;
}

const known = await readDrawn();
const stale = named.length > 0 ? named : findStale(pages, known, day).map(({ path }) => path);
const drawn = { ...known, ...(await draw(pages.filter(({ path }) => stale.includes(path)))) };
const listed = listPreviewed(pages).map(({ path }) => path);
await writeDrawn(Object.fromEntries(Object.entries(drawn).filter(([path]) => listed.includes(path))));
const files = listed.map(toFile);
for (const file of await readdir(folder)) if (!files.includes(file)) await rm(join(folder, file));

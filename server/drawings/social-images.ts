import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { getPreviewImagePath } from '../../shared/head.tsx';
import { fingerprint, readPages } from '../editorial/read-pages.ts';
import type { Colors } from './colors.ts';
import { readFonts } from './fonts.ts';
import { drawPicture } from './social/draw-picture.ts';
import { layPreview } from './social/layout.ts';
import { drawLettering } from './social/lettering.ts';

/** Of a file, in bytes: some messengers show no larger ones. */
const most = 60_000;

async function toPng(art: string, lettering: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${art}${lettering}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 }).toBuffer();
}

/**
 * Draws the 1200 x 630 image of every page into `folder`, but only those whose drawing differs from `ledger.json`
 * there, and removes those of pages that are gone. Throws if one is too large, and names its page.
 */
export async function drawSocialImages(folder: string, colors: Colors): Promise<void> {
  await mkdir(folder, { recursive: true });
  const ledgerFile = join(folder, 'ledger.json');
  const before: Record<string, string> = JSON.parse(await readFile(ledgerFile, 'utf8').catch(() => '{}'));
  const fonts = await readFonts();
  const ledger = new Map<string, string>();
  for (const page of await readPages()) {
    const name = basename(getPreviewImagePath(page.path));
    const { art, words } = layPreview(page, await drawPicture(page, colors), colors);
    const mark = fingerprint([art, words]);
    if (before[name] !== mark) {
      const png = await toPng(art, await drawLettering(words, fonts));
      if (png.length > most) throw new Error(`${page.path}: its link preview has ${png.length} bytes, and may have ${most}`);
      await writeFile(join(folder, name), png);
    }
    ledger.set(name, mark);
  }
  for (const name of await readdir(folder)) if (name.endsWith('.png') && !ledger.has(name)) await rm(join(folder, name));
  const sorted = Object.fromEntries([...ledger].sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(ledgerFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../site.ts';

const fontfile = join(root, 'node_modules/@fontsource/public-sans/files/public-sans-latin-400-normal.woff');
const background = '#767676';
const sheetWidth = 1920;
const gap = 16;
const labelHeight = 28;
const rows = 2;

/** A picture made smaller below its label, in the project's own font: the machine need not have one. */
async function drawCell({ file, label }: { file: string; label: string }, width: number): Promise<Buffer> {
  const text = `<span foreground="white">${label}</span>`;
  const words = await sharp({ text: { text, font: 'Public Sans 11', fontfile, rgba: true, wrap: 'none' } })
    .resize({ width, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const picture = await sharp(file).resize(width).extend({ top: labelHeight, background }).png().toBuffer();
  return sharp(picture)
    .composite([{ input: words, left: 0, top: 6 }])
    .png()
    .toBuffer();
}

/** Draws all pictures of a kind as labelled grids into files whose names begin with `name`, and resolves to these. */
export async function drawContactSheets(files: { file: string; label: string }[], name: string): Promise<string[]> {
  const { width: taken = 0 } = await sharp(files[0]?.file).metadata();
  // A phone is shown larger than a screen: it has less on it.
  const width = Math.round(taken * (taken < 600 ? 0.4 : 0.24));
  const across = Math.floor(sheetWidth / (width + gap));
  const names: string[] = [];
  for (let from = 0; from < files.length; from += rows * across) {
    const cells = files.slice(from, from + rows * across).map((file) => drawCell(file, width));
    names.push(`${name}-${names.length + 1}.png`);
    await sharp(await Promise.all(cells), { join: { across, shim: gap, background } }).toFile(names.at(-1) ?? name);
  }
  return names;
}

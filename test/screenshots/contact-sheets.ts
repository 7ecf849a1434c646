import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { root } from '../site.ts';
import { type Cell, labelHeight, layOut, type Picture, type Sheet } from './lay-out.ts';

const fontfile = join(root, 'node_modules/@fontsource/public-sans/files/public-sans-latin-400-normal.woff');
const background = '#767676';

/** A label as wide as its picture at most, in the project's own font: the machine need not have one. */
async function drawLabel({ label, width, left, top }: Cell): Promise<OverlayOptions> {
  const text = `<span foreground="white">${label}</span>`;
  const input = await sharp({ text: { text, font: 'Public Sans 11', fontfile, rgba: true, wrap: 'none' } })
    .png()
    .toBuffer({ resolveWithObject: true });
  const visible = Math.min(width, input.info.width);
  const data = await sharp(input.data).extract({ left: 0, top: 0, width: visible, height: input.info.height }).toBuffer();
  return { input: data, left, top: top - labelHeight + 6 };
}

async function drawSheet({ width, height, cells }: Sheet, file: string): Promise<void> {
  const overlays = await Promise.all(
    cells.map(async (cell) => [
      { input: await sharp(cell.file).resize(cell.width, cell.height).toBuffer(), left: cell.left, top: cell.top },
      await drawLabel(cell),
    ]),
  );
  await sharp({ create: { width, height, channels: 3, background } })
    .composite(overlays.flat())
    .png()
    .toFile(file);
}

/** Draws all pictures of a kind as labelled grids into files whose names begin with `name`, and resolves to these. */
export async function drawContactSheets(files: { file: string; label: string }[], name: string): Promise<string[]> {
  const pictures: Picture[] = [];
  for (const { file, label } of files) {
    const { width, height } = await sharp(file).metadata();
    pictures.push({ file, label, width, height });
  }
  const sheets = layOut(pictures);
  const names = sheets.map((_, index) => `${name}-${index + 1}.png`);
  for (const [index, sheet] of sheets.entries()) await drawSheet(sheet, names[index] ?? name);
  return names;
}

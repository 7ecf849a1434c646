import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Colors } from './colors.ts';
import { drawLeaf } from './leaf.ts';

/** One PNG as an icon file: a 6 byte header, one 16 byte entry, then the image. */
function toIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Writes the mark as favicon.svg, favicon.ico and apple-touch-icon.png into `folder`. */
export async function drawFavicons(folder: string, colors: Colors): Promise<void> {
  const leaf = drawLeaf(colors('deep'), colors('vein'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${leaf}</svg>`;
  const touch = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-18 -18 136 136"><rect x="-18" y="-18" width="136" height="136" fill="${colors('paper')}"/>${leaf}</svg>`;
  const png = (source: string, side: number) =>
    sharp(Buffer.from(source), { density: 300 }).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
  await Promise.all([
    writeFile(join(folder, 'favicon.svg'), svg),
    png(svg, 32).then((bytes) => writeFile(join(folder, 'favicon.ico'), toIco(bytes, 32))),
    png(touch, 180).then((bytes) => writeFile(join(folder, 'apple-touch-icon.png'), bytes)),
  ]);
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AboutContent } from '../../content/page-types.ts';

/** A photograph as pages show it: each format as a `srcset`, and one address for who knows none. */
export interface BuiltPhoto {
  avif: string;
  webp: string;
  fallback: string;
}

/** The size of a photograph on the page, in CSS pixels: that of a desk. */
export const photoSize = { width: 384, height: 300 };

const formats = { avif: { quality: 55 }, webp: { quality: 78 } } as const;

/** Writes one photograph in one format, once and twice as large as it is shown; returns the addresses. */
async function writeFormat(
  source: Buffer,
  format: keyof typeof formats,
  assets: string,
): Promise<[small: string, large: string]> {
  const { default: sharp } = await import('sharp');
  async function write(scale: number): Promise<string> {
    const [width, height] = [photoSize.width * scale, photoSize.height * scale];
    const image = sharp(source).autoOrient().resize({ width, height, fit: 'cover', position: 'attention' });
    const bytes = await image.toFormat(format, formats[format]).toBuffer();
    const name = `photo-${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.${format}`;
    await writeFile(join(assets, name), bytes);
    return `/assets/${name}`;
  }
  return [await write(1), await write(2)];
}

const toSrcset = ([small, large]: [string, string]) => `${small} ${photoSize.width}w, ${large} ${2 * photoSize.width}w`;

/**
 * Makes the photographs of people from `folder` into `assets`, named by their bytes and without what a camera writes
 * into a file; nothing if nobody has one. Returns them by the names of their files. Rejects if one is missing.
 */
export async function writePhotos(people: AboutContent['team']['items'], folder: string, assets: string) {
  const photos = new Map<string, BuiltPhoto>();
  for (const { photo } of people) {
    if (!photo) continue;
    const source = await readFile(join(folder, photo.file));
    await mkdir(assets, { recursive: true });
    const [avif, webp] = [await writeFormat(source, 'avif', assets), await writeFormat(source, 'webp', assets)];
    photos.set(photo.file, { avif: toSrcset(avif), webp: toSrcset(webp), fallback: webp[0] });
  }
  return photos;
}

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Photo } from '../content/types.ts';
import type { Assets, Cut } from '../server/assets.ts';
import { emptyIndex, loadOn } from '../server/page/site-index.ts';
import { allPages } from '../server/pages/index.ts';
import { getOfficeDay } from '../shared/office/clock.ts';
import { toSlug } from '../shared/slug.ts';
import { formatFinding } from './check-content/findings.ts';
import { listPhotographs } from './check-content/list-photographs.ts';
import { checkPhotographs, cutOut, cuts, originals } from './check-content/photograph-checks.ts';

/** The encoder settings of each type of image; they are part of the hash in a copy's name. */
const quality = { avif: { quality: 50 }, webp: { quality: 72 }, jpg: { quality: 72, mozjpeg: true } };

/** Copies that were made before: AVIF takes a second for each. */
const cache = join(import.meta.dirname, '../node_modules/.cache/photographs');

/** Writes the copies of one photograph in one shape to a folder. */
async function makeCopies(photo: Photo, cut: Cut, folder: string): Promise<Assets['photographs'][number]> {
  const { file, focus } = photo;
  const original = await readFile(join(originals, file));
  const { autoOrient } = await sharp(original).metadata();
  const { ratio, widths } = cuts[cut];
  const box = cutOut(autoOrient, focus, ratio);
  const made = JSON.stringify([box, widths, quality, sharp.versions]);
  const hash = createHash('sha256').update(original).update(made).digest('hex').slice(0, 8);
  const name = `${toSlug(parse(file).name) || 'photograph'}-${hash}`;

  // sharp leaves out all that a camera has written, the place among it, and turns the picture as the camera was held.
  const draw = (width: number) =>
    sharp(original).autoOrient().extract(box).resize({ width }).flatten({ background: '#fff' }).toColourspace('srgb');
  const encode = {
    avif: (width: number) => draw(width).avif(quality.avif).toBuffer(),
    webp: (width: number) => draw(width).webp(quality.webp).toBuffer(),
    jpg: (width: number) => draw(width).jpeg(quality.jpg).toBuffer(),
  };
  for (const width of widths)
    for (const type of ['avif', 'webp', 'jpg'] as const) {
      const copy = `${name}-${width}.${type}`;
      const cached = join(cache, copy);
      const isThere = await copyFile(cached, join(folder, copy)).then(
        () => true,
        () => false,
      );
      if (isThere) continue;
      const bytes = await encode[type](width);
      await writeFile(join(folder, copy), bytes);
      // A build that is stopped leaves no partial copy in the cache.
      await writeFile(`${cached}~`, bytes);
      await rename(`${cached}~`, cached);
    }
  const largest = Math.max(...widths);
  return { file, focus, cut, base: `/assets/${name}`, widths, height: Math.round(largest / ratio) };
}

/**
 * Makes the photographs that content names, in the shapes, widths and types in which pages show them, and writes them to
 * `client/assets` of a build. Throws, and names file and field, if one of them cannot be shown.
 */
export async function makePhotographs(dist: string): Promise<Assets['photographs']> {
  const day = getOfficeDay(new Date());
  const named = listPhotographs(allPages.map((page) => ({ ...page, ...loadOn(page, day, emptyIndex) })));
  const findings = await checkPhotographs(named);
  if (findings.length > 0) throw new Error(findings.map(formatFinding).join('\n'));
  const folder = join(dist, 'client/assets');
  await Promise.all([folder, cache].map((each) => mkdir(each, { recursive: true })));
  const made: Assets['photographs'] = [];
  for (const { photo, cuts } of named) for (const cut of cuts) made.push(await makeCopies(photo, cut, folder));
  return made;
}

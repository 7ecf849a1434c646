import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Photo } from '../../content/types.ts';
import type { Cut } from '../../server/assets.ts';
import { error, type Finding } from './findings.ts';
import type { NamedPhoto } from './list-photographs.ts';

/** The shape of a photograph in each place, as width by height, and the widths of its copies; the original has the largest. */
export const cuts: Record<Cut, { ratio: number; widths: number[] }> = {
  portrait: { ratio: 4 / 3, widths: [240, 400, 640] },
  card: { ratio: 5 / 3, widths: [400, 800] },
  head: { ratio: 5 / 2, widths: [640, 1080, 1600] },
};

const formats = ['jpeg', 'png', 'webp', 'tiff'];
const mostMegabytes = 25;
const mostMegapixels = 65;

/** The folder of the originals. */
export const originals = join(import.meta.dirname, '../../content/photographs');

/** A part of a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest part of a picture in a shape, with the focus as near to its middle as the edges allow. */
export function cutOut(picture: Pick<Box, 'width' | 'height'>, focus: Photo['focus'], ratio: number): Box {
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  const height = Math.min(picture.height, Math.round(picture.width / ratio));
  const place = (whole: number, part: number, hundredths: number) =>
    Math.round(Math.min(Math.max((whole * hundredths) / 100 - part / 2, 0), whole - part));
  return {
    left: place(picture.width, width, focus.x),
    top: place(picture.height, height, focus.y),
    width,
    height,
  };
}

/** Explains why a photograph is too small for a place: its crop there is narrower than the widest copy. */
function describeSize({ width, height }: Pick<Box, 'width' | 'height'>, { file, focus }: Photo, cut: Cut): string[] {
  const { ratio, widths } = cuts[cut];
  const least = Math.max(...widths);
  if (cutOut({ width, height }, focus, ratio).width >= least) return [];
  return [`${file} is too small with ${width} by ${height} pixels; it needs ${least} by ${Math.round(least / ratio)} at least`];
}

/** Explains why an original cannot be shown. */
async function describeOriginal({ photo, cuts: places }: NamedPhoto, folder: string): Promise<string[]> {
  const { file } = photo;
  const bytes = await readFile(join(folder, file)).catch(() => undefined);
  if (!bytes) return [`content/photographs has no ${file}; put it there, or correct the name`];
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  // Phones write HEIC, whose format is that of AVIF with another compression, which sharp does not read.
  if (!found || !(formats.includes(found.format) || found.compression === 'av1'))
    return [`${file} is no JPEG, PNG, WebP, AVIF or TIFF; export it as a JPEG`];
  const [megabytes, megapixels] = [bytes.length, found.width * found.height].map((count) => Math.ceil(count / 1_000_000));
  if (Number(megabytes) > mostMegabytes || Number(megapixels) > mostMegapixels)
    return [
      `${file} is too large with ${megabytes} MB and ${megapixels} megapixels; export it with at most ${mostMegabytes} and ${mostMegapixels}`,
    ];
  const isWhole = await sharp(bytes)
    .stats()
    .then(
      () => true,
      () => false,
    );
  if (!isWhole) return [`${file} is damaged, as after an upload that broke off; export it again`];
  return places.flatMap((cut) => describeSize(found.autoOrient, photo, cut));
}

const isShare = (value: number) => value >= 0 && value <= 100;

/** Checks a photograph that content names. */
async function checkPhotograph(named: NamedPhoto, folder: string): Promise<Finding[]> {
  const { at, photo } = named;
  const { alt, focus } = photo;
  const fail = (part: string, message: string) => error(at.file, `${at.field}.${part}`, message);
  const findings = (await describeOriginal(named, folder)).map((message) => fail('file', message));
  if (!alt.trim()) findings.push(fail('alt', 'is empty; say what is seen on the photograph'));
  if (!isShare(focus.x) || !isShare(focus.y)) findings.push(fail('focus', 'is outside the photograph; x and y go from 0 to 100'));
  return findings;
}

/** Checks the photographs that content names: the words, the focus, and the originals in a folder. */
export async function checkPhotographs(named: NamedPhoto[], folder = originals): Promise<Finding[]> {
  return (await Promise.all(named.map((photo) => checkPhotograph(photo, folder)))).flat();
}

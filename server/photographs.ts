import type { Photo } from '../content/types.ts';
import type { ShownPhoto } from '../shared/page-data.ts';
import type { Assets, Cut } from './assets.ts';

/** Gives a photograph in a shape as a page shows it; undefined if content names none, or the build has not made it. */
export type GetPhoto = (photo: Photo | undefined, cut: Cut) => ShownPhoto | undefined;

/** A key of what a photograph is made from. */
const toKey = ({ file, focus }: Pick<Photo, 'file' | 'focus'>, cut: Cut) => JSON.stringify([file, focus.x, focus.y, cut]);

/** Finds photographs among those that the build has made. */
export function createGetPhoto(made: Assets['photographs']): GetPhoto {
  const byKey = new Map(made.map((photo) => [toKey(photo, photo.cut), photo]));
  return (photo, cut) => {
    const found = photo && byKey.get(toKey(photo, cut));
    return found && { alt: photo.alt, base: found.base, widths: found.widths, height: found.height };
  };
}

import type { Photo } from '../../content/types.ts';
import type { Assets, Cut } from '../assets.ts';
import type { GetPhoto } from '../pages/page.ts';

/** Returns a key for the inputs of a photograph. */
const toKey = ({ file, focus }: Pick<Photo, 'file' | 'focus'>, cut: Cut) => JSON.stringify([file, focus.x, focus.y, cut]);

/** Finds photographs among those that the build has made. */
export function createGetPhoto(made: Assets['photographs']): GetPhoto {
  const byKey = new Map(made.map((photo) => [toKey(photo, photo.cut), photo]));
  return (photo, cut) => {
    const found = photo && byKey.get(toKey(photo, cut));
    return found && { alt: photo.alt, base: found.base, widths: found.widths, height: found.height };
  };
}

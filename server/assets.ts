import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What documents hold and name of the browser's files; the build writes it to `dist/assets.json`. */
export interface Assets {
  /** URL of the script, which has a hash of its bytes in it: the release of the browser's code. */
  script: string;
  /** URLs of the fonts. */
  fonts: string[];
  /** The style sheet, which stands in every document. */
  styles: string;
  /** The script that loads the other one when the page has been seen. */
  loader: string;
  /** The drawings that pages point into, as `<symbol>` elements. */
  drawings: string;
}

/** Reads what the build has written to `dist`. Throws if it is not there. */
export function readAssets(dist: string): Assets {
  return JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8'));
}

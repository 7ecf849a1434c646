import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../bundle/files.ts';

/** A font as satori takes it. */
interface Font {
  name: string;
  weight: 400 | 600;
  data: Buffer;
}

const require = createRequire(join(root, 'package.json'));

/**
 * The site's fonts for drawing, in the order of client/styles/fonts.css: display, then text. A variable font is drawn
 * by the static one of the same name at weight 600, which Fontsource keeps in a package beside it. Throws if a file is
 * missing.
 */
export async function readFonts(): Promise<Font[]> {
  const css = await readFile(join(root, 'client/styles/fonts.css'), 'utf8');
  const urls = [...css.matchAll(/url\("(@fontsource[^"]+)\.woff2"\)/g)].map(([, url]) => url ?? '');
  return Promise.all(
    urls.map(async (url) => {
      const weight = url.includes('-wght-') ? 600 : 400;
      const file = url.replace('@fontsource-variable/', '@fontsource/').replace('-wght-', `-${weight}-`);
      return { name: url, weight, data: await readFile(require.resolve(`${file}.woff`)) } as const;
    }),
  );
}

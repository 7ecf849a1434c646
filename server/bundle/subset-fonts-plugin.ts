import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';
import { listFiles, root } from './files.ts';

/** Weights of the variable font that the styles use. */
const weights = { wght: { min: 400, max: 700 } };

/** Every character that a page can show: those of ASCII, and what else stands in the words and in the components. */
async function listCharacters(): Promise<string> {
  const files = (
    await Promise.all(['content', 'shared', 'server/figures'].map((folder) => listFiles(join(root, folder))))
  ).flat();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  return [...new Set([...ascii, ...texts.flatMap((text) => text.match(/[^ -~]/gu) ?? [])])].join('');
}

/** Leaves in each font the glyphs and weights that the site uses: a third of its bytes goes. */
export const subsetFontsPlugin: Plugin = {
  name: 'subset-fonts',
  async setup(build) {
    const characters = await listCharacters();
    build.onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
      const axes = path.includes('-wght-') ? { variationAxes: weights } : {};
      return { contents: await subsetFont(await readFile(path), characters, { targetFormat: 'woff2', ...axes }), loader: 'file' };
    });
  },
};

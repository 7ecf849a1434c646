import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from './files.ts';

const styles = join(root, 'client/styles');
const index = readFileSync(join(styles, 'index.css'), 'utf8');

/** The blocks that not every document uses: those that the style sheet of every page does not import. */
export const blocks = readdirSync(join(styles, 'blocks'))
  .filter((file) => !index.includes(`"./blocks/${file}"`))
  .map((file) => file.replace('.css', ''))
  .sort();

/**
 * Makes the style sheet of `styles:ladder`, which stands in the documents that use the block, and of `styles:all`,
 * which is a file for who goes on to another page.
 */
export const blockStylesPlugin: Plugin = {
  name: 'block-styles',
  setup(build) {
    build.onResolve({ filter: /^styles:/ }, ({ path }) => ({ path: path.slice('styles:'.length), namespace: 'styles' }));
    build.onLoad({ filter: /./, namespace: 'styles' }, ({ path }) => {
      const names = path === 'all' ? blocks : [path];
      const contents = names.map((block) => `@import "./blocks/${block}.css";`).join('\n');
      return { contents, loader: 'css', resolveDir: styles };
    });
  },
};

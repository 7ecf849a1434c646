import type { Plugin } from 'esbuild';
import { root } from './files.ts';

/** The blocks of styles of each kind of figure, by the class of its root, and of a page whose view names its own. */
export const figureBlocks: Record<string, [string, ...string[]]> = {
  about: ['counts', 'room', 'team'],
  accounts: ['accounts'],
  bars: ['rise', 'bars', 'receipt'],
  calendar: ['calendar', 'receipt'],
  costs: ['rise', 'costs'],
  curve: ['curve'],
  ladder: ['ladder'],
  ledgers: ['ledgers'],
  matrix: ['matrix'],
  'on-this-page': ['on-this-page'],
  paycheck: ['paycheck'],
  sheet: ['sheet'],
  streams: ['streams'],
  ties: ['rise', 'ties'],
  town: ['town'],
  track: ['track'],
  tree: ['tree'],
};

/**
 * Makes the style sheet of `figure:ladder`, which stands in the documents that have one, and of `figure:all`, which is
 * a file for those who come to one from another page.
 */
export const figureStylesPlugin: Plugin = {
  name: 'figure-styles',
  setup(build) {
    build.onResolve({ filter: /^figure:/ }, ({ path }) => ({ path: path.slice('figure:'.length), namespace: 'figure' }));
    build.onLoad({ filter: /./, namespace: 'figure' }, ({ path }) => {
      const blocks = path === 'all' ? Object.values(figureBlocks).flat() : figureBlocks[path];
      if (!blocks) return { errors: [{ text: `figure:${path}: no such kind of figure` }] };
      const contents = blocks.map((block) => `@import "./client/styles/blocks/${block}.css" layer(blocks);`).join('\n');
      return { contents, loader: 'css', resolveDir: root };
    });
  },
};

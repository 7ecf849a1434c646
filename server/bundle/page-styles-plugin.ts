import type { Plugin } from 'esbuild';
import { root } from './files.ts';

/**
 * The blocks of styles that not every document carries: of each kind of figure, by the class of its root, and of the
 * pages whose view names its own.
 */
export const pageBlocks: Record<string, [string, ...string[]]> = {
  about: ['counts', 'room', 'team'],
  accounts: ['accounts'],
  bars: ['rise', 'bars', 'receipt'],
  calendar: ['calendar', 'receipt'],
  contact: ['contact'],
  costs: ['rise', 'costs'],
  curve: ['curve'],
  deadlines: ['due-buttons', 'due-chooser', 'due-extensions', 'due-ledger', 'due-next', 'due-sources'],
  forms: ['forms', 'letter'],
  home: ['home-hero', 'service-cards', 'stats', 'tides'],
  ladder: ['ladder'],
  ledgers: ['ledgers'],
  matrix: ['matrix'],
  'on-this-page': ['on-this-page'],
  paycheck: ['paycheck'],
  pricing: ['estimate', 'packages'],
  search: ['found', 'letter', 'search'],
  sheet: ['sheet'],
  streams: ['streams'],
  ties: ['rise', 'ties'],
  town: ['town'],
  track: ['track'],
  tree: ['tree'],
};

/**
 * Makes the style sheet of `styles:ladder`, which stands in the documents that need it, and of `styles:all`, which is
 * a file for those who come to one from another page.
 */
export const pageStylesPlugin: Plugin = {
  name: 'page-styles',
  setup(build) {
    build.onResolve({ filter: /^styles:/ }, ({ path }) => ({ path: path.slice('styles:'.length), namespace: 'styles' }));
    build.onLoad({ filter: /./, namespace: 'styles' }, ({ path }) => {
      const blocks = path === 'all' ? new Set(Object.values(pageBlocks).flat()) : pageBlocks[path];
      if (!blocks) return { errors: [{ text: `styles:${path}: no page has such styles` }] };
      const contents = [...blocks].map((block) => `@import "./client/styles/blocks/${block}.css";`).join('\n');
      return { contents, loader: 'css', resolveDir: root };
    });
  },
};

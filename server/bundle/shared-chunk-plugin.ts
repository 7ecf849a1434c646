import { join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { listFiles, pathFrom, root } from './files.ts';

/**
 * Puts the code that pages share into one chunk. esbuild makes a chunk for each set of entries that reach a file, which
 * would be dozens; so the entry of each page reaches all that more than one page can need. Only the number of
 * requests depends on it.
 */
export const sharedChunkPlugin: Plugin = {
  name: 'shared-chunk',
  async setup(build) {
    const folders = ['shared/components', 'shared/sections'].map((folder) => join(root, folder));
    const files = (await Promise.all(folders.map(listFiles))).flat().map((file) => pathFrom(root, file));
    const imports = ['client/hydrate.tsx', ...files].map((file) => `import './${file}';`).join('\n');
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: pathFrom(root, resolve(resolveDir, path)), namespace: 'chunk' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'chunk' }, ({ path }) => ({
      contents: `${imports}\nexport * from './${path}';`,
      resolveDir: root,
    }));
  },
};

import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { TableRoute } from '../../shared/route.ts';
import { findRoute } from '../../shared/routes.ts';
import { listFiles, pathFrom, root } from './files.ts';

/** What the browser has to know of a route. */
function toClientRoute({ path, name, status, parent, unlisted, source }: TableRoute): string {
  return JSON.stringify({ path, name, status, parent, unlisted, source });
}

/**
 * Makes the module of `page:/about`: that page's route, and what its source file exports. esbuild makes a chunk for
 * each set of entries that reach a file, which would be dozens; so every page reaches all that more than one page can
 * need, and that is one chunk. Only the number of requests depends on it.
 */
export const pagePlugin: Plugin = {
  name: 'page',
  async setup(build) {
    const folders = ['shared/components', 'shared/sections'].map((folder) => join(root, folder));
    const files = (await Promise.all(folders.map(listFiles))).flat().map((file) => pathFrom(root, file));
    // By one name: an import of each file in each of 660 pages takes esbuild a second to resolve.
    const components = ["export { hydrate } from './client/hydrate.tsx';", ...files.map((file) => `import './${file}';`)];
    build.onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice('page:'.length), namespace: 'page' }));
    build.onResolve({ filter: /^components$/, namespace: 'page' }, ({ path }) => ({ path, namespace: 'components' }));
    build.onLoad({ filter: /./, namespace: 'components' }, () => ({ contents: components.join('\n'), resolveDir: root }));
    build.onLoad({ filter: /./, namespace: 'page' }, ({ path }) => {
      const route = findRoute(path);
      const own = route.chunk ? [`export * from './${route.chunk}';`] : [];
      const contents = ["export * from 'components';", ...own, `export const route = ${toClientRoute(route)};`].join('\n');
      return { contents, resolveDir: root };
    });
  },
};

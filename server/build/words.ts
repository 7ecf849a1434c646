import type { Plugin } from 'esbuild';
import { articleTree } from './article-tree.ts';
import { pathFrom } from './files.ts';

type Exports = Record<string, unknown>;

/** What a build is made from: what each file of content exports, by file, and the paths that are pages. */
export interface Sources {
  exports: Map<string, Exports>;
  pages: Set<string>;
}

/** Data as the text of a module. */
function asModule(data: Exports): string {
  return Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function textOf(file: string, exported: Exports, isPage: (path: string) => boolean): string {
  if (file.startsWith('content/blog/') && exported.body) {
    const { content, ...body } = exported.body as { content: string };
    return asModule({ body: { ...body, ...articleTree(content, isPage) } });
  }
  return asModule(Object.fromEntries(Object.entries(exported).filter(([, value]) => typeof value !== 'function')));
}

/**
 * Content as plain data: what a file of content exports when it is run becomes JSON, so that a page's chunk holds its words
 * and nothing else. An article's HTML becomes a checked tree of elements.
 */
export function words(root: string, sources: Sources): Plugin {
  return {
    name: 'words',
    setup(build) {
      build.onLoad({ filter: /[\\/]content[\\/].*\.ts$/ }, ({ path }) => {
        const file = pathFrom(root, path);
        // An index names the chunks of its folder and is code.
        if (file.endsWith('/index.ts')) return undefined;
        const exported = sources.exports.get(file) ?? {};
        if (Object.keys(exported).length === 0) return { errors: [{ text: `${file}: exports nothing` }] };
        try {
          return { contents: textOf(file, exported, (page) => sources.pages.has(page)) };
        } catch (error) {
          return { errors: [{ text: `${file}: content: ${(error as Error).message}` }] };
        }
      });
    },
  };
}

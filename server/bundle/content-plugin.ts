import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import type { ArticleBody } from '../../content/types.ts';
import { isPage } from '../../shared/routes.ts';
import { pathFrom, root } from './files.ts';
import { parseArticle } from './parse-article.ts';

type Exports = Record<string, unknown>;

function isArticle(body: unknown): body is ArticleBody {
  return typeof body === 'object' && body !== null && 'content' in body;
}

/** What the browser gets of an export: data as it is, an article's HTML as a checked tree, no function. */
function toData(value: unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (!isArticle(value)) return value;
  return { head: value.head, nodes: parseArticle(value.content, isPage) };
}

/**
 * Content as plain data: what a content file exports when it is run becomes JSON, so that a page's chunk holds its
 * words and nothing else. An index names the chunks of its folder and stays code.
 */
export const contentPlugin: Plugin = {
  name: 'content',
  setup(build) {
    build.onLoad({ filter: /[\\/]content[\\/].*\.ts$/ }, async ({ path }) => {
      if (path.endsWith('index.ts')) return undefined;
      const exported: Exports = await import(pathToFileURL(path).href);
      try {
        const data = Object.entries(exported).map(([name, value]) => [name, JSON.stringify(toData(value))]);
        const lines = data.flatMap(([name, json]) => (json ? [`export const ${name} = ${json};`] : []));
        return { contents: lines.join('\n') };
      } catch (error) {
        return {
          errors: [{ text: `${pathFrom(root, path)}: content: ${error instanceof Error ? error.message : error}` }],
        };
      }
    });
  },
};

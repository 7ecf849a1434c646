import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { articles } from '../../content/blog/index.ts';
import { services } from '../../content/services/index.ts';
import type { ArticleBody, BuiltArticle } from '../../content/types.ts';
import { isPage } from '../../shared/routes.ts';
import { pathFrom, root } from './files.ts';
import { parseArticle } from './parse-article.ts';

type Exports = Record<string, unknown>;

function isArticle(body: unknown): body is ArticleBody {
  return typeof body === 'object' && body !== null && 'content' in body;
}

function buildArticle({ head, content }: ArticleBody, slug: string): BuiltArticle {
  const entry = articles.find((article) => article.slug === slug);
  if (!entry) throw new Error('content/blog/index.ts does not list this article');
  const { date, updated, author, readTime } = entry;
  const byline = { date, author, readTime, ...(updated && { updated }) };
  return { head, byline, nodes: parseArticle(content, isPage) };
}

/** The cards of the services that go with the one of a path; undefined if it is no service's. */
function listRelated(path: string) {
  const related = services.find((service) => service.path === path)?.related;
  const cards = services.map(({ path, title, description }) => ({ path, title, description }));
  return related?.flatMap((other) => cards.filter(({ path }) => path === other));
}

/** What the browser gets of an export: an article as a tree, a service with related cards, other data as it is. */
function toData(value: unknown, path: string): unknown {
  const related = listRelated(`/services/${path}`);
  if (isArticle(value)) return buildArticle(value, path);
  return related && typeof value === 'object' ? { ...value, related } : value;
}

/** A value as code: JSON, in which the `load` of an index's entry is the import of its file. */
function toCode(value: unknown): string | undefined {
  const json = JSON.stringify(value, function (this: { slug?: string; path?: string }, key, part) {
    return typeof part === 'function' && key === 'load' ? `import ${this.slug ?? basename(this.path ?? '')}` : part;
  });
  return json?.replace(/"import ([^"]+)"/g, (_, slug) => `() => import('./${slug}.ts')`);
}

/**
 * Content as plain data: what a content file exports when it is run becomes JSON, so that a page's chunk holds its
 * words and nothing else. An index names the chunks of its folder and stays code; the tables of services and
 * articles, which every page loads, are made from their indexes here.
 */
export const contentPlugin: Plugin = {
  name: 'content',
  setup(build) {
    build.onLoad({ filter: /[\\/]content[\\/].*\.ts$/ }, async ({ path }) => {
      if (path.endsWith('index.ts')) return undefined;
      const exported: Exports = await import(pathToFileURL(path).href);
      try {
        const slug = basename(path, '.ts');
        const data = Object.entries(exported).map(([name, value]) => [name, toCode(toData(value, slug))]);
        const lines = data.flatMap(([name, code]) => (code ? [`export const ${name} = ${code};`] : []));
        return { contents: lines.join('\n') };
      } catch (error) {
        return {
          errors: [{ text: `${pathFrom(root, path)}: content: ${error instanceof Error ? error.message : error}` }],
        };
      }
    });
  },
};

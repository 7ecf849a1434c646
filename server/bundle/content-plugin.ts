import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { articles } from '../../content/blog/index.ts';
import { services } from '../../content/services/index.ts';
import type { ArticleBody, BuiltArticle, PageBody } from '../../content/types.ts';
import { isPage } from '../../shared/routes.ts';
import { drawFigure } from '../figures/draw-figure.tsx';
import { drawTown } from '../towns/draw-town.tsx';
import { listDueDates, listTides } from './due-dates.ts';
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

function isPageBody(body: unknown): body is PageBody {
  return typeof body === 'object' && body !== null && 'hero' in body && 'sections' in body;
}

/** A page's words with its figure drawn, or a city's with its map. */
function buildPage({ figure, ...body }: PageBody, slug: string): PageBody {
  const drawn = figure ? drawFigure(slug, figure) : drawTown(slug);
  return drawn ? { ...body, drawn } : body;
}

/**
 * What the browser gets of an export: an article as a tree, a service with its figure as a tree, related cards and due
 * dates, other data as it is.
 */
function toData(value: unknown, slug: string): unknown {
  if (isArticle(value)) return buildArticle(value, slug);
  const data = isPageBody(value) ? buildPage(value, slug) : value;
  const related = listRelated(`/services/${slug}`);
  const due = listDueDates(slug);
  const tides = slug === 'home' ? { tides: listTides() } : {};
  return due && typeof data === 'object' ? { ...data, ...(related && { related }), due, ...tides } : data;
}

const isCode = (exported: Exports) => Object.values(exported).some((value) => typeof value === 'function');

/**
 * Content as plain data: what a content file exports when it is run becomes JSON, so that a page's chunk holds its
 * words and nothing else. A file of functions stays code, and so does an index, whose entries load the words of each
 * page; that is the server's alone, and the browser has the tables beside it.
 */
export function createContentPlugin(side: 'client' | 'server'): Plugin {
  return {
    name: 'content',
    setup(build) {
      build.onLoad({ filter: /[\\/]content[\\/].*\.ts$/ }, async ({ path }) => {
        const name = pathFrom(root, path);
        try {
          if (path.endsWith('index.ts')) {
            if (side === 'server') return undefined;
            throw new Error('every page would load all entries; import the table beside it');
          }
          const exported: Exports = await import(pathToFileURL(path).href);
          if (isCode(exported)) return undefined;
          const slug = basename(path, '.ts');
          const lines = Object.entries(exported).map(
            ([key, value]) => `export const ${key} = ${JSON.stringify(toData(value, slug))};`,
          );
          return { contents: lines.join('\n') };
        } catch (error) {
          return { errors: [{ text: `${name}: content: ${error instanceof Error ? error.message : error}` }] };
        }
      });
    },
  };
}

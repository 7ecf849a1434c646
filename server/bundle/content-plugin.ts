import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { articles } from '../../content/blog/index.ts';
import type { AboutContent } from '../../content/page-types.ts';
import { services } from '../../content/services/index.ts';
import type { ArticleBody, BuiltArticle, PageBody } from '../../content/types.ts';
import { isPage } from '../../shared/routes.ts';
import { drawAbout } from '../figures/about/draw-about.tsx';
import { drawFigure } from '../figures/draw-figure.tsx';
import { listDueDates, listTides } from './due-dates.ts';
import { pathFrom, root } from './files.ts';
import { parseArticle } from './parse-article.ts';
import type { BuiltPhoto } from './photos.ts';

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

function isAbout(words: unknown): words is AboutContent {
  return typeof words === 'object' && words !== null && 'team' in words && 'room' in words;
}

/**
 * What the build ships of a page's words: an article as a tree; a service with its figure as a tree, related cards and
 * due dates.
 */
export function buildBody(body: PageBody | ArticleBody, slug: string): PageBody | BuiltArticle {
  if (isArticle(body)) return buildArticle(body, slug);
  const { figure, ...words } = body;
  const related = listRelated(`/services/${slug}`);
  const due = listDueDates(slug);
  return { ...words, ...(figure && { drawn: drawFigure(slug, figure) }), ...(related && { related }), ...(due && { due }) };
}

/**
 * What the browser gets of an export: a page's words as they are built, home with its dates, the About page with its
 * drawings and photographs, other data as it is.
 */
function toData(value: unknown, slug: string, photos: ReadonlyMap<string, BuiltPhoto>): unknown {
  if (isArticle(value) || isPageBody(value)) return buildBody(value, slug);
  if (isAbout(value)) return drawAbout(value, photos);
  if (slug !== 'home' || typeof value !== 'object') return value;
  return { ...value, due: listDueDates(slug), tides: listTides() };
}

const isCode = (exported: Exports) => Object.values(exported).some((value) => typeof value === 'function');

/**
 * Content as plain data: what a content file exports when it is run becomes JSON, so that a page's chunk holds its
 * words and nothing else. A file of functions stays code, and so does an index, whose entries load the words of each
 * page; that is the server's alone, and the browser has the tables beside it.
 */
export function createContentPlugin(side: 'client' | 'server', photos: ReadonlyMap<string, BuiltPhoto>): Plugin {
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
            ([key, value]) => `export const ${key} = ${JSON.stringify(toData(value, slug, photos))};`,
          );
          return { contents: lines.join('\n') };
        } catch (error) {
          return { errors: [{ text: `${name}: content: ${error instanceof Error ? error.message : error}` }] };
        }
      });
    },
  };
}

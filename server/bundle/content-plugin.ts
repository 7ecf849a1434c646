import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { services } from '../../content/services/index.ts';
import type { ArticleBody, PageBody, Section } from '../../content/types.ts';
import { drawCity, drawService, drawStatement } from '../sections/draw-page.tsx';
import { buildArticle } from './build-article.ts';
import { listDueDates, listTides } from './due-dates.ts';
import { pathFrom, root } from './files.ts';

type Exports = Record<string, unknown>;

function isArticle(body: unknown): body is ArticleBody {
  return typeof body === 'object' && body !== null && 'content' in body;
}

/** The cards of the services that go with the one of a path; undefined if it is no service's. */
function listRelated(path: string) {
  const related = services.find((service) => service.path === path)?.related;
  return related?.flatMap((other) => services.filter(({ path }) => path === other));
}

type Statement = { sections: Section[] };

function hasSections(body: unknown): body is PageBody | Statement {
  return typeof body === 'object' && body !== null && 'sections' in body && Array.isArray(body.sections);
}

/** A page's words with what the build draws of them, and a service's with its due dates. */
function buildPage(body: PageBody | Statement, slug: string) {
  if (!('closing' in body)) return { ...body, drawn: drawStatement(body.sections) };
  const related = listRelated(`/services/${slug}`);
  const drawn = related ? drawService(slug, body, related) : drawCity(body);
  const { figure, brief, also, ...words } = body;
  return { ...words, drawn, due: related && listDueDates(slug) };
}

/**
 * What an export becomes: an article a tree; what has sections, trees of all that the build draws, and for the server's
 * structured data its questions; home with its due dates; other data as it is.
 */
function toData(value: unknown, slug: string, side: 'client' | 'server'): unknown {
  if (isArticle(value)) return buildArticle(value, slug);
  if (slug === 'home') return Object.assign({ due: listDueDates(slug), tides: listTides() }, value);
  if (!hasSections(value)) return value;
  const { sections, ...words } = buildPage(value, slug);
  return side === 'client' ? words : { sections: sections.filter(({ kind }) => kind.startsWith('question')), ...words };
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
            ([key, value]) => `export const ${key} = ${JSON.stringify(toData(value, slug, side))};`,
          );
          return { contents: lines.join('\n') };
        } catch (error) {
          return { errors: [{ text: `${name}: content: ${error instanceof Error ? error.message : error}` }] };
        }
      });
    },
  };
}

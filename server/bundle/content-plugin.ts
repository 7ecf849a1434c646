import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { AboutContent, StatementContent } from '../../content/page-types.ts';
import { services } from '../../content/services/index.ts';
import type { ArticleBody, BuiltArticle, BuiltPage, PageBody } from '../../content/types.ts';
import { drawAbout } from '../figures/about/draw-about.tsx';
import { drawCity, drawService, drawStatement } from '../sections/draw-page.tsx';
import { buildArticle } from './build-article.ts';
import { listDueDates, listTides } from './due-dates.ts';
import { pathFrom, root } from './files.ts';
import type { BuiltPhoto } from './photos.ts';

type Exports = Record<string, unknown>;

/** Whether a value is an object with some fields. */
const hasFields = (value: unknown, ...fields: string[]) =>
  typeof value === 'object' && value !== null && fields.every((field) => field in value);

const isArticle = (value: unknown): value is ArticleBody => hasFields(value, 'head', 'content');
const isPageBody = (value: unknown): value is PageBody => hasFields(value, 'hero', 'sections', 'closing');
const isStatement = (value: unknown): value is StatementContent => hasFields(value, 'hero', 'sections');
const isAbout = (value: unknown): value is AboutContent => hasFields(value, 'team', 'room');

/** What the build ships of a page's words: all that it draws as trees, and a service's due dates. */
export function buildBody(body: PageBody | ArticleBody, slug: string): BuiltPage | BuiltArticle {
  if (isArticle(body)) return buildArticle(body, slug);
  const service = services.find(({ path }) => path === `/services/${slug}`);
  const related = service?.related.flatMap((other) => services.filter(({ path }) => path === other));
  const drawn = related ? drawService(slug, body, related) : drawCity(slug, body);
  const { head, hero, closing } = body;
  const due = service && listDueDates(slug);
  return { head, hero, closing, drawn, ...(due && { due }) };
}

const built = new WeakMap<object, BuiltPage | BuiltArticle>();

/** As `buildBody`, for the browser and for the server once. */
function buildOnce(body: PageBody | ArticleBody, slug: string): BuiltPage | BuiltArticle {
  const made = built.get(body) ?? buildBody(body, slug);
  built.set(body, made);
  return made;
}

/**
 * What an export becomes: a page's words as they are built, for the server's structured data with their questions;
 * home with its dates, About with its drawings and photographs; other data as it is.
 */
function toData(value: unknown, slug: string, side: 'client' | 'server', photos: ReadonlyMap<string, BuiltPhoto>): unknown {
  if (isArticle(value)) return buildOnce(value, slug);
  if (isPageBody(value)) {
    const sections = value.sections.filter(({ kind }) => kind.startsWith('question'));
    return { ...buildOnce(value, slug), ...(side === 'server' && { sections }) };
  }
  if (isStatement(value)) return { ...value, sections: [], drawn: drawStatement(value.sections) };
  if (isAbout(value)) return drawAbout(value, photos);
  return slug === 'home' ? Object.assign({ due: listDueDates(slug), tides: listTides() }, value) : value;
}

/** What a file of `content/` exports. esbuild bundles all that the pattern fits; Vite, in tests, cannot. */
const importContent = (name: string): Promise<Exports> =>
  import(/* @vite-ignore */ `../../content/${name.replace(/\.ts$/, '')}.ts`);

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
          const exported: Exports = await importContent(pathFrom(join(root, 'content'), path));
          if (isCode(exported)) return undefined;
          const slug = basename(path, '.ts');
          const lines = Object.entries(exported).map(
            ([key, value]) => `export const ${key} = ${JSON.stringify(toData(value, slug, side, photos))};`,
          );
          return { contents: lines.join('\n') };
        } catch (error) {
          return { errors: [{ text: `${name}: content: ${error instanceof Error ? error.message : error}` }] };
        }
      });
    },
  };
}

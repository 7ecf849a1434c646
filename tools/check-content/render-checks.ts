import { createPageData, loadReviewed } from '../../server/page/create-page-data.ts';
import { createRender } from '../../server/page/render.tsx';
import { requestOn } from '../../server/page/site-index.ts';
import type { Page, SiteIndex } from '../../server/pages/page.ts';
import { createGraph } from '../../server/structured-data/graph.ts';
import { isListed } from '../../shared/page/page-frame.ts';
import { findPlace } from './find-place.ts';
import { error, type Finding } from './findings.ts';
import { findFile } from './read-records.ts';

const none = { script: '', sprite: '', desks: '', styles: '', loader: '', drawings: '' };
const assets = { ...none, fonts: [], photographs: [], files: {} };
const render = createRender(assets);

/** A page that has been rendered: the ids in it and the paths that it links to, or what was thrown meanwhile. */
export interface Rendered {
  path: string;
  ids: string[];
  links: string[];
  problem?: Error;
}

/** Renders each page once, as it is on a day, an ISO date. */
export function renderPages(pages: Page[], day: string, index: SiteIndex): Rendered[] {
  return pages.map((page) => {
    const { path } = page;
    try {
      const request = { ...requestOn(day), index };
      const loaded = loadReviewed(page.load, request);
      const graph = isListed(page) ? createGraph(page, loaded.jsonLd, '') : undefined;
      const html = render(createPageData(page, loaded, request, assets), path, graph).toString();
      const list = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
      return { path, ids: list(/ id="([^"]+)"/g), links: list(/<a [^>]*?href="(\/[^"?#]*)/g) };
    } catch (problem) {
      return { path, ids: [], links: [], problem: problem instanceof Error ? problem : new Error(String(problem)) };
    }
  });
}

/** The pages that throw, each cause once, with its place in the code. */
export function checkRendering(rendered: Rendered[]): Finding[] {
  const causes = new Map<string, [first: string, ...others: string[]]>();
  for (const { path, problem } of rendered) {
    if (!problem) continue;
    const cause = `${problem.name}: ${problem.message}${findPlace(problem)}`;
    causes.set(cause, [...(causes.get(cause) ?? []), path] as [string, ...string[]]);
  }
  return [...causes].map(([cause, [path, ...others]]) => {
    const more = others.length > 0 ? `; for the same reason neither can ${others.join(', ')}` : '';
    return error(findFile(path), path, `cannot be shown: ${cause}${more}`);
  });
}

/** The sections and questions of a page that have one address: links lead to the first of them. */
export function checkIds(rendered: Rendered[]): Finding[] {
  return rendered.flatMap(({ path, ids }) =>
    [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))].map((id) =>
      error(findFile(path), `#${id}`, 'is the address of two sections or questions, which say the same; write one of them anew'),
    ),
  );
}

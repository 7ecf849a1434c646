import { createPageData } from '../../server/pages/create-page-data.ts';
import { loadPage } from '../../server/pages/load-page.ts';
import type { Page, PageRequest } from '../../server/pages/page.ts';
import { createRender } from '../../server/render.tsx';
import { requestOn } from '../../server/site-index.ts';
import { createGraph } from '../../server/structured-data/graph.ts';
import { isListed } from '../../shared/page-data.ts';
import { error, type Finding } from './findings.ts';
import { findFile } from './read-records.ts';

const render = createRender({ script: '', fonts: [], styles: '', loader: '', drawings: '', photographs: [], files: {} });

/** Renders each page once, as it is on a day, an ISO date: a page that throws is named, with the place in the code. */
export function checkRendering(pages: Page[], day: string, getIndex: PageRequest['getIndex']): Finding[] {
  return pages.flatMap((page) => {
    try {
      const request = requestOn(day, getIndex);
      const loaded = loadPage(page, request);
      const graph = isListed(page) ? createGraph(page, loaded.jsonLd, '') : undefined;
      render(createPageData(page, loaded, request, ''), page.path, graph);
      return [];
    } catch (problem) {
      const { stack } = problem instanceof Error ? problem : new Error(String(problem));
      return [error(findFile(page.path), page.path, `cannot be shown: ${stack}`)];
    }
  });
}

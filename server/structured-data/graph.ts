import type { Graph, Thing } from 'schema-dts';
import { findParents } from '../../shared/page/page-frame.ts';
import type { PageData } from '../../shared/routes.tsx';

type PlacedPage = Pick<PageData, 'path' | 'name' | 'parent'>;

function listBreadcrumbs(page: PlacedPage, origin: string): Thing[] {
  if (page.path === '/') return [];
  const items = [...findParents(page), page].map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: origin + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

/**
 * The graph of a page (schema.org) with the nodes that describe it: they are joined by `@id`, and have no value that
 * the page does not show.
 */
export function createGraph(page: PlacedPage, nodes: Thing[], origin: string): Graph {
  return { '@context': 'https://schema.org', '@graph': [...nodes, ...listBreadcrumbs(page, origin)] };
}

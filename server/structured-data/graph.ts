import type { Graph, Thing } from 'schema-dts';
import { findParents } from '../../shared/parents.ts';
import type { Asked, Page } from '../page-data/page.ts';

function listBreadcrumbs(page: Page, origin: string): Thing[] {
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
 * The graph of a page (schema.org): nodes joined by `@id`, and no value that the page does not show. Undefined for a page
 * that describes nothing.
 */
export function createGraph(page: Page, asked: Asked): Graph | undefined {
  const nodes = page.describe?.(asked);
  return nodes && { '@context': 'https://schema.org', '@graph': [...nodes, ...listBreadcrumbs(page, asked.origin)] };
}

import { listBlocks } from '../search/page-sections.ts';
import { toNodes } from '../to-nodes.ts';
import type { Figure } from './parts/figure.ts';

/** The words of a figure on a day, an ISO date, for the search. Entries with an address of their own stay apart. */
export function readFigure({ caption, entries, draw }: Figure, day: string): unknown {
  return entries ? [Object.values(caption), entries] : listBlocks(toNodes(draw(day)));
}

import type { PageModule } from '../shared/route.ts';

/**
 * The styles of the figure that a page's words have, by the classes of its root, or of its own; undefined if
 * there is none. Throws if a figure has no styles of its kind.
 */
export function findFigureStyles({ view, body }: PageModule, figures: Record<string, string>): string | undefined {
  if (view?.styles) return figures[view.styles];
  const [root] = (body && 'drawn' in body && body.drawn.figure) || [];
  if (!root || typeof root === 'string') return undefined;
  const kind = root[1].className?.split(' ').find((name) => name in figures);
  if (!kind) throw new Error(`${root[1].className}: a figure without styles of its kind`);
  return figures[kind];
}

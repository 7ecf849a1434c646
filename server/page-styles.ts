import type { PageModule } from '../shared/route.ts';

/**
 * The styles that a page has beyond those of every page: its own, which its view names, or those of its figure, by the
 * classes of the figure's root; undefined if there are none. Throws if a figure has no styles of its kind.
 */
export function findPageStyles({ view, body }: PageModule, styles: Record<string, string>): string | undefined {
  if (view?.styles) return styles[view.styles];
  const [root] = (body && 'drawn' in body && body.drawn.figure) || [];
  if (!root || typeof root === 'string') return undefined;
  const kind = root[1].className?.split(' ').find((name) => name in styles);
  if (!kind) throw new Error(`${root[1].className}: a figure without styles of its kind`);
  return styles[kind];
}

import type { PageModule } from '../shared/route.ts';

/**
 * The styles that a page has and not every other: its own, or those of the figure that its words have, by the classes
 * of its root, and of the links to its sections; undefined if there is none. Throws if a figure has no styles of its
 * kind.
 */
export function findFigureStyles({ view, body }: PageModule, figures: Record<string, string>): string | undefined {
  if (view?.styles) return figures[view.styles];
  if (!body || !('drawn' in body)) return undefined;
  const { figure, onThisPage } = body.drawn;
  const blocks = [figure, onThisPage].flatMap((nodes = []) => {
    const [root] = nodes;
    if (!root || typeof root === 'string') return [];
    const kind = root[1].className?.split(' ').find((name) => name in figures);
    if (!kind) throw new Error(`${root[1].className}: drawn without styles of its kind`);
    return [figures[kind]];
  });
  return blocks.join('') || undefined;
}

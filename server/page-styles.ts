import type { PageModule } from '../shared/route.ts';

/**
 * The styles that a page has beyond those of every page: its own, which its view names, or those of the figure and the
 * links to its sections that the build has drawn, by the classes of their roots; undefined if there are none. Throws if
 * one of these has no styles of its kind.
 */
export function findPageStyles({ view, body }: PageModule, styles: Record<string, string>): string | undefined {
  if (view?.styles) return styles[view.styles];
  if (!body || !('drawn' in body)) return undefined;
  const { figure, onThisPage } = body.drawn;
  const blocks = [figure, onThisPage].flatMap((nodes = []) => {
    const [root] = nodes;
    if (!root || typeof root === 'string') return [];
    const kind = root[1].className?.split(' ').find((name) => name in styles);
    if (!kind) throw new Error(`${root[1].className}: drawn without styles of its kind`);
    return [styles[kind]];
  });
  return blocks.join('') || undefined;
}

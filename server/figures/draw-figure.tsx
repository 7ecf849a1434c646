import type { ReactNode } from 'react';
import type { Figure } from '../../content/figures/types.ts';
import type { TreeNode } from '../../content/types.ts';
import { Curve } from './curve.tsx';
import { Ladder } from './ladder.tsx';
import { toNodes } from './to-nodes.ts';
import { Track } from './track.tsx';
import { Tree } from './tree.tsx';

/** Every kind of figure as it is drawn. */
function draw(of: string, figure: Figure): ReactNode {
  switch (figure.kind) {
    case 'curve':
      return <Curve of={of} figure={figure} />;
    case 'ladder':
      return <Ladder of={of} figure={figure} />;
    case 'track':
      return <Track of={of} figure={figure} />;
    case 'tree':
      return <Tree of={of} figure={figure} />;
  }
}

/** The teaching figure of the page with a slug, as a tree of elements. */
export function drawFigure(of: string, figure: Figure): TreeNode[] {
  return toNodes(draw(of, figure));
}

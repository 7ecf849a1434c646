import type { ReactNode } from 'react';
import type { Figure } from '../../content/figures/types.ts';
import type { TreeNode } from '../../content/types.ts';
import { Accounts } from './accounts.tsx';
import { Bars } from './bars.tsx';
import { Calendar } from './calendar.tsx';
import { Costs } from './costs.tsx';
import { Curve } from './curve.tsx';
import { Ladder } from './ladder.tsx';
import { Ledgers } from './ledgers.tsx';
import { Matrix } from './matrix.tsx';
import { Sheet } from './sheet.tsx';
import { Split } from './split.tsx';
import { Streams } from './streams.tsx';
import { Ties } from './ties.tsx';
import { toNodes } from './to-nodes.ts';
import { Track } from './track.tsx';
import { Tree } from './tree.tsx';

/** Every kind of figure as it is drawn. */
function draw(of: string, figure: Figure): ReactNode {
  switch (figure.kind) {
    case 'accounts':
      return <Accounts of={of} figure={figure} />;
    case 'bars':
      return <Bars of={of} figure={figure} />;
    case 'calendar':
      return <Calendar of={of} figure={figure} />;
    case 'costs':
      return <Costs of={of} figure={figure} />;
    case 'curve':
      return <Curve of={of} figure={figure} />;
    case 'ladder':
      return <Ladder of={of} figure={figure} />;
    case 'ledgers':
      return <Ledgers of={of} figure={figure} />;
    case 'matrix':
      return <Matrix of={of} figure={figure} />;
    case 'sheet':
      return <Sheet of={of} figure={figure} />;
    case 'split':
      return <Split of={of} figure={figure} />;
    case 'streams':
      return <Streams of={of} figure={figure} />;
    case 'ties':
      return <Ties of={of} figure={figure} />;
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

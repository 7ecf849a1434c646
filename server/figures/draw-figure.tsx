import type { ReactNode } from 'react';
import type { Figure } from '../../content/figure-types.ts';
import type { TreeNode } from '../../shared/page-data.ts';
import { toNodes } from '../to-nodes.ts';
import { Accounts } from './accounts.tsx';
import { Arc } from './arc.tsx';
import { Bars } from './bars.tsx';
import { Calendar } from './calendar.tsx';
import { Calm } from './calm.tsx';
import { Costs } from './costs.tsx';
import { Curve } from './curve.tsx';
import { Glide } from './glide.tsx';
import { Ladder } from './ladder.tsx';
import { Ledgers } from './ledgers.tsx';
import { Matrix } from './matrix.tsx';
import { Sheet } from './sheet.tsx';
import { Spans } from './spans.tsx';
import { Split } from './split.tsx';
import { Streams } from './streams.tsx';
import { Ties } from './ties.tsx';
import { Tree } from './tree.tsx';

type FigureOf<Kind extends Figure['kind']> = { [K in Kind]: { kind: K } & Extract<Figure, { kind: K }> }[Kind];

/** Every kind of figure as it is drawn. One without an entry here does not compile. */
const drawings: { [Kind in Figure['kind']]: (props: { figure: FigureOf<Kind>; day: string }) => ReactNode } = {
  accounts: Accounts,
  arc: Arc,
  bars: Bars,
  calendar: Calendar,
  calm: Calm,
  costs: Costs,
  curve: Curve,
  glide: Glide,
  ladder: Ladder,
  ledgers: Ledgers,
  matrix: Matrix,
  sheet: Sheet,
  spans: Spans,
  split: Split,
  streams: Streams,
  ties: Ties,
  tree: Tree,
};

/** A teaching figure on the office's day, an ISO date, as a tree of elements. */
export function drawFigure<Kind extends Figure['kind']>(figure: FigureOf<Kind>, day: string): TreeNode[] {
  return toNodes(drawings[figure.kind]({ figure, day }));
}

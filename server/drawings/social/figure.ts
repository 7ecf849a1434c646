import type { Figure, Track } from '../../../content/figures/types.ts';
import type { Colors } from '../colors.ts';
import { drawAccounts } from './accounts.ts';
import { drawBars } from './bars.ts';
import { drawCalendar } from './calendar.ts';
import { drawCosts } from './costs.ts';
import { drawCurve } from './curve.ts';
import { drawLadder } from './ladder.ts';
import { drawLedgers } from './ledgers.ts';
import { drawMatrix } from './matrix.ts';
import type { Picture } from './picture.ts';
import { drawForm } from './sheet.ts';
import { drawSplit } from './split.ts';
import { drawStreams } from './streams.ts';
import { drawTies } from './ties.ts';
import { drawArc } from './track-arc.ts';
import { drawCalm } from './track-calm.ts';
import { drawGlide } from './track-glide.ts';
import { drawSpans } from './track-spans.ts';
import { drawTree } from './tree.ts';

function drawTrack(track: Track, colors: Colors): Picture {
  switch (track.shape) {
    case 'arc':
      return drawArc(track, colors);
    case 'calm':
      return drawCalm(track, colors);
    case 'glide':
      return drawGlide(track, colors);
    case 'spans':
      return drawSpans(track, colors);
  }
}

/** A teaching figure, cut down to what is read in a link preview. */
export function drawFigurePreview(figure: Figure, colors: Colors): Picture {
  switch (figure.kind) {
    case 'accounts':
      return drawAccounts(figure, colors);
    case 'bars':
      return drawBars(figure, colors);
    case 'calendar':
      return drawCalendar(figure, colors);
    case 'costs':
      return drawCosts(figure, colors);
    case 'curve':
      return drawCurve(figure, colors);
    case 'ladder':
      return drawLadder(figure, colors);
    case 'ledgers':
      return drawLedgers(figure, colors);
    case 'matrix':
      return drawMatrix(figure, colors);
    case 'sheet':
      return drawForm(figure, colors);
    case 'split':
      return drawSplit(figure, colors);
    case 'streams':
      return drawStreams(figure, colors);
    case 'ties':
      return drawTies(figure, colors);
    case 'track':
      return drawTrack(figure, colors);
    case 'tree':
      return drawTree(figure, colors);
  }
}

import type { Box, Point, Positions, TextLine } from '../../content/towns/plan-types.ts';
import type { Label } from './labels.ts';
import { fonts, lineHeight } from './measure.ts';
import { pointAt } from './place-sea.ts';
import type { Plan } from './task.ts';

const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

const roundBox = ({ x, y, width, height }: Box): Box => ({
  ...round({ x, y }),
  width: Math.round(width),
  height: Math.round(height),
});

/** The lines of a label, each with its baseline. */
function toTextLines({ lines, align, box }: Label): TextLine[] {
  const x = align === 'start' ? box.x : align === 'end' ? box.x + box.width : box.x + box.width / 2;
  let top = box.y;
  return lines.map(([text, font]) => {
    const y = top + fonts[font].size * 0.94;
    top += lineHeight(font);
    return { text, font, align, ...round({ x, y }) };
  });
}

/** What drawing a map needs of its plan, in whole units. */
export function toPositions({ shore, sun, ring, shield, bar, dots, marks, labels, clear }: Plan): Positions {
  return {
    shore,
    sun: round(sun),
    ring: round(ring),
    shield: round(shield),
    scale: round(bar),
    dots: dots.map(round),
    landmarks: marks.map((mark) => {
      const [place, lineEnd] = pointAt(mark);
      return { kind: mark.landmark.kind, place: round(place), drawing: round(mark.box), lineEnd: round(lineEnd) };
    }),
    texts: labels.flatMap(toTextLines),
    clear: clear.map(roundBox),
  };
}

import satori from 'satori';
import type { readFonts } from '../fonts.ts';
import { frame, type Words } from './picture.ts';

type Fonts = Awaited<ReturnType<typeof readFonts>>;

/** How far below the top of a line of its own height the baseline is, in ems: of the display font, and of the other. */
const baselines = { display: 0.84, text: 0.86 };

const places = { left: 'flex-start', center: 'center', right: 'flex-end' };

/** Words as satori takes them: on a strip that ends, begins or has its middle at their x. */
function toNode({ text, x, y, size, color, font, align, width, isUpward, leading = size * 1.2 }: Words, [display, body]: Fonts) {
  const top = y - (leading - size) / 2 - size * baselines[font ?? 'text'];
  const height = isUpward ? { bottom: frame.height - top - leading } : { top };
  const strip = { left: { left: x }, center: { left: x - 600, width: 1200 }, right: { left: x - 1200, width: 1200 } };
  const letters = { fontFamily: (font ? display : body)?.name, fontSize: size, lineHeight: leading / size, color };
  const lines = width ? { maxWidth: width, textWrap: 'balance', textAlign: align ?? 'left' } : { whiteSpace: 'nowrap' };
  return {
    type: 'div',
    props: {
      style: {
        position: 'absolute',
        display: 'flex',
        ...height,
        justifyContent: places[align ?? 'left'],
        ...strip[align ?? 'left'],
      },
      children: [{ type: 'div', props: { style: { ...letters, ...lines }, children: text } }],
    },
  };
}

/** Where words are on the drawing. */
export interface Box {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws words as SVG, in the outlines of the site's fonts. `onBox` is told where each of them is. */
export async function drawLettering(words: Words[], fonts: Fonts, onBox?: (box: Box) => void): Promise<string> {
  const children = words.map((line) => toNode(line, fonts));
  const root = { key: null, type: 'div', props: { style: { display: 'flex', width: '100%', height: '100%' }, children } };
  return satori(root, {
    width: frame.width,
    height: frame.height,
    fonts,
    onNodeDetected: ({ textContent: text, left, top, width, height }) => {
      if (text) onBox?.({ text, left, top, width, height });
    },
  });
}

/** The size of a link preview in pixels. */
export const frame = { width: 1200, height: 630 };

/**
 * How a link preview is laid out. All are 800 x 420 in the units of their styles, so that letters are half as large
 * again as on a page. `window` decides whether figures are as on a phone or as on a desk; `zoom` makes up for it.
 */
export const layouts = {
  beside: { window: { width: 400, height: 210 }, zoom: 0.5 },
  across: { window: frame, zoom: 1.5 },
  map: { window: { width: 400, height: 210 }, zoom: 0.5 },
  horizon: { window: frame, zoom: 1.5 },
};

type Layout = keyof typeof layouts;

/** Figures that are drawn from one end of a desk to the other, and are a list on a phone. */
const across = ['track', 'ties', 'accounts'];

/** The layout for a page, by the classes of what is shown of it. */
export function chooseLayout(classes: string[]): Layout {
  if (classes.length === 0) return 'horizon';
  if (!classes.includes('figure')) return 'map';
  return across.some((name) => classes.includes(name)) ? 'across' : 'beside';
}

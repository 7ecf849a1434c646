import { toElement } from './symbol.ts';

/** One wave as a chain of half arcs: `q` draws the first, each `t` mirrors it. */
function drawWave(y: number, amplitude: number, length: number, phase: number, width: number): string {
  const halves = Math.ceil((width + length) / (length / 2)) + 1;
  const first = `M${(-phase).toFixed(0)} ${y.toFixed(1)}q${length / 4} ${(-amplitude).toFixed(1)} ${length / 2} 0`;
  return first + `t${length / 2} 0`.repeat(halves);
}

interface Size {
  width: number;
  height: number;
  /** How many lines there are. */
  count: number;
  /** Which part of the drawing is kept where its place has another shape. */
  fit: string;
}

function toSymbol(id: string, { width, height, fit }: Size, stroke: object, lines: string[]): string {
  const group = toElement('g', { fill: 'none', ...stroke }, lines.join(''));
  return toElement('symbol', { id, viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: fit }, group);
}

/** Wave lines that grow higher and stand farther apart toward the viewer; `swell` is how much higher the nearest is. */
export function drawWaves(id: string, size: Size & { swell: number }): string {
  const { width, height, count, swell } = size;
  const lines = Array.from({ length: count }, (_, index) => {
    const near = index / (count - 1);
    const y = height * (0.02 + 0.93 * (0.8 * near + 0.2 * near * near));
    const length = 4 * Math.round(34 + 22 * near);
    const d = drawWave(y, 1.5 + swell * near ** 1.5, length, (index * 53) % length, width);
    return toElement('path', { opacity: (0.95 - 0.5 * near).toFixed(2), d });
  });
  return toSymbol(id, size, { stroke: 'var(--wave)', 'stroke-width': 1.6 }, lines);
}

/** Short bright bars of reflection under the sun, narrower and fainter toward the viewer. */
export function drawGlints(id: string, size: Size): string {
  const { width, height, count } = size;
  const bars = Array.from({ length: count }, (_, index) => {
    const near = index / count;
    const length = width * (1 - near) * (index % 2 ? 0.74 : 0.98) * (1 - 0.28 * near);
    const [x, y] = [((width - length) / 2 + 3).toFixed(0), (4 + (height - 8) * near).toFixed(0)];
    const faint = { 'stroke-width': (4.6 - 2.4 * near).toFixed(1), opacity: (1 - 0.55 * near).toFixed(2) };
    return toElement('path', { ...faint, d: `M${x} ${y}h${(length - 6).toFixed(0)}` });
  });
  return toSymbol(id, size, { stroke: 'var(--glint, var(--sun))', 'stroke-linecap': 'round' }, bars);
}

/** One wave as a chain of half arcs: `q` draws the first, each `t` mirrors it. Units are those of the drawing. */
export function drawWave(y: number, amplitude: number, length: number, phase: number, width: number): string {
  const halves = Math.ceil((width + length) / (length / 2)) + 1;
  return `M${(-phase).toFixed(0)} ${y.toFixed(1)}q${length / 4} ${(-amplitude).toFixed(1)} ${length / 2} 0${`t${length / 2} 0`.repeat(halves)}`;
}

function toSymbol(id: string, width: number, height: number, fit: string, body: string): string {
  return `<symbol id="drawing-${id}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">${body}</symbol>`;
}

/** Size of a drawing, number of lines, and how much higher the nearest is than the farthest. */
interface Waves {
  width: number;
  height: number;
  count: number;
  swell: number;
}

/** Wave lines whose amplitude grows and whose spacing loosens toward the viewer. */
export function drawWaves(id: string, { width, height, count, swell }: Waves, color: string): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const near = index / (count - 1);
    const y = height * (0.02 + 0.93 * (0.8 * near + 0.2 * near * near));
    const length = 4 * Math.round(34 + 22 * near);
    const opacity = (0.95 - 0.5 * near).toFixed(2);
    return `<path opacity="${opacity}" d="${drawWave(y, 1.5 + swell * near ** 1.5, length, (index * 53) % length, width)}"/>`;
  });
  const align = id.endsWith('strip') ? 'xMaxYMin' : 'xMidYMin';
  return toSymbol(
    id,
    width,
    height,
    `${align} slice`,
    `<g fill="none" stroke="${color}" stroke-width="1.6">${lines.join('')}</g>`,
  );
}

/** Short bright bars of reflection under the sun, narrower and fainter toward the viewer. */
export function drawGlints(id: string, { width, height, count }: Omit<Waves, 'swell'>, color: string): string {
  const bars = Array.from({ length: count }, (_, index) => {
    const near = index / count;
    const length = width * (1 - near) * (index % 2 ? 0.74 : 0.98) * (1 - 0.28 * near);
    const y = 4 + (height - 8) * near;
    return `<path stroke-width="${(4.6 - 2.4 * near).toFixed(1)}" opacity="${(1 - 0.55 * near).toFixed(2)}" d="M${((width - length) / 2 + 3).toFixed(0)} ${y.toFixed(0)}h${(length - 6).toFixed(0)}"/>`;
  });
  return toSymbol(
    id,
    width,
    height,
    'xMidYMin meet',
    `<g fill="none" stroke="var(--glint,${color})" stroke-linecap="round">${bars.join('')}</g>`,
  );
}

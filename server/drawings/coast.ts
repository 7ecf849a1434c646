import { shore } from '../../content/coast.ts';
import { firm } from '../../content/firm.ts';
import { countyLine, project } from '../../shared/components/coast-projection.ts';
import type { Colors } from './colors.ts';
import { drawCurve } from './curve.ts';
import { drawLeaf } from './leaf.ts';

/** The shoreline, the sea with its depths, a dashed Intracoastal, the county line, the leaf where the office is. */
export function drawCoast(colors: Colors): string {
  const points = shore.map(([lat, lon]) => project(lat, lon));
  const shifted = (dx: number) =>
    drawCurve(
      points.map(({ x, y }) => ({ x: x + dx, y })),
      1,
    );
  const depths = [11, 25, 42, 62, 86, 114, 146, 182, 222, 266];
  const lines = depths.map((dx, index) => `<path opacity="${(0.6 - index * 0.045).toFixed(2)}" d="${shifted(dx)}"/>`);
  const { y } = project(countyLine, -80.1);
  const border = shore.findLast(([lat]) => lat > countyLine) ?? [countyLine, -80.07];
  const east = project(...border).x;
  const office = project(firm.office.lat, firm.office.lon);
  const leaf = drawLeaf(`var(--leaf,${colors('deep')})`, `var(--vein,${colors('vein')})`);
  return `<symbol id="drawing-coast" viewBox="0 0 480 720" overflow="visible">
<path fill="var(--coast-sea,${colors('foam')})" d="${shifted(0)}H4000V-900Z"/>
<g fill="none" stroke="var(--coast-depth,${colors('lagoon')})">${lines.join('')}
<path stroke-dasharray="5 5" opacity=".8" d="${shifted(-11)}"/></g>
<path fill="none" stroke="var(--coast-shore,${colors('deep')})" stroke-width="2" d="${shifted(0)}"/>
<path fill="none" stroke="var(--coast-border,${colors('county-border')})" stroke-dasharray="4 5" d="M-2000 ${y}H${east - 14}"/>
<g transform="translate(${office.x - 13} ${office.y - 13}) scale(.26)">${leaf}</g></symbol>`;
}

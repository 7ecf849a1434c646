import { countyLine, project } from '../../shared/components/coast-projection.ts';
import type { Colors } from './colors.ts';

interface Point {
  x: number;
  y: number;
}

/** The shoreline from the inlet at Lantana to Hollywood, as latitude and longitude. */
export const shore: [number, number][] = [
  [26.6, -80.0385],
  [26.55, -80.0425],
  [26.527, -80.0455],
  [26.495, -80.0515],
  [26.4615, -80.058],
  [26.42, -80.0635],
  [26.38, -80.0675],
  [26.34, -80.0725],
  [26.3184, -80.0755],
  [26.28, -80.08],
  [26.2379, -80.0885],
  [26.19, -80.0945],
  [26.15, -80.1],
  [26.1224, -80.104],
  [26.09, -80.1075],
  [26.05, -80.111],
];

/** The point straight on from `from` through `to`, `by` units further. */
function beyond(from: Point, to: Point, by: number): Point {
  const scale = by / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: to.x + (to.x - from.x) * scale, y: to.y + (to.y - from.y) * scale };
}

/** A smooth curve (Catmull-Rom as cubic Béziers), straight on at both ends. The index is held in the list. */
function drawCurve(points: Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const pair = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const north = beyond(at(1), at(0), 900);
  const south = beyond(at(points.length - 2), at(points.length - 1), 900);
  let path = `M${pair(north.x, north.y)}L${pair(at(0).x, at(0).y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${pair(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6)} ${pair(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6)} ${pair(c.x, c.y)}`;
  }
  return `${path}L${pair(south.x, south.y)}`;
}

/** The shoreline, the sea with its depth lines, a dashed Intracoastal, the county line; beyond the view box, too. */
export function drawCoast(colors: Colors): string {
  const points = shore.map(([lat, lon]) => project(lat, lon));
  const shifted = (dx: number) => drawCurve(points.map(({ x, y }) => ({ x: x + dx, y })));
  const depths = [11, 25, 42, 62, 86, 114, 146, 182, 222, 266];
  const lines = depths.map((dx, index) => `<path opacity="${(0.6 - index * 0.045).toFixed(2)}" d="${shifted(dx)}"/>`);
  const { y } = project(countyLine, -80.1);
  const border = shore.findLast(([lat]) => lat > countyLine) ?? [countyLine, -80.07];
  const east = project(...border).x;
  return `<symbol id="coast" viewBox="0 0 480 720" overflow="visible">
<path fill="var(--coast-sea,${colors('foam')})" d="${shifted(0)}H4000V-900Z"/>
<g fill="none" stroke="var(--coast-depth,${colors('lagoon')})">${lines.join('')}
<path stroke-dasharray="5 5" opacity=".8" d="${shifted(-11)}"/></g>
<path fill="none" stroke="var(--coast-shore,${colors('deep')})" stroke-width="2" d="${shifted(0)}"/>
<path fill="none" stroke="var(--coast-border,${colors('county-border')})" stroke-dasharray="4 5" d="M-2000 ${y}H${east - 14}"/></symbol>`;
}

import type { Point } from '../../content/cities/types.ts';

/** Finds the point on the line from `from` through `to` that lies `by` units behind `to`. */
function extend(from: Point, to: Point, by: number): Point {
  const scale = by / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: to.x + (to.x - from.x) * scale, y: to.y + (to.y - from.y) * scale };
}

/**
 * Writes path data of a smooth curve through points (Catmull-Rom as cubic Béziers), with a number of decimals. Straight
 * lines of 900 units continue it at both ends, beyond the drawing. The curve needs two points or more.
 */
export function drawCurve(points: Point[], digits: number): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const pair = (x: number, y: number) => `${x.toFixed(digits)} ${y.toFixed(digits)}`;
  const north = extend(at(1), at(0), 900);
  const south = extend(at(points.length - 2), at(points.length - 1), 900);
  let path = `M${pair(north.x, north.y)}L${pair(at(0).x, at(0).y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${pair(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6)} ${pair(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6)} ${pair(c.x, c.y)}`;
  }
  return `${path}L${pair(south.x, south.y)}`;
}

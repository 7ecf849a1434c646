import { firm } from '../../../content/firm.ts';
import { project } from '../../../shared/components/coast-projection.ts';
import { drawCoast } from '../coast.ts';
import type { Colors } from '../colors.ts';
import { drawLeaf } from '../leaf.ts';
import { resolveColors } from '../resolve-colors.ts';
import { frame, type Words } from './picture.ts';

const scale = 0.6;
const [shiftX, shiftY] = [664, 50];
const edge = 610;

/** Where a place is on the map of a preview. */
export function locate({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } {
  const { x, y } = project(lat, lon);
  return { x: Math.round(shiftX + x * scale), y: Math.round(shiftY + y * scale) };
}

/** The coast beside the heading, down to the waterline. */
export function drawMap(colors: Colors): string {
  const coast = resolveColors(drawCoast(colors), colors).replace(/^<symbol[^>]*>|<\/symbol>$/g, '');
  return `<clipPath id="map"><rect x="${edge}" width="${frame.width - edge}" height="${frame.water}"/></clipPath>
<g clip-path="url(#map)"><g transform="translate(${shiftX} ${shiftY}) scale(${scale})" stroke-width="1.6">${coast}</g></g>`;
}

/** The mark where the office is. */
export function drawOffice(colors: Colors): string {
  const { x, y } = locate(firm.office);
  return `<circle cx="${x}" cy="${y}" r="31" fill="${colors('sand')}"/>
<svg x="${x - 26}" y="${y - 26}" width="52" height="52" viewBox="0 0 100 100">${drawLeaf(colors('deep'), colors('vein'))}</svg>`;
}

/** A name on a plate, so that no line of the map crosses it; its middle is `y`, and it stays inside. */
export function drawName(text: string, from: number, y: number, fill: string, color: string): { plate: string; words: Words[] } {
  const width = Math.round(text.length * 16 + 34);
  const x = Math.min(from, frame.right - width);
  const plate = `<rect x="${x}" y="${y - 25}" width="${width}" height="50" rx="25" fill="${fill}"/>`;
  return { plate, words: [{ text, x: x + width / 2, y: y + 9, size: 28, color, font: 'display', align: 'center' }] };
}

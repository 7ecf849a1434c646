import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { findUsual, formatMinutes, sayMinutes } from '../../../content/minutes.ts';
import type { LandmarkKind, Town } from '../../../content/towns/types.ts';
import { root } from '../../bundle/files.ts';
import { Land, Way } from '../../towns/land.tsx';
import { kit } from '../../towns/landmarks/kit.ts';
import { createProjection, office } from '../../towns/projection.ts';
import { wide } from '../../towns/view.ts';
import type { Colors } from '../colors.ts';
import type { Point } from '../curve.ts';
import { drawLeaf } from '../leaf.ts';
import { resolveColors } from '../resolve-colors.ts';
import { frame, type Picture, type Words } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left, right, water } = frame;
/** The map's corner, behind the double margin, and the height of the town's frame on it. */
const map = { x: 611, y: 60, view: { ...wide, height: 390, shore: 176, west: 60 } };
/** A landmark with its middle at `x`, so many times as large as in the kit, where its ground is at 80. */
const landmark = { x: 976, scale: 3, ground: 80 };

/** What the styles of the towns' maps say of shapes: the rules of one level that set nothing but paint. */
async function readStyles(colors: Colors): Promise<string> {
  const css = await readFile(join(root, 'client/styles/blocks/town.css'), 'utf8');
  const rules = css.match(/^(?:\.town-[\w-]+,\n)*\.town-[\w-]+ \{[^{}]*\}/gm) ?? [];
  const paint = rules.filter((rule) => /\b(fill|stroke)/.test(rule)).join('');
  return `<style>${resolveColors(paint, colors)}.town-depths>:nth-child(n+5){display:none}.town-drive{stroke-width:7}</style>`;
}

function drawLandmark(kind: LandmarkKind): string {
  const Landmark = kit[kind];
  const { x, scale, ground } = landmark;
  return renderToStaticMarkup(
    <g className="town-drawing" transform={`translate(${x - 60 * scale} ${water - ground * scale}) scale(${scale})`}>
      <Landmark />
    </g>,
  );
}

/** The coast of the town's map with the drive, the dot of the town and the mark where the office is. */
function drawDrive(town: Town, colors: Colors): string {
  const projection = createProjection(town, map.view);
  const coast = renderToStaticMarkup(
    <>
      <Land projection={projection} />
      <Way town={town} projection={projection} />
    </>,
  );
  const dot = ({ x, y }: Point, radius: number, fill: string) =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${colors(fill)}"/>`;
  const [start, end] = [projection.project(town.drive.points[0] ?? office), projection.project(office)];
  return `<clipPath id="coast"><path d="M${map.x} 0H${frame.width}V${water}H${map.x}z"/></clipPath>
<g clip-path="url(#coast)"><g transform="translate(${map.x} ${map.y})">${coast}${dot(start, 18, 'paper')}${dot(start, 12, 'coral')}
${dot(end, 32, 'sand')}<svg x="${(end.x - 27).toFixed(1)}" y="${(end.y - 27).toFixed(1)}" width="54" height="54"
viewBox="0 0 100 100">${drawLeaf(colors('deep'), colors('vein'))}</svg></g></g>`;
}

/** The first landmark of a town at the water, the sun with the minutes to the office, and behind them the way there. */
export async function drawTown(name: string, town: Town, colors: Colors): Promise<Picture> {
  const [first] = town.landmarks;
  if (!first) throw new Error(`content/towns: ${name} has no landmark`);
  const minutes = findUsual(town.time);
  const sun = drawSun({ x: 1040, y: 150, radius: 92, says: [formatMinutes(minutes), 'minutes'], size: 46 }, colors);
  const small = { size: 26, color: colors('pale-foam') };
  const aside = { ...small, x: right, align: 'right' } as const;
  const note: Words[] = town.note ? [{ ...aside, text: town.note, y: 572 }] : [];
  return {
    dry: (await readStyles(colors)) + drawDrive(town, colors) + sun.dry + drawLandmark(first.kind),
    words: [
      ...sun.words,
      { text: name, x: left, y: 536, size: 38, color: colors('white'), font: 'display' },
      { ...small, text: first.name, x: left, y: 572 },
      { ...aside, text: 'to our office', y: 534 },
      ...note,
    ],
    alt: [
      `${first.name} in ${name}, with the coast and the drive to our office behind: ${sayMinutes(minutes)}.`,
      ...(town.note ? [`${town.note}.`] : []),
    ].join(' '),
  };
}

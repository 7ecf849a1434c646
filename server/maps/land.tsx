import type { SVGProps } from 'react';
import { countyLine, highway, inlets, type Place, shore, widths } from '../../content/cities/coast.ts';
import type { Point, TownMap } from '../../content/cities/types.ts';
import { drawCurve } from './curve.ts';
import { findDrive, findLon, type Projection } from './projection.ts';
import { listRoads } from './roads.ts';
import type { View } from './view.ts';

const pair = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

function drawLine(places: readonly Place[], { project }: Projection): string {
  return places.map((place, index) => `${index ? 'L' : 'M'}${pair(project(place))}`).join('');
}

/** The water through an inlet, and its two banks. */
function Inlet({ lat, projection: { project } }: { lat: number; projection: Projection }) {
  const half = 7;
  const lon = findLon(shore, lat);
  const [east, west] = [project([lat, lon]), project([lat, lon - widths.island])];
  const length = Math.round(east.x - west.x);
  const bank = (by: number) =>
    `M${pair({ x: west.x - 1, y: west.y + by })}q${Math.round(length / 2)} ${-by / 2} ${Math.round(length + 3)} 0`;
  return (
    <>
      <path fill="var(--foam)" d={`M${pair({ x: west.x - 1, y: west.y - half })}h${length + 4}v${half * 2}h${-length + 4}z`} />
      <path stroke="var(--lagoon)" strokeWidth="1.2" d={bank(-half) + bank(half)} />
    </>
  );
}

const depths = [17, 40, 70, 108, 154, 208, 272, 348, 438, 544];

/** Sea, island, Intracoastal, inlets and the county line. All of them continue beyond the edges of the frame. */
export function Land({ projection }: { projection: Projection }) {
  const { project, across, shows } = projection;
  const at = (degrees: number) => `translate(${(-degrees * across).toFixed(1)})`;
  const coast = (by: number, attributes: SVGProps<SVGUseElement>) => (
    <use href="#town-shore" transform={by ? at(by) : undefined} {...attributes} />
  );
  const bank = { stroke: 'var(--lagoon)', strokeWidth: '1.2' };
  const border = project([countyLine, findLon(shore, countyLine)]);
  return (
    <g id="town-land">
      <defs>
        <path id="town-shore" d={`${drawCurve(shore.map(project), 0)}H4000V-900Z`} />
      </defs>
      {coast(widths.island + widths.intracoastal, { fill: 'var(--foam)', ...bank })}
      {coast(widths.island, { fill: 'var(--sand)', ...bank })}
      {coast(0, { fill: 'var(--foam)' })}
      <g stroke="var(--lagoon)" opacity=".42">
        {depths.map((by) => (
          <use key={by} href="#town-shore" transform={`translate(${by})`} />
        ))}
      </g>
      {coast(0, { stroke: 'var(--ink)', strokeWidth: '2.5' })}
      {inlets.map(({ name, lat }) => (
        <Inlet key={name} lat={lat} projection={projection} />
      ))}
      {shows(countyLine, 40) && (
        <path
          stroke="var(--county-ink)"
          strokeWidth="1.2"
          strokeDasharray="7 5"
          d={`M-2000 ${border.y.toFixed(1)}H${border.x.toFixed(1)}`}
        />
      )}
    </g>
  );
}

/** The highway and the drive. */
export function Drive({ map, projection }: { map: TownMap; projection: Projection }) {
  return (
    <g id="town-way" strokeLinejoin="round">
      <defs>
        <path id="town-highway" d={drawLine(highway, projection)} />
      </defs>
      <use href="#town-highway" stroke="var(--line-strong)" strokeWidth="6.5" />
      <use href="#town-highway" stroke="var(--paper)" strokeWidth="3.5" />
      <path stroke="var(--coral)" strokeWidth="4.5" d={drawLine(findDrive(map), projection)} />
    </g>
  );
}

/** The roads from west to east. */
export function Roads({ map, view, projection }: { map: TownMap; view: View; projection: Projection }) {
  const lines = listRoads(map, view).map(({ west, east }) => drawLine([west, east], projection));
  return <path stroke="var(--line-strong)" strokeWidth="2.5" d={lines.join('')} />;
}

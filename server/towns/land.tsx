import { highway, inlets, type Place, shore, widths } from '../../content/coast.ts';
import type { Town } from '../../content/towns/types.ts';
import { countyLine } from '../../shared/components/coast-projection.ts';
import { drawCurve, type Point } from '../drawings/curve.ts';
import { findRoad } from './plan.ts';
import { findDrive, findLon, type Projection } from './projection.ts';

const pair = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function drawLine(places: readonly Place[], { project }: Projection): string {
  return places.map((place, index) => `${index ? 'L' : 'M'}${pair(project(place))}`).join('');
}

/** The water through an inlet, and its two banks. */
function Inlet({ lat, projection: { project } }: { lat: number; projection: Projection }) {
  const half = 7;
  const lon = findLon(shore, lat);
  const [east, west] = [project([lat, lon]), project([lat, lon - widths.island])];
  const length = east.x - west.x;
  const bank = (by: number) => `M${pair({ x: west.x - 1, y: west.y + by })}q${(length / 2).toFixed(1)} ${-by / 2} ${(length + 3).toFixed(1)} 0`;
  return (
    <>
      <path className="town-sea" d={`M${pair({ x: west.x - 1, y: west.y - half })}h${(length + 4).toFixed(1)}v${half * 2}h${-(length + 4).toFixed(1)}z`} />
      <path className="town-bank" d={bank(-half) + bank(half)} />
    </>
  );
}

const depths = [16, 36, 62, 94, 132, 176, 226, 284, 350, 424, 508, 604];

/** Sea, island, Intracoastal, highway, roads and the drive, on past every edge of the frame. */
export function Land({ town, projection }: { town: Town; projection: Projection }) {
  const { project, across, shows } = projection;
  const at = (degrees: number) => `translate(${(-degrees * across).toFixed(1)})`;
  const coast = (by: number, className: string) => <use href="#town-shore" className={className} transform={by ? at(by) : undefined} />;
  const border = project([countyLine, findLon(shore, countyLine)]);
  return (
    <g id="town-land">
      <defs>
        <path id="town-shore" d={`${drawCurve(shore.map(project))}H4000V-900Z`} />
      </defs>
      {coast(widths.island + widths.intracoastal, 'town-water')}
      {coast(widths.island, 'town-island')}
      {coast(0, 'town-sea')}
      <g className="town-depths">
        {depths.map((by) => (
          <use key={by} href="#town-shore" transform={`translate(${by})`} />
        ))}
      </g>
      {coast(0, 'town-beach')}
      {inlets.filter(({ lat }) => shows(lat, -200)).map(({ name, lat }) => (
        <Inlet key={name} lat={lat} projection={projection} />
      ))}
      <path className="town-road" d={town.roads.map((name) => drawLine(findRoad(name), projection)).join('')} />
      {shows(countyLine, 40) && <path className="town-border" d={`M-2000 ${border.y.toFixed(1)}H${border.x.toFixed(1)}`} />}
      <path id="town-highway" className="town-highway" d={drawLine(highway, projection)} />
      <use href="#town-highway" className="town-lane" />
      <path className="town-way" d={drawLine(findDrive(town), projection)} />
    </g>
  );
}

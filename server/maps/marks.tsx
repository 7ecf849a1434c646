import { Fragment } from 'react';
import { highwayName, shore, widths } from '../../content/cities/coast.ts';
import { cities } from '../../content/cities/index.ts';
import { formatMinutes, type Minutes } from '../../content/cities/minutes.ts';
import type { Point, TextLine, TownMap } from '../../content/cities/types.ts';
import { type Box, measureText } from './measure.ts';
import { labelOffice } from './office-label.ts';
import { findLon, office, type Projection } from './projection.ts';
import { measureMark, type View } from './view.ts';

const words = { minutes: 'min', atTen: '10 AM' };

const round = ({ x, y }: Point) => ({ cx: Math.round(x), cy: Math.round(y) });

interface MarksProps {
  map: TownMap;
  view: View;
  projection: Projection;
}

/** Hides the depth lines of the sea behind drawings and texts. */
function ClearSea({ map: { landmarks, ...map }, view, projection: { project, toLat } }: MarksProps) {
  const drawings = landmarks.map((landmark) => ({ ...landmark[view.name], ...measureMark(view) }));
  const isInSea = ({ x, y }: Box) => x > project([toLat(y), findLon(shore, toLat(y))]).x;
  const boxes = [...drawings, ...map[view.name].texts.map(measureText)].filter(isInSea);
  const rectangles = boxes.map(({ x, y, width, height }) => {
    const [across, down] = [Math.round(width + 10), Math.round(height + 10)];
    return `M${Math.round(x - 5)} ${Math.round(y - 5)}h${across}v${down}h-${across}z`;
  });
  return <path fill="var(--foam)" d={rectangles.join('')} />;
}

/** The landmarks' drawings, each with a line from its near corner to its place. */
function Landmarks({ map: { landmarks }, view, projection: { project } }: MarksProps) {
  const { width, height, foot } = measureMark(view);
  return landmarks.map(({ kind, at, [view.name]: drawing }) => {
    const { cx, cy } = round(project(at));
    const corner = drawing.x < cx ? drawing.x + width - 3 : drawing.x + 3;
    return (
      <Fragment key={kind}>
        <path stroke="var(--rule)" d={`M${cx} ${cy}L${corner} ${drawing.y + foot}`} />
        <circle fill="var(--paper)" stroke="var(--ink)" strokeWidth="2" cx={cx} cy={cy} r="4.5" />
        <use href={`#town-${kind}`} x={drawing.x} y={drawing.y} width={width} height={height} />
      </Fragment>
    );
  });
}

/** The dots of other towns. That of a town at the shore is moved to the middle of the island. */
function Dots({ names, project }: { names: string[]; project: Projection['project'] }) {
  return names.map((name) => {
    const town = cities.find(({ city }) => city === name);
    if (!town) throw new Error(`no city ${name}`);
    const { x, y } = project([town.lat, town.lon]);
    const island = project([town.lat, findLon(shore, town.lat) - widths.island / 2]).x;
    return <circle key={name} fill="var(--ink)" {...round({ x: Math.min(x, island), y })} r="4.5" />;
  });
}

/** The office: its leaf in a circle. */
function OfficePin({ at, radius }: { at: Point; radius: number }) {
  const size = radius * 1.24;
  const [x, y] = [Math.round(at.x - size / 2), Math.round(at.y - size / 2)];
  return (
    <>
      <circle fill="var(--paper)" stroke="var(--rule)" strokeWidth="1.6" {...round(at)} r={radius} />
      <use href="#drawing-leaf" x={x} y={y} width={Math.round(size)} height={Math.round(size)} />
    </>
  );
}

/** The sign of the highway. */
function Shield({ at: { x, y } }: { at: Point }) {
  return (
    <>
      <rect fill="var(--paper)" stroke="var(--rule)" strokeWidth="1.6" x={x - 22} y={y - 12} width="44" height="24" rx="7" />
      <text className="town-name" x={x} y={y + 5} textAnchor="middle">
        {highwayName}
      </text>
    </>
  );
}

/** The minutes in a circle, and below them the time of day. */
function MinutesText({ at: { x, y }, minutes, when }: { at: Point; minutes: Minutes; when: string }) {
  return (
    <>
      <text className="town-minutes" x={x} y={y - 3} textAnchor="middle">
        {formatMinutes(minutes)}
      </text>
      {[words.minutes, when].map((line, index) => (
        <text key={line} className="town-when" x={x} y={y + 11 + 13 * index} textAnchor="middle">
          {line}
        </text>
      ))}
    </>
  );
}

function MapText({ line: { text, font, align, x, y } }: { line: TextLine }) {
  return (
    <text className={`town-${font}`} x={x} y={y} textAnchor={align === 'start' ? undefined : align}>
      {text}
    </text>
  );
}

/** Everything on the land and in the sea. The scale is two miles long. */
export function Marks({ map, view, projection }: MarksProps) {
  const { project, miles } = projection;
  const { drive, time } = map;
  const { dots, shield, scale, atTen, later, texts } = map[view.name];
  const start = round(project(drive.points[0] ?? office));
  const shared = { map, view, projection };
  return (
    <>
      <ClearSea {...shared} />
      <Landmarks {...shared} />
      <circle fill="var(--blush)" {...start} r="13" />
      <circle fill="var(--coral)" {...start} r="6.5" />
      <Dots names={dots} project={project} />
      <OfficePin at={project(office)} radius={view.pin} />
      <Shield at={shield} />
      <path stroke="var(--ink-2)" strokeWidth="1.4" d={`M${scale.x} ${scale.y}v6h${miles(2).toFixed(2)}v-6`} />
      <g className="town-highlight">
        <circle fill="var(--highlight)" {...round(atTen)} r={view.circle} />
        <MinutesText at={atTen} minutes={time.atTen} when={words.atTen} />
      </g>
      <g>
        <circle fill="var(--paper)" stroke="var(--coral)" strokeWidth="1.6" {...round(later)} r={view.circle} />
        <MinutesText at={later} minutes={time.later} when={time.when} />
      </g>
      {[...labelOffice(map, view, projection), ...texts].map((line) => (
        <MapText key={`${line.x} ${line.y}`} line={line} />
      ))}
    </>
  );
}

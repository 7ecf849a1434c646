import { Fragment } from 'react';
import { formatMinutes, type Minutes } from '../../content/minutes.ts';
import type { Box, Point, Positions, TextLine } from '../../content/towns/plan-types.ts';
import type { Town } from '../../content/towns/types.ts';
import { office, type Projection } from './projection.ts';
import { measureMark, type View } from './view.ts';

const round = ({ x, y }: Point) => ({ cx: Math.round(x), cy: Math.round(y) });

/** Hides the depth lines of the sea behind drawings and texts. */
function ClearSea({ boxes }: { boxes: Box[] }) {
  const rectangles = boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`);
  return <path fill="var(--foam)" d={rectangles.join('')} />;
}

/** The landmarks' drawings in the sea, each with a line to its place on the coast. */
function Landmarks({ landmarks, view }: Pick<Positions, 'landmarks'> & { view: View }) {
  const { width, height, foot } = measureMark(view);
  return landmarks.map(({ kind, place, drawing }) => (
    <Fragment key={kind}>
      <path stroke="var(--rule)" d={`M${place.x} ${place.y}L${drawing.x + 3} ${drawing.y + foot}`} />
      <circle fill="var(--paper)" stroke="var(--ink)" strokeWidth="2" cx={place.x} cy={place.y} r="4.5" />
      <use href={`#town-${kind}`} x={drawing.x} y={drawing.y} width={width} height={height} />
    </Fragment>
  ));
}

/** The leaf in a circle, where the office is. */
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

/** The sign of I-95. */
function Shield({ at: { x, y } }: { at: Point }) {
  return (
    <>
      <rect fill="var(--paper)" stroke="var(--rule)" strokeWidth="1.6" x={x - 22} y={y - 12} width="44" height="24" rx="7" />
      <text className="town-name" x={x} y={y + 5} textAnchor="middle">
        I-95
      </text>
    </>
  );
}

/** Minutes in a circle, and under them when. */
function Clock({ at: { x, y }, minutes, when }: { at: Point; minutes: Minutes; when: string }) {
  return (
    <>
      <text className="town-minutes" x={x} y={y - 3} textAnchor="middle">
        {formatMinutes(minutes)}
      </text>
      {['min', when].map((line, index) => (
        <text key={line} className="town-when" x={x} y={y + 11 + 13 * index} textAnchor="middle">
          {line}
        </text>
      ))}
    </>
  );
}

function Text({ line: { text, font, align, x, y } }: { line: TextLine }) {
  return (
    <text className={`town-${font}`} x={x} y={y} textAnchor={align === 'start' ? undefined : align}>
      {text}
    </text>
  );
}

interface MarksProps {
  town: Town;
  view: View;
  projection: Projection;
  positions: Positions;
}

/** What stands on the land and in the sea. The scale is two miles long, with a stop at each end. */
export function Marks({ town: { drive, time }, view, projection: { project, miles }, positions }: MarksProps) {
  const { clear, landmarks, dots, shield, scale, sun, ring, texts } = positions;
  const start = round(project(drive.points[0] ?? office));
  return (
    <>
      <ClearSea boxes={clear} />
      <Landmarks landmarks={landmarks} view={view} />
      <circle fill="var(--blush)" {...start} r="13" />
      <circle fill="var(--coral)" {...start} r="6.5" />
      {dots.map((at) => (
        <circle key={`${at.x} ${at.y}`} fill="var(--ink)" {...round(at)} r="4.5" />
      ))}
      <OfficePin at={project(office)} radius={view.pin} />
      <Shield at={shield} />
      <path stroke="var(--ink-2)" strokeWidth="1.4" d={`M${scale.x} ${scale.y}v6h${miles(2).toFixed(2)}v-6`} />
      <g className="town-sun">
        <circle fill="var(--disc)" {...round(sun)} r={view.sun} />
        <Clock at={sun} minutes={time.atTen} when="10 AM" />
      </g>
      <g>
        <circle fill="var(--paper)" stroke="var(--coral)" strokeWidth="1.6" {...round(ring)} r={view.sun} />
        <Clock at={ring} minutes={time.later} when={time.when} />
      </g>
      {texts.map((line) => (
        <Text key={`${line.x} ${line.y}`} line={line} />
      ))}
    </>
  );
}

import { Fragment } from 'react';
import type { Box, Point, Positions, TextLine } from '../../content/towns/plan-types.ts';
import type { Town } from '../../content/towns/types.ts';
import { Clock } from './clock.tsx';
import { OfficePin } from './office-pin.tsx';
import { office, type Projection } from './projection.ts';
import type { View } from './view.ts';

/** Hides the depth lines of the sea behind drawings and texts. */
function ClearSea({ boxes }: { boxes: Box[] }) {
  const rectangles = boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`);
  return <path className="town-sea" d={rectangles.join('')} />;
}

/** The landmarks' drawings in the sea, each with a line to its place on the coast. */
function Landmarks({ landmarks, view: { mark } }: Pick<Positions, 'landmarks'> & { view: View }) {
  return landmarks.map(({ kind, place, drawing, lineEnd }) => (
    <Fragment key={kind}>
      <path className="town-pointer" d={`M${place.x} ${place.y}L${lineEnd.x} ${lineEnd.y}`} />
      <circle className="town-point" cx={place.x} cy={place.y} r="4.5" />
      <use href={`#town-${kind}`} x={drawing.x} y={drawing.y} width={mark} height={Math.round(mark * 0.8)} />
    </Fragment>
  ));
}

function Dot({ className, at, radius }: { className: string; at: Point; radius: string }) {
  return <circle className={className} cx={Math.round(at.x)} cy={Math.round(at.y)} r={radius} />;
}

/** The sign of I-95. */
function Shield({ at: { x, y } }: { at: Point }) {
  return (
    <>
      <rect className="town-shield" x={x - 22} y={y - 12} width="44" height="24" rx="7" />
      <text className="town-name" x={x} y={y + 5} textAnchor="middle">
        I-95
      </text>
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
  const [from = office] = drive.points;
  return (
    <>
      <ClearSea boxes={clear} />
      <Landmarks landmarks={landmarks} view={view} />
      <Dot className="town-halo" at={project(from)} radius="13" />
      <Dot className="town-start" at={project(from)} radius="6.5" />
      {dots.map((at) => (
        <Dot key={`${at.x} ${at.y}`} className="town-dot" at={at} radius="4.5" />
      ))}
      <OfficePin at={project(office)} view={view} />
      <Shield at={shield} />
      <path className="town-bar" d={`M${scale.x} ${scale.y}v6h${miles(2).toFixed(2)}v-6`} />
      <Clock kind="sun" at={sun} radius={view.sun} minutes={time.atTen} when="min at ten" />
      <Clock kind="ring" at={ring} radius={view.sun} minutes={time.later} when={time.when} />
      {texts.map((line) => (
        <Text key={`${line.x} ${line.y}`} line={line} />
      ))}
    </>
  );
}

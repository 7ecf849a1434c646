import type { LandmarkKind, Town } from '../../content/towns/types.ts';
import { Land } from './land.tsx';
import { kit } from './landmarks/kit.ts';
import { Clock, LandmarkMark, Office, Scale, Shield, WordsText } from './marks.tsx';
import { type Plan, planTown } from './plan.ts';
import { createProjection } from './projection.ts';
import { narrow, type View, wide } from './view.ts';

interface MapProps {
  /** The town's name. */
  name: string;
  town: Town;
}

function Drawing({ kind }: { kind: LandmarkKind }) {
  const Landmark = kit[kind];
  return (
    <symbol id={`town-${kind}`} viewBox="0 0 120 96">
      <Landmark />
    </symbol>
  );
}

/** What stands on the land and in the sea, the same on both drawings but for its place and size. */
function Marks({ plan, town: { time }, view }: { plan: Plan; town: Town; view: View }) {
  return (
    <>
      <path className="town-sea" d={plan.clear.map(({ x, y, width, height }) => `M${x.toFixed(0)} ${y.toFixed(0)}h${width.toFixed(0)}v${height.toFixed(0)}h-${width.toFixed(0)}z`).join('')} />
      {plan.marks.map((mark) => (
        <LandmarkMark key={mark.landmark.name} mark={mark} />
      ))}
      <circle className="town-halo" cx={plan.start.x.toFixed(1)} cy={plan.start.y.toFixed(1)} r="13" />
      <circle className="town-start" cx={plan.start.x.toFixed(1)} cy={plan.start.y.toFixed(1)} r="6.5" />
      {plan.dots.map(({ x, y }) => (
        <circle key={x} className="town-dot" cx={x.toFixed(1)} cy={y.toFixed(1)} r="4.5" />
      ))}
      <Office at={plan.office} view={view} />
      <Shield at={plan.shield} />
      <Scale bar={plan.bar} />
      <Clock kind="sun" at={plan.sun} view={view} minutes={time.atTen} when="min at ten" />
      <Clock kind="ring" at={plan.ring} view={view} minutes={time.later} when={time.when} />
      {plan.words.map((words) => (
        <WordsText key={`${words.lines}`} words={words} />
      ))}
    </>
  );
}

/** The drive from a town to the office on the coast between them, drawn for a wide place and for a narrow one. */
export function TownMap({ name, town }: MapProps) {
  const [from, to] = [createProjection(town, wide), createProjection(town, narrow)];
  const scale = narrow.height / wide.height;
  const right = to.project([0, 0]).x - from.project([0, 0]).x * scale;
  return (
    <div className="town-map" aria-hidden="true">
      <svg className="town-wide" viewBox={`0 0 ${wide.width} ${wide.height}`} aria-hidden="true">
        {town.landmarks.map(({ kind }) => (
          <Drawing key={kind} kind={kind} />
        ))}
        <Land town={town} projection={from} />
        <Marks plan={planTown(name, town, wide)} town={town} view={wide} />
      </svg>
      <svg className="town-narrow" viewBox={`0 0 ${narrow.width} ${narrow.height}`} aria-hidden="true">
        <use href="#town-land" transform={`translate(${right.toFixed(1)}) scale(${scale.toFixed(4)})`} />
        <Marks plan={planTown(name, town, narrow)} town={town} view={narrow} />
      </svg>
    </div>
  );
}

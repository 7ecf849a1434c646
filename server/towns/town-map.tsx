import type { LandmarkKind, Town } from '../../content/towns/types.ts';
import { Land, Roads, Way } from './land.tsx';
import { kit } from './landmarks/kit.ts';
import { Clock, LandmarkMark, Office, Scale, Shield, WordsText } from './marks.tsx';
import { planTown } from './plan.ts';
import type { Plan } from './task.ts';
import { narrow, type View, wide } from './view.ts';

interface MapProps {
  /** The town's name. */
  name: string;
  town: Town;
}

function Drawing({ kind }: { kind: LandmarkKind }) {
  const Landmark = kit[kind];
  return (
    <symbol id={`town-${kind}`} className="town-drawing" viewBox="0 0 120 96">
      <Landmark />
    </symbol>
  );
}

/** What stands on the land and in the sea, the same on both drawings but for its place and size. */
function Marks({ plan, town: { time }, view }: { plan: Plan; town: Town; view: View }) {
  return (
    <>
      <path
        className="town-sea"
        d={plan.clear
          .map(
            ({ x, y, width, height }) =>
              `M${x.toFixed(0)} ${y.toFixed(0)}h${width.toFixed(0)}v${height.toFixed(0)}h-${width.toFixed(0)}z`,
          )
          .join('')}
      />
      {plan.marks.map((mark) => (
        <LandmarkMark key={mark.landmark.name} mark={mark} />
      ))}
      <circle className="town-halo" cx={Math.round(plan.start.x)} cy={Math.round(plan.start.y)} r="13" />
      <circle className="town-start" cx={Math.round(plan.start.x)} cy={Math.round(plan.start.y)} r="6.5" />
      {plan.dots.map(({ x, y }) => (
        <circle key={x} className="town-dot" cx={Math.round(x)} cy={Math.round(y)} r="4.5" />
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
  const [large, small] = [planTown(name, town, wide), planTown(name, town, narrow)];
  const [from, to] = [large.projection, small.projection];
  const scale = narrow.height / wide.height;
  const right = to.project([0, 0]).x - from.project([0, 0]).x * scale;
  const transform = `translate(${right.toFixed(1)}) scale(${scale.toFixed(4)})`;
  return (
    <div className="town-map" aria-hidden="true">
      <svg className="town-wide" viewBox={`0 0 ${wide.width} ${wide.height}`}>
        {town.landmarks.map(({ kind }) => (
          <Drawing key={kind} kind={kind} />
        ))}
        <Land projection={from} />
        <Roads town={town} view={wide} projection={from} />
        <Way town={town} projection={from} />
        <Marks plan={large} town={town} view={wide} />
      </svg>
      <svg className="town-narrow" viewBox={`0 0 ${narrow.width} ${narrow.height}`}>
        <use href="#town-land" transform={transform} />
        <Roads town={town} view={narrow} projection={to} />
        <use href="#town-way" transform={transform} />
        <Marks plan={small} town={town} view={narrow} />
      </svg>
    </div>
  );
}

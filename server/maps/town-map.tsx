import { landmarks } from '../../content/towns/landmarks.ts';
import type { TownPlan } from '../../content/towns/plan-types.ts';
import type { Town } from '../../content/towns/types.ts';
import { Land, Roads, Way } from './land.tsx';
import { Marks } from './marks.tsx';
import { createProjection } from './projection.ts';
import { narrow, wide } from './view.ts';

/**
 * The drive from a town to the office on the coast between them, as a wide and as a narrow drawing. The narrow one uses
 * the land and the drive of the wide one, smaller.
 */
export function TownMap({ town, plan }: { town: Town; plan: TownPlan }) {
  const from = createProjection(town, { ...wide, shore: plan.wide.shore });
  const to = createProjection(town, { ...narrow, shore: plan.narrow.shore });
  const scale = narrow.height / wide.height;
  const right = to.project([0, 0]).x - from.project([0, 0]).x * scale;
  const transform = `translate(${right.toFixed(1)}) scale(${scale.toFixed(4)})`;
  return (
    <div className="town-map" aria-hidden="true">
      <svg className="town-wide" viewBox={`0 0 ${wide.width} ${wide.height}`}>
        {town.landmarks.map(({ kind }) => (
          <symbol key={kind} id={`town-${kind}`} className="town-drawing" viewBox="0 0 120 96">
            {landmarks[kind].map((shape) => (
              <path key={shape.d} {...shape} />
            ))}
          </symbol>
        ))}
        <Land projection={from} />
        <Roads town={town} view={wide} projection={from} />
        <Way town={town} projection={from} />
        <Marks town={town} view={wide} projection={from} positions={plan.wide} />
      </svg>
      <svg className="town-narrow" viewBox={`0 0 ${narrow.width} ${narrow.height}`}>
        <use href="#town-land" transform={transform} />
        <Roads town={town} view={narrow} projection={to} />
        <use href="#town-way" transform={transform} />
        <Marks town={town} view={narrow} projection={to} positions={plan.narrow} />
      </svg>
    </div>
  );
}

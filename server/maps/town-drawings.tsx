import { landmarks } from '../../content/cities/landmarks.ts';
import type { TownMap } from '../../content/cities/types.ts';
import { Drive, Land, Roads } from './land.tsx';
import { Marks } from './marks.tsx';
import { createProjection } from './projection.ts';
import { narrow, wide } from './view.ts';

/**
 * The drive from a town to the office on the coast between them, as a wide and as a narrow drawing. The narrow one uses
 * the land and the drive of the wide one, smaller.
 */
export function TownDrawings({ map }: { map: TownMap }) {
  const from = createProjection(map, { ...wide, shore: map.wide.shore });
  const to = createProjection(map, { ...narrow, shore: map.narrow.shore });
  const scale = narrow.height / wide.height;
  const right = to.project([0, 0]).x - from.project([0, 0]).x * scale;
  const transform = `translate(${right.toFixed(1)}) scale(${scale.toFixed(4)})`;
  return (
    <div className="town-map" aria-hidden="true">
      <svg className="town-wide" viewBox={`0 0 ${wide.width} ${wide.height}`}>
        {map.landmarks.map(({ kind }) => (
          <symbol key={kind} id={`town-${kind}`} className="town-drawing" viewBox="0 0 120 96">
            {landmarks[kind].map((shape) => (
              <path key={shape.d} {...shape} />
            ))}
          </symbol>
        ))}
        <Land projection={from} />
        <Roads map={map} view={wide} projection={from} />
        <Drive map={map} projection={from} />
        <Marks map={map} view={wide} projection={from} />
      </svg>
      <svg className="town-narrow" viewBox={`0 0 ${narrow.width} ${narrow.height}`}>
        <use href="#town-land" transform={transform} />
        <Roads map={map} view={narrow} projection={to} />
        <use href="#town-way" transform={transform} />
        <Marks map={map} view={narrow} projection={to} />
      </svg>
    </div>
  );
}

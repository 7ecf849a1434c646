import type { Point } from '../../content/towns/plan-types.ts';
import { blade, veins } from './leaf.ts';
import type { View } from './view.ts';

/** The leaf in a circle, where the office is. The wide drawing holds the leaf for both. */
export function OfficePin({ at, view }: { at: Point; view: View }) {
  const size = view.pin * 1.24;
  return (
    <>
      <circle className="town-pin" cx={Math.round(at.x)} cy={Math.round(at.y)} r={view.pin} />
      {view.name === 'wide' && (
        <symbol id="town-leaf" viewBox="0 0 100 100">
          <path className="town-blade" d={blade} />
          <path className="town-veins" d={veins} />
        </symbol>
      )}
      <use
        href="#town-leaf"
        x={Math.round(at.x - size / 2)}
        y={Math.round(at.y - size / 2)}
        width={Math.round(size)}
        height={Math.round(size)}
      />
    </>
  );
}

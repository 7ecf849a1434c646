import type { Minutes } from '../../content/minutes.ts';
import { formatMinutes } from '../../content/minutes.ts';
import type { Point } from '../drawings/curve.ts';
import { blade, veins } from '../drawings/leaf.ts';
import { pointAt } from './place-sea.ts';
import type { Mark, Plan } from './task.ts';
import type { View } from './view.ts';
import { layLines, type Words } from './words.ts';

const { round } = Math;

/** Lines of text where the plan has them. */
export function WordsText({ words }: { words: Words }) {
  const anchor = words.align === 'start' ? undefined : words.align;
  return layLines(words).map(({ text, font, x, y }) => (
    <text key={text} className={`town-${font}`} x={round(x)} y={round(y)} textAnchor={anchor}>
      {text}
    </text>
  ));
}

/** Minutes in a circle: the sun for those at ten in the morning, the ring for the later ones. */
export function Clock({
  at,
  view,
  minutes,
  when,
  kind,
}: {
  at: Point;
  view: View;
  minutes: Minutes;
  when: string;
  kind: 'sun' | 'ring';
}) {
  return (
    <g className={`town-${kind}`}>
      <circle cx={at.x} cy={at.y} r={view.sun} />
      <text className="town-minutes" x={at.x} y={at.y + 3} textAnchor="middle">
        {formatMinutes(minutes)}
      </text>
      <text className="town-when" x={at.x} y={at.y + 20} textAnchor="middle">
        {when}
      </text>
    </g>
  );
}

/** The office: the leaf on its pin. */
export function Office({ at, view }: { at: Point; view: View }) {
  const size = view.pin * 1.24;
  const [x, y] = [round(at.x - size / 2), round(at.y - size / 2)];
  return (
    <>
      <circle className="town-pin" cx={round(at.x)} cy={round(at.y)} r={view.pin} />
      {view.name === 'wide' && (
        <symbol id="town-leaf" viewBox="0 0 100 100">
          <path className="town-blade" d={blade} />
          <path className="town-veins" d={veins} />
        </symbol>
      )}
      <use href="#town-leaf" x={x} y={y} width={round(size)} height={round(size)} />
    </>
  );
}

/** The name of the highway on its shield. */
export function Shield({ at }: { at: Point }) {
  return (
    <>
      <rect className="town-shield" x={round(at.x - 22)} y={round(at.y - 12)} width="44" height="24" rx="7" />
      <text className="town-name" x={round(at.x)} y={round(at.y + 5)} textAnchor="middle">
        I-95
      </text>
    </>
  );
}

/** A bar of two miles with a stop at either end. */
export function Scale({ bar: { x, y, width, height } }: Pick<Plan, 'bar'>) {
  return <path className="town-bar" d={`M${round(x)} ${round(y)}v${height}h${width.toFixed(2)}v-${height}`} />;
}

/** A landmark in the sea, and the line to where it is. */
export function LandmarkMark({ mark }: { mark: Mark }) {
  const { landmark, box, point } = mark;
  const [from, to] = pointAt(mark);
  return (
    <>
      <path className="town-pointer" d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} />
      <circle className="town-point" cx={round(point.x)} cy={round(point.y)} r="4.5" />
      <use href={`#town-${landmark.kind}`} x={round(box.x)} y={round(box.y)} width={box.width} height={round(box.height)} />
    </>
  );
}

import type { Curve as CurveData } from '../../content/figures/types.ts';
import { findLowest, formatThousands, listWeeks, type Week } from './cash.ts';
import { Frame } from './frame.tsx';

/** What the drawing shows above the waterline and under it, in thousands; curve.css has the same. */
const top = 44;
const depth = 13;

type Point = [x: number, y: number];

const toX = (week: number) => 100 * week + 50;

/** A line through points; an amount is above the foot of its drawing, which is at `zero`. */
function toLine(points: Point[], zero: number): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${zero - y}`).join('');
}

/** Dots as lines of no length, which the caps of their strokes make round at any scale. */
const toDots = (points: Point[], zero: number) => points.map(([x, y]) => `M${x} ${zero - y}h.01`).join('');

const beforeOf = ({ week, before }: Week): Point => [toX(week), before];
const afterOf = ({ week, after }: Week): Point => [toX(week), after];

function Dry({ weeks, from, to }: { weeks: Week[]; from: number; to: number }) {
  const moved = weeks.slice(from, from + 1);
  const after = weeks.map(afterOf);
  return (
    <svg viewBox={`0 0 ${100 * weeks.length} ${top}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="curve-rules" d={`M0 4h${100 * weeks.length}m0 10H0m0 10h${100 * weeks.length}m0 10H0`} />
      <path className="curve-sun" d={toDots(moved.map(afterOf), top)} />
      <path className="curve-before" d={toLine(weeks.slice(from - 1, to + 1).map(beforeOf), top)} />
      {moved.map((week) => (
        <path key={week.week} className="curve-lift" d={`M${toX(week.week)} ${top}V${top - week.after}`} />
      ))}
      <path className="curve-after" d={toLine(after, top)} />
      <path className="curve-dots" d={toDots(after, top)} />
      <path className="curve-dots curve-holes" d={toDots(after, top)} />
    </svg>
  );
}

function Wet({ weeks, from, to }: { weeks: Week[]; from: number; to: number }) {
  const moved = weeks.slice(from - 1, to + 1).map(beforeOf);
  return (
    <svg viewBox={`0 0 ${100 * weeks.length} ${depth}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="curve-before curve-short" d={toLine(moved, 0)} />
      {weeks.slice(from, from + 1).map(({ week, before }) => (
        <path key={week} className="curve-lift" d={`M${toX(week)} ${-before}V0`} />
      ))}
    </svg>
  );
}

function Balances({ weeks }: { weeks: Week[] }) {
  return (
    <div className="visually-hidden">
      <table className="curve-table">
        <caption>The bank balance by week</caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Left alone</th>
            <th scope="col">Moved</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, before, after }) => (
            <tr key={week}>
              <th scope="row">{week || 'Now'}</th>
              <td>{formatThousands(before)}</td>
              <td>{formatThousands(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A bank balance by week that goes under water, and the same with one payment moved. */
export function Curve({ of, figure }: { of: string; figure: CurveData }) {
  const { caption, balances, move } = figure;
  const { what, thousands, from, to, how } = move;
  const weeks = listWeeks(figure);
  const lowest = findLowest(weeks, 'before');
  const last = balances.length - 1;
  return (
    <Frame
      of={of}
      kind="curve"
      place="under"
      caption={caption}
      dry={
        <div className="curve-plot">
          <p className="curve-now">
            <strong>{formatThousands(balances[0] ?? 0)}</strong> in the bank today
          </p>
          <p className="curve-move">
            <strong>
              Move the {formatThousands(thousands)} {what}
            </strong>{' '}
            from week {from} to week {to}, {how}
          </p>
          <p className="curve-end">
            <strong>{formatThousands(balances[last] ?? 0)}</strong> week {last}, either way
          </p>
          <Dry weeks={weeks} from={from} to={to} />
          <Balances weeks={weeks} />
        </div>
      }
      wet={
        <div className="curve-sea">
          <Wet weeks={weeks} from={from} to={to} />
          <p>
            <strong>
              Left alone: {formatThousands(-lowest.before)} short in week {lowest.week}.
            </strong>{' '}
            Moved: never under {formatThousands(findLowest(weeks, 'after').after)}.
          </p>
          <div className="curve-axis" aria-hidden="true">
            {weeks.map(({ week }) => (
              <span key={week}>{week || 'now'}</span>
            ))}
          </div>
        </div>
      }
    />
  );
}

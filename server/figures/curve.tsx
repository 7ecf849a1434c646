import type { Curve as CurveData } from '../../content/figure-types.ts';
import { findLowest, formatThousands, listWeeks } from './cash.ts';
import { Columns } from './columns.tsx';
import { CurveDrawing } from './curve-drawing.tsx';
import { Frame } from './frame.tsx';

/** A bank balance by week that goes under water, and the same with one payment moved. */
export function Curve({ figure }: { figure: CurveData }) {
  const { caption, balances, move } = figure;
  const { what, thousands, from, to, how } = move;
  const weeks = listWeeks(figure);
  const lowest = findLowest(weeks, 'before');
  const last = balances.length - 1;
  const wet = (
    <div className="curve-sea">
      <CurveDrawing weeks={weeks} from={from} to={to} side={{ top: 0, height: 13, fill: 'var(--brick)' }} />
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
  );
  return (
    <Frame kind="curve" place="under" caption={caption} wet={wet}>
      <div className="curve-plot">
        <p>
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
        <CurveDrawing weeks={weeks} from={from} to={to} side={{ top: -44, height: 44, fill: 'none' }} />
        <div className="visually-hidden">
          <table>
            <caption>The bank balance by week</caption>
            <Columns names={['Week', 'Left alone', 'Moved']} />
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
      </div>
    </Frame>
  );
}

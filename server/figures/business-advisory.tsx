import { capitalize, formatDollars } from '../../shared/format.ts';
import { Columns } from './parts/columns.tsx';
import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';

const words = {
  caption: {
    lead: 'Thirteen weeks of cash, one decision.',
    text: 'Example: the bank balance would go under in week 8. Moving one purchase keeps even the lowest week $7,000 above water.',
  },
  /** In thousands of dollars, from now on; under zero the account is overdrawn. */
  balances: [38, 41, 36, 30, 33, 24, 17, 8, -6, -11, -3, 7, 12, 19],
  /** The payment that is moved, from the week in which it would be paid to a later one. */
  move: { what: 'machine', thousands: 18, from: 8, to: 12, how: 'agreed with the seller now' },
  whole: 'All thirteen weeks, left alone and with the payment moved',
  today: 'in the bank today',
  decision: (amount: string, what: string) => `Move the ${amount} ${what}`,
  details: (from: number, to: number, how: string) => `from week ${from} to week ${to}, ${how}`,
  end: (week: number) => `week ${week}, either way`,
  alone: (amount: string, week: number) => `Left alone: ${amount} short in week ${week}.`,
  moved: 'Moved: never under',
  /** The label of the first week, on the axis. */
  now: 'now',
  table: { caption: 'The bank balance by week', columns: ['Week', 'Left alone', 'Moved'], now: 'Now' },
  sources: ['Example, not a client’s figures'],
};

/** The balance of a week, in thousands of dollars, if the payment is left alone and if it is moved. */
interface Week {
  week: number;
  before: number;
  after: number;
}

/** Lists the balances by week: until the moved payment is made, its money is still in the bank. */
function listWeeks(): Week[] {
  const { thousands, from, to } = words.move;
  return words.balances.map((before, week) => {
    return { week, before, after: week >= from && week < to ? before + thousands : before };
  });
}

/** The week in which a balance is lowest. Throws if there is none. */
function findLowest(weeks: Week[], balance: 'before' | 'after'): Week {
  return weeks.reduce((lowest, week) => (week[balance] < lowest[balance] ? week : lowest));
}

/** Thousands as dollars: `-6` is `−$6,000`. */
function formatThousands(thousands: number): string {
  return formatDollars(thousands * 1000);
}

interface CurveProps {
  weeks: Week[];
  /** The range of the chart, in thousands, above and below zero. curve.css has the same numbers. */
  side: { top: number; height: number; fill: string };
}

/** Dots as lines of no length, which the caps of their strokes make round at any scale. */
const drawDots = (points: number[][]) => points.map((point) => `M${point.join(' ')}h.01`).join('');

/** The two balances on one side of zero: as they would be, and as the moved payment makes them. */
function Curve({ weeks, side: { top, height, fill } }: CurveProps) {
  const { from, to } = words.move;
  const width = 100 * weeks.length;
  const before = weeks.map(({ week, before }) => [100 * week + 50, -before]);
  const after = weeks.map(({ week, after }) => [100 * week + 50, -after]);
  const moved = after.slice(from, from + 1);
  return (
    <svg viewBox={`0 ${top} ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path stroke="var(--ruled-line)" d={`M0-40h${width}m0 10H0m0 10h${width}m0 10H0`} />
      <path stroke="var(--highlight)" strokeWidth="calc(14 * var(--thousand))" d={drawDots(moved)} />
      <path fill={fill} stroke="var(--clay)" strokeWidth="2.5" d={`M${before.slice(from - 1, to + 1).join(' ')}`} />
      <path
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="1 5"
        d={`M${[...before.slice(from, from + 1), ...moved].join(' ')}`}
      />
      <path stroke="var(--lagoon)" strokeWidth="var(--line)" d={`M${after.join(' ')}`} />
      <path stroke="var(--lagoon)" strokeWidth="calc(3.4 * var(--line))" d={drawDots(after)} />
      <path stroke="var(--sky)" strokeWidth="calc(2 * var(--line))" d={drawDots(after)} />
    </svg>
  );
}

/** The balances as a table, for screen readers. */
function BalanceTable({ weeks }: { weeks: Week[] }) {
  const { caption, columns, now } = words.table;
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <Columns names={columns} />
        <tbody>
          {weeks.map(({ week, before, after }) => (
            <tr key={week}>
              <th scope="row">{week || now}</th>
              <td>{formatThousands(before)}</td>
              <td>{formatThousands(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A bank balance by week that falls below zero, and the same with one payment moved. */
export const figure: ServiceFigure = {
  ...words,
  answer: () => {
    const weeks = listWeeks();
    const [before, after] = [findLowest(weeks, 'before'), findLowest(weeks, 'after')];
    return {
      lines: [
        { name: capitalize(words.today), value: formatThousands(words.balances[0] ?? 0) },
        { name: words.alone(formatThousands(-before.before), before.week) },
      ],
      highlight: { title: formatThousands(after.after), text: words.moved },
    };
  },
  draw: () => {
    const { balances, move } = words;
    const weeks = listWeeks();
    const lowest = findLowest(weeks, 'before');
    const last = balances.length - 1;
    const footer = (
      <div className="curve-base">
        <Curve weeks={weeks} side={{ top: 0, height: 13, fill: 'var(--brick)' }} />
        <p>
          <strong>{words.alone(formatThousands(-lowest.before), lowest.week)}</strong>{' '}
          {`${words.moved} ${formatThousands(findLowest(weeks, 'after').after)}.`}
        </p>
        <div className="curve-axis" aria-hidden="true">
          {weeks.map(({ week }) => (
            <span key={week}>{week || words.now}</span>
          ))}
        </div>
      </div>
    );
    return (
      <Frame className="curve" place="under" caption={words.caption} footer={footer}>
        <div className="curve-plot">
          <p>
            <strong>{formatThousands(balances[0] ?? 0)}</strong> {words.today}
          </p>
          <p className="curve-move">
            <strong>{words.decision(formatThousands(move.thousands), move.what)}</strong>{' '}
            {words.details(move.from, move.to, move.how)}
          </p>
          <p className="curve-end">
            <strong>{formatThousands(balances[last] ?? 0)}</strong> {words.end(last)}
          </p>
          <Curve weeks={weeks} side={{ top: -44, height: 44, fill: 'none' }} />
          <BalanceTable weeks={weeks} />
        </div>
      </Frame>
    );
  },
};

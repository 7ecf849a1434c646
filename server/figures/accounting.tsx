import { formatDollars } from '../../shared/format.ts';
import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';

/** A step from the profit to the bank. */
interface Step {
  label: string;
  note: string;
  /** The dollars that it adds to the money in the bank, or takes from it. */
  dollars: number;
}

const profit: Step = { label: 'Profit', note: 'last line of the income statement', dollars: 70_000 };
const unpaid: Step = { label: 'Customers who have not paid', note: 'earned, and still owed to you', dollars: -38_000 };
/** The profit of the year, and why the bank did not grow by it. */
const steps = [
  profit,
  { label: 'Depreciation', note: 'an expense that took no money this year', dollars: 8000 },
  unpaid,
  { label: 'Loan paid down', note: 'only the interest is an expense', dollars: -12_000 },
  { label: 'Taken out by you', note: 'your draws are not an expense', dollars: -15_000 },
];
/** The sum after each step, in dollars. */
const sums = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, { dollars }) => sum + dollars, 0));
const increase = sums.at(-1) ?? 0;
const opening = 11_000;

const words = {
  caption: {
    lead: `Why ${formatDollars(profit.dollars)} of profit became ${formatDollars(increase)} of cash.`,
    text: 'Customers still owe part of the rest, part has paid down the loan, and part is with you. This walk is the statement of cash flows; the figures are an example of one year.',
  },
  whole: `Where the other ${formatDollars(profit.dollars - increase)} of the profit went`,
  steps,
  increase: {
    dollars: increase,
    label: 'More in the bank',
    note: `${formatDollars(opening)} on January 1, ${formatDollars(opening + increase)} on December 31`,
  },
  sources: ['Example', 'FASB Accounting Standards Codification 230 (indirect method of the statement of cash flows)'],
};

interface BarProps {
  /** The two ends of the bar, in dollars. */
  from: number;
  to: number;
  color: string;
}

/** The widest bar ends here, in dollars. */
const most = Math.max(...sums);

/** Draws a bar from one amount to another: to the right what comes in, to the left what goes out. */
function Bar({ from, to, color }: BarProps) {
  const [start, end] = [Math.min(from, to), Math.max(from, to)];
  return (
    <svg viewBox={`0 0 ${most / 1000} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path stroke="var(--line-strong)" d={`M0 1H${most / 1000}`} />
      <rect fill={color} x={start / 1000} width={(end - start) / 1000} height="1" />
    </svg>
  );
}

/** The profit of a year, and what is left of it in the bank, as a waterfall chart. */
export const figure: ServiceFigure = {
  ...words,
  answer: () => ({
    lines: [profit, unpaid].map(({ label, dollars }) => ({ name: label, value: formatDollars(dollars) })),
    highlight: { title: formatDollars(increase), text: words.increase.label },
  }),
  draw: () => (
    <Frame className="figure-card waterfall" place="under" caption={words.caption}>
      <ol>
        {steps.map(({ label, note, dollars }, index) => (
          <li key={label}>
            <p>
              <b>{label}</b> {note}
            </p>
            <Bar from={sums[index - 1] ?? 0} to={sums[index] ?? 0} color={dollars < 0 ? 'var(--coral)' : 'var(--lagoon)'} />
            <strong>{formatDollars(dollars)}</strong>
          </li>
        ))}
        <li className="waterfall-sum">
          <p>
            <b>{words.increase.label}</b> {words.increase.note}
          </p>
          <Bar from={0} to={increase} color="var(--highlight)" />
          <strong className="figure-highlight">{formatDollars(increase)}</strong>
        </li>
      </ol>
    </Frame>
  ),
};

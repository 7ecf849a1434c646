import { formatNumber } from '../../shared/format.ts';
import type { Figure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';

interface Line {
  label: string;
  amount: number;
  /** A sum; a `total` has two rules under it. */
  sum?: 'subtotal' | 'total';
  /** The number of the connector from this line to the same amount in another statement. */
  connector?: 1 | 2;
}

interface StatementLines {
  title: string;
  note: string;
  lines: Line[];
}

const add = (lines: Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

const depreciation = 8000;
const draws: Line = { label: 'Owner’s draws', amount: -15_000 };

const earned: Line[] = [
  { label: 'Revenue', amount: 480_000 },
  { label: 'Cost of the work', amount: -290_000 },
  { label: 'Overhead', amount: -112_000 },
  { label: 'Depreciation', amount: -depreciation },
];
const netIncome: Line = { label: 'Net income', amount: add(earned), sum: 'subtotal', connector: 1 };

const moved: Line[] = [
  netIncome,
  { label: 'Depreciation, no cash', amount: depreciation },
  { label: 'Unpaid invoices', amount: -38_000 },
  { label: 'Loan principal', amount: -12_000 },
  draws,
];
const change: Line = { label: 'Change in cash', amount: add(moved), sum: 'subtotal' };
const opening: Line = { label: 'Cash, January 1', amount: 11_000 };
const cash = add([change, opening]);

const assets: Line[] = [
  { label: 'Cash', amount: cash, sum: 'subtotal', connector: 2 },
  { label: 'Owed by customers', amount: 66_000 },
  { label: 'Equipment, net', amount: 90_000 },
];
const claims: Line[] = [{ label: 'Bank loan', amount: 60_000 }, { label: 'Equity, January 1', amount: 65_000 }, netIncome, draws];

/** The middle statement comes first, since the others begin with its result; then the left and the right one. */
const statements: [StatementLines, StatementLines, StatementLines] = [
  { title: 'Income statement', note: 'what the year earned', lines: [...earned, { ...netIncome, sum: 'total' }] },
  {
    title: 'Cash flow',
    note: 'where the money went',
    lines: [...moved, change, opening, { label: 'Cash, December 31', amount: cash, sum: 'total', connector: 2 }],
  },
  {
    title: 'Balance sheet',
    note: 'what is there on December 31',
    lines: [
      ...assets,
      { label: 'Total assets', amount: add(assets), sum: 'total' },
      ...claims,
      { label: 'Loan and equity', amount: add(claims), sum: 'total' },
    ],
  },
];

export const words = {
  caption: {
    lead: 'Three statements, two threads.',
    text: 'Net income runs to the top of the cash flow and into equity; the cash that is left runs to the first line of the balance sheet. Example figures, one year.',
  },
  statements,
  highlight: {
    amount: cash,
    text: `Profit of ${formatNumber(netIncome.amount)}, and ${formatNumber(change.amount)} more in the bank`,
  },
  /** The words that screen readers hear before the number of a connector. */
  connector: 'thread ',
  sources: ['Example', 'FASB Accounting Standards Codification 230 (indirect method of the statement of cash flows)'],
};

/** An amount as in books: below zero in parentheses. */
function format(amount: number): string {
  const digits = formatNumber(Math.abs(amount));
  return amount < 0 ? `(${digits})` : digits;
}

function Statement({ statement: { title, note, lines } }: { statement: StatementLines }) {
  return (
    <section className="figure-paper statements-sheet">
      <p>
        <b>{title}</b>
        <small>{note}</small>
      </p>
      <dl className="figure-rows">
        {lines.map(({ label, amount, sum, connector }) => (
          <div key={label} className={sum && 'statements-sum'}>
            <dt>
              {label}
              {connector && (
                <i className={`figure-badge statements-connector-${connector}`}>
                  <span className="visually-hidden">{words.connector}</span>
                  {connector}
                </i>
              )}
            </dt>
            <dd className={sum === 'total' ? 'statements-total' : undefined}>{format(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The connectors between the statements. A unit is a row, and across, the gap between two statements. */
function StatementConnectors() {
  const [middle, left, right] = statements;
  const row = ({ lines }: StatementLines, connector: number) => lines.findIndex((line) => line.connector === connector) + 0.5;
  const rows = Math.max(...statements.map(({ lines }) => lines.length));
  const [income, top, equity] = [row(middle, 1), row(left, 1), row(right, 1)];
  const [end, cash] = [row(left, 2), row(right, 2)];
  return (
    <svg
      className="figure-connectors statements-connectors"
      viewBox={`0 0 7 ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g stroke="var(--coral)" strokeWidth="2.2">
        <path d={`M1 ${income}C.3 ${income} .7 ${top} 0 ${top}M6 ${income}C6.7 ${income} 6.3 ${equity} 7 ${equity}`} />
        <path strokeWidth="9" strokeLinecap="round" d={`M1 ${income}h0M0 ${top}h0M6 ${income}h0M7 ${equity}h0`} />
      </g>
      <g stroke="var(--lagoon)" strokeWidth="2.2">
        <path d={`M0 ${end}H6.5q.2 0 .2-.4V${cash + 0.4}q0-.4.2-.4H7`} />
        <path strokeWidth="9" strokeLinecap="round" d={`M0 ${end}h0M7 ${cash}h0`} />
      </g>
    </svg>
  );
}

/** Three statements side by side, with connectors from a line of one to the same amount in another. */
export const figure: Figure = {
  ...words,
  draw: () => (
    <Frame className="figure-card statements" place="under" caption={words.caption}>
      {statements.map((statement) => (
        <Statement key={statement.title} statement={statement} />
      ))}
      <StatementConnectors />
      <p className="statements-highlight">
        <small>{words.highlight.text}</small>
        <strong className="figure-highlight">{format(words.highlight.amount)}</strong>
      </p>
    </Frame>
  ),
};

import type { Ledgers as LedgersData, Statement as StatementData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { formatNumber } from './money.ts';

/** An amount as in books: below zero in parentheses. */
function show(amount: number): string {
  const digits = formatNumber(Math.abs(amount));
  return amount < 0 ? `(${digits})` : digits;
}

function Statement({ sheet: { title, note, lines } }: { sheet: StatementData }) {
  return (
    <section className="figure-paper ledgers-sheet">
      <p>
        <b>{title}</b>
        <small>{note}</small>
      </p>
      <dl className="figure-rows">
        {lines.map(({ label, amount, sum, tie }) => (
          <div key={label} className={sum && 'ledgers-sum'}>
            <dt>
              {label}
              {tie && (
                <i className={`figure-disc ledgers-tie-${tie}`}>
                  <span className="visually-hidden">thread </span>
                  {tie}
                </i>
              )}
            </dt>
            <dd className={sum === 'total' ? 'ledgers-total' : undefined}>{show(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Threads between the sheets as they stand on a desk. A unit is a row, and across, the gap between two sheets. */
function Ties({ sheets: [middle, left, right] }: { sheets: LedgersData['sheets'] }) {
  const row = ({ lines }: StatementData, tie: number) => lines.findIndex((line) => line.tie === tie) + 0.5;
  const rows = Math.max(...[middle, left, right].map(({ lines }) => lines.length));
  const [income, top, equity] = [row(middle, 1), row(left, 1), row(right, 1)];
  const [end, cash] = [row(left, 2), row(right, 2)];
  return (
    <svg className="figure-threads ledgers-ties" viewBox={`0 0 7 ${rows}`} preserveAspectRatio="none" aria-hidden="true">
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

/** Three statements side by side, and the threads between them. */
export function Ledgers({ figure: { caption, sheets, sun } }: { figure: LedgersData }) {
  return (
    <Frame kind="figure-card ledgers" place="under" caption={caption}>
      {sheets.map((sheet) => (
        <Statement key={sheet.title} sheet={sheet} />
      ))}
      <Ties sheets={sheets} />
      <p className="ledgers-sun">
        <small>{sun.text}</small>
        <strong className="figure-sun">{show(sun.amount)}</strong>
      </p>
    </Frame>
  );
}

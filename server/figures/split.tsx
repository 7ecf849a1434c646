import type { PayLine, Split as SplitData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { addUp, formatMoney, takePercent } from './money.ts';

const toAmount = ({ take }: PayLine, gross: number) => ('percent' in take ? takePercent(gross, take.percent) : take.dollars);

/** What every line of a paycheck comes to, what is left of it, and what it costs. */
export function settle({ gross: { dollars }, minus, plus }: SplitData) {
  const taken = minus.map((line) => toAmount(line, dollars));
  const added = plus.map((line) => toAmount(line, dollars));
  return { taken, added, net: addUp([dollars, -addUp(taken)]), cost: addUp([dollars, ...added]) };
}

/** The parts of a paycheck in the colors that they have around it: what is left is the sun or the moon, and slips come off it. */
const getColor = (line?: PayLine) => (line ? `var(--${line.twin ? 'blush' : 'check'})` : 'var(--disc)');

function Lines({ lines, amounts, sign }: { lines: PayLine[]; amounts: number[]; sign: string }) {
  return (
    <ul className="paycheck-lines">
      {lines.map(({ name, take, note, twin }, index) => (
        <li key={name} className={twin ? 'figure-slip paycheck-twin' : 'figure-slip'}>
          <span>{sign}</span>
          <div>
            {name} <small>{['percent' in take && `${take.percent}%`, note].filter(Boolean).join(' ')}</small>
          </div>
          <b>{formatMoney(amounts[index] ?? 0)}</b>
        </li>
      ))}
    </ul>
  );
}

/** A paycheck split: above the water what comes off it, under it what the employer adds. */
export function Split({ figure }: { figure: SplitData }) {
  const { caption, gross, minus, plus } = figure;
  const { taken, added, net, cost } = settle(figure);
  const lines = minus.map((line, index) => ({ name: line.name, amount: taken[index] ?? 0, color: getColor(line) }));
  const parts = [{ name: figure.net, amount: net, color: getColor() }, ...lines];
  const wet = (
    <>
      <Lines lines={plus} amounts={added} sign="+" />
      <div className="paycheck-cost">
        {figure.cost} <b>${formatMoney(cost)}</b>
      </div>
    </>
  );
  return (
    <Frame kind="paycheck" place="beside" caption={caption} wet={wet}>
      <div className="figure-paper paycheck-gross">
        <div>
          <p className="eyebrow">{gross.label}</p>
          <b>${formatMoney(gross.dollars)}</b>
          <svg className="paycheck-bar" viewBox={`0 0 ${gross.dollars} 20`} preserveAspectRatio="none" aria-hidden="true">
            {parts.map(({ name, amount, color }, index) => (
              <path
                key={name}
                fill={color}
                stroke="var(--lagoon)"
                d={`M${addUp(parts.slice(0, index).map((part) => part.amount))} 0h${amount}v20h-${amount}z`}
              />
            ))}
          </svg>
        </div>
        <p className="figure-sun">
          {figure.net} <b>${formatMoney(net)}</b>
        </p>
      </div>
      <Lines lines={minus} amounts={taken} sign="−" />
    </Frame>
  );
}

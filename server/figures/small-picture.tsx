import type { ReactNode } from 'react';
import type { Bars, Costs, Figure, Ties } from '../../content/figure-types.ts';
import type { TreeNode } from '../../shared/page-data.ts';
import { toNodes } from '../to-nodes.ts';
import { formatDollars, takePercent } from './money.ts';

// Of a picture, in units of its view box: its size, and how high its waterline is.
const width = 480;
const height = 270;
const waterline = 220;

/** The sun behind the waterline at `x`, with two lines of text on it. */
function Sun({ x, title = '', text = '' }: { x: number; title?: string; text?: string }) {
  return (
    <g fill="var(--on-sun)" textAnchor="middle">
      <path fill="var(--disc)" d={`M${x - 62} ${waterline}a62 62 0 0 1 124 0z`} />
      <text className="small-picture-day" x={x} y={waterline - 24}>
        {title}
      </text>
      <text fontWeight="650" x={x} y={waterline - 5}>
        {text}
      </text>
    </g>
  );
}

/** The month of sales, a bar for each kind of them. */
function SmallBars({ figure: { month, sun } }: { figure: Bars }) {
  const taxed = month.sales.filter(({ isExempt }) => !isExempt);
  const most = Math.max(...taxed.map(({ dollars }) => dollars));
  return (
    <>
      {taxed.map(({ name, dollars, isTrap }, index) => {
        const length = Math.round((dollars / most) * 330);
        return (
          <g key={name} transform={`translate(28 ${30 + index * 56})`}>
            <text>{name}</text>
            <rect fill={isTrap ? 'var(--coral-ink)' : 'var(--lagoon)'} y="10" width={length} height="16" />
            <text x={length + 10} y="24">
              {formatDollars(dollars)}
            </text>
          </g>
        );
      })}
      <Sun x={402} title={sun.title} text={sun.text} />
    </>
  );
}

/** What the first four mistakes cost. */
function SmallCosts({ figure: { rows, sun } }: { figure: Costs }) {
  return (
    <>
      <path fill="none" stroke="var(--margin-rule)" strokeWidth="2" d={`M62 0V${waterline}m4 0V0`} />
      {rows.slice(0, 4).map(({ mistake, cost }, index) => (
        <g key={mistake} fill="var(--coral-ink)" transform={`translate(34 ${40 + index * 50})`}>
          <text>{index + 1}</text>
          <text className="small-picture-title" x="52">
            {typeof cost === 'string' ? cost : formatDollars(takePercent(cost.of, cost.percent))}
          </text>
          <path stroke="var(--line-strong)" d="M-34 16H446" />
        </g>
      ))}
      <Sun x={402} title={sun.title} />
    </>
  );
}

/** Ties that end in a cross, and as many from the sun to another shore. */
function SmallTies({ figure: { cut, made, sun } }: { figure: Ties }) {
  const places = cut.ties.map((_, index) => 66 + index * 25);
  return (
    <>
      <text className="small-picture-title" x="28" y="36">
        {cut.place}
      </text>
      <text className="small-picture-title" x="452" y="36" textAnchor="end">
        {made.place}
      </text>
      {places.map((y) => (
        <g key={y} fill="none" stroke="var(--coral)" strokeWidth="2">
          <path strokeDasharray="5 4" d={`M34 ${y}H128`} />
          <path d={`M130 ${y - 5}l10 10m0-10l-10 10`} />
          <path stroke="var(--lagoon)" d={`M240 ${waterline - 92}C330 ${waterline - 92} 330 ${y} 446 ${y}`} />
          <circle fill="var(--lagoon)" stroke="none" cx="446" cy={y} r="5" />
        </g>
      ))}
      <circle fill="var(--disc)" cx="240" cy={waterline - 92} r="56" />
      <text className="small-picture-day" fill="var(--on-sun)" x="240" y={waterline - 86} textAnchor="middle">
        {sun.title}
      </text>
    </>
  );
}

/** What a figure says at a glance; of a kind that no article has had yet, the sun alone. */
function drawInside(figure: Figure): ReactNode {
  if (figure.kind === 'bars') return <SmallBars figure={figure} />;
  if (figure.kind === 'costs') return <SmallCosts figure={figure} />;
  if (figure.kind === 'ties') return <SmallTies figure={figure} />;
  return <Sun x={width / 2} />;
}

/** The figure of an article in few lines, for its card: the same numbers, most of its words left out. */
export function drawSmallPicture(figure: Figure): TreeNode[] {
  return toNodes(
    <svg className="small-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawInside(figure)}
      <rect fill="var(--deep)" y={waterline} width={width} height={height - waterline} />
      <path
        fill="none"
        stroke="var(--wave)"
        strokeWidth="2"
        opacity=".5"
        d={`M0 ${waterline + 18}q60-12 120 0t120 0t120 0t120 0`}
      />
    </svg>,
  );
}

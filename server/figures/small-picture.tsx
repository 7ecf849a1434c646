import type { ReactNode } from 'react';
import type { Bars, Costs, Figure, Ties } from '../../content/figure-types.ts';
import type { TreeNode } from '../../shared/page-data.ts';
import { toNodes } from '../to-nodes.ts';
import { formatCost } from './costs.tsx';
import { formatDollars } from './money.ts';

/** How high the waterline of a picture is, in pixels: pictures are as high everywhere, and wider ones show more sea. */
const waterline = 168;

/** The sun behind the waterline, with two lines of text on it. */
function Sun({ title = '', text = '' }: { title?: string; text?: string }) {
  return (
    <g fill="var(--on-sun)" textAnchor="middle">
      <path fill="var(--disc)" d={`M210 ${waterline}a64 64 0 0 1 128 0z`} />
      <text className="small-picture-title" x="274" y={waterline - (text ? 29 : 20)}>
        {title}
      </text>
      <text fontWeight="650" x="274" y={waterline - 11}>
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
        const length = Math.round((dollars / most) * 220);
        return (
          <g key={name} transform={`translate(20 ${28 + index * 48})`}>
            <text>{name}</text>
            <rect fill={isTrap ? 'var(--coral-ink)' : 'var(--lagoon)'} y="7" width={length} height="14" />
            <text x={length + 8} y="20">
              {formatDollars(dollars)}
            </text>
          </g>
        );
      })}
      <Sun title={sun.title} text={sun.text} />
    </>
  );
}

/** The first three mistakes, and what each costs. */
function SmallCosts({ figure: { rows, short, sun } }: { figure: Costs }) {
  return (
    <>
      <path fill="none" stroke="var(--margin-rule)" strokeWidth="2" d={`M46 0V${waterline}m4 0V0`} />
      {short.map((mistake, index) => (
        <g key={mistake} transform={`translate(22 ${32 + index * 49})`}>
          <text y="10">{index + 1}</text>
          <text x="42">{mistake}</text>
          <text className="small-picture-title" fill="var(--coral-ink)" x="42" y="22">
            {formatCost(rows[index]?.cost ?? '')}
          </text>
        </g>
      ))}
      <Sun title={sun.title} />
    </>
  );
}

/** Ties that end in a cross, and as many from the sun to another shore. */
function SmallTies({ figure: { cut, made, sun } }: { figure: Ties }) {
  const places = cut.ties.map((_, index) => 58 + index * 18);
  return (
    <>
      <text className="small-picture-title" x="20" y="34">
        {cut.place}
      </text>
      <text className="small-picture-title" x="320" y="34" textAnchor="end">
        {made.place}
      </text>
      {places.map((y) => (
        <g key={y} fill="none" stroke="var(--coral)" strokeWidth="2">
          <path strokeDasharray="5 4" d={`M24 ${y}H86`} />
          <path d={`M88 ${y - 4}l8 8m0-8l-8 8`} />
          <path stroke="var(--lagoon)" d={`M170 103C240 103 240 ${y} 314 ${y}`} />
          <circle fill="var(--lagoon)" stroke="none" cx="314" cy={y} r="4" />
        </g>
      ))}
      <circle fill="var(--disc)" cx="170" cy="103" r="60" />
      <text className="small-picture-title" fill="var(--on-sun)" x="170" y="109" textAnchor="middle">
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
  return <Sun />;
}

/** The figure of an article in few lines, for its card: the same numbers, most of its words left out. */
export function drawSmallPicture(figure: Figure): TreeNode[] {
  return toNodes(
    <svg className="small-picture" viewBox="0 0 340 204" aria-hidden="true">
      {drawInside(figure)}
      <path fill="var(--deep)" d={`M-999 ${waterline}h2400v99h-2400z`} />
      <path
        fill="none"
        stroke="var(--wave)"
        strokeWidth="2"
        opacity=".5"
        d={`M-998 ${waterline + 18}q45-12 90 0${'t90 0'.repeat(25)}`}
      />
    </svg>,
  );
}

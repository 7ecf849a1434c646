import { facts, percentOn, readFactsOn } from '../../content/facts.ts';
import { formatCents, formatPercent } from '../../shared/format.ts';
import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { addUp, takePercent } from './parts/money.ts';

/** One tax on a paycheck: its part of the gross pay in percent, or dollars where no percentage gives it. */
interface PayLine {
  name: string;
  take: { percent: number } | { dollars: number };
  note?: string;
  /** Computes the employee's half of a tax that employer and employee share. */
  isMatched?: boolean;
}

const socialSecurity: PayLine = { name: 'Social Security', take: { percent: 6.2 }, isMatched: true };
const medicare: PayLine = { name: 'Medicare', take: { percent: 1.45 }, isMatched: true };

const words = {
  caption: {
    lead: 'The half your staff never sees.',
    text: 'Below the line is what you add: a mirror of their 7.65%, then two unemployment taxes. Florida withholds no income tax, so nothing on the pay stub reminds you of the state’s unemployment tax.',
  },
  whole: 'What a paycheck of $1,000 costs you, line by line',
  gross: { label: 'Example, gross', dollars: 1000 },
  net: 'take-home',
  cost: 'What this paycheck costs you',
  sources: [
    'Internal Revenue Code 3101 and 3111: 6.2% and 1.45%, of the employee and of the employer',
    'IRS Publication 15-T: about $80 of a weekly $1,000 for a single person in 2026; an example',
    'Internal Revenue Code 3301, 3302 and 3306(b)(1); Florida Statutes 443.131 and 443.1217',
    'Instructions for Form 941; Florida Department of Revenue, instructions for Form RT-6',
  ],
};

/** The deductions from the paycheck. */
const deductions: PayLine[] = [
  { name: 'Federal income tax', take: { dollars: 80 }, note: 'by the W-4, example' },
  medicare,
  socialSecurity,
];

/** The employer's share. */
function listAdditions(day: string): PayLine[] {
  const today = readFactsOn(day);
  return [
    { ...socialSecurity, name: 'Social Security, matched' },
    { ...medicare, name: 'Medicare, matched' },
    {
      name: 'FUTA',
      take: { percent: percentOn(facts.federalUnemploymentTax, day) },
      note: `of the year’s first ${today(facts.unemploymentBase)}`,
    },
    {
      name: 'Florida RT-6',
      take: { percent: percentOn(facts.newEmployerTax, day) },
      note: `new employer, first ${today(facts.unemploymentBase)}`,
    },
  ];
}

const toAmount = ({ take }: PayLine) => ('percent' in take ? takePercent(words.gross.dollars, take.percent) : take.dollars);

/** Computes each line of the paycheck, the net pay and the cost to the employer. */
function settle(additions: PayLine[]) {
  const { dollars } = words.gross;
  const taken = deductions.map(toAmount);
  const added = additions.map(toAmount);
  return { taken, added, net: addUp([dollars, -addUp(taken)]), cost: addUp([dollars, ...added]) };
}

function PayLines({ lines, amounts, sign }: { lines: PayLine[]; amounts: number[]; sign: string }) {
  return (
    <ul className="paycheck-lines">
      {lines.map(({ name, take, note, isMatched }, index) => (
        <li key={name} className={isMatched ? 'figure-line paycheck-matched' : 'figure-line'}>
          <span>{sign}</span>
          <div>
            {name} <small>{['percent' in take && formatPercent(take.percent), note].filter(Boolean).join(' ')}</small>
          </div>
          <b>{formatCents(amounts[index] ?? 0)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Draws the gross pay as a bar: its parts have the colors of their lines, and the net pay has the color of the highlight. */
function PayBar({ net, taken }: { net: number; taken: number[] }) {
  const lines = deductions.map(({ name, isMatched }, index) => {
    return { name, amount: taken[index] ?? 0, color: `var(--${isMatched ? 'blush' : 'check'})` };
  });
  const parts = [{ name: words.net, amount: net, color: 'var(--highlight)' }, ...lines];
  return (
    <svg className="paycheck-bar" viewBox={`0 0 ${words.gross.dollars} 20`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ name, amount, color }, index) => (
        <path
          key={name}
          fill={color}
          stroke="var(--lagoon)"
          d={`M${addUp(parts.slice(0, index).map((part) => part.amount))} 0h${amount}v20h-${amount}z`}
        />
      ))}
    </svg>
  );
}

/** Draws a paycheck: its deductions, and in the footer the employer's share. */
export const figure: ServiceFigure = {
  ...words,
  answer: (day) => {
    const { net, cost } = settle(listAdditions(day));
    return {
      lines: [
        { name: words.gross.label, value: `$${formatCents(words.gross.dollars)}` },
        { name: words.cost, value: `$${formatCents(cost)}` },
      ],
      highlight: { title: `$${formatCents(net)}`, text: words.net },
    };
  },
  draw: (day) => {
    const { caption, gross } = words;
    const additions = listAdditions(day);
    const { taken, added, net, cost } = settle(additions);
    const footer = (
      <>
        <PayLines lines={additions} amounts={added} sign="+" />
        <div className="paycheck-cost">
          {words.cost} <b>${formatCents(cost)}</b>
        </div>
      </>
    );
    return (
      <Frame className="paycheck" place="beside" caption={caption} footer={footer}>
        <div className="figure-paper paycheck-gross">
          <div>
            <p className="eyebrow">{gross.label}</p>
            <b>${formatCents(gross.dollars)}</b>
            <PayBar net={net} taken={taken} />
          </div>
          <p className="figure-highlight">
            {words.net} <b>${formatCents(net)}</b>
          </p>
        </div>
        <PayLines lines={deductions} amounts={taken} sign="−" />
      </Frame>
    );
  },
};

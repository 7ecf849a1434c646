import { facts, percentOn, readFactsOn, valueOn } from '../../content/facts.ts';
import type { FigureNote } from '../../content/pages/page-types.ts';
import { formatDollars, formatPercent } from '../../shared/format.ts';
import { CardHighlight, CardPicture, horizon } from './parts/card-picture.tsx';
import { Columns } from './parts/columns.tsx';
import type { ArticleFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { takePercent } from './parts/money.ts';
import { HighlightNote, Note } from './parts/note.tsx';

/** A mistake: its cost, in words or as a percentage of an amount, and its repair. */
interface Mistake {
  mistake: string;
  cost: string | { of: number; percent: number };
  note: string;
  repair: string;
}

const words = {
  caption: {
    lead: 'What each mistake costs, and its repair.',
    text: 'Each mistake has its repair on the same line, and the repair is cheapest before a letter arrives. The amounts are the examples of this article.',
  },
  title: 'Seven mistakes, what each one costs, and the repair',
  number: 'Number',
  columns: { mistake: 'Mistake', cost: 'What it costs', repair: 'The repair' },
  /** The names of the first three on the article's card, in at most 17 letters each. */
  short: ['One account', 'No owner’s pay', '1099s for staff'],
  highlight: { title: 'March 15', text: '1065 and 1120-S' },
  sources: [
    'Internal Revenue Code 162, 274(d) and 3121(d); Revenue Ruling 74-44',
    'Internal Revenue Code 3101 and 3111: 6.2% and 1.45% of each; 6654; 6698 and 6699; 6511(a)',
    'IRS, Voluntary Classification Settlement Program, Form 8952',
    'Florida Statutes 212.15(2), 213.21(7), 605.0212 and 607.0193; Florida Department of Revenue, Form DR-15DSS for 2026',
  ],
};

/** The mistakes in the order of the article. */
function listMistakes(day: string): Mistake[] {
  const today = readFactsOn(day);
  return [
    {
      mistake: 'One account for two lives',
      cost: 'The deduction',
      note: 'if the IRS asks, and a creditor’s lawyer gains an argument',
      repair: 'One account and one card for the business, and your pay by transfer, on a date',
    },
    {
      mistake: 'An S corporation that pays its owner nothing',
      cost: { of: 60_000, percent: 15.3 },
      note: 'of wages, with penalties for every Form 941 that was wrong',
      repair: 'Reasonable pay, the reason written down, through payroll',
    },
    {
      mistake: 'Calling an employee a contractor',
      cost: '7.65%',
      note: 'and withholding, Form RT-6, often a workers’ compensation premium',
      repair: 'Decide before the first check, or use the IRS settlement program',
    },
    {
      mistake: 'No estimated payments until April',
      cost: 'A charge like interest',
      note: 'on each missed quarter, even if you pay in full by April',
      repair: 'A fixed share of every deposit into savings',
    },
    {
      mistake: 'A new product line and the old sales tax habits',
      cost: { of: 20_000, percent: percentOn(facts.palmBeachTotal, day) },
      note: 'of sales, out of money the customer never gave you',
      repair: 'Register, file Form DR-15; for a year gone by, voluntary disclosure',
    },
    {
      mistake: 'The annual report, forgotten in April',
      cost: 'A late fee',
      note: `larger than the report’s own, after ${today(facts.annualReportDue)}; the company dissolved in late September`,
      repair: 'File in January: ten minutes on Sunbiz',
    },
    {
      mistake: 'Lost receipts and a forgotten March 15',
      cost: 'Per owner, per month',
      note: `${today(facts.latePenalty)}, even when no tax is due`,
      repair: 'Form 7004 by the due date; photograph each slip',
    },
  ];
}

/** The cost of waiting. */
function writeFooter(day: string): FigureNote {
  return {
    title: 'After the letter',
    text: `The same repairs, with penalty and interest on top, and some doors shut. Voluntary disclosure is open only until the Department of Revenue contacts you; a refund can generally be claimed for ${valueOn(facts.amendBack, day)} after filing.`,
  };
}

/** Formats the cost of a mistake: "$1,300", or words. */
function formatCost(cost: Mistake['cost']): string {
  return typeof cost === 'string' ? cost : formatDollars(takePercent(cost.of, cost.percent));
}

/** Words that follow a cost that was computed. */
const sayRate = ({ percent, of }: { of: number; percent: number }) => `${formatPercent(percent)} of ${formatDollars(of)} `;

function MistakeTable({ mistakes }: { mistakes: Mistake[] }) {
  return (
    <table className="costs-table">
      <caption className="visually-hidden">{words.title}</caption>
      <Columns names={Object.values(words.columns)} className="eyebrow" number={words.number} />
      <tbody>
        {mistakes.map(({ mistake, cost, note, repair }, index) => (
          <tr key={mistake}>
            <td>
              <b>{index + 1}</b>
            </td>
            <th scope="row">
              <b>{mistake}</b>
            </th>
            <td>
              <b>{formatCost(cost)}</b>{' '}
              <small>
                {typeof cost !== 'string' && sayRate(cost)}
                {note}
              </small>
            </td>
            <td>{repair}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Draws the first three mistakes with their costs. */
function Card({ mistakes }: { mistakes: Mistake[] }) {
  return (
    <CardPicture>
      <path fill="none" stroke="var(--margin-rule)" strokeWidth="2" d={`M46 0V${horizon}m4 0V0`} />
      {words.short.map((mistake, index) => (
        <g key={mistake} transform={`translate(22 ${32 + index * 49})`}>
          <text y="10">{index + 1}</text>
          <text x="42">{mistake}</text>
          <text className="card-picture-title" fill="var(--coral-ink)" x="42" y="22">
            {formatCost(mistakes[index]?.cost ?? '')}
          </text>
        </g>
      ))}
      <CardHighlight title={words.highlight.title} />
    </CardPicture>
  );
}

/** Draws a table of mistakes, each with its cost and its repair, and in the footer the cost of waiting. */
export const figure: ArticleFigure = {
  ...words,
  draw: (day) => (
    <Frame className="small-highlight costs" place="under" caption={words.caption} footer={<Note note={writeFooter(day)} />}>
      <MistakeTable mistakes={listMistakes(day)} />
      <HighlightNote note={words.highlight} />
    </Frame>
  ),
  drawCard: (day) => <Card mistakes={listMistakes(day)} />,
};

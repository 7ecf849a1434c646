import { dollarsOn, facts, percentOn } from '../../content/facts.ts';
import { prices } from '../../content/prices.ts';
import { formatDollars } from '../../shared/format.ts';
import { Columns } from './parts/columns.tsx';
import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { addUp, takePercent } from './parts/money.ts';
import { HighlightNote } from './parts/note.tsx';

const profit = 100_000;
/** A fair wage for the owner's work. */
const wage = 60_000;
// In percent: Social Security and Medicare, both halves, and the part of a profit on which self-employment tax falls.
const rate = 15.3;
const taxedPart = 92.35;
const corporateRate = 21;

const toWhole = (amount: number) => formatDollars(Math.round(amount));
const onProfit = takePercent(takePercent(profit, taxedPart), rate);
const onWage = takePercent(wage, rate);
/** The tax of a C corporation on its profit after the wage and its half of the tax on the wage. */
const corporateTax = takePercent(profit - wage - onWage / 2, corporateRate);

/** A way of being taxed: its tax, the payer of its income tax, and its forms. */
interface Route {
  name: string;
  note: string;
  income: string;
  tax: number;
  taxNote: string;
  form: string;
  formNote: string;
}

const routes: Route[] = [
  {
    name: 'Sole proprietor',
    note: 'or an LLC with one owner, unless it elects',
    income: 'You, on the whole profit',
    tax: onProfit,
    taxNote: `${rate}% of ${taxedPart}% of the profit`,
    form: 'Schedule C',
    formNote: 'inside your Form 1040',
  },
  {
    name: 'S corporation',
    note: 'an LLC or a corporation that elects it on Form 2553',
    income: 'You, on your wage and on the rest',
    tax: onWage,
    taxNote: `${rate}% of a wage of ${formatDollars(wage)}`,
    form: '1120-S',
    formNote: 'a K-1 for each owner, and payroll returns',
  },
  {
    name: 'C corporation',
    note: 'a corporation, or an LLC that elects it on Form 8832',
    income: `The company, ${toWhole(corporateTax)} here, then you on dividends`,
    tax: onWage,
    taxNote: 'the same, on the same wage',
    form: '1120',
    formNote: 'Florida’s F-1120, and payroll returns',
  },
];

/**
 * Finds the profit above which an S corporation costs less than a sole proprietorship on a day. The difference has to
 * pay the tax on the wage, a return in place of Schedule C, a year of the cheapest payroll and two unemployment taxes.
 */
function findTurn(day: string): { extra: number; from: number } {
  const unemployment = takePercent(
    dollarsOn(facts.unemploymentBase, day),
    percentOn(facts.federalUnemploymentTax, day) + percentOn(facts.newEmployerTax, day),
  );
  const extra = addUp([prices.sCorporation.price.low, -prices.scheduleC.price.low, 12 * prices.payroll.price.low, unemployment]);
  return { extra, from: (onWage + extra) / ((rate / 100) * (taxedPart / 100)) };
}

const words = {
  caption: {
    lead: 'LLC or S corporation?',
    text: 'An LLC says who owns a company, an S election how it is taxed; an LLC can have both. Which structure protects you from claims is a question for an attorney.',
  },
  whole: 'Three routes for one profit, and who pays the tax',
  title: `One profit of ${formatDollars(profit)}, three routes`,
  columns: {
    name: 'Route',
    income: 'Who pays income tax',
    tax: 'Social Security, Medicare',
    form: 'Federal return',
  },
  sources: [
    'Internal Revenue Code 1401 and 1402(a)(12) (15.3% of 92.35%), 3101 and 3111, 11(b) (21%); Revenue Ruling 59-221 (no self-employment tax on the K-1)',
    'Revenue Ruling 74-44 (reasonable wages); Form 2553; Form 8832; Internal Revenue Code 199A (deduction for business income)',
    'Price list; Internal Revenue Code 3301, 3302 and 3306(b)(1); Florida Statutes 443.131 and 443.1217',
  ],
};

/** Where the election begins to pay: the amount, the sentence that says it, and what it leaves out. */
export function describeTurn(day: string) {
  const { extra, from } = findTurn(day);
  const amount = formatDollars(Math.ceil(from / 1000) * 1000);
  return {
    highlight: { title: amount, text: 'of profit, and it pays' },
    answer: `The S election begins to pay at about ${amount} of profit.`,
    text: `That is with a fair wage of ${formatDollars(wage)} for your work. Return, payroll and unemployment taxes cost ${toWhole(extra)} a year more than Schedule C. A higher wage moves the line up. Income tax and the 20% deduction for business income are left out, and can move it either way. An LLC with two or more owners files Form 1065; those who work in it usually owe the same self-employment tax.`,
  };
}

/** Draws one profit through three kinds of company, and the profit from which the election pays. */
export const figure: ServiceFigure = {
  ...words,
  answer: (day) => {
    const { answer, highlight } = describeTurn(day);
    const lines = routes.slice(0, 2).map(({ name, tax }) => ({ name, value: toWhole(tax) }));
    return { title: answer, lines, highlight };
  },
  draw: (day) => {
    const { answer, text, highlight } = describeTurn(day);
    return (
      <Frame
        className="matrix"
        place="under"
        caption={words.caption}
        answer={answer}
        footer={<p className="figure-note">{text}</p>}
      >
        <table>
          <caption>{words.title}</caption>
          <Columns names={Object.values(words.columns)} className="eyebrow" />
          <tbody>
            {routes.map(({ name, note, income, tax, taxNote, form, formNote }) => (
              <tr key={name}>
                <th scope="row">
                  <b>{name}</b> <small>{note}</small>
                </th>
                <td data-column={words.columns.income}>{income}</td>
                <td data-column={words.columns.tax}>
                  <b>{toWhole(tax)}</b> <small>{taxNote}</small>
                </td>
                <td data-column={words.columns.form}>
                  <b>{form}</b> <small>{formNote}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <HighlightNote note={highlight} />
      </Frame>
    );
  },
};

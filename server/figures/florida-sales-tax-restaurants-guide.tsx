import { facts, percentOn, valueOn } from '../../content/facts.ts';
import { formatCents, formatDollars, formatNumber, formatPercent } from '../../shared/format.ts';
import { AmountRows } from './parts/amount-rows.tsx';
import { CardHighlight, CardPicture } from './parts/card-picture.tsx';
import type { ArticleFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { addUp, takePercent } from './parts/money.ts';
import { HighlightNote, NoteList } from './parts/note.tsx';

/** The sales of one kind in a month, and a note for the owner. */
interface Sale {
  name: string;
  dollars: number;
  note?: string;
  isOftenMissed?: boolean;
  isExempt?: boolean;
}

/** The day of the example's rates. */
const today = '2026-06-30';

/** The parts of the rate, in percent, and the authority that sets each. */
const rates = [
  { name: 'State', percent: percentOn(facts.stateSalesTax, today), owner: 'for the state' },
  { name: 'Palm Beach surtax', percent: percentOn(facts.palmBeachSurtax, today), owner: 'for the county’s schools' },
];

const sales: Sale[] = [
  { name: 'Dining room, bar and pickup', dollars: 84_000 },
  { name: 'Catering', dollars: 9_000 },
  { name: 'Service charges', dollars: 6_000, note: 'kept by the house: taxed, often missed', isOftenMissed: true },
  { name: 'Church luncheon', dollars: 1_000, note: 'exempt', isExempt: true },
];

const words = {
  caption: {
    lead: 'The money goes missing at the edges of the check.',
    text: `A charge the house keeps is part of the price; a gratuity, separately stated and paid in full to the staff, is not. Example figures at ${valueOn(facts.palmBeachTotal, today)}, the total in Palm Beach County in 2026.`,
  },
  rates,
  check: {
    title: 'One check',
    text: 'Example: a party of eight in Delray Beach',
    item: { name: 'Food and drink', dollars: 400 },
    charge: { name: 'Service charge', percent: 20 },
    taxable: 'Taxable',
    paid: 'The guests pay',
  },
  month: {
    title: 'One month',
    text: 'The sixty-seat restaurant described below. Each bar is as wide as its amount.',
    sales,
    taxable: 'Taxable sales',
  },
  /** Purchases without tax, in dollars, on which use tax is due. */
  bought: 1_200,
  /** The number of months that an audit covers. */
  months: 36,
  highlight: { title: '20th', text: 'last day' },
  footer: {
    check: 'of this check was never yours',
    due: 'due for the month',
    sales: 'on sales',
    use: 'of use tax on dishes bought online',
    short: 'short each month, if the service charges are coded as tips',
    after: 'after',
    audit: 'such months, before penalty and interest',
  },
  sources: [
    'Florida Statutes 212.02(16), 212.05 and 212.06(1); Florida Administrative Code 12A-1.0115(7), gratuities and service charges',
    'Florida Department of Revenue, Form DR-15DSS for 2026: Palm Beach 0.5% from January 1, 2026',
    'Florida Statutes 212.11; Florida Department of Revenue, instructions for Form DR-15',
  ],
};

/** The sums of the check and of the month, in dollars, to the cent. */
function addUpMonth() {
  const { check, bought } = words;
  const percent = addUp(rates.map((rate) => rate.percent));
  const charge = takePercent(check.item.dollars, check.charge.percent);
  const taxable = addUp([check.item.dollars, charge]);
  const sum = (list: Sale[]) => addUp(list.map(({ dollars }) => dollars));
  const sold = sum(sales.filter(({ isExempt }) => !isExempt));
  return {
    charge,
    /** The taxable part of the check, and the parts of its tax, in the order of the rates. */
    taxable,
    taxes: rates.map((rate) => takePercent(taxable, rate.percent)),
    /** The taxable sales of the month, and their tax. */
    sold,
    salesTax: takePercent(sold, percent),
    useTax: takePercent(bought, percent),
    /** The tax that is missing if the sales that are often forgotten are left out. */
    short: takePercent(sum(sales.filter(({ isOftenMissed }) => isOftenMissed)), percent),
  };
}

function SaleBar({ sale: { name, dollars, note, isOftenMissed, isExempt }, max }: { sale: Sale; max: number }) {
  const exempt = { fill: 'none', stroke: 'var(--ink-2)', strokeWidth: '1.5', strokeDasharray: '4 3' };
  const paint = isExempt ? exempt : { fill: isOftenMissed ? 'var(--coral)' : 'var(--river)' };
  return (
    <li className={isOftenMissed ? 'bars-missed' : undefined}>
      {name} <b>{formatNumber(dollars)}</b>
      <p>
        <svg width={`${Math.round((dollars / max) * 1000) / 10}%`} aria-hidden="true">
          <rect width="100%" height="100%" {...paint} />
        </svg>
        {note}
      </p>
    </li>
  );
}

/** The guest's check. */
function Check() {
  const { check } = words;
  const { charge, taxable, taxes } = addUpMonth();
  return (
    <section className="receipt">
      <b>{check.title}</b>
      <p>{check.text}</p>
      <AmountRows
        rows={[
          [check.item.name, check.item.dollars],
          [`${check.charge.name}, ${formatPercent(check.charge.percent)}`, charge],
          [check.taxable, taxable],
          ...rates.map(({ name, percent }, index): [string, number] => [`${name}, ${formatPercent(percent)}`, taxes[index] ?? 0]),
          [check.paid, addUp([taxable, ...taxes])],
        ]}
      />
    </section>
  );
}

/** The month of sales as bars. Their widths are the amounts. */
function Month() {
  const { month, highlight } = words;
  const max = Math.max(...sales.map(({ dollars }) => dollars));
  return (
    <section className="bars-month">
      <b>{month.title}</b>
      <p>{month.text}</p>
      <ul className="figure-rows">
        {sales.map((sale) => (
          <SaleBar key={sale.name} sale={sale} max={max} />
        ))}
        <li className="bars-sum">
          {month.taxable} <strong>{formatNumber(addUpMonth().sold)}</strong>
        </li>
      </ul>
      <HighlightNote note={highlight} />
    </section>
  );
}

/** Computes the tax on the check and for the month, and the shortfall in a month and in total. */
function listTaxes() {
  const { months, footer } = words;
  const { taxes, salesTax, useTax, short } = addUpMonth();
  const parts = rates.map(({ owner }, index) => `${formatCents(taxes[index] ?? 0)} ${owner}`);
  return [
    { title: `$${formatCents(addUp(taxes))}`, text: `${footer.check}: ${parts.join(', ')}` },
    {
      title: formatDollars(addUp([salesTax, useTax])),
      text: `${footer.due}: ${formatDollars(salesTax)} ${footer.sales}, ${formatDollars(useTax)} ${footer.use}`,
    },
    { title: formatDollars(short), text: footer.short },
    { title: formatDollars(short * months), text: `${footer.after} ${months} ${footer.audit}` },
  ];
}

/** Draws the month of sales, with a bar for each taxable kind. */
function Card() {
  const taxed = sales.filter(({ isExempt }) => !isExempt);
  const max = Math.max(...taxed.map(({ dollars }) => dollars));
  return (
    <CardPicture>
      {taxed.map(({ name, dollars, isOftenMissed }, index) => {
        const length = Math.round((dollars / max) * 220);
        return (
          <g key={name} transform={`translate(20 ${28 + index * 48})`}>
            <text>{name}</text>
            <rect fill={isOftenMissed ? 'var(--coral-ink)' : 'var(--lagoon)'} y="7" width={length} height="14" />
            <text x={length + 8} y="20">
              {formatDollars(dollars)}
            </text>
          </g>
        );
      })}
      <CardHighlight title={words.highlight.title} text={words.highlight.text} />
    </CardPicture>
  );
}

/** A guest's check beside a month of sales as bars; the footer has the tax on both. */
export const figure: ArticleFigure = {
  ...words,
  draw: () => (
    <Frame className="small-highlight bars" place="under" caption={words.caption} footer={<NoteList notes={listTaxes()} />}>
      <Check />
      <Month />
    </Frame>
  ),
  drawCard: Card,
};

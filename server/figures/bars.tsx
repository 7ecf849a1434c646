import type { Bars as BarsData, Sale } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { addUp, formatDollars, formatMoney, formatNumber } from './money.ts';
import { NoteList, SunNote } from './note.tsx';
import { AmountRows } from './receipt.tsx';
import { addUpMonth } from './sales-month.ts';

function Sold({ sale: { name, dollars, note, isTrap, isExempt }, most }: { sale: Sale; most: number }) {
  const exempt = { fill: 'none', stroke: 'var(--ink-2)', strokeWidth: '1.5', strokeDasharray: '4 3' };
  const look = isExempt ? exempt : { fill: isTrap ? 'var(--coral)' : 'var(--river)' };
  return (
    <li className={isTrap ? 'bars-trap' : undefined}>
      {name} <b>{formatNumber(dollars)}</b>
      <p>
        <svg width={`${Math.round((dollars / most) * 1000) / 10}%`} aria-hidden="true">
          <rect width="100%" height="100%" {...look} />
        </svg>
        {note}
      </p>
    </li>
  );
}

/** A guest's check beside a month of sales as bars; the tax on both is under water. */
export function Bars({ figure }: { figure: BarsData }) {
  const { caption, rates, check, month, months, sun, wet } = figure;
  const { charge, taxable, taxes, sold, salesTax, useTax, short } = addUpMonth(figure);
  const most = Math.max(...month.sales.map(({ dollars }) => dollars));
  const parts = rates.map(({ owner }, index) => `${formatMoney(taxes[index] ?? 0)} ${owner}`);
  const notes = [
    { title: `$${formatMoney(addUp(taxes))}`, text: `${wet.check}: ${parts.join(', ')}` },
    {
      title: formatDollars(addUp([salesTax, useTax])),
      text: `${wet.due}: ${formatDollars(salesTax)} ${wet.sales}, ${formatDollars(useTax)} ${wet.use}`,
    },
    { title: formatDollars(short), text: wet.short },
    { title: formatDollars(short * months), text: `after ${months} ${wet.audit}` },
  ];
  return (
    <Frame kind="rise bars" place="under" caption={caption} wet={<NoteList notes={notes} />}>
      <section className="receipt">
        <b>{check.title}</b>
        <p>{check.text}</p>
        <AmountRows
          rows={[
            [check.item.name, check.item.dollars],
            [`${check.charge.name}, ${check.charge.percent}%`, charge],
            [check.taxable, taxable],
            ...rates.map(({ name, percent }, index): [string, number] => [`${name}, ${percent}%`, taxes[index] ?? 0]),
            [check.paid, addUp([taxable, ...taxes])],
          ]}
        />
      </section>
      <section className="bars-month">
        <b>{month.title}</b>
        <p>{month.text}</p>
        <ul className="figure-rows">
          {month.sales.map((sale) => (
            <Sold key={sale.name} sale={sale} most={most} />
          ))}
          <li className="bars-sum">
            {month.taxable} <strong>{formatNumber(sold)}</strong>
          </li>
        </ul>
        <SunNote note={sun} />
      </section>
    </Frame>
  );
}

import type { Receipt as ReceiptData } from '../../content/figure-types.ts';
import { addUp, formatMoney, takePercent } from './money.ts';

/** Amounts with their cents, each beside its name. */
export function AmountRows({ rows }: { rows: [string, number][] }) {
  return (
    <dl className="figure-rows">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A receipt: above the water what the customer paid, under it the tax, which is not the seller's. */
export function Receipt({ receipt: { title, note, item, tax, paid, parts, total } }: { receipt: ReceiptData }) {
  const taxes = parts.map(({ name, percent }): [string, number] => [`${name} ${percent}%`, takePercent(item.dollars, percent)]);
  const sum = addUp(taxes.map(([, amount]) => amount));
  return (
    <>
      <div className="figure-dry receipt-dry">
        <div className="receipt">
          <p className="eyebrow">{title}</p>
          <p>{note}</p>
          <AmountRows
            rows={[
              [item.name, item.dollars],
              [tax, sum],
              [paid, addUp([item.dollars, sum])],
            ]}
          />
        </div>
      </div>
      <div className="figure-wet receipt-wet">
        <div className="receipt">
          <AmountRows rows={[...taxes, [total, sum]]} />
        </div>
      </div>
    </>
  );
}

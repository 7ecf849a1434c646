import { formatMoney } from './money.ts';

/** Amounts with their cents, each beside its name. */
export function AmountRows({ rows }: { rows: [name: string, amount: number][] }) {
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

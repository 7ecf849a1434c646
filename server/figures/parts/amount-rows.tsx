import { formatCents } from '../../../shared/format.ts';

/** Amounts with their cents, each beside its name. */
export function AmountRows({ rows }: { rows: [name: string, amount: number][] }) {
  return (
    <dl className="figure-rows">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatCents(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
